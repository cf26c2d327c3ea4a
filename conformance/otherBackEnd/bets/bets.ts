import { createHash } from 'node:crypto'

import type { components } from '#openapi/client.gen.ts'
import { createContractValidator } from '#openapi/validator.ts'

import { compare, exact, minus, plus, times } from '../decimals.ts'
import { currency, type Member, move, type Session, walletOf } from '../members.ts'
import { errorBody, type MessageName, Refused } from '../messages.ts'
import type { Market, Offer } from '../offer.ts'
import {
  builderPrice,
  combinations,
  find,
  limits,
  refuseAbovePayout,
  refuseMember,
  refuseUncombinable,
  takeLegs,
  takeStake,
} from './judging.ts'
import { type Bet, possibleReturns, settleIfDecided, ticketOf } from './tickets.ts'

type Schemas = components['schemas']

/** A placing call, as it arrived. */
export interface Placing {
  operation: 'single' | 'combo' | 'event' | 'mixed' | 'prebook'
  session: Session
  key: string
  expires: string
  bytes: string
  /** The body, or undefined if the bytes are no JSON. */
  body: unknown
  arrivedAt: number
}

export interface PlacingAnswer {
  status: number
  text: string
  isReplayed: boolean
}

/** A key and what became of its first request. */
interface KeyState {
  operation: string
  expires: string
  bytes: string
  answer: { status: number; text: string } | null
  bet: Bet | null
}

type Wanted = Omit<Bet, 'ticketNum' | 'member' | 'createdAt' | 'settled'>

/** Bets and the keys under which they were sent. */
export interface BetDesk {
  place(placing: Placing): Promise<PlacingAnswer>
  outcome(member: Member, key: string): Schemas['BetOutcome'] | null
  betsOf(member: Member): Bet[]
  cancel(member: Member, ticketNum: string): Bet
  /** Decides at once what waits for its decision on a market. */
  decideWaiting(marketId: string): void
  /** Looks at the bets on a market that changed. */
  marketChanged(market: Market): void
}

const minutes = 60_000
const mainTypes = ['1X2', 'WIN', 'AH', 'OU', 'WINMAP']
const schemas = {
  single: 'SingleBetRequest',
  combo: 'ComboBetRequest',
  event: 'EventComboRequest',
  mixed: 'MixedComboBetRequest',
  prebook: 'PrebookRequest',
}

