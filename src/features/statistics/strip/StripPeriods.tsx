import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import { inMemberWords } from '#src/words/match/feed.ts'
import { standingOf } from '#src/words/match/scores.ts'

import type { StripPeriod } from './stripFacts.ts'

const list = css({
  display: 'flex',
  gap: space[1],
  '> li': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minWidth: 64,
    height: 40,
    padding: `0 ${space[2]}px`,
    borderRadius: radius.s,
    background: 'var(--surface-3)',
    color: 'var(--text-2)',
    fontSize: text.xs,
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
    [phone]: { minWidth: 50, padding: `0 ${space[1]}px` },
  },
  '> li > b': { fontSize: text.s, fontWeight: 500, color: 'var(--text-1)' },
  '> [data-live]': { background: 'var(--live-surface)', color: 'var(--live)' },
  // There is room for the one that is played.
  '@container live-strip (width < 32rem)': { '> li:not(:last-of-type)': { display: 'none' } },
})

/** The halves, quarters or innings that have begun with their scores, the one that is played by its clock. */
export const StripPeriods = memo(function StripPeriods({ periods }: { periods: readonly StripPeriod[] }) {
  const { t } = useLingui()
  return (
    <ul
      css={list}
      data-periods=""
      aria-label={t({ message: 'Periods', context: 'halves, quarters or innings of a match' })}
    >
      {periods.map((period) => (
        <Period key={period.name} period={period} />
      ))}
    </ul>
  )
})

function Period({ period: { name, score, clock, isLive } }: { period: StripPeriod }) {
  const { t, i18n } = useLingui()
  const shown = standingOf(i18n, { mapNum: null, details: clock }).clock
  const named = inMemberWords(i18n, name)
  return (
    <li data-live={isLive ? '' : undefined}>
      {shown === '' ? (
        <Name>{named}</Name>
      ) : (
        <>
          <VisuallyHidden>{`${named}, `}</VisuallyHidden>
          <Name>{shown}</Name>
        </>
      )}
      {isLive && (
        <VisuallyHidden>{t({ message: ', live', context: 'part of a match in progress' })}</VisuallyHidden>
      )}
      <b>
        <bdi>{score}</bdi>
      </b>
    </li>
  )
}
