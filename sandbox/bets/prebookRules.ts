import { type CatalogueEntry, errorByCode, errors } from '#domain/errorCatalogue.ts'
import { hasOtherLine } from '#domain/marketUpdate.ts'
import type { Money } from '#domain/money.ts'
import { isEuroOdds } from '#domain/odds.ts'
import { isPrebookable } from '#domain/prebook.ts'
import { isRangeUnavailable } from '#domain/stakeRange.ts'
import type { components } from '#openapi/client.gen.ts'

import type { ModelEvent, ModelMarket, ModelSelection } from '../market/entities.ts'
import { rangeIn } from '../members.ts'
import {
  type BetCircumstances,
  changeOf,
  readStake,
  type Refusal,
  refuseMember,
  refuseStake,
  refuseStatus,
} from './rules.ts'

export type PrebookRequest = components['schemas']['PrebookRequest']

/** All that decides about a booking, as it is at the moment of the decision. */
export interface PrebookCircumstances extends Omit<BetCircumstances, 'body'> {
  body: PrebookRequest
  /** Whether the partner has switched prebooking on. */
  isEnabled: boolean
}

/** A bet that may be booked: on what, at what target, for how much. */
export interface AcceptedPrebook {
  event: ModelEvent
  market: ModelMarket
  selection: ModelSelection
  targetOdds: string
  stake: Money
}

export type PrebookVerdict = { ok: true; accepted: AcceptedPrebook } | { ok: false; refusal: Refusal }

function refuse(entry: CatalogueEntry, more: Omit<Refusal, 'entry'> = {}): PrebookVerdict {
  return { ok: false, refusal: { entry, ...more } }
}

/**
 * Judges a booking by everything but its key: the member, the market, the terms, the stake, in this order
 * [PREBOOK-01] [PREBOOK-03]. What it may return is counted at the target; it is placed at that or a better price.
 */
export function judgePrebook(facts: PrebookCircumstances): PrebookVerdict {
  const { member, body } = facts
  const barred = refuseMember(member, facts.isGuest)
  if (barred !== null) return refuse(barred)
  if (body.currency !== member.currency.code) return refuse(errors.invalidPostData)
  const stake = readStake(body.amount, member)
  if (stake === null) return refuse(errors.invalidPostData)
  const foretold = member.stakeIsErrorCode ? errorByCode(stake.minor / 10 ** stake.digits) : undefined
  if (foretold !== undefined) return refuse(foretold)
  if (!facts.isEnabled) return refuse(errors.invalidPrebook)

  const { ticket, target_odds: targetOdds } = body
  const market = facts.market(ticket.market_id)
  if (market === undefined) return refuse(errors.marketNotFound)
  const selection = market.selections.find(({ side }) => side === ticket.bet_type_selection)
  if (selection === undefined) return refuse(errors.invalidSelection)
  const event = facts.event(market.eventId)
  if (event === undefined || event.closedAt !== null) return refuse(errors.eventInactive)

  const change = changeOf(market, selection)
  const shut = refuseToBook(market, selection)
  if (shut !== null) return refuse(shut, { changes: [change] })
  if (isRangeUnavailable(rangeIn(market, member.currency))) return refuse(errors.marketUnavailable)
  if (!isEuroOdds(targetOdds)) return refuse(errors.invalidPrebook)
  if (hasOtherLine(ticket, selection)) return refuse(errors.oddsChanged, { changes: [change] })

  if (facts.sinceLastBet !== null && facts.sinceLastBet < member.betInterval) {
    const seconds = Math.ceil((member.betInterval - facts.sinceLastBet) / 1000)
    return refuse(errors.placeBetTooFast, { params: { seconds: String(seconds) } })
  }
  if (member.refusesSecondBet && facts.hasPendingBetOn(market.marketId, selection.side)) {
    return refuse(errors.duplicateTicket)
  }
  const atTarget = { ...selection, price: { euro: targetOdds } }
  const wrong = refuseStake({ stake, market, selection: atTarget, member, balance: facts.balance })
  return wrong === null
    ? { ok: true, accepted: { event, market, selection, targetOdds, stake } }
    : { ok: false, refusal: wrong }
}

/** Why nothing can be booked on a market as it stands; null where something can: it is paused, and of a main type. */
function refuseToBook(market: ModelMarket, selection: ModelSelection): CatalogueEntry | null {
  if (!isPrebookable(market)) return errors.onlyPlaceBet
  if (market.status === 'paused') return null
  return refuseStatus(market, selection) ?? errors.onlyPlaceBet
}
