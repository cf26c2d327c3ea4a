import { randomBytes } from 'node:crypto'

import { amountText, type Money } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import type { MarketModel } from '../market/model.ts'
import type { SandboxMember } from '../members.ts'
import { insertBet, lastPlacedReal, pendingBetsWith } from '../store/bets/bets.ts'
import { atStakeInAll, atStakeOn } from '../store/bets/exposure.ts'
import { hasBookingOn, insertPrebook } from '../store/bets/prebooks.ts'
import {
  abandonUnique,
  beginUnique,
  decideUnique,
  findUnique,
  type UniqueRequest,
} from '../store/bets/uniques.ts'
import type { Database } from '../store/database.ts'
import { readBalance } from '../store/ledger.ts'
import { errorBody, serverTrouble } from '../wire/apiError.ts'
import type { House } from './house.ts'
import {
  answerOf,
  type BetOutcome,
  boundOf,
  isRepeated,
  marketsIn,
  type Placement,
  type PlacementReply,
  reply,
  requestOf,
  toldRequest,
} from './placement.ts'
import type { BetCircumstances, Refusal, SelectionIds } from './rules/facts.ts'
import { judgeBet } from './rules/judge.ts'
import { judgePrebook, type PrebookRequest } from './rules/prebook.ts'
import { legOf, refuseMember } from './rules/shared.ts'
import { findTicket, wirePrebook, wireTicket } from './ticket.ts'

/** The outcome of a judgement: a ticket that is written, or the reason for a refusal. */
type Judged = { ok: true; ticket: components['schemas']['Ticket'] } | { ok: false; refusal: Refusal }

/** Places bets, each key at most once [SLIP-18]. */
export interface Placing {
  place(placement: Placement): Promise<PlacementReply>
  /** What became of a member's key; null if no request under it was written down. */
  outcome(member: string, key: string): BetOutcome | null
  /** Immediately decides what is waiting for its decision on a market. */
  decideWaiting(marketId: string): void
  /** Drops decisions that are waiting, as a kill would. */
  stop(): void
}

/** What placing needs from its surroundings. Real time is the clock of keys and intervals, sandbox time that of bets. */
export interface PlacingContext {
  database: Database
  /** Replaced by a reset. */
  model: () => MarketModel
  /** Brings the market to the present and returns its time, before a bet is judged by it. */
  present: () => number
  realNow: () => number
  /** How long bets on a market take to be decided, real milliseconds. */
  marketDelay: (marketId: string) => number
  /** The selections of a big combo that is on offer now; null for an unknown id. */
  bigCombo: (id: string) => readonly SelectionIds[] | null
  /** Whether the partner has switched prebooking on. */
  isPrebookingEnabled: () => boolean
  house: House
  /** Called for a bet that was booked, once it is on disk. */
  booked: (ticketNum: string) => void
  /** Called for a booking that was refused, once that is on disk. */
  bookingRefused: (member: string, key: string) => void
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
  const waiting = new Map<() => void, readonly string[]>()
  let stopped = false

  // One clock both for requests that arrive and for questions about keys, and it never goes back when the machine's is
  // set: once a key was reported as not arrived in time, it cannot have arrived.
  let latestReal = Number.NEGATIVE_INFINITY
  const arrivalReal = (): number => (latestReal = Math.max(latestReal, realNow()))

  const known = (placement: Placement, request: UniqueRequest): PlacementReply | null => {
    const unique = findUnique(database, placement.member.code, placement.key)
    if (unique === null) return null
    if (!isRepeated(unique, request)) return reply(409, errorBody(errors.duplicateTicket))
    if (unique.state !== 'inProgress') return { status: unique.status, text: unique.reply, replayed: true }
    return unique.process === thisProcess ? reply(425, errorBody(errors.duplicateTicket)) : null
  }

