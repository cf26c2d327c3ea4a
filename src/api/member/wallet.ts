import { queryOptions } from '@tanstack/react-query'

import { isMember, type MemberContext } from '#src/api/context.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { readWallet, type Wallet } from '#src/wire/member/wallet.ts'

import { walletResource } from './resources.ts'

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

/** The member's balance; never asked for a guest [LAUNCH-05]. */
export function walletQuery(context: MemberContext<WalletCalls>) {
  return queryOptions({
    queryKey: walletResource.key,
    queryFn: ({ signal }) => context.api.wallet(signal),
    enabled: isMember(context),
    staleTime: 30_000,
  })
}
