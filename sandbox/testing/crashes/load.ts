import { randomBytes } from 'node:crypto'

import type { BetOrder } from '../../bets/rules/judge.ts'
import type { Random } from '../../feeds/random.ts'
import type { MarketCommand } from '../../market/commands.ts'
import { memberByCode } from '../../members.ts'
import { games } from '../../minigames/games/games.ts'
import { roundAt } from '../../minigames/rounds.ts'
import { createTableDesk } from '../../minigames/tables.ts'
import type { Answer, Wish } from './calls.ts'
import { bettors, crashEpoch, marketOf, matchCommands, openingPrices, sides } from './world.ts'

/** What was asked for, and the answer if its client has got one. */
export interface Sent {
  readonly wish: Wish
  answer: Answer | null
}

/** Of an answer that brings a ticket. */
export interface TicketReply {
  readonly ticket: {
    readonly ticketNum: string
    readonly amount: string
    readonly returns: string | null
    readonly tickets: readonly { readonly marketId: string; readonly euroOdds: string }[]
  }
  readonly wallet: { readonly balance: string }
}

const hour = 3_600_000
const newMatches = 6
const cny = ['10.00', '10.01', '12.37', '19.99', '25.50']
/** Stakes by member; whole units where the currency has no minor ones. */
const stakes: Readonly<Record<string, readonly string[]>> = {
  carol: ['2.00', '3.33', '7.77'],
  dewi: ['25000', '31337', '40001'],
}
const prices = ['1.50', '1.80', '1.95', '2.00', '2.20', '2.75']

/** A market as far as those who ask know it. */
interface KnownMarket {
  readonly marketId: string
  state: 'open' | 'paused' | 'over'
}

/**
 * The clients of a store: what they ask for, in an order that the seed chooses, and what they were told. They outlive the
 * processes that answer them.
 */
