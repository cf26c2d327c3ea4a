import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { ticketsQuery, type TicketFilter } from '#src/api/tickets/tickets.ts'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { weekStartOf } from '#src/ui/controls/day/dayWords.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { noonOf } from '#src/words/format/calendar.ts'
import { noTicketsText, type TicketTabName } from '#src/words/tickets/tickets.ts'

import { TicketRow } from '../ticket/TicketRow.tsx'
import { PagedList } from './PagedList.tsx'
import { isChosen } from './ticketFilters.ts'
import { DayHeading, PendingTotals, WeekHeading } from './TicketSums.tsx'
import { type TicketWeek, ticketWeek } from './weekSums.ts'

interface TicketListProps {
  tab: TicketTabName
  filter: TicketFilter
  /** A ticket that the history was asked for; it stands first where it is not on the pages that are there. */
  asked?: PlacedTicket | null
  onSlip: () => void
}

const texts = {
  loading: <Trans>Loading bets</Trans>,
  failed: <Trans>Couldn't load your bets</Trans>,
  reassurance: <Trans>Your bets are not affected.</Trans>,
  notCurrent: <Trans>These bets may not be up to date.</Trans>,
  moreFailed: <Trans>Couldn't load more bets.</Trans>,
}

/** The tickets of a tab, page after page, with what all of them come to [HIST-01]. */
export function TicketList({ tab, filter, asked = null, onSlip }: TicketListProps) {
  const format = useFormat()
  const { i18n } = useLingui()
  const timeZone = usePreference('timeZone')
  const tickets = useInfiniteQuery(ticketsQuery(useDeferredClient(), tab, filter))
  const pages = tickets.data?.pages ?? []
  const rows = once(pages.flatMap((page) => page.tickets))
  const isOnPage = rows.some(({ ticketNum }) => ticketNum === asked?.ticketNum)
  const shown = asked === null || isOnPage ? rows : [asked, ...rows]
  const { totals = null, days = [] } = pages[0] ?? {}
  const dayOf = ({ createdUtc }: PlacedTicket): string => format.isoDay(createdUtc)
  const weekStart = weekStartOf(i18n.locale)
  const weekOf = (ticket: PlacedTicket): TicketWeek => ticketWeek(dayOf(ticket), weekStart, days, filter)
  const nameOf = (day: string): string => format.weekday(noonOf(day, timeZone))
  return (
    <PagedList pages={tickets} texts={texts} rowHeight={172}>
      {totals !== null && shown.length > 0 && <PendingTotals {...totals} />}
      {shown.length === 0 && <NoTickets tab={tab} isChosen={isChosen(filter)} />}
      {shown.map((ticket, at) => {
        const before = shown[at - 1]
        const begins = tab === 'settled' && (before === undefined || dayOf(before) !== dayOf(ticket))
        const week = begins ? weekOf(ticket) : null
        const beginsWeek = before === undefined || weekOf(before).first !== week?.first
        return (
          <Fragment key={ticket.ticketNum}>
            {week !== null && beginsWeek && (
              <WeekHeading first={nameOf(week.first)} last={nameOf(week.last)} sums={week.sums} />
            )}
            {begins && (
              <DayHeading
                date={`${format.weekday(ticket.createdUtc)}`}
                sums={days.find(({ date }) => date === dayOf(ticket)) ?? null}
              />
            )}
            <TicketRow ticket={ticket} isAsked={ticket.ticketNum === asked?.ticketNum} onSlip={onSlip} />
          </Fragment>
        )
      })}
    </PagedList>
  )
}

/** A ticket that came meanwhile pushes others onto the next page, where they are a second time. */
function once(tickets: readonly PlacedTicket[]): readonly PlacedTicket[] {
  return [...new Map(tickets.map((ticket) => [ticket.ticketNum, ticket])).values()]
}

function NoTickets({ tab, isChosen: isSomeLeftOut }: { tab: TicketTabName; isChosen: boolean }) {
  const { i18n } = useLingui()
  const [title, detail] = noTicketsText(i18n, tab)
  if (isSomeLeftOut)
    return (
      <EmptyState icon="history" title={<Trans>No bets match these filters</Trans>}>
        <Trans>Try other dates, bet types or results.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState icon="history" title={title}>
      {detail}
    </EmptyState>
  )
}
