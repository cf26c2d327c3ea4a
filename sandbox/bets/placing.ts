import { createHash, randomBytes } from 'node:crypto'

import { type CatalogueEntry, errors } from '#domain/errorCatalogue.ts'
import { amountText, type Money } from '#domain/money.ts'
import type { components } from '#openapi/client.gen.ts'

import type { MarketModel } from '../market/model.ts'
import type { SandboxMember } from '../members.ts'
import { findBet, hasPendingBetOn, insertBet, lastPlacedReal } from '../store/bets.ts'
import type { Database } from '../store/database.ts'
import { readBalance } from '../store/ledger.ts'
import { abandonUnique, beginUnique, decideUnique, findUnique } from '../store/uniques.ts'
import { errorBody, serverTrouble } from '../wire/apiError.ts'
import { judgeSingleBet, type Refusal, refuseMember, type SingleBetRequest } from './rules.ts'
import { wireTicket } from './ticket.ts'

/** A request to place a bet, as it came. */
export interface Placement {
  member: SandboxMember
  isGuest: boolean
  /** X-UNIQUE. */
  key: string
  /** X-UNIQUE-Expires, real UTC milliseconds; null where what was sent is no such time. */
  expiresReal: number | null
  /** The body byte for byte, which a repetition must equal. */
  bytes: string
  /** The body read, or why it could not be. */
  body: SingleBetRequest | { invalid: CatalogueEntry }
}

/** An answer to a placement: its status and exact text. */
export interface PlacementReply {
  status: number
  text: string
  replayed: boolean
}

export type BetOutcome = components['schemas']['BetOutcome']

/** Places bets, each key at most once [SLIP-18]. */
export interface Placing {
  place(placement: Placement): Promise<PlacementReply>
  /** What became of a member's key; null when no request under it was written down. */
  outcome(member: string, key: string): BetOutcome | null
  /** Decides at once what waits for its decision on a market. */
  decideWaiting(marketId: string): void
  /** Lets decisions that wait go undecided, as a kill would. */
  stop(): void
}

/** What placing needs around it. Real time is the clock of keys and intervals, sandbox time that of bets. */
export interface PlacingContext {
  database: Database
  /** Another one after a reset. */
  model: () => MarketModel
  /** Brings the market to the present and tells its time, before a bet is judged by it. */
  present: () => number
  realNow: () => number
  /** How long bets on a market take to be decided, real milliseconds. */
  marketDelay: (marketId: string) => number
}

/**
 * The desk where bets are placed. The first request under a key decides: key, bet, stake and the reply's
 * text go to disk in one transaction, and only then is the reply sent. A kill before that leaves nothing,
 * so that the same bytes can be sent again; a kill after it leaves everything, to be replayed.
 */
