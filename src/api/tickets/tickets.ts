import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { BetKind, PlacedTicket } from '#domain/bets/bet.ts'
import type { operations } from '#openapi/client.gen.ts'
import { isMember, type MemberContext } from '#src/api/context.ts'
import type { Caller } from '#src/api/http/caller.ts'
import type { Known } from '#src/wire/base/enumerations.ts'
import { wireOf } from '#src/wire/base/wireNames.ts'
import { readEntryPage, readTicketPage, type EntryPage, type TicketPage } from '#src/wire/tickets/tickets.ts'

import { entriesResource, ticketsResource } from './resources.ts'

export type TicketTab = 'pending' | 'settled' | 'prebook'

/** Which tickets of a tab [HIST-01]; null leaves nothing out. */
export interface TicketFilter {
  readonly result: Known<'ticketResult'> | null
  readonly kind: BetKind | null
  /** The first and the last day they were placed or booked on: yyyy-MM-dd in the member's time zone. */
  readonly from: string | null
  readonly to: string | null
}

export const everyTicket: TicketFilter = { result: null, kind: null, from: null, to: null }

/** A page of a tab's tickets. */
export interface TicketQuery extends Partial<TicketFilter> {
  readonly tab: TicketTab
  readonly page: number
}

/** What moved money, as far as it is known. */
export type KnownEntry = Known<'entryKind'>

/** [HIST-02] */
const pageSize = 20

type WireQuery = NonNullable<operations['listTransactions']['parameters']['query']>

function wireQuery({
  tab,
  page,
  result = null,
  kind = null,
  from = null,
  to = null,
}: TicketQuery): WireQuery {
  return {
    tab,
    page,
    page_size: pageSize,
    ...(result !== null && { result: wireOf('ticketResult', result) }),
    ...(kind !== null && { ticket_type: kind }),
    ...(from !== null && { date_from: from }),
    ...(to !== null && { date_to: to }),
  }
}

export type TicketCalls = ReturnType<typeof ticketCalls>

export function ticketCalls({ http, get, currency, onLeftOut }: Caller) {
  return {
    tickets: (query: TicketQuery, signal?: AbortSignal): Promise<TicketPage> =>
      get(
        (abort) => http.GET('/transactions/', { params: { query: wireQuery(query) }, signal: abort }),
        (data) => readTicketPage(data, currency(), onLeftOut),
        signal,
      ),
    /** A ticket by its number, whichever tab it is in; null if no ticket has it. */
    ticket: (ticketNum: string, signal?: AbortSignal): Promise<PlacedTicket | null> =>
      get(
        (abort) =>
          http.GET('/transactions/', { params: { query: { ticket_num: ticketNum } }, signal: abort }),
        (data) => readTicketPage(data, currency(), onLeftOut).tickets[0] ?? null,
        signal,
      ),
    /** @param kind null for every one */
    entries: (page: number, kind: KnownEntry | null = null, signal?: AbortSignal): Promise<EntryPage> =>
      get(
        (abort) =>
          http.GET('/transactions/entries/', {
            params: {
              query: { page, page_size: pageSize, ...(kind !== null && { kind: wireOf('entryKind', kind) }) },
            },
            signal: abort,
          }),
        (data) => readEntryPage(data, currency(), onLeftOut),
        signal,
      ),
  }
}

/** The member's tickets of a tab, newest first, page after page [HIST-01]; never asked for a guest. */
export function ticketsQuery(
  context: MemberContext<Pick<TicketCalls, 'tickets'>>,
  tab: TicketTab,
  filter: TicketFilter = everyTicket,
) {
  return infiniteQueryOptions({
    queryKey: [...ticketsResource.key, tab, filter] as const,
    queryFn: ({ pageParam, signal }) => context.api.tickets({ tab, page: pageParam, ...filter }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    enabled: isMember(context),
    staleTime: 15_000,
  })
}

/** The key of one ticket among what is known. */
export const ticketKey = (ticketNum: string | null) => [...ticketsResource.key, 'one', ticketNum] as const

/** One ticket by its number, which is null where none is asked for. */
export function ticketQuery(context: MemberContext<Pick<TicketCalls, 'ticket'>>, ticketNum: string | null) {
  return queryOptions({
    queryKey: ticketKey(ticketNum),
    queryFn: ({ signal }) =>
      ticketNum === null ? Promise.resolve(null) : context.api.ticket(ticketNum, signal),
    enabled: isMember(context) && ticketNum !== null,
    staleTime: 15_000,
  })
}

/** The movements of the member's money, all or of one kind, newest first, page after page [HIST-02]; never asked for a guest. */
export function entriesQuery(
  context: MemberContext<Pick<TicketCalls, 'entries'>>,
  kind: KnownEntry | null = null,
) {
  return infiniteQueryOptions({
    queryKey: [...entriesResource.key, kind] as const,
    queryFn: ({ pageParam, signal }) => context.api.entries(pageParam, kind, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    enabled: isMember(context),
    staleTime: 15_000,
  })
}