/** @param ended called for a bet that was settled, and for a booking that was placed or cancelled */
export function createBetDesk(offer: () => Offer, ended: (bet: Bet) => void): BetDesk {
  const validator = createContractValidator()
  const keys = new Map<string, KeyState>()
  const bets: Bet[] = []
  const waiting = new Map<() => void, readonly string[]>()

  const pause = (ms: number, marketIds: readonly string[]): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        waiting.delete(end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      waiting.set(end, marketIds)
    })

  const judge = (placing: Placing): Wanted => {
    const { session, expires, arrivedAt, operation, body } = placing
    refuseByBound(expires, arrivedAt)
    refuseMember(session)
    const problems = validator.problems('client.yaml', `/components/schemas/${schemas[operation]}`, body)
    if (problems.length > 0) throw new Refused(400, messageFor(problems.join(' ')))
    const { currency: code } = body as { currency: string }
    if (code !== currency.code) throw new Refused(400, 'invalidPostData')
    switch (operation) {
      case 'single':
        return single(body as Schemas['SingleBetRequest'])
      case 'combo':
        return combo(body as Schemas['ComboBetRequest'])
      case 'event':
        return builder(body as Schemas['EventComboRequest'])
      case 'mixed':
        return system(body as Schemas['MixedComboBetRequest'])
      case 'prebook':
        return booking(body as Schemas['PrebookRequest'])
    }
  }

  const single = (body: Schemas['SingleBetRequest']): Wanted => {
    const legs = takeLegs(offer(), body.tickets, body.accept_odds)
    const amount = takeStake(body.amount, legs)
    return { ...plain(body), ticketType: 'single', amount, legs }
  }
  const combo = (body: Schemas['ComboBetRequest']): Wanted => {
    if (body.odds_type !== 'euro') throw new Refused(400, 'invalidMemberOdds')
    refuseUncombinable(
      body.tickets.map((key) => find(offer(), key)),
      limits.comboEvents,
    )
    const legs = takeLegs(offer(), body.tickets, body.accept_odds)
    const amount = takeStake(body.amount, legs, limits.maxComboAmount)
    return { ...plain(body), ticketType: body.ticket_type, amount, legs }
  }
  const system = (body: Schemas['MixedComboBetRequest']): Wanted => {
    if (body.odds_type !== 'euro') throw new Refused(400, 'invalidMemberOdds')
    refuseUncombinable(
      body.tickets.map((key) => find(offer(), key)),
      limits.systemEvents,
    )
    const legs = takeLegs(offer(), body.tickets, body.accept_odds)
    const sizes = body.stakes.map(({ size }) => size)
    if (new Set(sizes).size < sizes.length || Math.max(...sizes) > legs.length)
      throw new Refused(400, 'invalidPostData')
    const amount = body.stakes
      .map(({ size, amount: perLine }) =>
        times(
          takeStake(perLine, legs, limits.maxComboAmount),
          exact(String(combinations(legs.length, size))),
        ),
      )
      .reduce(plus, exact('0'))
    return { ...plain(body), ticketType: 'mix', amount, stakes: body.stakes, legs }
  }
  const builder = (body: Schemas['EventComboRequest']): Wanted => {
    if (body.odds_type !== 'euro') throw new Refused(400, 'invalidMemberOdds')
    const found = body.tickets.map((key) => find(offer(), key))
    const price = builderPrice(found)
    if (price === null || found.some(({ event }) => event.eventId !== body.event_id || !event.isComboAllowed))
      throw new Refused(400, 'comboNotAllowed')
    const legs = takeLegs(offer(), body.tickets, 'any')
    const moved = compare(exact(price), exact(body.euro_odds))
    if (moved !== 0 && body.accept_odds !== 'any' && !(body.accept_odds === 'better' && moved > 0))
      throw new Refused(400, 'oddsChanged', { params: { euro_odds: price } })
    const amount = takeStake(body.amount, legs, limits.maxComboAmount)
    return {
      ...plain(body),
      ticketType: 'betBuilder',
      amount,
      legs,
      price: { euro: price, asked: body.euro_odds },
    }
  }
  const booking = (body: Schemas['PrebookRequest']): Wanted => {
    const { market, selection, event } = find(offer(), body.ticket)
    if (market.status === 'open') throw new Refused(400, 'onlyPlaceBet')
    if (market.status !== 'paused' && market.status !== 'pause') throw new Refused(400, 'marketClosed')
    const { handicap, line } = body.ticket
    if (!mainTypes.includes(market.betType) || compare(exact(body.target_odds), exact('1')) <= 0)
      throw new Refused(400, 'invalidPrebook')
    if (handicap !== selection.handicap || line !== selection.line) throw new Refused(400, 'oddsChanged')
    const leg = {
      event,
      market,
      selection,
      euro: body.target_odds,
      askedEuro: null,
      handicap,
      line,
      result: null,
    }
    return {
      ...plain(body),
      ticketType: 'single',
      amount: takeStake(body.amount, [leg]),
      prebook: { status: 'booked', targetOdds: body.target_odds, placedUtc: null },
      legs: [leg],
    }
  }

  const insert = (member: Member, wanted: Wanted): Bet => {
    const bet = {
      ...wanted,
      ticketNum: `T${100_001 + bets.length}`,
      member,
      createdAt: Date.now(),
      settled: null,
    }
    const isCombination = wanted.legs.length > 1
    refuseAbovePayout(
      possibleReturns(bet),
      isCombination ? limits.maxComboPayout : limits.maxPayout,
      isCombination ? 'comboAboveMaxPayout' : 'amountLimit',
    )
    move(member, minus(exact('0'), wanted.amount), 'bet', bet.ticketNum)
    bets.push(bet)
    return bet
  }

  const decide = (placing: Placing, state: KeyState): PlacingAnswer => {
    const { member } = placing.session
    try {
      const bet = insert(member, judge(placing))
      state.bet = bet
      state.answer = {
        status: 201,
        text: JSON.stringify({ ticket: ticketOf(bet), wallet: walletOf(member) }),
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      state.answer = { status: error.status, text: JSON.stringify(error.body) }
    }
    return { ...state.answer, isReplayed: false }
  }

  const pay = (bet: Bet): void => {
    if (bet.settled === null) return
    const { returns, result } = bet.settled
    const kind = result === 'refund' || result === 'cancelled' ? 'refund' : 'payout'
    if (returns.units > 0n) move(bet.member, returns, kind, bet.ticketNum)
    ended(bet)
  }

  const lookAtBooking = (bet: Bet, market: Market): void => {
    const [leg] = bet.legs
    if (leg === undefined || bet.prebook === null) return
    const { selection } = leg
    if (market.status === 'paused' || market.status === 'pause') return
    if (market.status !== 'open') return giveBack(bet)
    const isReached = compare(exact(selection.euro), exact(bet.prebook.targetOdds)) >= 0
    if (!isReached || selection.handicap !== leg.handicap || selection.line !== leg.line) return
    leg.euro = selection.euro
    bet.prebook = { ...bet.prebook, status: 'accepted', placedUtc: new Date().toISOString() }
    ended(bet)
  }

  const giveBack = (bet: Bet): void => {
    if (bet.prebook === null) return
    bet.prebook = { ...bet.prebook, status: 'cancelled' }
    bet.settled = { at: Date.now(), returns: bet.amount, result: 'cancelled' }
    pay(bet)
  }

  return {
    place: async (placing) => {
      const { session, key, operation, expires, bytes, body } = placing
      const name = `${session.member.code} ${key}`
      const known = keys.get(name)
      if (known !== undefined) {
        const isSame = known.operation === operation && known.expires === expires && known.bytes === bytes
        if (!isSame) return { ...messageReply(409, 'duplicateTicket'), isReplayed: false }
        if (known.answer === null) return { ...messageReply(425, 'duplicateTicket'), isReplayed: false }
        return { ...known.answer, isReplayed: true }
      }
      const state: KeyState = { operation, expires, bytes, answer: null, bet: null }
      keys.set(name, state)
      const delay = delayOf(offer(), body)
      if (delay > 0) await pause(delay, marketsIn(body))
      return decide(placing, state)
    },
    outcome: (member, key) => {
      const state = keys.get(`${member.code} ${key}`)
      if (state === undefined) return null
      const { answer, bet, expires, bytes } = state
      const digest = createHash('sha256').update(bytes).digest('hex')
      const request = /^\d{1,16}$/.test(expires) ? { request: { expires: Number(expires), digest } } : {}
      if (answer === null) return { status: 'inProgress', ...request }
      if (bet !== null) return { status: 'placed', ticket: ticketOf(bet), ...request }
      return { status: 'notPlaced', refusal: JSON.parse(answer.text), ...request }
    },
    betsOf: (member) => bets.filter((bet) => bet.member === member).toReversed(),
    cancel: (member, ticketNum) => {
      const bet = bets.find((one) => one.ticketNum === ticketNum && one.member === member)
      if (bet === undefined || bet.prebook === null) throw new Refused(404, 'noResult')
      if (bet.prebook.status === 'accepted') throw new Refused(409, 'prebookError', { ticket: ticketOf(bet) })
      if (bet.prebook.status === 'booked') giveBack(bet)
      return bet
    },
    decideWaiting: (marketId) => {
      for (const [end, marketIds] of waiting) if (marketIds.includes(marketId)) end()
    },
    marketChanged: (market) => {
      for (const bet of bets) {
        if (bet.settled !== null) continue
        for (const leg of bet.legs)
          if (leg.market === market && market.status === 'settled')
            leg.result = leg.selection.result ?? 'void'
        if (bet.prebook?.status === 'booked' && bet.legs[0]?.market === market) lookAtBooking(bet, market)
        else if (settleIfDecided(bet)) pay(bet)
      }
    },
  }
}

