import type { AcceptPolicy, BetKind } from '#domain/bets/bet.ts'
import { kindProblem, kinds, type KindProblem } from '#domain/bets/kinds.ts'
import type { OddsType } from '#domain/odds/odds.ts'
import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import { eventLimits } from '../../members.ts'
import { combinedRange } from '../range.ts'
import type { BetCircumstances, BetSelection, FoundLeg, Refusal } from './facts.ts'
import { aboutLeg, findLegs, refuseTerms } from './shared.ts'

const entries: Readonly<Record<KindProblem['kind'], CatalogueEntry>> = {
  // The catalogue has no words for it: no client sends what it can see is not a combination.
  tooFewEvents: errors.validationFailed,
  tooManyEvents: errors.tooManyEvents,
  sameEvent: errors.comboNotAllowed,
  otherEvent: errors.invalidPostData,
  sameMarket: errors.comboNotAllowed,
  outright: errors.outrightNotForCombo,
  comboNotAllowed: errors.comboNotAllowed,
}

/**
 * The legs of a bet with several: in euro odds, as many as the kind takes, from as many matches, on markets that may be
 * combined, at the current terms [SLIP-10] [SLIP-11] [SLIP-12] [SLIP-24]; or why not.
 * @param asked.policy null if the price of the whole is agreed on, and not the prices of the legs
 */
export function legsOfCombination(
  facts: BetCircumstances,
  kind: BetKind,
  asked: { tickets: readonly BetSelection[]; oddsType: OddsType; policy: AcceptPolicy | null },
): FoundLeg[] | Refusal {
  const { tickets } = asked
  if (kinds[kind].oddsType === 'euro' && asked.oddsType !== 'euro') return { entry: errors.invalidMemberOdds }
  const legs = findLegs(facts, tickets)
  if (!Array.isArray(legs)) return legs
  const problem = refuseKind(kind, legs)
  return problem ?? refuseTerms(facts, legs, asked.policy) ?? legs
}

function refuseKind(kind: BetKind, legs: readonly FoundLeg[]): Refusal | null {
  const parts = legs.map(({ market, selection }) => ({
    eventId: market.eventId,
    marketId: market.marketId,
    side: selection.side,
    option: market.option,
    comboAllowed: market.comboAllowed,
  }))
  const problem = kindProblem(kind, parts, eventLimits)
  if (problem === null) return null
  if (problem.kind === 'tooFewEvents') {
    const what = kinds[kind].events === 'one' ? 'markets' : 'events, each of another match'
    const detail = `There are at least ${kinds[kind].least} ${what}.`
    return { entry: entries.tooFewEvents, params: { detail } }
  }
  return {
    entry: entries[problem.kind],
    ...(problem.leg === null ? {} : aboutLeg(problem.leg.marketId, legs)),
  }
}

/** How much may be staked on the legs together. */
export function rangeOfLegs(facts: BetCircumstances, legs: readonly FoundLeg[]) {
  return combinedRange(
    facts.member,
    legs.map(({ market }) => market),
  )
}
