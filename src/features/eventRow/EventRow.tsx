import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo, type MouseEvent, useLayoutEffect, useRef } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import { canOpen, type Event } from '#domain/event.ts'
import { useClient } from '#src/client/context.tsx'
import { useServerTime } from '#src/client/serverTime.ts'
import { useFormat } from '#src/client/useFormat.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/Name.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { eventName } from '#src/words/events.ts'
import type { LeftReason } from '#src/words/leftReasons.ts'
import type { MarketColumn } from '#src/words/marketColumns.ts'
import { startLabels } from '#src/words/starts.ts'

import { bindScore } from './bindScore.ts'
import { FavouriteStar } from './FavouriteStar.tsx'
import { usualColumns } from './listColumns.ts'
import { gridStyle } from './rowGrid.ts'
import { RowMarket } from './RowMarket.tsx'
import { furtherMarkets, rowMarketsOf } from './rowMarkets.ts'
import { rowStyle } from './rowStyle.ts'
import { RowTime } from './RowTime.tsx'

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
}: EventRowProps) {
  const { scoreBook } = useClient()
  const { t, i18n } = useLingui()
  const format = useFormat()
  const today = useServerTime(format.isoDay)
  const row = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(
    () => (row.current === null ? undefined : bindScore(row.current, scoreBook, event, i18n)),
    [scoreBook, event, i18n],
  )
  const markets = rowMarketsOf(event)
  const isOpen = canOpen(event, { streaming: event.hasStream })
  const teams = (
    <>
      <RowTime
        {...startLabels(format, event.startUtc, today)}
        left={left}
        of={isWithCompetition ? event : null}
      />
      <Name data-team="">{event.home}</Name>
      <span data-maps="home" />
      <span data-score="home" />
      <Name data-team="">{event.away}</Name>
      <span data-maps="away" />
      <span data-score="away" />
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
      data-left={left ?? undefined}
      onClickCapture={left === null ? undefined : swallow}
    >
      <div css={gridStyle} role="toolbar" aria-label={t`Match and prices`}>
        {isOpen ? (
          <Link to="/events/$eventId" params={{ eventId }} search data-column="teams">
            {teams}
          </Link>
        ) : (
          <div data-column="teams">{teams}</div>
        )}
        {columns.map((column) => (
          <RowMarket key={column} event={event} market={markets[column]} column={column} kind={kind} />
        ))}
        <div data-column="more">
          {isOpen && further.narrow > 0 && (
            <Link
              to="/events/$eventId"
              params={{ eventId }}
              search
              data-more={further.wide === 0 ? 'narrow' : 'always'}
            >
              <Further count={further.wide} where="wide" />
              <Further count={further.narrow} where="narrow" />
            </Link>
          )}
          <span data-marks="">
            <FavouriteStar event={event} />
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
          </span>
        </div>
      </div>
    </fieldset>
  )
})

/** What has left the list is no longer pressed, wherever it still stands: but a favourite can be made one again. */
function swallow(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-star]') !== null) return
  event.preventDefault()
  event.stopPropagation()
}

function Further({ count, where }: { count: number; where: 'wide' | 'narrow' }) {
  return (
    count > 0 && (
      <span data-further={where}>
        <span aria-hidden="true">+{count}</span>
        <VisuallyHidden>
          <Plural value={count} one="+# more market" other="+# more markets" />
        </VisuallyHidden>
      </span>
    )
  )
}
