import { type LegResult, settleTicket } from '#domain/bets/settlement.ts'
import type { Money } from '#domain/money/money.ts'
import { compareMoney, isZero } from '#domain/money/money.ts'

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
} from '../store/bets/bets.ts'
import { keepSettlement, type KeptSettlement } from '../store/bets/settlements.ts'
import type { Database } from '../store/database.ts'
import { returnsOf } from './payout.ts'

/** A bet that a result could not settle, and why. */
export interface UnsettledBet {
  ticketNum: string
  reason: string
}

/** What a result did: bets as they are now, and those it could not settle. */
export interface Settled {
  bets: Bet[]
  unsettled: UnsettledBet[]
}

/**
 * Settles every pending leg on a market with a result, and each bet whose returns are then known: legs, ticket,
 * payout and ledger in one transaction per bet, at most once however often the result is announced (a restart
 * announces all of them again). A bet that cannot be settled does not hold up the others.
 */
export function settleMarket(database: Database, settlement: Settlement): Settled {
  return settleEach(database, settlement, (leg) => legResultOf(settlement, leg.side, leg))
}

/** Voids the pending legs on a market that went away without a result. */
export function voidMarket(database: Database, marketId: string, at: number): Settled {
  return settleEach(database, voidedAt(marketId, at), () => 'void')
}

/**
 * Returns the stake of a bet, whatever happens or has happened to its markets.
 * @returns null for a bet that is already settled
 */
export function voidBet(database: Database, bet: Bet, at: number): Bet | null {
  if (bet.result !== 'pending') return null
  const settlement = voidedAt(bet.legs[0]?.marketId ?? '', at)
  return settleLegs(database, { bet, settlement, results: bet.legs.map(() => 'void' as const) })
}

function voidedAt(marketId: string, at: number): KeptSettlement {
  return { marketId, at, ending: 'voided', results: {}, resultValue: null, score: null }
}

function settleEach(
  database: Database,
  settlement: KeptSettlement,
  result: (leg: BetLeg) => LegResult,
): Settled {
  const settled: Settled = { bets: [], unsettled: [] }
  for (const bet of pendingBetsOn(database, settlement.marketId)) {
    try {
      const isOf = (leg: BetLeg) => leg.marketId === settlement.marketId && leg.result === 'pending'
      const results = bet.legs.map((leg) => (isOf(leg) ? result(leg) : null))
      const after = settleLegs(database, { bet, settlement, results })
      if (bet.result === 'pending' && after.result !== 'pending') settled.bets.push(after)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      settled.unsettled.push({ ticketNum: bet.ticketNum, reason })
    }
  }
  return settled
}

/** Writes the results of legs, null for those without a new one, and pays the bet if they decide it. */
function settleLegs(
  database: Database,
  settled: { bet: Bet; settlement: KeptSettlement; results: readonly (LegResult | null)[] },
): Bet {
  const { bet, settlement, results } = settled
  // A feed may put its commands between two milliseconds. Stakes may be returned by a different clock from that
  // of the world the bet was taken in; still not before it was taken.
  const isVoid = settlement.ending === 'voided'
  const at = Math.max(Math.floor(settlement.at), isVoid ? bet.placedAt : 0)
  const outcomes = bet.legs.map((leg, position) => results[position] ?? leg.outcome)
  const returns = bet.result === 'pending' ? returnsOf(bet, outcomes) : null
  return database.transaction(() => {
    const id = keepSettlement(database, { ...settlement, at })
    const legs = bet.legs.map((leg, position) => {
      const outcome = results[position] ?? null
      if (outcome === null) return leg.result
      const result = legWord(bet, leg, outcome)
      const { resultValue } = settlement
      settleLeg(database, { bet: bet.id, position, result, outcome, resultValue, settlement: id })
      return result
    })
    if (returns !== null) {
      settleBet(database, { bet, result: ticketWord(legs, bet.amount, returns), returns, at })
    }
    return findBet(database, bet.ticketNum) ?? bet
  })
}

/** A leg in words, as if the whole stake had been on it. */
function legWord({ amount }: Bet, { euroOdds }: BetLeg, result: LegResult): BetResult {
  return betResultOf(result, amount, settleTicket(amount, [{ result, euroOdds }]))
}

/** A ticket with one leg has the word of its leg; one whose legs are all void is a refund. */
function ticketWord(legs: readonly BetResult[], stake: Money, returns: Money): BetResult {
  const [only, ...others] = legs
  if (only !== undefined && others.length === 0) return only
  return legs.every((leg) => leg === 'refund') ? 'refund' : ticketResult(stake, returns)
}

/**
 * A result in the words of the history. A part of a win (a dead heat) is named after what it pays: the contract
 * has no word for it, and a member who gets less than the stake has not won.
 */
function betResultOf(result: LegResult, stake: Money, returns: Money): BetResult {
  if (typeof result === 'object') {
    const called = ticketResult(stake, returns)
    return called === 'win' ? 'half_win' : called === 'draw' ? 'refund' : called
  }
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

/** The word for a ticket with several legs, by what it pays. */
function ticketResult(stake: Money, returns: Money): BetResult {
  if (isZero(returns)) return 'loss'
  const order = compareMoney(returns, stake)
  return order === 0 ? 'draw' : order > 0 ? 'win' : 'half_loss'
}
