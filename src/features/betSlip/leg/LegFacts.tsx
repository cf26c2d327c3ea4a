import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { figureLabel } from '#domain/market/betType.ts'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { text } from '#src/ui/theme/scale.ts'
import { startLabels } from '#src/words/format/starts.ts'

import type { ChosenTerms as Terms, LegFacts as Facts } from '../view/shownLegs.ts'
import { ChosenTerms } from './ChosenTerms.tsx'
import { opponentOf } from './team.ts'

const styles = {
  row: css({ display: 'flex', alignItems: 'flex-start', gap: 8 }),
  facts: css({
    flex: 1,
    minWidth: 0,
    minHeight: 24,
    // Two lines, or three of long names; all of it is on the match's page.
    maxHeight: 54,
    // Beside a stake of its own there is less width, and what it returns is said as well.
    '[data-staked="true"] &': { maxHeight: 70 },
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    margin: '0 0 -6px',
    padding: '0 0 6px',
    color: 'var(--text-3)',
    fontSize: text.xs,
    fontWeight: 400,
    lineHeight: '1rem',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { color: 'var(--text-2)' },
    '&::after': { content: '" ▾"' },
    '&[aria-expanded="true"]::after': { content: '" ▴"' },
  }),
  // The place of what was chosen is kept, so that it moves nothing when it comes.
  chosen: css({
    flex: 'none',
    minWidth: 36,
    textAlign: 'end',
    fontSize: text.xs,
    lineHeight: '1rem',
    '&[data-wide="true"]': { minWidth: 72 },
  }),
  live: css({ color: 'var(--live)', fontWeight: 500 }),
}

interface LegFactsProps {
  readonly leg: Facts
  /** What was chosen, where that is something else than what is on offer now. */
  readonly chosen: Terms | null
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly returns: ReactNode
}

/** Where a selection belongs, on one line: its market, its match, when that is played. A press says more of it. */
export function LegFacts({ leg, chosen, isOpen, onOpen, returns }: LegFactsProps) {
  const hasFigure = figureLabel(leg.betType, leg) !== null
  const isLong = usePreference('oddsType') === 'indo'
  return (
    <div css={styles.row}>
      <button type="button" css={styles.facts} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <Name>{leg.marketName}</Name>
        <Dot />
        <Where leg={leg} />
        {returns}
      </button>
      <span css={styles.chosen} data-wide={hasFigure || isLong}>
        {chosen !== null && <ChosenTerms betType={leg.betType} chosen={chosen} />}
      </span>
    </div>
  )
}

function Where({ leg }: { leg: Facts }) {
  const format = useFormat()
  const { time, day, full } = startLabels(format, leg.startUtc, useServerTime(format.isoDay))
  const { homeName, awayName } = leg
  const opponent = opponentOf(leg)
  return (
    <>
      {leg.option === 'outright' ? (
        <Name>{leg.competitionName}</Name>
      ) : opponent !== null ? (
        <Trans context="the other side of a match">
          v <Name>{opponent}</Name>
        </Trans>
      ) : (
        <Trans>
          <Name>{homeName}</Name> v <Name>{awayName}</Name>
        </Trans>
      )}
      <Dot />
      {leg.inPlay ? (
        <span css={styles.live}>
          <Trans context="match in progress">In-play</Trans>
        </span>
      ) : (
        <time dateTime={new Date(leg.startUtc).toISOString()}>{day === null ? time : full}</time>
      )}
    </>
  )
}
