import type { Settlement } from '../market/commands.ts'
import { type Bet, findBet } from '../store/bets/bets.ts'
import type { Database } from '../store/database.ts'
import { settleMarket, type Settled, type UnsettledBet, voidBet, voidMarket } from './settlement.ts'

/** Settles bets when their markets get results, and keeps retrying those that could not be settled. */
export interface Settling {
  market(settlement: Settlement): void
  /** For a market that went away without a result. */
  voidMarket(marketId: string, at: number): void
  /** Returns a bet's stake; or the reason if it cannot. */
  voidBet(ticketNum: string, at: number): string | null
  /** Retries what could not be settled. */
  retry(): void
  /** Bets whose market has ended and that could not be settled. */
  readonly unsettled: readonly UnsettledBet[]
}

/**
 * @param options.settled called with bets that are settled, at least one
 * @param options.log called once for each bet that cannot be settled, with the reason
 */
export function createSettling(options: {
  database: Database
  settled: (bets: Bet[]) => void
  log: (line: string) => void
}): Settling {
  const { database } = options
  const waiting = new Map<string, { again: () => Settled; unsettled: UnsettledBet[] }>()
  const told = new Map<string, string>()

  const attempt = (marketId: string, again: () => Settled): void => {
    const { bets, unsettled } = again()
    if (unsettled.length === 0) waiting.delete(marketId)
    else waiting.set(marketId, { again, unsettled })
    for (const { ticketNum, reason } of unsettled) {
      if (told.get(ticketNum) === reason) continue
      told.set(ticketNum, reason)
      options.log(`Ticket ${ticketNum} could not be settled: ${reason}`)
    }
    if (bets.length > 0) options.settled(bets)
  }
  const retry = (): void => {
    for (const [marketId, { again }] of waiting) attempt(marketId, again)
  }

  return {
    market: (settlement) => attempt(settlement.marketId, () => settleMarket(database, settlement)),
    voidMarket: (marketId, at) => attempt(marketId, () => voidMarket(database, marketId, at)),
    voidBet: (ticketNum, at) => {
      const bet = findBet(database, ticketNum)
      if (bet === null) return `There is no ticket ${ticketNum}.`
      const voided = voidBet(database, bet, at)
      if (voided === null) return `Ticket ${ticketNum} is settled already (${bet.result}).`
      options.settled([voided])
      retry()
      return null
    },
    retry,
    get unsettled() {
      return [...waiting.values()].flatMap(({ unsettled }) => unsettled)
    },
  }
}
