import type { Money } from '#domain/money/money.ts'

import { amountIn, houseCurrency, localAmount } from '../currencies.ts'
import type { SandboxMember } from '../members.ts'

/** Whether the partner's wallet answers when it is asked for a stake. */
export const walletStates = ['up', 'down'] as const

/** What the partner's wallet says about a member. */
interface PartnerWallet {
  state: (typeof walletStates)[number]
  /** Full units of the member's currency; null for the amount in the house's books. */
  funds: string | null
}

/** What control calls do to the house, besides its markets: none of it outlasts a reset. */
export interface House {
  /** Raises the lowest bet of the house, in its own currency; null to leave only the markets' own. */
  setLowestBet(amount: string | null): void
  lowestBet(member: SandboxMember): Money | null
  /** How many ticket numbers are left; null for no limit. */
  setTicketNumbers(left: number | null): void
  /** Takes a ticket number; false if none is left. */
  takeTicketNumber(): boolean
  /** How many more bets the house accepts to be placed later; null for no limit. */
  setBookings(left: number | null): void
  /** Accepts a bet as booked; false if no more are accepted. */
  takeBooking(): boolean
  setWallet(code: string, change: Partial<PartnerWallet>): void
  /** What the partner's wallet has for the member; null if it agrees with the books. */
  fundsOf(member: SandboxMember): Money | 'unanswered' | null
  /** Has each bet after another come too soon, however long after: the seconds it is told to wait; null to let the clock decide. */
  setWait(code: string, seconds: number | null): void
  /** The seconds that a bet after another is told to wait, however long after it comes; null where the clock decides. */
  waitOf(member: SandboxMember): number | null
  /** Takes a game off the offer, or puts it back. */
  setGame(gameId: string, isOff: boolean): void
  isGameOff(gameId: string): boolean
  clear(): void
}

/** A house in order. */
export function createHouse(): House {
  const wallets = new Map<string, PartnerWallet>()
  const waits = new Map<string, number | null>()
  const gamesOff = new Set<string>()
  let lowest: string | null = null
  const numbers = createStock()
  const bookings = createStock()
  return {
    setLowestBet: (amount) => {
      // Read here, so that an invalid amount is refused where it is given.
      if (amount !== null) amountIn(houseCurrency, amount)
      lowest = amount
    },
    lowestBet: ({ currency }) => (lowest === null ? null : localAmount(lowest, currency)),
    setTicketNumbers: numbers.set,
    takeTicketNumber: numbers.take,
    setBookings: bookings.set,
    takeBooking: bookings.take,
    setWallet: (code, change) =>
      wallets.set(code, { ...(wallets.get(code) ?? { state: 'up', funds: null }), ...change }),
    fundsOf: ({ code, currency }) => {
      const { state, funds } = wallets.get(code) ?? { state: 'up', funds: null }
      if (state === 'down') return 'unanswered'
      return funds === null ? null : amountIn(currency, funds)
    },
    setWait: (code, seconds) => waits.set(code, seconds),
    waitOf: ({ code }) => waits.get(code) ?? null,
    setGame: (gameId, isOff) => {
      if (isOff) gamesOff.add(gameId)
      else gamesOff.delete(gameId)
    },
    isGameOff: (gameId) => gamesOff.has(gameId),
    clear: () => {
      wallets.clear()
      waits.clear()
      gamesOff.clear()
      lowest = null
      numbers.set(null)
      bookings.set(null)
    },
  }
}

/** A number of something; unlimited until a number is set, and again once that is null. */
function createStock() {
  let left: number | null = null
  return {
    set: (count: number | null): void => {
      left = count
    },
    /** Takes one; false if none is left. */
    take: (): boolean => {
      if (left === null) return true
      if (left === 0) return false
      left -= 1
      return true
    },
  }
}
