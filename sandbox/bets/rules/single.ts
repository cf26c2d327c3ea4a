import { isPrebookable } from '#domain/bets/prebookable.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { rangeIn } from '../../members.ts'
import {
  type BetBodies,
  type BetCircumstances,
  type FoundLeg,
  type Refusal,
  refuse,
  type Verdict,
} from './facts.ts'
import {
  changesOf,
  findLegs,
  legOf,
  readStake,
  refuseOpening,
  refuseRepetition,
  refuseTerms,
} from './shared.ts'
import { refuseStakes } from './stakes.ts'

/** Judges a single: the member, the market, the terms, the stake, in this order. */
export function judgeSingle(facts: BetCircumstances, body: BetBodies['placeSingleBet']): Verdict {
  const stake = readStake(body.amount, facts.member)
  const closed = refuseOpening(facts, body.currency, [stake])
  if (closed !== null) return { ok: false, refusal: closed }
  const legs = findLegs(facts, body.tickets)
  if (!Array.isArray(legs)) return { ok: false, refusal: legs }
  const [leg] = legs
  if (leg === undefined || legs.length > 1 || stake === null) return refuse(errors.invalidPostData)

  const stakes = [{ size: 1, perLine: stake }] as const
  const range = rangeIn(leg.market, facts.member.currency)
  const refusal =
    refuseToPlace(facts, leg) ??
    refuseTerms(facts, legs, body.accept_odds) ??
    refuseRepetition(facts, 'single', legs) ??
    refuseStakes(facts, { kind: 'single', legs, stakes, range, price: null })
  if (refusal !== null) return { ok: false, refusal }
  return {
    ok: true,
    accepted: {
      ticketType: 'single',
      amount: stake,
      euroOdds: leg.selection.price.euro,
      oddsStyle: body.odds_type,
      stakes: null,
      dependence: null,
      askedOdds: null,
      bigComboId: null,
      isFollowBet: body.is_follow_bet ?? false,
      legs: [legOf(leg)],
    },
  }
}

/** A paused market can be booked if prebooking is on, and not bet on; null if a bet may be placed [PREBOOK-03]. */
function refuseToPlace({ isPrebookingEnabled }: BetCircumstances, leg: FoundLeg): Refusal | null {
  const isBookable = isPrebookingEnabled && leg.market.status === 'paused' && isPrebookable(leg.market)
  return isBookable ? { entry: errors.onlyPrebook, changes: changesOf([leg]) } : null
}
