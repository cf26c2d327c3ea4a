import type { Query, QueryClient } from '@tanstack/react-query'

import { failureOf } from '#machines/failure.ts'
import { walletResource } from '#src/api/member/resources.ts'
import { entriesResource, ticketsResource } from '#src/api/tickets/resources.ts'
import type { Connectivity } from '#src/client/root/connectivity.ts'
import type { Timers } from '#src/realtime/timers.ts'

const firstWait = 2_000
const longestWait = 30_000

/** What money changes. */
const moneyKeys: ReadonlySet<unknown> = new Set(
  [walletResource, ticketsResource, entriesResource].map(({ key }) => key[0]),
)

/** The session is over: nothing is asked for any more. */
function isOver({ error }: Query['state']): boolean {
  const { kind } = failureOf(error)
  return kind === 'unauthorized' || kind === 'forbidden'
}

export interface InsistServices {
  readonly queryClient: QueryClient
  readonly connectivity: Pick<Connectivity, 'subscribe'>
  readonly timers: Timers
}

/**
 * Asks again for balance and tickets that could not be fetched until they are known: less and less often, and at once
 * when the line or the member comes back [HIST-03]. After any error: what a server refuses now it may give in a moment.
 */
export function insistOnMoney({ queryClient, connectivity, timers }: InsistServices): void {
  const waiting = new Map<string, { readonly query: Query; readonly timer: number }>()
  const failures = new Map<string, number>()

  const rest = (queryHash: string): void => {
    const timer = waiting.get(queryHash)?.timer
    if (timer !== undefined) timers.stopTimer(timer)
    waiting.delete(queryHash)
  }
  const ask = (query: Query): void => {
    rest(query.queryHash)
    // What nobody looks at is fetched when it is shown next; the slip always looks at the balance.
    const isWanted = query.isActive() || query.queryKey[0] === walletResource.key[0]
    if (isWanted) void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true })
  }
  const waitFor = (query: Query): void => {
    const before = failures.get(query.queryHash) ?? 0
    failures.set(query.queryHash, before + 1)
    rest(query.queryHash)
    const timer = timers.startTimer(() => ask(query), Math.min(firstWait * 2 ** before, longestWait))
    waiting.set(query.queryHash, { query, timer })
  }
  const settle = ({ queryHash }: Query): void => {
    rest(queryHash)
    failures.delete(queryHash)
  }

  queryClient.getQueryCache().subscribe((event) => {
    const { query } = event
    if (!moneyKeys.has(query.queryKey[0])) return
    if (event.type === 'removed') settle(query)
    if (event.type !== 'updated') return
    if (event.action.type === 'success' || isOver(query.state)) settle(query)
    else if (event.action.type === 'error') waitFor(query)
  })
  connectivity.subscribe(({ type }) => {
    if (type === 'connection.lost' || type === 'page.left') return
    for (const { query } of waiting.values()) ask(query)
  })
}
