import { array, nullish, object, optional, string, unknown, type InferOutput } from 'valibot'

import type { PlacedTicket, TicketLine } from '#domain/bet.ts'

import { known, read, readable, type Tell } from './read.ts'
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
} from './values.ts'

/** How values of enumerations are read: an unknown one is kept, or makes all of it unreadable. */
type Enumerated = typeof known

function lineWith(valueOf: Enumerated) {
  return object({
    eventId: string(),
    marketId: string(),
    betSelectionType: string(),
    selection: object({ name: string() }),
    euroOdds: decimal,
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
    memberOdds: decimal,
    memberOddsStyle: valueOf('oddsType'),
    amount,
    returns: nullish(amount, null),
    earnings: nullish(amount, null),
    resultStatus: valueOf('ticketResult'),
    isPrebook: flagText,
    prebook: nullish(
      object({ status: valueOf('prebookStatus'), targetOdds: decimal, placedUtc: timeOrNull }),
      null,
    ),
    settledUtc: timeOrNull,
    tickets: array(lineWith(valueOf)),
  })
}

export function ticketOf(fields: InferOutput<ReturnType<typeof ticketIn>>): PlacedTicket {
  const { ticketNum, ticketType, amount, returns, earnings, isPrebook, prebook, settledUtc } = fields
  const { memberOdds, memberOddsStyle, totalOdds } = fields
  // Odds of an unknown type mean nothing to anybody: those in euro odds stand beside them.
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
    amount,
    returns,
    earnings,
    result: fields.resultStatus,
    isPrebook,
    prebook,
    settledUtc,
    lines: fields.tickets.map(lineOf),
  }
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
  ...same
}: InferOutput<ReturnType<typeof lineWith>>): TicketLine {
  const isEuro = memberOddsStyle === 'unknown'
  return {
    ...same,
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

export interface TicketPage {
  readonly count: number
  readonly next: number | null
  readonly tickets: readonly PlacedTicket[]
}

/** The member's tickets; one that cannot be read is left out and told. @throws Unreadable */
export function readTicketPage(value: unknown, unit: MinorUnit, onLeftOut: Tell): TicketPage {
  const page = object({ count: integer, next: integerOrNull, results: readable(ticketIn(unit, known)) })
  const { count, next, results } = read(page, value, onLeftOut)
  return { count, next, tickets: results.map(ticketOf) }
}
