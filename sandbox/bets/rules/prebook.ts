import { isPrebookable } from '#domain/bets/prebookable.ts'
import { hasOtherLine } from '#domain/market/marketUpdate.ts'
import type { Money } from '#domain/money/money.ts'
import { isRangeUnavailable } from '#domain/money/stakeRange.ts'
import { isEuroOdds } from '#domain/odds/odds.ts'
import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import type { ModelMarket, ModelSelection } from '../../market/entities.ts'
import { rangeIn } from '../../members.ts'
import { type BetCircumstances, type FoundLeg, type Refusal } from './facts.ts'
import { changeOf, findLegs, readStake, refuseOpening, refuseRepetition, refuseStatus } from './shared.ts'
import { refuseStakes } from './stakes.ts'

export type PrebookRequest = components['schemas']['PrebookRequest']

/** Everything that decides about a booking, as it is at the moment of the decision. */
export interface PrebookCircumstances extends BetCircumstances {
  body: PrebookRequest
  /** Whether the member already has a bet booked on this selection. */
  hasBookingOn: (marketId: string, side: string) => boolean
}

/** A bet that may be booked: on what, at what target, for how much. */
export interface AcceptedPrebook {
  leg: FoundLeg
  targetOdds: string
  stake: Money
}

export type PrebookVerdict = { ok: true; accepted: AcceptedPrebook } | { ok: false; refusal: Refusal }

function refuse(entry: CatalogueEntry, more: Omit<Refusal, 'entry'> = {}): PrebookVerdict {
  return { ok: false, refusal: { entry, ...more } }
}

/**
 * Judges a booking by everything except its key: the member, the market, the terms, the stake, in this order
 * [PREBOOK-01] [PREBOOK-03]. Its possible returns are counted at the target; it is placed at that price or a better one.
 */
export function judgePrebook(facts: PrebookCircumstances): PrebookVerdict {
  const { member, body } = facts
  const { ticket, target_odds: targetOdds } = body
  const stake = readStake(body.amount, member)
  const closed = refuseOpening(facts, body.currency, [stake])
  if (closed !== null) return { ok: false, refusal: closed }
  if (!facts.isPrebookingEnabled) return refuse(errors.invalidPrebook)
  const legs = findLegs(facts, [{ ...ticket, euro_odds: targetOdds }])
  if (!Array.isArray(legs)) return { ok: false, refusal: legs }
  const [leg] = legs
  if (leg === undefined || stake === null) return refuse(errors.invalidPostData)

  const { market, selection } = leg
  const changes = [changeOf(market, selection)]
  const shut = refuseToBook(market, selection)
  if (shut !== null) return refuse(shut, { changes })
  const range = rangeIn(market, member.currency)
  if (isRangeUnavailable(range)) return refuse(errors.marketUnavailable)
  if (!isEuroOdds(targetOdds)) return refuse(errors.invalidPrebook)
  if (hasOtherLine(ticket, selection)) return refuse(errors.oddsChanged, { changes })
  if (member.refusesSecondBet && facts.hasBookingOn(market.marketId, selection.side))
    return refuse(errors.duplicateTicket)

  const atTarget = { ...leg, selection: { ...selection, price: { euro: targetOdds } } }
  const stakes = [{ size: 1, perLine: stake }] as const
  const refusal =
    refuseRepetition(facts, 'single', legs) ??
    refuseStakes(facts, { kind: 'single', legs: [atTarget], stakes, range, price: null })
  return refusal === null ? { ok: true, accepted: { leg, targetOdds, stake } } : { ok: false, refusal }
}

/** Why nothing can be booked on a market in its current state; null if something can: it is paused, and of a main type. */
function refuseToBook(market: ModelMarket, selection: ModelSelection): CatalogueEntry | null {
  if (!isPrebookable(market)) return errors.onlyPlaceBet
  if (market.status === 'paused') return null
  return refuseStatus(market, selection) ?? errors.onlyPlaceBet
}
