import type { components } from '#openapi/client.gen.ts'

import { compare, exact, type Exact, one, written } from '../decimals.ts'
import { currency, type Session } from '../members.ts'
import { type MessageName, Refused } from '../messages.ts'
import type { Event, Market, Offer, Selection } from '../offer.ts'
import { priceOf } from './price.ts'
import type { Leg } from './tickets.ts'

type Schemas = components['schemas']
type Asked = Schemas['BetSelection']
type Accept = Schemas['AcceptOdds']
type Key = Schemas['SelectionKey']

/** Limits of the house, besides those of its markets. */
export const limits = {
  minBet: '10.00',
  maxPayout: '500000.00',
  maxComboPayout: '100000.00',
  maxComboAmount: '2000.00',
  comboEvents: 20,
  systemEvents: 5,
}

const leastEvents = 3
/** Both ends of a range that has no stake in it. */
export const unavailable = '-1'

interface Found {
  event: Event
  market: Market
  selection: Selection
}

/** What somebody wants to bet on. @throws Refused where there is no such thing */
export function find(offer: Offer, { market_id, bet_type_selection }: Key): Found {
  const market = offer.market(market_id)
  const event = market === undefined ? undefined : offer.event(market.eventId)
  if (market === undefined || event === undefined)
    throw new Refused(400, 'marketIdNotFound', { params: { market_id } })
  const selection = market.selections.find(({ side }) => side === bet_type_selection)
  if (selection === undefined) throw new Refused(400, 'invalidSelection', { params: { market_id } })
  return { event, market, selection }
}

/** @throws Refused for a guest, and for a member who may not bet */
export function refuseMember({ isGuest, member }: Session): void {
  if (isGuest) throw new Refused(400, 'pleaseLogin')
  if (member.bar !== null) throw new Refused(400, member.bar)
}

/** The legs of a bet at the odds of now, if the member agrees to them. @throws Refused */
export function takeLegs(offer: Offer, asked: readonly Asked[], accept: Accept): Leg[] {
  const found = asked.map((key) => ({ asked: key, ...find(offer, key) }))
  for (const { asked: agreed, market } of found) {
    refuseUnlessOpen(market)
    if (compare(exact(agreed.euro_odds), one) <= 0) throw new Refused(400, 'invalidMemberOdds')
  }
  const changes = found
    .filter(({ asked: agreed, selection }) => !isAgreed(agreed, selection, accept))
    .map(({ asked: { market_id, bet_type_selection }, market, selection }) => ({
      market_id,
      bet_type_selection,
      status: market.status,
      euro_odds: selection.euro,
      handicap: selection.handicap,
      line: selection.line,
      timeStamp: market.timeStamp,
    }))
  if (changes.length > 0) throw new Refused(400, 'oddsChanged', { changes })
  return found.map(({ asked: { euro_odds: askedEuro }, event, market, selection }) => ({
    event,
    market,
    selection,
    euro: selection.euro,
    askedEuro,
    handicap: selection.handicap,
    line: selection.line,
    result: null,
  }))
}

function isAgreed({ euro_odds, handicap, line }: Asked, now: Selection, accept: Accept): boolean {
  if (handicap !== now.handicap || line !== now.line) return false
  const move = compare(exact(now.euro), exact(euro_odds))
  return move === 0 || accept === 'any' || (accept === 'better' && move > 0)
}

function refuseUnlessOpen({ marketId, status }: Market): void {
  if (status === 'open') return
  throw new Refused(400, statusMessage(status), { params: { market_id: marketId } })
}

function statusMessage(status: Schemas['SelectionStatus']): MessageName {
  if (status === 'pause' || status === 'paused') return 'marketPaused'
  return status === 'resulting' ? 'marketResulting' : 'marketClosed'
}

/** The stake of a bet, within its bounds. @throws Refused */
export function takeStake(text: string, legs: readonly Pick<Leg, 'market'>[], most?: string): Exact {
  const amount = exact(text)
  if (compare(exact(written(amount, currency.digits)), amount) !== 0)
    throw new Refused(400, 'invalidPostData')
  const { min, max } = boundsOf(
    legs.map(({ market }) => market),
    most,
  )
  if (min === unavailable) throw new Refused(400, 'marketUnavailable')
  if (compare(amount, exact(min)) < 0) throw new Refused(400, 'minimumBet', { params: { min_bet: min } })
  if (compare(amount, exact(max)) > 0) throw new Refused(400, 'amountLimit')
  return amount
}

/** The highest minimum and the lowest maximum of markets; -1 and -1 where no stake is between them. */
export function boundsOf(markets: readonly Market[], most = markets[0]?.maxAmount ?? '0') {
  const max = markets.map(({ maxAmount }) => maxAmount).reduce(lower, most)
  const min = markets.map(({ minAmount }) => minAmount).reduce(higher)
  return compare(exact(min), exact(max)) > 0 ? { min: unavailable, max: unavailable } : { min, max }
}

function lower(a: string, b: string): string {
  return compare(exact(a), exact(b)) < 0 ? a : b
}

function higher(a: string, b: string): string {
  return compare(exact(a), exact(b)) > 0 ? a : b
}

/** What may be in one combo, or in one system. @throws Refused */
export function refuseUncombinable(found: readonly Found[], mostEvents: number): void {
  const outright = found.find(({ market }) => market.isOutright)
  if (outright !== undefined)
    throw new Refused(400, 'outrightNotForCombo', { params: { market_id: outright.market.marketId } })
  const barred = found.find(({ event }) => !event.isComboAllowed)
  if (barred !== undefined)
    throw new Refused(400, 'comboNotAllowed', { params: { market_id: barred.market.marketId } })
  if (new Set(found.map(({ event }) => event.eventId)).size < found.length)
    throw new Refused(400, 'comboNotAllowed')
  if (found.length < leastEvents)
    throw new Refused(400, 'validationFailed', { params: { detail: `At least ${leastEvents} events.` } })
  if (found.length > mostEvents) throw new Refused(400, 'tooManyEvents')
}

/** The price of selections of one event together; null if they cannot win together. */
export function builderPrice(found: readonly Found[]): string | null {
  const markets = new Set(found.map(({ market }) => market.marketId))
  if (found.length < 2 || markets.size < found.length || doContradict(found)) return null
  return priceOf(found.map(({ selection }) => selection.euro))
}

function doContradict(found: readonly Found[]): boolean {
  const winners = found
    .filter(({ market: { betType } }) => betType === '1X2' || betType === 'WIN' || betType === 'AH')
    .map(({ selection }) => selection.side)
  return new Set(winners).size > 1
}

/** How many combinations of a size so many legs make. */
export function combinations(legs: number, size: number): number {
  return size === 0 ? 1 : (combinations(legs - 1, size - 1) * legs) / size
}

/** What a bet may return at most. @throws Refused */
export function refuseAbovePayout(returns: Exact, most: string, message: MessageName): void {
  if (compare(returns, exact(most)) > 0) throw new Refused(400, message)
}
