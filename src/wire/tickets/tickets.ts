import { array, boolean, nullish, object, optional, string, unknown, type InferOutput } from 'valibot'

import type { MoneyEntry, PlacedTicket, TicketDay, TicketLine } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import { known, lenient, read, readable, type Tell } from '#src/wire/base/read.ts'
import {
  amountIn,
  currencyOf,
  decimal,
  flagText,
  integer,
  integerOrNull,
  isWireDecimal,
  textOrNull,
  time,
  timeOrNull,
  type MinorUnit,
} from '#src/wire/base/values.ts'

/** How values of enumerations are read: an unknown one is kept, or makes all of it unreadable. */
type Enumerated = typeof known

function lineWith(valueOf: Enumerated) {
  return object({
    eventId: string(),
    marketId: string(),
    betSelectionType: string(),
    selection: object({ name: string() }),
    euroOdds: decimal,
    askedEuroOdds: nullish(decimal, null),
    memberOdds: decimal,
    memberOddsStyle: valueOf('oddsType'),
    gameId: string(),
    gameName: string(),
    gameMarketName: string(),
    betTypeName: valueOf('betType'),
    competitionName: string(),
    eventName: string(),
    eventDateUtc: time,
    handicap: textOrNull,
    line: textOrNull,
    resultStatus: valueOf('ticketResult'),
    resultValue: textOrNull,
  })
}

/** A ticket. Money hangs on it: any other field that is off makes all of it unreadable. */
export function ticketIn(unit: MinorUnit, valueOf: Enumerated) {
  const amount = amountIn(unit)
  return object({
    currency: currencyOf(unit),
    ticketNum: string(),
    ticketType: valueOf('ticketType'),
    dateCreatedUtc: time,
    totalOdds: optional(unknown()),
    askedEuroOdds: nullish(decimal, null),
    memberOdds: decimal,
    memberOddsStyle: valueOf('oddsType'),
    amount,
    possibleReturns: nullish(amount, null),
    returns: nullish(amount, null),
    earnings: nullish(amount, null),
    resultStatus: valueOf('ticketResult'),
    isPrebook: flagText,
    isFollowBet: optional(boolean(), false),
    prebook: nullish(
      object({ status: valueOf('prebookStatus'), targetOdds: decimal, placedUtc: timeOrNull }),
      null,
    ),
    'x-slipway-cashOut': offerIn(unit),
    settledUtc: timeOrNull,
    tickets: array(lineWith(valueOf)),
  })
}

export function ticketOf(fields: InferOutput<ReturnType<typeof ticketIn>>): PlacedTicket {
  const { ticketNum, ticketType, amount, returns, earnings, isPrebook, prebook, settledUtc } = fields
  const { memberOdds, memberOddsStyle, totalOdds, askedEuroOdds, possibleReturns, isFollowBet } = fields
  // Odds of an unknown type mean nothing to anybody: the euro odds that come with them are used.
  const { odds, oddsStyle } =
    memberOddsStyle === 'unknown'
      ? { odds: isWireDecimal(totalOdds) ? totalOdds : memberOdds, oddsStyle: 'euro' as const }
      : { odds: memberOdds, oddsStyle: memberOddsStyle }
  return {
    ticketNum,
    ticketType,
    createdUtc: fields.dateCreatedUtc,
    odds,
    oddsStyle,
    askedOdds: askedEuroOdds,
    amount,
    possibleReturns,
    returns,
    earnings,
    result: fields.resultStatus,
    isPrebook,
    isFollowBet,
    prebook,
    cashOut: offerOf(fields),
    settledUtc,
    lines: fields.tickets.map(lineOf),
  }
}

/** An offer that cannot be read is left out. */
function offerIn(unit: MinorUnit) {
  return lenient(nullish(object({ amount: nullish(amountIn(unit), null) }), null), null)
}

/** Of a pending ticket alone, and of something. */
function offerOf({
  returns,
  'x-slipway-cashOut': offer,
}: InferOutput<ReturnType<typeof ticketIn>>): PlacedTicket['cashOut'] {
  return returns === null ? something(offer) : null
}

function something(offer: PlacedTicket['cashOut']): PlacedTicket['cashOut'] {
  return offer === null || offer.amount === null || offer.amount.minor > 0 ? offer : null
}

/** What a message says is offered for a pending ticket now, as the ticket itself would. */
export function readCashOutOffer(offer: unknown, unit: MinorUnit, onLeftOut: Tell): PlacedTicket['cashOut'] {
  return something(read(offerIn(unit), offer, onLeftOut))
}

function lineOf({
  betSelectionType,
  selection,
  memberOdds,
  memberOddsStyle,
  gameMarketName,
  betTypeName,
  eventDateUtc,
  resultStatus,
  askedEuroOdds,
  ...same
}: InferOutput<ReturnType<typeof lineWith>>): TicketLine {
  const isEuro = memberOddsStyle === 'unknown'
  return {
    ...same,
    askedOdds: askedEuroOdds,
    side: betSelectionType,
    selectionName: selection.name,
    odds: isEuro ? same.euroOdds : memberOdds,
    oddsStyle: isEuro ? 'euro' : memberOddsStyle,
    marketName: gameMarketName,
    betType: betTypeName,
    startUtc: eventDateUtc,
    result: resultStatus,
  }
}

/** What all tickets that a list asks for come to, and not those of its pages alone: with its first page. */
export interface TicketSums {
  /** Of pending ones: what is at risk and what may come back. */
  readonly totals?: { readonly amount: Money; readonly possibleReturns: Money } | null
  /** Of settled ones, by the day they were placed, newest first. */
  readonly days?: readonly TicketDay[]
}

export interface TicketPage extends TicketSums {
  readonly count: number
  readonly next: number | null
  readonly tickets: readonly PlacedTicket[]
}

/** The member's tickets; one that cannot be read is left out and told. @throws Unreadable */
export function readTicketPage(value: unknown, unit: MinorUnit, onLeftOut: Tell): TicketPage {
  const amount = amountIn(unit)
  const day = object({ date: string(), count: integer, staked: amount, returned: amount, net: amount })
  const page = object({
    count: integer,
    next: integerOrNull,
    results: readable(ticketIn(unit, known)),
    // Sums without one of their figures would be wrong: they are read whole or not at all.
    totals: lenient(object({ amount, possibleReturns: amount }), null),
    days: lenient(array(day), []),
  })
  const { count, next, results, totals, days } = read(page, value, onLeftOut)
  return { count, next, tickets: results.map(ticketOf), totals, days }
}

export interface EntryPage {
  readonly count: number
  readonly next: number | null
  readonly entries: readonly MoneyEntry[]
}

/** The movements of the member's money; one that cannot be read is left out and told. @throws Unreadable */
export function readEntryPage(value: unknown, unit: MinorUnit, onLeftOut: Tell): EntryPage {
  const amount = amountIn(unit)
  const entry = object({
    entryId: string(),
    kind: known('entryKind'),
    amount,
    balanceAfter: amount,
    currency: currencyOf(unit),
    atUtc: time,
    ticketNum: textOrNull,
  })
  const page = object({ count: integer, next: integerOrNull, results: readable(entry) })
  const { count, next, results } = read(page, value, onLeftOut)
  const entries = results.map(({ entryId, kind, amount: moved, balanceAfter, atUtc, ticketNum }) => ({
    entryId,
    kind,
    amount: moved,
    balanceAfter,
    at: atUtc,
    ticketNum,
  }))
  return { count, next, entries }
}
