import { queryOptions } from '@tanstack/react-query'

import type { BetKind, Leg } from '#domain/bets/bet.ts'
import type { QueryContext } from '#src/api/query.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import { wireOf } from '#src/wire/base/wireNames.ts'
import {
  type BetCode,
  type CodeSelections,
  readCodeSelections,
  readMadeCode,
} from '#src/wire/bets/betCodes.ts'

import { betCodesResource } from './resources.ts'

export type { BetCode, CodeSelections }

/** What a code is made of: which selections, and what kind of bet. No price, no stake. */
export interface CodedSlip {
  readonly kind: BetKind
  readonly legs: readonly Pick<Leg, 'marketId' | 'side'>[]
}

/** Milliseconds: prices in between are the price book's. */
const askedEvery = 15_000

/** A code for these selections, made once: the same while it is shown again. */
export function madeCodeQuery({ api: { caller } }: QueryContext, { kind, legs }: CodedSlip) {
  const tickets = legs.map(({ marketId, side }) => ({ market_id: marketId, bet_type_selection: side }))
  return queryOptions({
    queryKey: [...betCodesResource.key, 'made', kind, tickets] as const,
    queryFn: ({ signal }): Promise<BetCode> =>
      caller.post(
        (abort) =>
          caller.http.POST('/bet-codes/', {
            body: { ticket_type: wireOf('ticketType', kind), tickets },
            signal: abort,
          }),
        readMadeCode,
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    // A second call makes a second code: the member asks for it.
    retry: false,
  })
}

/** What a code holds, as it is now; its prices are the price book's. @param code as `readBetCode` has read it */
export function codeSelectionsQuery(
  { api: { caller }, priceBook }: QueryContext & { readonly priceBook: PriceBook },
  code: string,
) {
  return queryOptions({
    queryKey: [...betCodesResource.key, 'held', code] as const,
    queryFn: async ({ signal }): Promise<CodeSelections> => {
      const requestedInGeneration = priceBook.generation()
      const held = await caller.get(
        (abort) => caller.http.GET('/bet-codes/{code}/', { params: { path: { code } }, signal: abort }),
        (data) => readCodeSelections(data, caller.onLeftOut),
        signal,
      )
      priceBook.seed(
        held.legs.map(({ market }) => market),
        requestedInGeneration,
      )
      return held
    },
    // What was looked at before is asked for again, and one that there is not is not tried again and again.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data === undefined ? false : askedEvery),
  })
}