export function createPlacing(context: PlacingContext): Placing {
  const { database, model, present, realNow } = context
  // A key that another process left in progress was never decided: that process is gone.
  const thisProcess = randomBytes(8).toString('hex')
  const waiting = new Map<() => void, string | undefined>()
  let stopped = false

  // One clock for what arrives and for who asks, which does not go back when the machine's is set: once a key was
  // said not to have arrived in time, it cannot have.
  let latestReal = Number.NEGATIVE_INFINITY
  const arrivalReal = (): number => (latestReal = Math.max(latestReal, realNow()))

  const known = (placement: Placement, bodyDigest: string): PlacementReply | null => {
    const unique = findUnique(database, placement.member.code, placement.key)
    if (unique === null) return null
    if (unique.bodyDigest !== bodyDigest) return reply(409, errorBody(errors.duplicateTicket))
    if (unique.state !== 'inProgress') return { status: unique.status, text: unique.reply, replayed: true }
    return unique.process === thisProcess ? reply(425, errorBody(errors.duplicateTicket)) : null
  }

  const decide = (placement: Placement, refusal: Refusal | null, at: number): PlacementReply => {
    const { member, key } = placement
    const verdict = refusal === null ? judge(placement) : { ok: false as const, refusal }
    const decidedReal = realNow()
    if (!verdict.ok) {
      const { entry, params, changes } = verdict.refusal
      const body = { ...errorBody(entry, params), ...(changes === undefined ? {} : { changes }) }
      const answer = reply(entry === errors.duplicateTicket ? 409 : 400, body)
      decideUnique(database, {
        member: member.code,
        key,
        ...answerOf(answer),
        ticketNum: null,
        real: decidedReal,
      })
      return answer
    }
    const { event, market, selection, stake } = verdict.accepted
    const bet = insertBet(database, {
      member: member.code,
      key,
      ticketType: 'single',
      amount: stake,
      euroOdds: selection.price.euro,
      oddsStyle: verdict.oddsStyle,
      placedAt: at,
      placedReal: decidedReal,
      legs: [
        {
          eventId: event.eventId,
          marketId: market.marketId,
          side: selection.side,
          euroOdds: selection.price.euro,
          handicap: selection.handicap,
          line: selection.line,
          description: {
            gameId: event.gameId,
            gameName: event.gameName,
            competitionName: event.competitionName,
            eventName: event.away === '' ? event.home : `${event.home} v ${event.away}`,
            startUtc: event.startUtc,
            marketName: market.name,
            betType: market.betType,
            selectionName: selection.name,
          },
        },
      ],
    })
    const balance = balanceOf(member)
    const placed: components['schemas']['BetPlaced'] = {
      ticket: wireTicket(bet),
      wallet: { balance: amountText(balance), currency: balance.currency },
    }
    const answer = reply(201, placed)
    decideUnique(database, {
      member: member.code,
      key,
      ...answerOf(answer),
      ticketNum: bet.ticketNum,
      real: decidedReal,
    })
    return answer
  }

  const judge = (placement: Placement) => {
    const { member, isGuest, body } = placement
    if ('invalid' in body) return { ok: false as const, refusal: { entry: body.invalid } }
    const lastBet = lastPlacedReal(database, member.code)
    const verdict = judgeSingleBet({
      member,
      isGuest,
      body,
      balance: balanceOf(member),
      event: (eventId) => model().event(eventId),
      market: (marketId) => model().market(marketId),
      sinceLastBet: lastBet === null ? null : realNow() - lastBet,
      hasPendingBetOn: (marketId, side) => hasPendingBetOn(database, member.code, marketId, side),
    })
    return verdict.ok ? { ...verdict, oddsStyle: body.odds_type } : verdict
  }

  const balanceOf = (member: SandboxMember): Money => {
    const balance = readBalance(database, member.code)
    if (balance === null) throw new Error('A bet of a member without an account.')
    return balance
  }

  const pause = (ms: number, marketId: string | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        waiting.delete(end)
        resolve(!stopped)
      }
      const timer = setTimeout(end, ms)
      waiting.set(end, marketId)
    })

  return {
    place: async (placement) => {
      const { member, key, bytes } = placement
      const arrivedReal = arrivalReal()
      const bodyDigest = createHash('sha256').update(bytes).digest('hex')
      const begin = { member: member.code, key, bodyDigest, process: thisProcess, real: arrivedReal }
      // Outside the transactions: what is due may settle bets, and that stands whatever becomes of this one.
      const arrivedAt = present()
      // By its arrival alone, so that the time its decision takes is not counted.
      const refusal = refuseEarly(placement, arrivedReal)
      const delay = refusal === null ? delayOf(placement, context) : 0

      const first = database.transaction((): PlacementReply | null => {
        const answer = known(placement, bodyDigest)
        if (answer !== null) return answer
        beginUnique(database, begin)
        return delay > 0 ? null : decide(placement, refusal, arrivedAt)
      })
      if (first !== null) return first
      if (!(await pause(delay, marketOf(placement)))) return reply(503, errorBody(serverTrouble))
      try {
        const decidedAt = present()
        return database.transaction(() => decide(placement, refusal, decidedAt))
      } catch (error) {
        abandonUnique(database, member.code, key)
        throw error
      }
    },

    outcome: (member, key) => {
      arrivalReal()
      const unique = findUnique(database, member, key)
      if (unique === null) return null
      if (unique.state === 'inProgress')
        return unique.process === thisProcess ? { status: 'inProgress' } : null
      if (unique.state === 'refused') return { status: 'notPlaced', refusal: JSON.parse(unique.reply) }
      const bet = unique.ticketNum === null ? null : findBet(database, unique.ticketNum)
      if (bet === null) throw new Error('A key says placed, and there is no ticket.')
      return { status: 'placed', ticket: wireTicket(bet) }
    },

    decideWaiting: (marketId) => {
      for (const [end, market] of waiting) if (market === marketId) end()
    },

    stop: () => {
      stopped = true
      for (const end of waiting.keys()) end()
    },
  }
}

/** How far ahead a bound may lie. Keys are kept for longer by far, so that none is forgotten before its bound. */
const mostAheadMs = 15 * 60_000

/** What refuses a bet before its body counts; null when nothing does. */
function refuseEarly({ member, isGuest, expiresReal }: Placement, arrivedReal: number): Refusal | null {
  if (expiresReal === null || expiresReal > arrivedReal + mostAheadMs) {
    const detail = 'X-UNIQUE-Expires is milliseconds since 1970 in digits, at most 15 minutes ahead.'
    return { entry: errors.validationFailed, params: { detail } }
  }
  if (arrivedReal > expiresReal) return { entry: errors.unableToPlace }
  const barred = refuseMember(member, isGuest)
  return barred === null ? null : { entry: barred }
}

function delayOf(placement: Placement, context: PlacingContext): number {
  const marketId = marketOf(placement)
  return Math.max(placement.member.betDelay, marketId === undefined ? 0 : context.marketDelay(marketId))
}

function marketOf({ body }: Placement): string | undefined {
  return 'invalid' in body ? undefined : body.tickets[0]?.market_id
}

function reply(status: number, body: object): PlacementReply {
  return { status, text: JSON.stringify(body), replayed: false }
}

function answerOf(answer: PlacementReply): { status: number; reply: string } {
  return { status: answer.status, reply: answer.text }
}
