import { decimal } from '#domain/money/decimal.ts'
import { minorUnits, truncateMinorUnits } from '#domain/money/exactMoney.ts'
import { compareMoney, isZero, type Money } from '#domain/money/money.ts'

import type { Database } from '../store/database.ts'
import {
  dueMiniGameBets,
  type MiniGameBet,
  type MiniGameResult,
  pendingMiniGameBets,
  settleMiniGameBet,
} from '../store/miniGames.ts'
import { type GameType, gameTypes } from './games/game.ts'
import { games } from './games/games.ts'
import { outcomeOf, roundAt, roundOf } from './rounds.ts'

/** What a bet returns: the exact product of stake and what is paid for one unit, truncated once at the minor unit. */
export function returnsOf(amount: Money, pays: string): Money {
  return truncateMinorUnits(minorUnits(amount).times(decimal(pays)), amount.currency, amount.digits)
}

/** Settles every bet whose round has ended by now (sandbox time), at the end of its round. */
export function settleRounds(database: Database, seed: number, now: number): void {
  const due = dueMiniGameBets(database, roundAt(now).number)
  if (due.length === 0) return
  database.transaction(() => {
    for (const bet of due) {
      const type = typeOf(bet)
      const outcome = outcomeOf(seed, { id: bet.tableId, type }, bet.round)
      const returns = returnsOf(bet.amount, games[type].pays(bet.selection, outcome))
      const at = roundOf(bet.round).endsAt
      settleMiniGameBet(database, bet, { outcome, result: resultOf(bet.amount, returns), returns, at })
    }
  })
}

/** Gives the stakes of all bets back that wait for a round which will not be played. */
export function returnMiniGameStakes(database: Database, at: number): void {
  for (const bet of pendingMiniGameBets(database))
    settleMiniGameBet(database, bet, { outcome: null, result: 'refund', returns: bet.amount, at })
}

/** Named after what it pays, like every bet. */
function resultOf(amount: Money, returns: Money): Exclude<MiniGameResult, 'pending'> {
  if (isZero(returns)) return 'loss'
  return compareMoney(returns, amount) > 0 ? 'win' : 'half_loss'
}

function typeOf(bet: MiniGameBet): GameType {
  const type = gameTypes.find((known) => known === bet.game)
  if (type === undefined) throw new TypeError(`There is no game ${bet.game}.`)
  return type
}
