import { type CashOutLeg, cashOutValue } from '#domain/bets/cashOut.ts'
import { hasOtherLine } from '#domain/market/marketUpdate.ts'
import { amountText, compareMoney, type Money } from '#domain/money/money.ts'
import type { components } from '#openapi/client.gen.ts'

import { type Currency, localAmount } from '../currencies.ts'
import type { MarketModel } from '../market/model.ts'
import { type Bet, type BetLeg, findBet } from '../store/bets/bets.ts'
import { type CashOutWish, findCashOutKey, payCashOut, refuseCashOut } from '../store/bets/cashOuts.ts'
import type { Database } from '../store/database.ts'

/** What is offered for a bet: an amount, with the odds it comes from by leg (null of an ended one); nothing for now; or nothing. */
export type CashOutOffer = { amount: Money; prices: (string | null)[] } | 'suspended' | null

/** In the house's currency: less is not offered. */
const leastOffer = '1'

/**
 * What the house offers for a bet at the odds of now. *Decision*: of singles and combos alone: systems, bet builders, big and
 * lucky combos have none. It is suspended while a leg that still runs takes no bets, or is at another line.
 */
export function cashOutOffer(bet: Bet, currency: Currency, model: MarketModel): CashOutOffer {
  if (bet.result !== 'pending' || (bet.ticketType !== 'single' && bet.ticketType !== 'combo')) return null
  const prices = bet.legs.map((leg) => (leg.outcome === null ? priceNow(leg, model) : null))
  const legs = bet.legs.map((leg, at): CashOutLeg | null => {
    const { euroOdds, outcome } = leg
    if (outcome !== null) return { euroOdds, result: outcome }
    const oddsNow = prices[at] ?? null
    return oddsNow === null ? null : { euroOdds, oddsNow }
  })
  const known = legs.filter((leg) => leg !== null)
  if (known.length < legs.length) return 'suspended'
  const amount = cashOutValue(bet.amount, known)
  return compareMoney(amount, localAmount(leastOffer, currency)) < 0 ? null : { amount, prices }
}

/** The euro odds of a running leg; null if it takes no bets, or not at its line. */
function priceNow(leg: BetLeg, model: MarketModel): string | null {
  const selection = model.market(leg.marketId)?.selections.find(({ side }) => side === leg.side)
  if (selection === undefined || selection.status !== 'open' || hasOtherLine(leg, selection)) return null
  return selection.price.euro
}

/** An offer as the contract shows it with a ticket, if there is an offer. */
export function wireOffer(offer: CashOutOffer): Pick<components['schemas']['Ticket'], 'x-slipway-cashOut'> {
  if (offer === null) return {}
  return { 'x-slipway-cashOut': { amount: offer === 'suspended' ? null : amountText(offer.amount) } }
}

/** What became of a wish: paid now or before; refused, as the bet's state says why; or its key is another's. */
export type CashedOut = 'paid' | 'paidBefore' | 'refused' | 'otherTicket'

/**
 * Cashes a bet out, at most once. The first request under a key decides, in one transaction with ticket and money; a
 * repetition learns what was decided, even if the offer would be enough by then.
 * @param moment.isTaken whether new ones are taken: the partner has cash out, and its bound had not passed when it arrived
 * @returns null if the member has no bet of that number
 */
export function cashOut(
  database: Database,
  wish: CashOutWish,
  { currency, model, at, isTaken }: { currency: Currency; model: MarketModel; at: number; isTaken: boolean },
): CashedOut | null {
  return database.transaction(() => {
    const known = findCashOutKey(database, wish.member, wish.key)
    if (known !== null && known.ticketNum !== wish.ticketNum) return 'otherTicket'
    if (known !== null) return known.state === 'paid' ? 'paidBefore' : 'refused'
    const bet = findBet(database, wish.ticketNum)
    if (bet === null || bet.member !== wish.member) return null
    const moment = Math.max(Math.floor(at), bet.placedAt)
    const offer = isTaken ? cashOutOffer(bet, currency, model) : null
    if (offer === null || offer === 'suspended' || offer.amount.minor < wish.least) {
      refuseCashOut(database, wish, moment)
      return 'refused'
    }
    payCashOut(database, wish, { bet, returns: offer.amount, prices: offer.prices, at: moment })
    return 'paid'
  })
}
