import { acceptsChange } from '#domain/bets/bet.ts'
import { isEuroOdds } from '#domain/odds/odds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { quoteBuilder } from '../builder/quote.ts'
import { legsOfCombination, rangeOfLegs } from './combination.ts'
import { type BetBodies, type BetCircumstances, refuse, type Verdict } from './facts.ts'
import { changesOf, legOf, readStake, refuseOpening, refuseRepetition } from './shared.ts'
import { refuseStakes } from './stakes.ts'

/**
 * Judges a bet builder [SLIP-12]. The agreement is on the price of the whole: the member's policy is applied to that, and
 * for the legs only to terms other than their prices.
 */
export function judgeBetBuilder(facts: BetCircumstances, body: BetBodies['placeEventCombo']): Verdict {
  const stake = readStake(body.amount, facts.member)
  const closed = refuseOpening(facts, body.currency, [stake])
  if (closed !== null) return { ok: false, refusal: closed }
  const legs = legsOfCombination(facts, 'betBuilder', {
    tickets: body.tickets,
    oddsType: body.odds_type,
    policy: null,
  })
  if (!Array.isArray(legs)) return { ok: false, refusal: legs }
  if (stake === null || legs.some(({ event }) => event.eventId !== body.event_id))
    return refuse(errors.invalidPostData)
  const quote = quoteBuilder(legs)
  if (quote === null) return refuse(errors.comboNotAllowed)
  if (!isEuroOdds(body.euro_odds)) return refuse(errors.invalidMemberOdds)
  const agreed = { euroOdds: body.euro_odds, handicap: null, line: null }
  const now = { status: 'open', price: { euro: quote.euroOdds }, handicap: null, line: null } as const
  if (!acceptsChange(body.accept_odds, agreed, now))
    return refuse(errors.oddsChanged, { params: { euro_odds: quote.euroOdds }, changes: changesOf(legs) })

  const stakes = [{ size: legs.length, perLine: stake }] as const
  const range = rangeOfLegs(facts, legs)
  const refusal =
    refuseRepetition(facts, 'betBuilder', legs) ??
    refuseStakes(facts, { kind: 'betBuilder', legs, stakes, range, price: quote.euroOdds })
  if (refusal !== null) return { ok: false, refusal }
  return {
    ok: true,
    accepted: {
      ticketType: 'betBuilder',
      amount: stake,
      euroOdds: quote.euroOdds,
      oddsStyle: body.odds_type,
      stakes: null,
      dependence: quote.dependence.map((shares) => [...shares]),
      askedOdds: body.euro_odds,
      bigComboId: null,
      isFollowBet: false,
      legs: legs.map((leg) => ({ ...legOf(leg), askedOdds: null })),
    },
  }
}
