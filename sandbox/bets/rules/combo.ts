import { wholePrice } from '#domain/bets/amounts.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { legsOfCombination, rangeOfLegs } from './combination.ts'
import { type BetBodies, type BetCircumstances, type Refusal, refuse, type Verdict } from './facts.ts'
import { legOf, readStake, refuseOpening, refuseRepetition } from './shared.ts'
import { refuseStakes } from './stakes.ts'

type ComboBody = BetBodies['placeComboBet']

/** Judges a combo, a big combo or a lucky combo [SLIP-10] [SLIP-13] [SLIP-14]. */
export function judgeCombo(facts: BetCircumstances, body: ComboBody): Verdict {
  const { ticket_type: kind } = body
  const stake = readStake(body.amount, facts.member)
  const closed = refuseOpening(facts, body.currency, [stake]) ?? refuseOffer(facts, body)
  if (closed !== null) return { ok: false, refusal: closed }
  const legs = legsOfCombination(facts, kind, {
    tickets: body.tickets,
    oddsType: body.odds_type,
    policy: body.accept_odds,
  })
  if (!Array.isArray(legs)) return { ok: false, refusal: legs }
  if (stake === null) return refuse(errors.invalidPostData)

  const stakes = [{ size: legs.length, perLine: stake }] as const
  const refusal =
    refuseRepetition(facts, kind, legs) ??
    refuseStakes(facts, { kind, legs, stakes, range: rangeOfLegs(facts, legs), price: null })
  if (refusal !== null) return { ok: false, refusal }
  return {
    ok: true,
    accepted: {
      ticketType: kind,
      amount: stake,
      euroOdds: wholePrice({ euroOdds: legs.map(({ selection }) => selection.price.euro), price: null }),
      oddsStyle: body.odds_type,
      stakes: null,
      dependence: null,
      askedOdds: null,
      bigComboId: body.big_combo_id ?? null,
      isFollowBet: body.is_follow_bet ?? false,
      legs: legs.map(legOf),
    },
  }
}

/** A big combo is placed exactly as offered, while it is offered; nothing else names one. */
function refuseOffer(facts: BetCircumstances, body: ComboBody): Refusal | null {
  const { big_combo_id: id, tickets } = body
  if ((body.ticket_type === 'bigCombo') !== (id !== undefined)) return { entry: errors.invalidPostData }
  if (id === undefined) return null
  const offered = facts.bigCombo(id)
  if (offered === null) return { entry: errors.statusChanged }
  const isOffered =
    offered.length === tickets.length &&
    offered.every(({ marketId, side }) =>
      tickets.some((ticket) => ticket.market_id === marketId && ticket.bet_type_selection === side),
    )
  return isOffered ? null : { entry: errors.invalidPostData }
}
