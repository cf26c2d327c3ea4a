import { acceptsChange, type AcceptPolicy, type BetKind } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { hasOtherLine } from '#domain/market/marketUpdate.ts'
import type { Money } from '#domain/money/money.ts'
import { isRangeUnavailable } from '#domain/money/stakeRange.ts'
import { compareEuro, isEuroOdds } from '#domain/odds/odds.ts'
import { type CatalogueEntry, errorByCode, errors } from '#domain/session/errorCatalogue.ts'

import { amountIn } from '../../currencies.ts'
import type { ModelMarket, ModelSelection } from '../../market/entities.ts'
import { limitsOf, rangeIn, type SandboxMember } from '../../members.ts'
import type { NewLeg } from '../../store/bets/bets.ts'
import { wireStamp } from '../../wire/wire.ts'
import type { BetChange, BetCircumstances, BetSelection, FoundLeg, Refusal } from './facts.ts'

/** Why a member may not bet at all [SLIP-25] [LAUNCH-05]; null for one who may. */
export function refuseMember(member: SandboxMember, isGuest: boolean): CatalogueEntry | null {
  if (isGuest) return errors.pleaseLogin
  switch (member.bar) {
    case 'frozen':
      return errors.accountFrozen
    case 'inactive':
      return errors.accountInactive
    case 'barred':
      return errors.memberCannotBet
    case null:
      return null
  }
}

/** A stake in the member's currency; null if the text is not a stake. */
export function readStake(amount: string, member: SandboxMember): Money | null {
  try {
    const stake = amountIn(member.currency, amount)
    return stake.minor < 0 ? null : stake
  } catch {
    return null
  }
}

/** What comes before any market is looked at: the member, the currency, a stake that asks for its own refusal. */
export function refuseOpening(
  facts: BetCircumstances,
  currency: string,
  stakes: readonly (Money | null)[],
): Refusal | null {
  const { member } = facts
  const barred = refuseMember(member, facts.isGuest)
  if (barred !== null) return { entry: barred }
  if (currency !== member.currency.code || stakes.includes(null)) return { entry: errors.invalidPostData }
  for (const stake of stakes) {
    if (stake === null || !member.stakeIsErrorCode) continue
    const foretold = errorByCode(stake.minor / 10 ** stake.digits)
    if (foretold !== undefined) return { entry: foretold, params: { min_bet: limitsOf(member).minBet } }
  }
  return null
}

/** The current state of the requested selections, or why one of them cannot be found. */
export function findLegs(facts: BetCircumstances, tickets: readonly BetSelection[]): FoundLeg[] | Refusal {
  const legs: FoundLeg[] = []
  for (const asked of tickets) {
    const named = (entry: CatalogueEntry): Refusal => ({ entry, ...aboutLeg(asked.market_id, tickets) })
    const market = facts.market(asked.market_id)
    if (market === undefined) return named(errors.marketIdNotFound)
    if (market.withdrawn) return named(errors.marketNotFound)
    const selection = market.selections.find(({ side }) => side === asked.bet_type_selection)
    if (selection === undefined) return named(errors.invalidSelection)
    const event = facts.event(market.eventId)
    if (event === undefined || event.closedAt !== null) return named(errors.eventInactive)
    if (event.markets.some(isLostWinner)) return named(errors.winnerStatusUnavailable)
    legs.push({ asked, event, market, selection })
  }
  return legs
}

/** Whether a market that asks who wins the match, on which the house bases all others, was taken out of it. */
function isLostWinner({ betType, option, withdrawn }: ModelMarket): boolean {
  return withdrawn && option === 'match' && (betType === '1X2' || betType === 'WIN')
}

/** Names the leg that a refusal is about, if there are several. */
export function aboutLeg(marketId: string, all: readonly unknown[]): Pick<Refusal, 'params'> {
  return all.length > 1 ? { params: { market_id: marketId } } : {}
}

/** Why a market or a selection takes no bets [SLIP-04]; null if it does. */
export function refuseStatus(market: ModelMarket, selection: ModelSelection): CatalogueEntry | null {
  switch (market.status) {
    case 'open':
      return refuseSelection(selection)
    case 'new':
      return errors.marketUnavailable
    case 'paused':
      return errors.marketPaused
    case 'closed':
      return errors.marketClosed
    case 'resulting':
    case 'settlement':
      return errors.marketResulting
    case 'settled':
      return errors.statusChanged
  }
}

