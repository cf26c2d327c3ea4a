import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { ticketQuery } from '#src/api/tickets/tickets.ts'
import { useSession } from '#src/client/context.tsx'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { LogIn } from '#src/features/partner/LogIn.tsx'
import { PrebookGuide } from '#src/features/prebook/PrebookGuide.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { monthsBefore } from '#src/words/format/calendar.ts'
import { historyTabName, type HistoryTabName, type TicketTabName } from '#src/words/tickets/tickets.ts'

import { EntryList } from './list/EntryList.tsx'
import { monthsKept } from './list/historyDates.ts'
import { HistoryFilters } from './list/HistoryFilters.tsx'
import { filterOf, noFilters } from './list/ticketFilters.ts'
import { TicketList } from './list/TicketList.tsx'

const styles = {
  // What is too wide in one of them is made narrower, and moves nothing beside it.
  column: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    alignContent: 'start',
  }),
  range: css({ fontSize: text.s, color: 'var(--text-3)', textAlign: 'center' }),
}

const tabs: readonly HistoryTabName[] = ['pending', 'settled', 'transactions']
const tabsWithPrebook: readonly HistoryTabName[] = ['pending', 'settled', 'prebook', 'transactions']

interface HistoryProps {
  /** A ticket it is asked to show; null for none in particular. */
  ticketNum?: string | null
  /** Another is asked for, or none any more. */
  onTicket?: (ticketNum: string | null) => void
  /** Shows the slip, into which selections were put. */
  onSlip?: () => void
}

function nothing(): void {}

/** The member's tickets and movements of money of the past three months [HIST-01] [HIST-02]; guests have none [LAUNCH-05]. */
export function History({ ticketNum = null, onTicket = nothing, onSlip = nothing }: HistoryProps) {
  const { isGuest } = useSession()
  return isGuest ? (
    <GuestHistory />
  ) : (
    <MemberHistory ticketNum={ticketNum} onTicket={onTicket} onSlip={onSlip} />
  )
}

function MemberHistory({ ticketNum, onTicket, onSlip }: Required<HistoryProps>) {
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState<HistoryTabName>('pending')
  const asked = useQuery(ticketQuery(useDeferredClient(), ticketNum))
  const ticket = asked.data ?? null
  const tab = ticket === null ? chosen : tabOf(ticket)
  const panelId = useId()
  const { settings } = useSession()
  const shown = settings.features.isPrebookingEnabled === true ? tabsWithPrebook : tabs
  const choose = (name: HistoryTabName): void => {
    setChosen(name)
    onTicket(null)
  }
  const isNotFound = ticketNum !== null && (asked.isError || asked.data === null)
  return (
    <div css={styles.column}>
      <Tabs
        label={t({ message: 'Bet history', context: "the member's bets and transactions" })}
        tabs={shown.map((name) => ({ name, label: historyTabName(i18n, name) }))}
        selected={tab}
        onSelect={choose}
        panelId={panelId}
        isFilling
      />
      <div id={panelId} role="tabpanel" aria-label={historyTabName(i18n, tab)} css={styles.column}>
        {isNotFound && (
          <Notice tone="warning" role="status">
            <Trans>Couldn't find ticket {ticketNum}.</Trans>
          </Notice>
        )}
        {tab === 'transactions' ? (
          <EntryList onTicket={onTicket} />
        ) : (
          <Tickets key={tab} tab={tab} asked={ticket} onSlip={onSlip} />
        )}
      </div>
      {tab === 'prebook' && <PrebookGuide />}
      <p css={styles.range}>
        {tab === 'transactions' ? (
          <Trans>Transactions from the past 3 months</Trans>
        ) : (
          <Trans>Bets from the past 3 months</Trans>
        )}{' '}
        <Since />
      </p>
    </div>
  )
}

/** The tab a ticket stands in. */
function tabOf({ prebook, returns }: PlacedTicket): TicketTabName {
  if (prebook !== null && prebook.status !== 'placed') return 'prebook'
  return returns === null ? 'pending' : 'settled'
}

interface TicketsProps {
  tab: TicketTabName
  asked: PlacedTicket | null
  onSlip: () => void
}

function Tickets({ tab, asked, onSlip }: TicketsProps) {
  const [filters, setFilters] = useState(noFilters)
  const today = useServerTime(useFormat().isoDay)
  const filter = filterOf(filters, tab, today)
  return (
    <>
      <HistoryFilters
        tab={tab}
        filters={filters}
        onChange={(change) => setFilters((before) => ({ ...before, ...change }))}
      />
      {filter !== null && <TicketList tab={tab} filter={filter} asked={asked} onSlip={onSlip} />}
    </>
  )
}

/** From which day on: by the server's clock and the member's calendar. */
function Since() {
  const { date } = useFormat()
  const timeZone = usePreference('timeZone')
  const day = useServerTime(
    useCallback((now) => date(monthsBefore(now, monthsKept, timeZone)), [date, timeZone]),
  )
  return (
    <span>
      <Trans>(since {day})</Trans>
    </span>
  )
}

function GuestHistory() {
  const { i18n } = useLingui()
  return (
    <EmptyState icon="history" title={<Trans>No bets to show</Trans>} action={<LogIn reason="history" />}>
      {errorText(i18n, errors.pleaseLogin)}
    </EmptyState>
  )
}
