import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Refusal } from '#machines/betSlip/types.ts'
import { useFormat } from '#src/client/useFormat.ts'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Name } from '#src/ui/Name.tsx'
import { low, radius, space, text } from '#src/ui/theme/scale.ts'
import { chosenName } from '#src/words/selections.ts'

import type { LegFacts, StillLeg } from '../shownLegs.ts'
import { ChosenTerms } from './ChosenTerms.tsx'
import { LegChange, LegRefusal, TermsStandAgain } from './LegChange.tsx'

const styles = {
  leg: css({
    position: 'relative',
    // A price that moves in it lays out nothing beside it.
    contain: 'layout style',
    display: 'grid',
    // There is room for what has changed whatever the facts: it stands over them, and the slip never moves.
    minHeight: 112,
    alignContent: 'start',
    padding: space[3],
    [low]: { minHeight: 88, padding: `${space[2]}px ${space[3]}px` },
    borderRadius: radius.m,
    background: 'var(--surface-3)',
    listStyle: 'none',
  }),
  head: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    // The button is larger than the line it stands in.
    '> button': { margin: `-6px -${space[2]}px -6px -${space[1]}px` },
  }),
  pin: css({ '&[aria-pressed="true"]': { color: 'var(--accent)', background: 'var(--surface-2)' } }),
  stake: css({ marginTop: space[2] }),
  letter: css({ minWidth: 20, fontWeight: 700, color: 'var(--text-3)' }),
  selection: css({
    flex: 1,
    minWidth: 0,
    margin: 0,
    fontSize: text.m,
    fontWeight: 600,
    color: 'var(--text-1)',
    overflowWrap: 'anywhere',
  }),
  facts: css({
    display: 'grid',
    marginTop: space[1],
    gap: space[1],
    fontSize: text.s,
    color: 'var(--text-2)',
    // However long the names are, the leg is as high as any.
    [low]: { marginTop: 2, gap: 0, '& bdi': { maxHeight: '1lh' } },
  }),
  // The place of what was chosen is kept, so that it moves nothing when it comes.
  market: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 112px', gap: space[2] }),
  chosen: css({ textAlign: 'right' }),
  teams: css({
    color: 'var(--text-1)',
    [low]: {
      display: 'flex',
      gap: space[1],
      whiteSpace: 'nowrap',
      '> bdi': { minWidth: 0, textOverflow: 'ellipsis' },
    },
  }),
  where: css({
    color: 'var(--text-3)',
    fontVariantNumeric: 'tabular-nums',
    [low]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  }),
  live: css({ color: 'var(--live)', fontWeight: 600 }),
}

interface LegCardProps {
  readonly shown: StillLeg
  /** Its price, which moves by itself. */
  readonly price: ReactNode
  /** Its letter in a system [SLIP-11]; null elsewhere. */
  readonly letter: string | null
  /** Its own range, where it is the only one there is; else null. */
  readonly range: ReactNode
  /** Why the bet was refused, where that is about this one. */
  readonly refusal: Refusal | null
  /** Whether it stays when other odds are pressed; null where that is not for the member to say. */
  readonly pin: { readonly isPinned: boolean; readonly onPin: () => void } | null
  /** Its own stake, where it is one of several bets; else null. */
  readonly stake: ReactNode
  /** Null where it is not taken out by itself. */
  readonly onRemove: (() => void) | null
  /** Nothing of it can be changed now: its buttons keep their places, so that nothing moves [SLIP-15]. */
  readonly isLocked: boolean
  /** A bet was pressed, and the member is asked whether to place it at the terms shown. */
  readonly isAsking: boolean
  /** What the member can say to a change of it; null where nothing can be said now. */
  readonly choice: ReactNode
}

/** One selection in the slip: what it is, its price, and what has changed about it. */
export function LegCard({
  shown: { leg, chosen, change },
  price,
  letter,
  range,
  refusal,
  isAsking,
  pin,
  stake,
  onRemove,
  isLocked,
  choice,
}: LegCardProps) {
  const { i18n, t } = useLingui()
  const { homeName, awayName } = leg
  const name = chosenName(i18n, leg)
  return (
    <li css={styles.leg} aria-label={name}>
      <div css={styles.head}>
        {letter !== null && <span css={styles.letter}>{letter}</span>}
        <p css={styles.selection}>
          <SelectionLabel selection={leg} />
        </p>
        {price}
        {pin !== null && (
          <IconButton
            css={styles.pin}
            icon="pin"
            label={pin.isPinned ? t`Unpin ${name}` : t`Pin ${name}, to bet several singles`}
            aria-pressed={pin.isPinned}
            disabled={isLocked}
            onClick={pin.onPin}
          />
        )}
        {onRemove !== null && (
          <IconButton icon="close" label={t`Remove ${name}`} disabled={isLocked} onClick={onRemove} />
        )}
      </div>
      <div css={styles.facts}>
        <span css={styles.market}>
          <Name lines={2}>{leg.marketName}</Name>
          <span css={styles.chosen}>
            {chosen !== null && <ChosenTerms betType={leg.betType} chosen={chosen} />}
          </span>
        </span>
        {leg.option !== 'outright' && (
          <span css={styles.teams}>
            <Trans>
              <Name lines={2}>{homeName}</Name> v <Name lines={2}>{awayName}</Name>
            </Trans>
          </span>
        )}
        <LegWhere leg={leg} />
        {range}
      </div>
      {stake !== null && <div css={styles.stake}>{stake}</div>}
      {change !== null && <LegChange change={change} refusal={refusal} choice={choice} />}
      {change === null && refusal !== null && (
        <LegRefusal refusal={refusal} choice={isAsking ? choice : null} />
      )}
      {change === null && refusal === null && isAsking && <TermsStandAgain choice={choice} />}
    </li>
  )
}

function LegWhere({ leg }: { leg: LegFacts }) {
  const format = useFormat()
  return (
    <span css={styles.where}>
      <Name lines={1}>{leg.gameName}</Name> · <Name lines={1}>{leg.competitionName}</Name> ·{' '}
      {leg.inPlay ? (
        <span css={styles.live}>
          <Trans>In-play</Trans>
        </span>
      ) : (
        format.kickOff(leg.startUtc)
      )}
    </span>
  )
}