  const decide = (placement: Placement, refusal: Refusal | null, moment: Moment): PlacementReply => {
    const { member, key } = placement
    const judged: Judged = refusal === null ? judge(placement, moment) : { ok: false, refusal }
    const decided = { member: member.code, key, real: realNow() }
    if (!judged.ok) {
      const { entry, params, changes } = judged.refusal
      const body = { ...errorBody(entry, params), ...(changes === undefined ? {} : { changes }) }
      const answer = reply(entry === errors.duplicateTicket ? 409 : 400, body)
      decideUnique(database, { ...decided, ...answerOf(answer), ticketNum: null })
      return answer
    }
    const balance = balanceOf(member)
    const placed: components['schemas']['BetPlaced'] = {
      ticket: judged.ticket,
      wallet: { balance: amountText(balance), currency: balance.currency },
    }
    const answer = reply(201, placed)
    decideUnique(database, { ...decided, ...answerOf(answer), ticketNum: judged.ticket.ticketNum })
    return answer
  }

  const judge = (placement: Placement, { at, wasOpen }: Moment): Judged => {
    const { member, isGuest, key, order } = placement
    if ('invalid' in order) return { ok: false, refusal: { entry: order.invalid } }
    const lastBet = lastPlacedReal(database, member.code)
    const facts = {
      member,
      isGuest,
      balance: balanceOf(member),
      event: (eventId: string) => model().event(eventId),
      market: (marketId: string) => model().market(marketId),
      sinceLastBet: lastBet === null ? null : realNow() - lastBet,
      wait: context.house.waitOf(member),
      pendingWith: (selection: Parameters<typeof pendingBetsWith>[2]) =>
        pendingBetsWith(database, member.code, selection),
      atStakeOn: (eventId: string) => atStakeOn(database, member.code, eventId),
      atStakeInAll: () => atStakeInAll(database, member.code),
      wasOpen,
      lowestBet: context.house.lowestBet(member),
      partnerFunds: context.house.fundsOf(member),
      isPrebookingEnabled: context.isPrebookingEnabled(),
      bigCombo: context.bigCombo,
    }
    if (order.operation === 'bookBet') return book(placement, { ...facts, body: order.body }, at)
    const verdict = judgeBet(facts, order)
    if (!verdict.ok) return verdict
    if (!context.house.takeTicketNumber()) return noNumber
    const bet = insertBet(database, {
      ...verdict.accepted,
      member: member.code,
      key,
      placedAt: at,
      placedReal: realNow(),
    })
    return { ok: true, ticket: wireTicket(bet) }
  }

  const book = (
    { member, key }: Placement,
    facts: BetCircumstances & { body: PrebookRequest },
    at: number,
  ): Judged => {
    const verdict = judgePrebook({
      ...facts,
      hasBookingOn: (marketId, side) => hasBookingOn(database, member.code, marketId, side),
    })
    if (!verdict.ok) return verdict
    if (!context.house.takeBooking()) return { ok: false, refusal: { entry: errors.prebookError } }
    if (!context.house.takeTicketNumber()) return noNumber
    const { leg, stake, targetOdds } = verdict.accepted
    const prebook = insertPrebook(database, {
      member: member.code,
      key,
      amount: stake,
      targetOdds,
      oddsStyle: facts.body.odds_type,
      leg: legOf(leg),
      bookedAt: at,
      bookedReal: realNow(),
    })
    return { ok: true, ticket: wirePrebook(prebook) }
  }

  // Once: a replay is not news.
  const notifyBooked = ({ member, key, order }: Placement, answer: PlacementReply): PlacementReply => {
    if (answer.replayed || order.operation !== 'bookBet') return answer
    const unique = findUnique(database, member.code, key)
    if (answer.status === 201 && unique?.state === 'placed' && unique.ticketNum !== null)
      context.booked(unique.ticketNum)
    if (answer.status === 400 && unique?.state === 'refused') context.bookingRefused(member.code, key)
    return answer
  }

