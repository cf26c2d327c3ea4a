import { add, amountText, type Money, money } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { components, operations } from '#openapi/client.gen.ts'

import type { Currency } from '../currencies.ts'
import { dayIn } from '../market/tabs.ts'
import { findBet } from '../store/bets/bets.ts'
import { type TicketHead, ticketHeads } from '../store/bets/tickets.ts'
import type { Database } from '../store/database.ts'
import { type LedgerEntry, listEntries } from '../store/ledger.ts'
import { ApiError } from '../wire/apiError.ts'
import { possibleReturnsOf } from './payout.ts'
import { findTicket } from './ticket.ts'

type Schemas = components['schemas']
type Wish = NonNullable<operations['listTransactions']['parameters']['query']>

/** How far back tickets and movements are listed: three months are never longer than this [HIST-01]. */
const threeMonthsMs = 92 * 24 * 3_600_000

interface HistoryQuery {
  member: string
  currency: Currency
  /** Sandbox time. */
  now: number
  wish: Wish
}

/**
 * A page of a member's tickets, newest first. The first page includes the sums of all of them, not just of the page: for
 * pending ones the amount at risk and the possible returns, for settled ones the sums of each day.
 * @throws ApiError if the dates are more than three months back, or the first is after the last
 */
export function ticketPage(database: Database, query: HistoryQuery): Schemas['TicketPage'] {
  const { member, now, wish } = query
  const { tab, page = 1, page_size: pageSize = 20 } = wish
  refuseDates(query)
  const heads = ticketHeads(database, member, now - threeMonthsMs).filter((head) => isWanted(head, wish))
  const from = (page - 1) * pageSize
  return {
    count: heads.length,
    next: from + pageSize < heads.length ? page + 1 : null,
    results: heads
      .slice(from, from + pageSize)
      .map(({ ticketNum }) => findTicket(database, ticketNum))
      .filter((ticket) => ticket !== null),
    ...(page === 1 && tab === 'pending' ? { totals: totalsOf(database, heads, query) } : {}),
    ...(page === 1 && tab === 'settled' ? { days: daysOf(heads, query) } : {}),
  }
}

function refuseDates({ now, wish }: HistoryQuery): void {
  const { date_from: from, date_to: to, timezone = 'UTC' } = wish
  const first = dayIn(now - threeMonthsMs, timezone)
  if (from !== undefined && from < first) refuse('Tickets are kept for three months.')
  if (from !== undefined && to !== undefined && from > to) refuse('The first day comes after the last.')
}

function refuse(detail: string): never {
  throw new ApiError(400, errors.validationFailed, { params: { detail } })
}

/** A booking is not a bet yet, and a cancelled one never was: pending and settled only contain bets. */
function isOfTab({ isBooking, isPrebook, result }: TicketHead, tab: Wish['tab']): boolean {
  switch (tab) {
    case undefined:
      return true
    case 'pending':
      return !isBooking && result === 'pending'
    case 'settled':
      return !isBooking && result !== 'pending'
    case 'prebook':
      return isPrebook
  }
}

function isWanted(head: TicketHead, wish: Wish): boolean {
  const { tab, result, ticket_type: kind, ticket_num: ticketNum, timezone = 'UTC' } = wish
  const { date_from: from, date_to: to } = wish
  if (!isOfTab(head, tab)) return false
  if (result !== undefined && head.result !== result) return false
  if (kind !== undefined && head.kind !== kind) return false
  if (ticketNum !== undefined && head.ticketNum !== ticketNum) return false
  if (from === undefined && to === undefined) return true
  const day = dayIn(head.createdAt, timezone)
  return (from === undefined || from <= day) && (to === undefined || day <= to)
}

function totalsOf(
  database: Database,
  heads: readonly TicketHead[],
  { currency }: HistoryQuery,
): Schemas['TicketTotals'] {
  const none = moneyIn(currency, 0)
  const possible = heads.map(({ ticketNum }) => {
    const bet = findBet(database, ticketNum)
    return (bet === null ? null : possibleReturnsOf(bet)) ?? none
  })
  return {
    amount: amountText(moneyIn(currency, sumOf(heads.map(({ amount }) => amount)))),
    possibleReturns: amountText(possible.reduce(add, none)),
  }
}

function daysOf(heads: readonly TicketHead[], { currency, wish }: HistoryQuery): Schemas['TicketDay'][] {
  const days = new Map<string, TicketHead[]>()
  for (const head of heads) {
    const day = dayIn(head.createdAt, wish.timezone ?? 'UTC')
    days.set(day, [...(days.get(day) ?? []), head])
  }
  const text = (minor: number): string => amountText(moneyIn(currency, minor))
  return [...days]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([date, ofDay]) => {
      const staked = sumOf(ofDay.map(({ amount }) => amount))
      const returned = sumOf(ofDay.map(({ returns }) => returns ?? 0))
      return {
        date,
        count: ofDay.length,
        staked: text(staked),
        returned: text(returned),
        net: text(returned - staked),
      }
    })
}

/** @throws RangeError beyond what money can count */
function moneyIn({ code, digits }: Currency, minor: number): Money {
  return money(minor, code, digits)
}

function sumOf(minor: readonly number[]): number {
  return minor.reduce((sum, each) => sum + each, 0)
}

/** A page of the movements of a member's money, newest first [HIST-02]. */
export function entryPage(
  database: Database,
  query: {
    member: string
    now: number
    kind?: Schemas['EntryKind'] | undefined
    page?: number | undefined
    page_size?: number | undefined
  },
): Schemas['EntryPage'] {
  const { member, now, kind, page = 1, page_size: pageSize = 20 } = query
  const { count, entries } = listEntries(database, {
    member,
    since: now - threeMonthsMs,
    page,
    pageSize,
    only: kind === undefined ? undefined : ledgerKinds[kind],
  })
  return { count, next: page * pageSize < count ? page + 1 : null, results: entries.map(wireEntry) }
}

/** What the ledger has of each kind; the reverse of `kindOf`. */
const ledgerKinds: Record<Schemas['EntryKind'], NonNullable<Parameters<typeof listEntries>[1]['only']>> = {
  bet: { kinds: ['stake'] },
  payout: { kinds: ['payout'] },
  refund: { kinds: ['refund'] },
  deposit: { kinds: ['deposit'], adjustments: 'brought' },
  withdrawal: { kinds: [], adjustments: 'taken' },
}

function wireEntry(entry: LedgerEntry): Schemas['Entry'] {
  return {
    entryId: String(entry.seq),
    kind: kindOf(entry),
    amount: amountText(entry.amount),
    balanceAfter: amountText(entry.balanceAfter),
    currency: entry.amount.currency,
    atUtc: new Date(entry.at).toISOString(),
    ticketNum: entry.ticketNum,
  }
}

function kindOf({ kind, amount }: LedgerEntry): Schemas['EntryKind'] {
  switch (kind) {
    case 'stake':
      return 'bet'
    case 'adjustment':
      return amount.minor < 0 ? 'withdrawal' : 'deposit'
    default:
      return kind
  }
}
