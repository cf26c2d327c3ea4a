import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { memo, useRef } from 'react'

import type { Event } from '#domain/market/event.ts'
import { isSport } from '#domain/market/game.ts'
import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { Crest } from '#src/ui/crest/Crest.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { card } from '#src/ui/list/card.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import { eventName } from '#src/words/match/events.ts'

import { useScore } from '../useScore.ts'
import { EventWay } from './EventWay.tsx'
import { MainPrices } from './MainPrices.tsx'
import { StartsIn } from './StartsIn.tsx'

const styles = {
  rows: css({
    ...cellHeightVariable,
    // Of every row: two lines of teams, on a phone two cells.
    '--front-row': 'calc(3rem + 18px)',
    [phone]: { '--front-row': 'calc(2 * var(--cell-height) + 19px)' },
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '> li + li': { borderTop: '1px solid var(--border)' },
  }),
  place: css({ display: 'grid', height: 'var(--front-row)', padding: space[2] }),
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  columnGap: space[3],
  alignItems: 'center',
  minHeight: 'var(--front-row)',
  padding: `${space[2]}px ${space[2]}px ${space[2]}px ${space[3]}px`,
  fontSize: text.s,
  '[data-odds-type="indo"] &': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  [phone]: {
    columnGap: space[2],
    gridTemplateColumns: 'minmax(0, 1fr) 116px',
    '[data-odds-type="indo"] &': { gridTemplateColumns: 'minmax(0, 1fr) 148px' },
  },
  '& [data-way]': {
    display: 'grid',
    gridTemplateColumns: '3.75rem 22px minmax(0, 1fr) auto auto',
    gridTemplateRows: 'repeat(2, minmax(1.5rem, auto))',
    columnGap: space[2],
    rowGap: 2,
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--text-1)',
    borderRadius: radius.s,
    // A team on the line of its price, where a price each stands on lines of its own.
    [phone]: {
      alignSelf: 'start',
      gridTemplateColumns: '3.25rem 22px minmax(0, 1fr) auto auto',
      gridTemplateRows: 'repeat(2, minmax(var(--cell-height), auto))',
      rowGap: 3,
    },
  },
  '& [data-when]': {
    gridRow: '1 / 3',
    alignSelf: 'center',
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-3)',
    '& b': {
      display: 'block',
      fontSize: text.s,
      fontWeight: 600,
      color: 'var(--text-1)',
      whiteSpace: 'nowrap',
    },
    '& [data-standing]': { display: 'none', fontWeight: 600, color: 'var(--live)' },
  },
  '& [data-crest]': { gridColumn: 2 },
  '& [data-team]': { gridColumn: 3, overflowWrap: 'anywhere', lineHeight: '1.125rem', fontWeight: 500 },
  '& [data-maps]': { gridColumn: 4, color: 'var(--text-3)' },
  '& [data-score]': { gridColumn: 5, minWidth: '1ch', textAlign: 'end', fontWeight: 600 },
  '& [data-maps], & [data-score]': { display: 'none' },
  '&[data-in-play="true"]': {
    '& [data-start]': { display: 'none' },
    '& [data-standing], & [data-maps], & [data-score]': { display: 'block' },
  },
  '& a[data-way]:hover [data-team]': { color: 'var(--accent-strong)' },
})

/** A match as a row of the home page: when it starts or how it stands, who plays, and the prices of its main market. */
const FrontRow = memo(function FrontRow({ event }: { event: Event }) {
  const { i18n } = useLingui()
  const row = useRef<HTMLFieldSetElement>(null)
  useScore(row, event)
  const { eventId, gameId, home, away, startUtc } = event
  const sport = isSport(gameId)
  return (
    <fieldset ref={row} css={rowStyle} aria-label={eventName(i18n, event)} data-event={eventId}>
      <EventWay event={event}>
        <span data-when="">
          <StartsIn startUtc={startUtc} />
          <bdi data-standing="" />
        </span>
        <Crest name={home} isSport={sport} />
        <Name data-team="">{home}</Name>
        <span data-maps="home" />
        <span data-score="home" />
        <Crest name={away} isSport={sport} />
        <Name data-team="">{away}</Name>
        <span data-maps="away" />
        <span data-score="away" />
      </EventWay>
      <MainPrices event={event} isBeside />
    </fieldset>
  )
})

/** A few matches with their prices, one below the other. */
export function FrontRows({ label, events }: { label: string; events: readonly Event[] }) {
  return (
    <ul css={[card, styles.rows]} aria-label={label}>
      {events.map((event) => (
        <li key={event.eventId}>
          <FrontRow event={event} />
        </li>
      ))}
    </ul>
  )
}

/** The places of so many rows. */
export function RowPlaces({ count }: { count: number }) {
  return (
    <div css={[card, styles.rows]}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} css={styles.place}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  )
}