  const balanceOf = (member: SandboxMember): Money => {
    const balance = readBalance(database, member.code)
    if (balance === null) throw new Error('A bet of a member without an account.')
    return balance
  }

  const pause = (ms: number, marketIds: readonly string[]): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        waiting.delete(end)
        resolve(!stopped)
      }
      const timer = setTimeout(end, ms)
      waiting.set(end, marketIds)
    })

  return {
    place: async (placement) => {
      const { member, key } = placement
      const arrivedReal = arrivalReal()
      const request = requestOf(placement)
      const begin = { member: member.code, key, ...request, process: thisProcess, real: arrivedReal }
      // Outside the transactions: what is due may settle bets, and that remains whatever becomes of this one.
      const arrivedAt = present()
      const open = new Set(marketsIn(placement).filter((id) => model().market(id)?.status === 'open'))
      // Only by its arrival, so that the time its decision takes is not counted.
      const refusal = refuseEarly(placement, arrivedReal)
      const delay = refusal === null ? delayOf(placement, context) : 0

      const first = database.transaction((): PlacementReply | null => {
        const answer = known(placement, request)
        if (answer !== null) return answer
        beginUnique(database, begin)
        return delay > 0 ? null : decide(placement, refusal, { at: arrivedAt, wasOpen: () => false })
      })
      if (first !== null) return notifyBooked(placement, first)
      if (!(await pause(delay, marketsIn(placement)))) return reply(503, errorBody(serverTrouble))
      try {
        const moment = { at: present(), wasOpen: (marketId: string) => open.has(marketId) }
        return notifyBooked(
          placement,
          database.transaction(() => decide(placement, refusal, moment)),
        )
      } catch (error) {
        abandonUnique(database, member.code, key)
        throw error
      }
    },

    outcome: (member, key) => {
      arrivalReal()
      const unique = findUnique(database, member, key)
      if (unique === null) return null
      const request = toldRequest(unique)
      if (unique.state === 'inProgress')
        return unique.process === thisProcess ? { status: 'inProgress', ...request } : null
      if (unique.state === 'refused')
        return { status: 'notPlaced', refusal: JSON.parse(unique.reply), ...request }
      const ticket = unique.ticketNum === null ? null : findTicket(database, unique.ticketNum)
      if (ticket === null) throw new Error('A key says placed, and there is no ticket.')
      return { status: 'placed', ticket, ...request }
    },

    decideWaiting: (marketId) => {
      for (const [end, markets] of waiting) if (markets.includes(marketId)) end()
    },

    stop: () => {
      stopped = true
      for (const end of waiting.keys()) end()
    },
  }
}

/** When a bet is decided (sandbox time), and which markets were open when it arrived, if that was earlier. */
interface Moment {
  at: number
  wasOpen: (marketId: string) => boolean
}

const noNumber: Judged = { ok: false, refusal: { entry: errors.uniqueIdFailed } }

/** How far ahead a bound may be. Keys are kept for much longer, so that none is forgotten before its bound. */
const mostAheadMs = 15 * 60_000

/** What refuses a bet before its body counts; null if nothing does. */
function refuseEarly({ member, isGuest, expires }: Placement, arrivedReal: number): Refusal | null {
  const expiresReal = boundOf(expires)
  if (expiresReal === null || expiresReal > arrivedReal + mostAheadMs) {
    const detail = 'X-UNIQUE-Expires is milliseconds since 1970 in digits, at most 15 minutes ahead.'
    return { entry: errors.validationFailed, params: { detail } }
  }
  if (arrivedReal > expiresReal) return { entry: errors.unableToPlace }
  const barred = refuseMember(member, isGuest)
  return barred === null ? null : { entry: barred }
}

function delayOf(placement: Placement, context: PlacingContext): number {
  return Math.max(placement.member.betDelay, ...marketsIn(placement).map(context.marketDelay))
}