/** Why a selection takes no bets though its market does; null if it does too. */
function refuseSelection({ status }: ModelSelection): CatalogueEntry | null {
  if (status === 'open') return null
  if (status === 'closed') return errors.selectionClosed
  return status === 'resulting' ? errors.selectionResulting : errors.selectionPaused
}

/**
 * Why the terms of the legs are not the current ones: first a leg that takes no bets, then one without a range, then one
 * whose terms moved further than the member accepts [SLIP-15] [SLIP-16]. Lists every leg that is not as agreed.
 * @param policy null if the price of the whole is agreed on, and not the prices of the legs
 */
export function refuseTerms(
  facts: BetCircumstances,
  legs: readonly FoundLeg[],
  policy: AcceptPolicy | null,
): Refusal | null {
  for (const { market, selection } of legs) {
    const shut = refuseStatus(market, selection)
    const entry =
      shut === errors.marketPaused && facts.wasOpen(market.marketId) ? errors.marketStatusPause : shut
    if (entry !== null) return { entry, ...aboutLeg(market.marketId, legs), changes: changesOf(legs) }
  }
  for (const { asked, market } of legs) {
    const about = aboutLeg(market.marketId, legs)
    if (isRangeUnavailable(rangeIn(market, facts.member.currency)))
      return { entry: errors.marketUnavailable, ...about }
    if (!isEuroOdds(asked.euro_odds)) return { entry: errors.invalidMemberOdds, ...about }
  }
  const isTaken = ({ asked, selection }: FoundLeg): boolean =>
    acceptsChange(policy ?? 'any', agreedOf(asked), selection)
  return legs.every(isTaken) ? null : { entry: errors.oddsChanged, changes: changesOf(legs) }
}

function agreedOf({ euro_odds: euroOdds, handicap, line }: BetSelection) {
  return { euroOdds, handicap, line }
}

/** The current terms of every leg that is not as agreed. */
export function changesOf(legs: readonly FoundLeg[]): BetChange[] {
  return legs
    .filter(({ asked, market, selection }) => {
      if (refuseStatus(market, selection) !== null || hasOtherLine(agreedOf(asked), selection)) return true
      return !isEuroOdds(asked.euro_odds) || compareEuro(asked.euro_odds, selection.price.euro) !== 0
    })
    .map(({ market, selection }) => changeOf(market, selection))
}

/** A selection's terms as they are now. */
export function changeOf(market: ModelMarket, selection: ModelSelection): BetChange {
  return {
    market_id: market.marketId,
    bet_type_selection: selection.side,
    status: selection.status,
    euro_odds: selection.price.euro,
    handicap: selection.handicap,
    line: selection.line,
    timeStamp: wireStamp(market.timeStamp),
  }
}

/** A bet too soon after the last, or the same one again [SLIP-20]; null if it is neither. */
export function refuseRepetition(
  facts: BetCircumstances,
  kind: BetKind,
  legs: readonly FoundLeg[],
): Refusal | null {
  const { member, sinceLastBet, wait } = facts
  if (sinceLastBet !== null && (wait !== null || sinceLastBet < member.betInterval)) {
    const seconds = wait ?? Math.ceil((member.betInterval - sinceLastBet) / 1000)
    return { entry: errors.placeBetTooFast, params: { seconds: String(seconds) } }
  }
  const [first] = legs
  if (!member.refusesSecondBet || first === undefined) return null
  const { marketId, eventId } = first.market
  const isSame = facts
    .pendingWith({ eventId, marketId, side: first.selection.side })
    .some(
      (bet) =>
        kinds[bet.ticketType].place === kinds[kind].place &&
        bet.legs.length === legs.length &&
        bet.legs.every((leg) =>
          legs.some(
            ({ market, selection }) => market.marketId === leg.marketId && selection.side === leg.side,
          ),
        ),
    )
  return isSame ? { entry: errors.duplicateTicket } : null
}

/** What is stored about a leg with the bet: its terms now, the requested price, and what it was about. */
export function legOf({ asked, event, market, selection }: FoundLeg): NewLeg {
  return {
    eventId: event.eventId,
    marketId: market.marketId,
    side: selection.side,
    euroOdds: selection.price.euro,
    askedOdds: asked.euro_odds,
    handicap: selection.handicap,
    line: selection.line,
    description: {
      gameId: event.gameId,
      gameName: event.gameName,
      competitionName: event.competitionName,
      eventName: event.away === '' ? event.home : `${event.home} v ${event.away}`,
      startUtc: event.startUtc,
      marketName: market.name,
      betType: market.betType,
      option: market.option,
      selectionName: selection.name,
    },
  }
}
