import type { BetOperation } from '#domain/bets/operations.ts'

import { judgeBetBuilder } from './betBuilder.ts'
import { judgeCombo } from './combo.ts'
import type { BetBodies, BetCircumstances, Verdict } from './facts.ts'
import { judgeMix } from './mix.ts'
import { judgeSingle } from './single.ts'

/** What is asked for: a placing call with its body. */
export type BetOrder = {
  [Operation in BetOperation]: { operation: Operation; body: BetBodies[Operation] }
}[BetOperation]

/** Judges a bet of any kind by everything except its key; bookings have their own judge (`prebook.ts`). */
export function judgeBet(
  facts: BetCircumstances,
  order: Exclude<BetOrder, { operation: 'bookBet' }>,
): Verdict {
  switch (order.operation) {
    case 'placeSingleBet':
      return judgeSingle(facts, order.body)
    case 'placeComboBet':
      return judgeCombo(facts, order.body)
    case 'placeMixedComboBet':
      return judgeMix(facts, order.body)
    case 'placeEventCombo':
      return judgeBetBuilder(facts, order.body)
  }
}

/** The markets a bet is about. */
export function marketsOf(order: BetOrder): string[] {
  if (order.operation === 'bookBet') return [order.body.ticket.market_id]
  return order.body.tickets.map(({ market_id: marketId }) => marketId)
}
