import { acceptsChange } from '#domain/bet.ts'
import { type CatalogueEntry, errorByCode, errors } from '#domain/errorCatalogue.ts'
import { amountText, type Money } from '#domain/money.ts'
import { isEuroOdds } from '#domain/odds.ts'
import { checkStake, type StakeError } from '#domain/stake.ts'
import { isRangeUnavailable } from '#domain/stakeRange.ts'
import type { components } from '#openapi/client.gen.ts'

import { amountIn } from '../currencies.ts'
import type { ModelEvent, ModelMarket, ModelSelection } from '../market/entities.ts'
import { limitsOf, rangeIn, type SandboxMember } from '../members.ts'
import { wireStamp } from '../wire/wire.ts'

export type SingleBetRequest = components['schemas']['SingleBetRequest']
export type BetChange = components['schemas']['BetChange']

/** Why a bet was refused: an entry of the catalogue, with what its text and the slip need. */
export interface Refusal {
  entry: CatalogueEntry
  params?: Record<string, string>
  changes?: BetChange[]
}

/** A bet that may be placed: on what, at what price, for how much. */
export interface Accepted {
  event: ModelEvent
  market: ModelMarket
  selection: ModelSelection
  stake: Money
}

export type Verdict = { ok: true; accepted: Accepted } | { ok: false; refusal: Refusal }

/** All that decides about a bet, as it is at the moment of the decision. */
export interface BetCircumstances {
  member: SandboxMember
  isGuest: boolean
  body: SingleBetRequest
  balance: Money
  event: (eventId: string) => ModelEvent | undefined
  market: (marketId: string) => ModelMarket | undefined
  /** Real milliseconds since the member's last bet; null before the first. */
  sinceLastBet: number | null
  hasPendingBetOn: (marketId: string, side: string) => boolean
}

function refuse(entry: CatalogueEntry, more: Omit<Refusal, 'entry'> = {}): Verdict {
  return { ok: false, refusal: { entry, ...more } }
}

/** Who may not bet at all [SLIP-25] [LAUNCH-05]; null for who may. */
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

/** Judges a single bet by everything but its key: the member, the market, the terms, the stake, in this order. */
export function judgeSingleBet(facts: BetCircumstances): Verdict {
  const { member, body } = facts
  const barred = refuseMember(member, facts.isGuest)
  if (barred !== null) return refuse(barred)

  const [ticket] = body.tickets
  if (ticket === undefined || body.tickets.length > 1 || body.currency !== member.currency.code) {
    return refuse(errors.invalidPostData)
  }
  const stake = readStake(body.amount, member)
  if (stake === null) return refuse(errors.invalidPostData)
  const foretold = member.stakeIsErrorCode ? errorByCode(stake.minor / 10 ** stake.digits) : undefined
  if (foretold !== undefined) return refuse(foretold)

  const market = facts.market(ticket.market_id)
  if (market === undefined) return refuse(errors.marketNotFound)
  const selection = market.selections.find(({ side }) => side === ticket.bet_type_selection)
  if (selection === undefined) return refuse(errors.invalidSelection)
  const event = facts.event(market.eventId)
  if (event === undefined || event.closedAt !== null) return refuse(errors.eventInactive)

  const change = changeOf(market, selection)
  const shut = refuseStatus(market, selection)
  if (shut !== null) return refuse(shut, { changes: [change] })
  if (isRangeUnavailable(rangeIn(market, member.currency))) return refuse(errors.marketUnavailable)
  const agreed = { euroOdds: ticket.euro_odds, handicap: ticket.handicap, line: ticket.line }
  if (!isEuroOdds(agreed.euroOdds)) return refuse(errors.invalidMemberOdds)
  if (!acceptsChange(body.accept_odds, agreed, selection))
    return refuse(errors.oddsChanged, { changes: [change] })

  if (facts.sinceLastBet !== null && facts.sinceLastBet < member.betInterval) {
    const seconds = Math.ceil((member.betInterval - facts.sinceLastBet) / 1000)
    return refuse(errors.placeBetTooFast, { params: { seconds: String(seconds) } })
  }
  if (member.refusesSecondBet && facts.hasPendingBetOn(market.marketId, selection.side)) {
    return refuse(errors.duplicateTicket)
  }
  const wrong = refuseStake({ stake, market, selection, member, balance: facts.balance })
  return wrong === null
    ? { ok: true, accepted: { event, market, selection, stake } }
    : { ok: false, refusal: wrong }
}

/** A stake in the member's currency; null where the text is none. */
export function readStake(amount: string, member: SandboxMember): Money | null {
  try {
    const stake = amountIn(member.currency, amount)
    return stake.minor < 0 ? null : stake
  } catch {
    return null
  }
}

/** Why a market or a selection takes no bets [SLIP-04]; null when it does. */
export function refuseStatus(market: ModelMarket, selection: ModelSelection): CatalogueEntry | null {
  switch (market.status) {
    case 'open':
      return selection.status === 'open' ? null : errors.selectionPaused
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

/** Why a stake is refused, by range, balance and what it may return at the selection's price; null when it is not. */
export function refuseStake(check: {
  stake: Money
  market: ModelMarket
  selection: ModelSelection
  member: SandboxMember
  balance: Money
}): Refusal | null {
  const { stake, market, selection, member, balance } = check
  const range = rangeIn(market, member.currency)
  const { maxPayout } = limitsOf(member)
  const wrong: StakeError | null = checkStake({
    stake,
    range,
    balance,
    maxPayout,
    euroOdds: selection.price.euro,
  })
  switch (wrong) {
    case null:
      return null
    case 'empty':
    case 'malformed':
      return { entry: errors.enterBetAmount }
    case 'belowMinimum':
      return { entry: errors.minimumBet, params: { min_bet: amountText(range.minAmount) } }
    case 'aboveMaximum':
      return { entry: errors.amountLimitReached, params: { max_bet: amountText(range.maxAmount) } }
    case 'aboveBalance':
      return { entry: errors.insufficientBalance }
    case 'abovePayout':
      return { entry: errors.ticketLimitReached, params: { max_payout: amountText(maxPayout) } }
    case 'unavailable':
      return { entry: errors.marketUnavailable }
  }
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
