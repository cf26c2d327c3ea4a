import { readTicketResult, type BetKind, type PlacedTicket, type TicketLine } from '#domain/bet.ts'
import { isBetType } from '#domain/betType.ts'
import type { Money } from '#domain/money.ts'
import { isOddsType } from '#domain/oddsType.ts'
import type { BetRange } from '#machines/betSlip/types.ts'

import {
  fieldsOf,
  flagText,
  integer,
  list,
  oneOf,
  optionalInteger,
  optionalText,
  optionalTime,
  text,
  time,
} from './fields.ts'
import { amount, checkCurrency, decimalField, optionalAmount, type MinorUnit } from './values.ts'

export interface TicketPage {
  readonly count: number
  readonly next: number | null
  readonly tickets: readonly PlacedTicket[]
}

export interface Wallet {
  readonly balance: Money
}

const betKinds: ReadonlySet<string> = new Set<BetKind>([
  'single',
  'combo',
  'mix',
  'bigCombo',
  'betBuilder',
  'luckyCombo',
])

function isBetKind(kind: string): kind is BetKind {
  return betKinds.has(kind)
}

function readLine(value: unknown): TicketLine {
  const fields = fieldsOf(value, 'line')
  return {
    eventId: text(fields, 'eventId'),
    marketId: text(fields, 'marketId'),
    side: text(fields, 'betSelectionType'),
    selectionName: text(fieldsOf(fields.selection, 'selection'), 'name'),
    euroOdds: decimalField(fields, 'euroOdds'),
    odds: decimalField(fields, 'memberOdds'),
    oddsStyle: oneOf(fields, 'memberOddsStyle', isOddsType),
    gameId: text(fields, 'gameId'),
    gameName: text(fields, 'gameName'),
    marketName: text(fields, 'gameMarketName'),
    betType: oneOf(fields, 'betTypeName', isBetType),
    competitionName: text(fields, 'competitionName'),
    eventName: text(fields, 'eventName'),
    startUtc: time(fields, 'eventDateUtc'),
    handicap: optionalText(fields, 'handicap'),
    line: optionalText(fields, 'line'),
    result: readTicketResult(text(fields, 'resultStatus')),
    resultValue: optionalText(fields, 'resultValue'),
  }
}

/** A ticket. Money hangs on it: whatever is off in it makes all of it unreadable. */
export function readTicket(value: unknown, currency: MinorUnit): PlacedTicket {
  const fields = fieldsOf(value, 'ticket')
  checkCurrency(fields, 'currency', currency)
  return {
    ticketNum: text(fields, 'ticketNum'),
    ticketType: oneOf(fields, 'ticketType', isBetKind),
    createdUtc: time(fields, 'dateCreatedUtc'),
    odds: decimalField(fields, 'memberOdds'),
    oddsStyle: oneOf(fields, 'memberOddsStyle', isOddsType),
    amount: amount(fields, 'amount', currency),
    returns: optionalAmount(fields, 'returns', currency),
    earnings: optionalAmount(fields, 'earnings', currency),
    result: readTicketResult(text(fields, 'resultStatus')),
    isPrebook: flagText(fields, 'isPrebook'),
    settledUtc: optionalTime(fields, 'settledUtc'),
    lines: list(fields, 'tickets', readLine),
  }
}

export function readTicketPage(value: unknown, currency: MinorUnit): TicketPage {
  const fields = fieldsOf(value, 'tickets')
  return {
    count: integer(fields, 'count'),
    next: optionalInteger(fields, 'next'),
    tickets: list(fields, 'results', (ticket) => readTicket(ticket, currency)),
  }
}

export function readWallet(value: unknown, currency: MinorUnit): Wallet {
  const fields = fieldsOf(value, 'wallet')
  checkCurrency(fields, 'currency', currency)
  return { balance: amount(fields, 'balance', currency) }
}

export function readBetRange(value: unknown, currency: MinorUnit): BetRange {
  const fields = fieldsOf(value, 'range')
  return {
    minAmount: amount(fields, 'minAmount', currency),
    maxAmount: amount(fields, 'maxAmount', currency),
    maxPayout: optionalAmount(fields, 'maxPayout', currency),
  }
}