/** What every kind of bet has alike. */
function plain(body: { odds_type: Schemas['OddsType']; is_follow_bet?: boolean }) {
  return {
    oddsType: body.odds_type,
    isFollowBet: body.is_follow_bet ?? false,
    stakes: null,
    price: null,
    prebook: null,
  }
}

function messageReply(status: number, name: MessageName): { status: number; text: string } {
  return { status, text: JSON.stringify(errorBody(name)) }
}

function refuseByBound(expires: string, arrivedAt: number): void {
  const bound = /^\d{1,16}$/.test(expires) ? Number(expires) : Number.POSITIVE_INFINITY
  if (bound > arrivedAt + 15 * minutes)
    throw new Refused(400, 'validationFailed', { params: { detail: 'X-UNIQUE-Expires' } })
  if (bound < arrivedAt) throw new Refused(400, 'unableToPlace')
}

function messageFor(problems: string): MessageName {
  if (problems.includes('odds_type')) return 'invalidOddsType'
  if (problems.includes('market_id')) return 'missingMarketId'
  if (problems.includes('euro_odds')) return 'invalidMemberOdds'
  if (problems.includes('target_odds')) return 'invalidPrebook'
  return problems.includes('bet_type_selection') ? 'invalidSelection' : 'invalidPostData'
}

/** How many milliseconds a bet waits: the longest of its markets. */
function delayOf(offer: Offer, body: unknown): number {
  return Math.max(0, ...marketsIn(body).map((id) => offer.market(id)?.betDelay ?? 0))
}

/** The markets that a body names, whatever its kind. */
function marketsIn(body: unknown): string[] {
  const text = JSON.stringify(body ?? null)
  return [...text.matchAll(/"market_id":"([^"]+)"/g)].map(([, id = '']) => id)
}