export function createLoad(random: Random) {
  const sent: Sent[] = []
  const markets: KnownMarket[] = []
  const tables = createTableDesk().list()
  let matches = 0
  let now = crashEpoch

  const newKey = (): string => randomBytes(16).toString('hex')
  const expires = (): string => String(Date.now() + 10 * 60_000)
  const running = (...states: KnownMarket['state'][]): KnownMarket[] =>
    markets.filter(({ state }) => states.includes(state))
  const stakeOf = (member: string): string => random.pick(stakes[member] ?? cny)
  const currencyOf = (member: string): string => memberByCode(member)?.currency.code ?? ''

  const legs = (count: number, state: 'open' | 'paused' = 'open') => {
    const left = running(state)
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [market] = left.splice(random.whole(0, left.length - 1), 1)
      const side = random.pick(sides)
      return {
        market_id: market?.marketId ?? '',
        bet_type_selection: side,
        euro_odds: openingPrices[side],
        handicap: null,
        line: null,
      }
    })
  }
  const orderFor = (member: string): BetOrder => {
    const terms = { currency: currencyOf(member), odds_type: 'euro', accept_odds: 'any' } as const
    const amount = stakeOf(member)
    switch (random.whole(0, 9)) {
      case 0:
      case 1:
        return {
          operation: 'placeComboBet',
          body: { ...terms, amount, tickets: legs(3), ticket_type: 'combo', is_follow_bet: false },
        }
      case 2:
        return {
          operation: 'placeMixedComboBet',
          body: { ...terms, tickets: legs(3), stakes: [{ size: 2, amount }] },
        }
      case 3:
      case 4:
      case 5: {
        const [leg] = legs(1, 'paused')
        const ticket = {
          market_id: leg?.market_id ?? '',
          bet_type_selection: leg?.bet_type_selection ?? '',
          handicap: null,
          line: null,
        }
        const { currency, odds_type } = terms
        return {
          operation: 'bookBet',
          body: { ticket, target_odds: random.pick(['2.20', '2.75', '3.50']), amount, currency, odds_type },
        }
      }
      default:
        return { operation: 'placeSingleBet', body: { ...terms, amount, tickets: legs(1) } }
    }
  }

  const ticketsOf = (isWanted: (wish: Wish) => boolean): { member: string; ticketNum: string }[] =>
    sent.flatMap(({ wish, answer }) =>
      wish.kind === 'bet' && answer?.status === 201 && isWanted(wish)
        ? [{ member: wish.member, ticketNum: ticketOf(answer).ticket.ticketNum }]
        : [],
    )
  const bets = (): Wish => {
    const member = random.pick(bettors)
    return { kind: 'bet', member, key: newKey(), expires: expires(), order: orderFor(member) }
  }
  const cancels = (): Wish => {
    const booked = ticketsOf((wish) => wish.kind === 'bet' && wish.order.operation === 'bookBet')
    return booked.length === 0 ? bets() : { kind: 'cancel', ...random.pick(booked.slice(-20)) }
  }
  const cashesOut = (): Wish => {
    const placed = ticketsOf((wish) => wish.kind === 'bet' && wish.order.operation === 'placeSingleBet')
    if (placed.length === 0) return bets()
    return { kind: 'cashOut', key: newKey(), least: 1, ...random.pick(placed.slice(-20)) }
  }
  const plays = (): Wish => {
    const member = random.pick(bettors)
    const table = random.pick(tables)
    return {
      kind: 'miniGame',
      member,
      key: newKey(),
      tableId: table.id,
      round: String(roundAt(now).number),
      selection: random.pick(games[table.type].spots.slice(0, 6)).selection,
      amount: stakeOf(member),
    }
  }
  const moves = (): Wish => {
    const left = running('open', 'paused')
    if (left.length === 0) return opens()
    const market = random.pick(left)
    const { marketId } = market
    const command = ((): MarketCommand => {
      switch (random.whole(0, 11)) {
        case 0: {
          market.state = 'over'
          const [winner, loser] = random.chance(0.5) ? sides : sides.toReversed()
          return {
            kind: 'settle',
            marketId,
            results: { [winner ?? '']: 'win', [loser ?? '']: 'lose' },
            resultValue: '',
          }
        }
        case 1:
          market.state = 'over'
          return {
            kind: 'settle',
            marketId,
            results: { home: 'void', away: 'void' },
            resultValue: '',
            voided: true,
          }
        case 2:
        case 3:
        case 4:
          return {
            kind: 'prices',
            marketId,
            prices: [{ side: random.pick(sides), euro: random.pick(prices) }],
          }
        case 5:
        case 6:
        case 7:
        case 8:
          market.state = 'paused'
          return { kind: 'status', marketId, status: 'paused' }
        default:
          market.state = 'open'
          return { kind: 'status', marketId, status: 'open' }
      }
    })()
    return { kind: 'market', commands: [command] }
  }
  const opens = (): Wish => {
    const names = Array.from({ length: newMatches }, () => `k${(matches += 1)}`)
    const commands = names.flatMap((name, at) => {
      const state = at % 2 === 0 ? 'open' : 'paused'
      markets.push({ marketId: marketOf(name), state })
      return matchCommands(name, { startUtc: crashEpoch + 48 * hour, status: state })
    })
    return { kind: 'market', commands }
  }
  /** What was answered is sent again as it was: its answer must be the same. */
  const repeats = (): Wish => {
    const answered = sent.filter(({ wish, answer }) => wish.kind === 'bet' && answer !== null)
    return answered.length === 0 ? bets() : random.pick(answered.slice(-50)).wish
  }

  return {
    sent,
    /** What a process is asked for first: new matches, and whatever the one before did not answer, byte for byte. */
    beginning: (): Wish[] => [
      opens(),
      ...sent
        .filter(({ wish, answer }) => answer === null && 'key' in wish)
        .slice(-20)
        .map(({ wish }) => wish),
    ],
    next(): Wish {
      const dice = random.whole(1, 100)
      if (dice <= 45) return bets()
      if (dice <= 57) return cancels()
      if (dice <= 63) return cashesOut()
      if (dice <= 75) return plays()
      if (dice <= 90) return moves()
      if (dice <= 95) return repeats()
      return { kind: 'pass', ms: 7_000 }
    },
    hear(one: Sent, answer: Answer): void {
      one.answer = answer
      if (one.wish.kind === 'pass') now = Math.max(now, passedTo(answer))
    },
  }
}

export type Load = ReturnType<typeof createLoad>

/** The reply of a call that brings a ticket. */
export function ticketOf({ text }: Answer): TicketReply {
  // Only our own process wrote it.
  const reply: TicketReply = JSON.parse(text)
  return reply
}

/** Where the clock stands by the reply of a call that lets time pass. */
export function passedTo({ text }: Answer): number {
  const { now }: { now: number } = JSON.parse(text)
  return now
}
