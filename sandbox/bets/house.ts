import type { Money } from '#domain/money.ts'

import { amountIn, houseCurrency, localAmount } from '../currencies.ts'
import type { SandboxMember } from '../members.ts'

/** Whether the partner's wallet answers when it is asked for a stake. */
export const walletStates = ['up', 'down'] as const

/** What the partner's wallet says of a member. */
interface PartnerWallet {
  state: (typeof walletStates)[number]
  /** Full units of the member's currency; null for as much as the books of the house say. */
  funds: string | null
}

/** What control calls make of the house, beside its markets: nothing of it outlasts a reset. */
export interface House {
  /** Raises the lowest bet of the house, in its own currency; null for none but the markets' own. */
  setLowestBet(amount: string | null): void
  lowestBet(member: SandboxMember): Money | null
  /** How many numbers for tickets are left; null for as many as are needed. */
  setTicketNumbers(left: number | null): void
  /** Takes a number for a ticket; false where none is left. */
  takeTicketNumber(): boolean
  setWallet(code: string, change: Partial<PartnerWallet>): void
  /** What the partner's wallet has of a member; null where it says no other than the books. */
  fundsOf(member: SandboxMember): Money | 'unanswered' | null
  /** Takes a game off what is on offer, or puts it back. */
  setGame(gameId: string, isOff: boolean): void
  isGameOff(gameId: string): boolean
  clear(): void
}

/** A house in order. */
export function createHouse(): House {
  const wallets = new Map<string, PartnerWallet>()
  const gamesOff = new Set<string>()
  let lowest: string | null = null
  let numbers: number | null = null
  return {
    setLowestBet: (amount) => {
      // Read here, so that what is no amount is refused where it is said.
      if (amount !== null) amountIn(houseCurrency, amount)
      lowest = amount
    },
    lowestBet: ({ currency }) => (lowest === null ? null : localAmount(lowest, currency)),
    setTicketNumbers: (left) => {
      numbers = left
    },
    takeTicketNumber: () => {
      if (numbers === null) return true
      if (numbers === 0) return false
      numbers -= 1
      return true
    },
    setWallet: (code, change) =>
      wallets.set(code, { ...(wallets.get(code) ?? { state: 'up', funds: null }), ...change }),
    fundsOf: ({ code, currency }) => {
      const { state, funds } = wallets.get(code) ?? { state: 'up', funds: null }
      if (state === 'down') return 'unanswered'
      return funds === null ? null : amountIn(currency, funds)
    },
    setGame: (gameId, isOff) => {
      if (isOff) gamesOff.add(gameId)
      else gamesOff.delete(gameId)
    },
    isGameOff: (gameId) => gamesOff.has(gameId),
    clear: () => {
      wallets.clear()
      gamesOff.clear()
      lowest = null
      numbers = null
    },
  }
}
