import { queryOptions } from '@tanstack/react-query'

import { readWallet, type Wallet } from '#src/wire/wallet.ts'

import { isMember, type MemberContext } from './context.ts'
import type { Resource } from './happenings.ts'
import type { Caller } from './http/caller.ts'

export type WalletCalls = ReturnType<typeof walletCalls>

export function walletCalls({ http, get, currency }: Caller) {
  return {
    wallet: (signal?: AbortSignal): Promise<Wallet> =>
      get(
        (abort) => http.GET('/wallet/', { signal: abort }),
        (data) => readWallet(data, currency()),
        signal,
      ),
  }
}

export const walletResource = {
  key: ['wallet'],
  outOfDateAfter: ['betPlaced', 'betRefused', 'ticketNoticed', 'moneyMoved', 'reconnected'],
} as const satisfies Resource

/** The member's balance; never asked for a guest [LAUNCH-05]. */
export function walletQuery(context: MemberContext<WalletCalls>) {
  return queryOptions({
    queryKey: walletResource.key,
    queryFn: ({ signal }) => context.api.wallet(signal),
    enabled: isMember(context),
    staleTime: 30_000,
  })
}
