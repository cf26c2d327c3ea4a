import type { Money } from '#domain/money.ts'
import { compareMoney, isZero } from '#domain/money.ts'
import { type LegResult, settleTicket } from '#domain/settlement.ts'

import type { Settlement } from '../market/commands.ts'
import { legResultOf } from '../market/result.ts'
import {
  type Bet,
  type BetLeg,
  type BetResult,
  findBet,
  pendingBetsOn,
  settleBet,
  settleLeg,
} from '../store/bets.ts'
import type { Database } from '../store/database.ts'

/** A result in words the history shows. A dead heat returns part of a win: a half win. */
function betResultOf(result: LegResult): BetResult {
  if (typeof result === 'object') return 'half_win'
  switch (result) {
    case 'win':
      return 'win'
    case 'lose':
      return 'loss'
    case 'halfWin':
      return 'half_win'
    case 'halfLose':
      return 'half_loss'
    case 'void':
      return 'refund'
  }
}

/**
 * Settles every pending bet on a market with a result: leg, ticket, payout and ledger in one transaction, at
 * most once however often the result is told (a restart tells all of them again).
 * @returns the bets that are settled by it, as they are now
 */
export function settleMarket(database: Database, settlement: Settlement): Bet[] {
  return database.transaction(() =>
    pendingBetsOn(database, settlement.marketId).map((bet) => {
      const results = bet.legs.map((leg) => legResultOf(settlement, leg.side, leg))
      return settleSingle(database, { bet, results, resultValue: settlement.resultValue, at: settlement.at })
    }),
  )
}

/**
 * Gives back the stakes of pending bets on a market that went away without a result.
 * @returns the bets that are refunded by it, as they are now
 */
export function voidMarket(database: Database, marketId: string, at: number): Bet[] {
  return database.transaction(() =>
    pendingBetsOn(database, marketId).map((bet) =>
      settleSingle(database, { bet, results: bet.legs.map(() => 'void'), resultValue: null, at }),
    ),
  )
}

function settleSingle(
  database: Database,
  settled: { bet: Bet; results: LegResult[]; resultValue: string | null; at: number },
): Bet {
  const { bet, results, resultValue, at } = settled
  const legs = bet.legs.map((leg: BetLeg, position) => ({
    leg,
    position,
    result: results[position] ?? 'void',
  }))
  for (const { position, result } of legs) {
    settleLeg(database, { bet: bet.id, position, result: betResultOf(result), resultValue })
  }
  const returns = settleTicket(
    bet.amount,
    legs.map(({ leg, result }) => ({ result, euroOdds: leg.euroOdds })),
  )
  const only = legs.length === 1 ? legs[0] : undefined
  const result = only === undefined ? ticketResult(bet.amount, returns) : betResultOf(only.result)
  // A feed may put its commands between two milliseconds.
  settleBet(database, { bet, result, returns, at: Math.floor(at) })
  return findBet(database, bet.ticketNum) ?? bet
}

/** What a ticket of several legs is called by what it pays. */
function ticketResult(stake: Money, returns: Money): BetResult {
  if (isZero(returns)) return 'loss'
  const order = compareMoney(returns, stake)
  return order === 0 ? 'draw' : order > 0 ? 'win' : 'half_loss'
}
