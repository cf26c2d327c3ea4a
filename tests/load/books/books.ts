import * as v from 'valibot'

import { jsonOf } from '#conformance/wire/http.ts'

/** What the back end's own books say of a member: amounts are texts in full units of the member's currency. */
const books = v.object({
  wallet: v.object({ balance: v.string() }),
  /** Every ticket, those of booked bets that were placed included. */
  bets: v.array(
    v.object({
      ticketNum: v.string(),
      key: v.nullable(v.string()),
      amount: v.string(),
      /** What was paid back; null while it is not settled. */
      returns: v.nullable(v.string()),
    }),
  ),
  /** Every bet that was ever booked. */
  prebooks: v.array(
    v.object({
      ticketNum: v.string(),
      key: v.nullable(v.string()),
      amount: v.string(),
      status: v.pipe(
        v.picklist(['booked', 'placed', 'accepted', 'cancelled']),
        v.transform((status) => (status === 'accepted' ? 'placed' : status)),
      ),
    }),
  ),
  /** What the back end's own audit finds wrong with the books. */
  problems: v.optional(v.array(v.string()), []),
})

export type Books = v.InferOutput<typeof books>

/** Reads what the address or the command of the books answered. @throws Error if it is something else */
export function readBooks(text: string): Books {
  const result = v.safeParse(books, jsonOf(text))
  if (!result.success) throw new Error(`These are no books (tests/load/README.md): ${text.slice(0, 300)}`)
  return result.output
}
