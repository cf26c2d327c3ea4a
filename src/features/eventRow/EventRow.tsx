import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo, type MouseEvent, useRef } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import { canOpen, type Event } from '#domain/market/event.ts'
import { isSport } from '#domain/market/game.ts'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Crest } from '#src/ui/crest/Crest.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { startLabels } from '#src/words/format/starts.ts'
import type { MarketColumn } from '#src/words/market/marketColumns.ts'
import { eventName } from '#src/words/match/events.ts'
import type { LeftReason } from '#src/words/match/leftReasons.ts'

import { FavouriteStar } from './FavouriteStar.tsx'
import { linesOf, usualColumns } from './listColumns.ts'
import { gridStyle } from './rowGrid.ts'
import { RowMarket } from './RowMarket.tsx'
import { furtherMarkets, rowMarketsOf } from './rowMarkets.ts'
import { rowStyle } from './rowStyle.ts'
import { RowTime } from './RowTime.tsx'
import { useScore } from './useScore.ts'

interface EventRowProps {
  readonly event: Event
  /** The kind of bet that the list is about; else that of the slip's open tab. */
  readonly kind?: BetKind | undefined
  /** Its list's, the same array while they are the same. */
  readonly columns?: readonly MarketColumn[] | undefined
  /** Why the event is not in its list any more, where it is not. */
  readonly left?: LeftReason | null
  /** Where nothing above the row says of which competition it is. */
  readonly isWithCompetition?: boolean
  /** So many cells have room side by side in the compact rows of its list; null where rows are as usual. */
  readonly ways?: 2 | 3 | null
}

/**
 * An event of a list [BROWSE-07]. Rendered once for what the reply says of it; prices, scores and its place in play are
 * written by the books, and its height never changes.
 */
export const EventRow = memo(function EventRow({
  event,
  kind,
  columns = usualColumns,
  left = null,
  isWithCompetition = false,
  ways = null,
}: EventRowProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const today = useServerTime(format.isoDay)
  const row = useRef<HTMLFieldSetElement>(null)
  useScore(row, event)
  const isCompact = ways !== null
  const markets = rowMarketsOf(event)
  const isOpen = canOpen(event, { streaming: event.hasStream })
  const isOfSport = isSport(event.gameId)
  const teams = (
    <>
      <RowTime {...startLabels(format, event.startUtc, today)} left={left} />
      <Crest name={event.home} isSport={isOfSport} />
      <Name data-team="" style={isCompact ? lettersOf(event.home) : undefined}>
        {event.home}
      </Name>
      <span data-maps="home" />
      <span data-score="home" />
      <Crest name={event.away} isSport={isOfSport} />
      <Name data-team="" style={isCompact ? lettersOf(event.away) : undefined}>
        {event.away}
      </Name>
      <span data-maps="away" />
      <span data-score="away" />
      {isWithCompetition && (
        <span data-of="">
          <Name>{event.gameName}</Name>
          <Dot />
          <Name>{event.competitionName}</Name>
        </span>
      )}
    </>
  )
  const { eventId } = event
  const further = furtherMarkets(event, markets, columns)
  return (
    <fieldset
      ref={row}
      css={rowStyle}
      aria-label={eventName(i18n, event)}
      aria-disabled={left === null ? undefined : true}
      data-event={eventId}
      data-lines={linesOf(event, columns, isWithCompetition, isCompact)}
      data-left={left ?? undefined}
      onClickCapture={left === null ? undefined : swallow}
    >
      <div css={gridStyle} role="toolbar" aria-label={t`Match and odds`} data-ways={ways ?? undefined}>
        {isOpen ? (
          <Link to="/events/$eventId" params={{ eventId }} search data-column="teams">
            {teams}
          </Link>
        ) : (
          <div data-column="teams">{teams}</div>
        )}
        {columns.map((column, at) => (
          <RowMarket
            key={column}
            event={event}
            market={markets[column]}
            column={column}
            place={at + 1}
            kind={kind}
            isCompact={isCompact}
          />
        ))}
        <div data-column="more">
          {isOpen && further.some((count) => count > 0) && (
            <Link to="/events/$eventId" params={{ eventId }} search data-more="">
              {further.map((count, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- one for each number of columns
                <Further key={at} count={count} beside={at + 1} isLast={at === further.length - 1} />
              ))}
            </Link>
          )}
          <span data-marks="">
            {event.hasStream && (
              <Link
                to="/live-stream-app/$eventId"
                params={{ eventId }}
                aria-label={t`Live stream`}
                title={t`Live stream`}
                data-stream=""
              >
                <Icon name="play" />
              </Link>
            )}
            <FavouriteStar event={event} />
          </span>
        </div>
      </div>
    </fieldset>
  )
})

/** By its letters a compact row knows whether a name has room in one line. */
function lettersOf(name: string): CSSProperties {
  const style: Readonly<Record<`--${string}`, number>> = { '--letters': name.length }
  return style
}

/** What has left the list is no longer pressed, wherever it still stands: but a favourite can be made one again. */
function swallow(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-star]') !== null) return
  event.preventDefault()
  event.stopPropagation()
}

/** How many markets there are beside so many columns. */
function Further({ count, beside, isLast }: { count: number; beside: number; isLast: boolean }) {
  return (
    count > 0 && (
      <span data-beside={isLast ? 'all' : beside}>
        <span aria-hidden="true">+{count}</span>
        <VisuallyHidden>
          <Plural value={count} one="+# more market" other="+# more markets" />
        </VisuallyHidden>
      </span>
    )
  )
}
