import type { components } from '#openapi/client.gen.ts'

import { compare, exact, type Exact, minus, one, plus, times, written } from '../decimals.ts'
import { currency, type Member } from '../members.ts'
import { oddsIn } from '../odds.ts'
import type { Event, Market, Selection } from '../offer.ts'
import { priceOf } from './price.ts'

type Schemas = components['schemas']
type Result = Schemas['SelectionResult']

/** A selection of a bet, at the terms it was taken. */
export interface Leg {
  event: Event
  market: Market
  selection: Selection
  euro: string
  /** The odds the member agreed to; null of a booking. */
  askedEuro: string | null
  handicap: string | null
  line: string | null
  result: Result | null
}

export interface Bet {
  ticketNum: string
  member: Member
  ticketType: Schemas['TicketType']
  createdAt: number
  oddsType: Schemas['OddsType']
  amount: Exact
  /** Stakes by size, of a system. */
  stakes: Schemas['SystemStake'][] | null
  /** The price of the whole and the one agreed to, of a bet builder. */
  price: { euro: string; asked: string } | null
  isFollowBet: boolean
  prebook: Schemas['Prebook'] | null
  legs: Leg[]
  settled: { at: number; returns: Exact; result: Schemas['ResultStatus'] } | null
}

const nothing = exact('0')
const half = exact('0.5')

/** A bet as the contract shows it. */
export function ticketOf(bet: Bet): Schemas['Ticket'] {
  const { ticketNum, ticketType, createdAt, oddsType, amount, stakes, price, legs, settled, prebook } = bet
  const totalOdds =
    price?.euro ??
    written(
      unitReturns(
        bet,
        legs.map(() => 'win'),
      ),
      2,
    )
  const amountOf = (value: Exact): string => written(value, currency.digits)
  return {
    ticketNum,
    ticketType,
    dateCreatedUtc: new Date(createdAt).toISOString(),
    totalOdds,
    askedEuroOdds: price?.asked ?? null,
    memberOdds: oddsIn(oddsType, totalOdds),
    memberOddsStyle: oddsType,
    amount: amountOf(amount),
    possibleReturns: settled === null ? amountOf(possibleReturns(bet)) : null,
    earnings: settled === null ? null : amountOf(minus(settled.returns, amount)),
    returns: settled === null ? null : amountOf(settled.returns),
    currency: currency.code,
    isPrebook: prebook === null ? 'false' : 'true',
    resultStatus: settled?.result ?? 'pending',
    settledUtc: settled === null ? null : new Date(settled.at).toISOString(),
    isFollowBet: bet.isFollowBet,
    ...(stakes === null ? {} : { stakes }),
    ...(prebook === null ? {} : { prebook }),
    tickets: legs.map((leg) => lineOf(leg, oddsType, settled?.result === 'cancelled')),
  }
}

function lineOf(leg: Leg, oddsType: Schemas['OddsType'], isCancelled: boolean): Schemas['TicketLine'] {
  const { event, market, selection, euro, askedEuro, handicap, line, result } = leg
  return {
    eventId: event.eventId,
    marketId: market.marketId,
    odds: euro,
    euroOdds: euro,
    askedEuroOdds: askedEuro,
    memberOdds: oddsIn(oddsType, euro),
    memberOddsStyle: oddsType,
    gameName: event.gameName,
    gameId: event.gameId,
    gameMarketName: market.name,
    betTypeName: market.betType,
    competitionName: event.competitionName,
    eventName: event.away === '' ? event.home : `${event.home} vs ${event.away}`,
    eventDateUtc: new Date(event.startsAt).toISOString(),
    handicap,
    line,
    selection: { name: selection.name },
    betSelectionType: selection.side,
    resultStatus: isCancelled ? 'cancelled' : statusOf(result),
    resultValue: result === null ? null : event.score,
  }
}

function statusOf(result: Result | null): Schemas['ResultStatus'] {
  if (result === null) return 'pending'
  if (result === 'void') return 'refund'
  return result === 'dead_heat' ? 'half_win' : result
}

/** What is paid back if every leg without a result wins. */
export function possibleReturns(bet: Bet): Exact {
  return returnsBy(
    bet,
    bet.legs.map(({ result }) => result ?? 'win'),
  )
}

/** Settles a bet whose legs are decided; false while that is open. */
export function settleIfDecided(bet: Bet): boolean {
  if (bet.settled !== null || bet.prebook?.status === 'booked') return false
  const results = bet.legs.map(({ result }) => result)
  const sizes = bet.stakes?.map(({ size }) => size) ?? [bet.legs.length]
  const isLost = results.filter((result) => result !== 'loss').length < Math.min(...sizes)
  const known = results.filter((result) => result !== null)
  if (!isLost && known.length < results.length) return false
  const returns = isLost ? nothing : cut(returnsBy(bet, known))
  bet.settled = { at: Date.now(), returns, result: nameOf(bet, returns) }
  return true
}

function nameOf({ legs, amount }: Bet, returns: Exact): Schemas['ResultStatus'] {
  const [first] = legs
  if (legs.length === 1 && first !== undefined) return statusOf(first.result)
  if (legs.every(({ result }) => result === 'void')) return 'refund'
  if (compare(returns, nothing) === 0) return 'loss'
  const more = compare(returns, amount)
  if (more === 0) return 'draw'
  return more > 0 ? 'win' : 'half_loss'
}

function returnsBy(bet: Bet, results: readonly Result[]): Exact {
  if (bet.price !== null) return times(bet.amount, builderOdds(bet, results))
  if (bet.stakes === null) return times(bet.amount, unitReturns(bet, results))
  return bet.stakes
    .map(({ size, amount }) => times(exact(amount), linesOf(bet, results, size)))
    .reduce(plus, nothing)
}

/** What one unit of a bet returns: the product of its legs, or of a system the sum over all its combinations. */
function unitReturns(bet: Bet, results: readonly Result[]): Exact {
  const sizes = bet.stakes?.map(({ size }) => size) ?? [bet.legs.length]
  return sizes.map((size) => linesOf(bet, results, size)).reduce(plus, nothing)
}

/** The sum of the products of all subsets of a size. */
function linesOf({ legs }: Bet, results: readonly Result[], size: number): Exact {
  let sums: Exact[] = [one, ...Array.from({ length: size }, () => nothing)]
  for (const [place, leg] of legs.entries()) {
    const pays = legReturns(leg.euro, results[place] ?? 'win')
    sums = sums.map((sum, at) => plus(sum, times(sums[at - 1] ?? nothing, pays)))
  }
  return sums[size] ?? nothing
}

/** A void leg is left out, and the rest pays the price it would have had without it; one lost leg loses the bet. */
function builderOdds({ price, legs }: Bet, results: readonly Result[]): Exact {
  if (results.includes('loss')) return nothing
  if (!results.includes('void')) return exact(price?.euro ?? '1')
  const rest = legs.filter((_leg, place) => results[place] !== 'void').map(({ euro }) => euro)
  return rest.length === 0 ? one : exact(priceOf(rest))
}

function legReturns(euro: string, result: Result): Exact {
  const odds = exact(euro)
  switch (result) {
    case 'win':
      return odds
    case 'half_win':
    case 'dead_heat':
      return times(plus(odds, one), half)
    case 'void':
      return one
    case 'half_loss':
      return half
    case 'loss':
      return nothing
  }
}

/** Truncated at the minor unit. */
export function cut(amount: Exact): Exact {
  return exact(written(amount, currency.digits))
}
