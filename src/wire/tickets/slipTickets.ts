import { array, object, optional, string, unknown, type InferOutput } from 'valibot'

import type { Leg } from '#domain/bets/bet.ts'
import { exactly, known, read, readable, Unreadable, type Tell } from '#src/wire/base/read.ts'
import { decimal, integer, priceOf, textOrNull, time } from '#src/wire/base/values.ts'

/** A selection that the server made ready for the slip. `odds` is the Malay value. */
export const slipTicket = object({
  eventId: string(),
  marketId: string(),
  betSelection: string(),
  betSelectionDisplay: string(),
  line: textOrNull,
  handicap: textOrNull,
  odds: optional(unknown()),
  euroOdd: decimal,
  selectOdd: optional(unknown()),
  selectOddType: known('oddsType'),
  timeStamp: integer,
  gameId: string(),
  gameName: string(),
  marketTypeName: string(),
  maxBetAmount: decimal,
  betShortName: exactly('betType'),
  competitionName: string(),
  participantHomeName: string(),
  participantAwayName: string(),
  marketStatus: known('status'),
  eventDate: time,
})

/** The server offers only what may be combined; whether an event is on by now the slip hears with its terms. */
export function legOf(fields: InferOutput<typeof slipTicket>): Leg {
  const { eventId, marketId, line, handicap, timeStamp, gameId, gameName, competitionName } = fields
  const own = (type: typeof fields.selectOddType): unknown =>
    fields.selectOddType === type ? fields.selectOdd : undefined
  return {
    eventId,
    marketId,
    side: fields.betSelection,
    line,
    handicap,
    euroOdds: fields.euroOdd,
    price: priceOf(fields.euroOdd, fields.odds, own('indo'), own('hongkong')),
    status: fields.marketStatus,
    timeStamp,
    betType: fields.betShortName,
    marketName: fields.marketTypeName,
    selectionName: fields.betSelectionDisplay,
    gameId,
    gameName,
    competitionName,
    homeName: fields.participantHomeName,
    awayName: fields.participantAwayName,
    startUtc: fields.eventDate,
    inPlay: false,
    option: 'match',
    comboAllowed: true,
    maxBetAmount: fields.maxBetAmount,
    change: 'none',
  }
}

const luckyCombo = object({ tickets: readable(slipTicket) })

/** The selections of a lucky combo; one that cannot be read is left out and told. @throws Unreadable where none can be */
export function readLuckyCombo(value: unknown, onLeftOut: Tell): readonly Leg[] {
  const legs = read(luckyCombo, value, onLeftOut).tickets.map(legOf)
  if (legs.length === 0) throw new Unreadable('tickets')
  return legs
}

/** A combination that is put forward: placed as it is, or not at all [SLIP-13]. */
export interface BigCombo {
  readonly id: string
  readonly name: string
  /** Of all selections together, euro odds. */
  readonly totalOdds: string
  /** How many members have placed it. */
  readonly memberCount: number
  readonly legs: readonly Leg[]
}

const bigCombos = object({
  results: readable(
    object({
      id: string(),
      name: string(),
      totalOdds: decimal,
      betCount: integer,
      tickets: array(slipTicket),
    }),
  ),
})

/** The big combos, in the order to show; one that cannot be read whole is left out and told. @throws Unreadable */
export function readBigCombos(value: unknown, onLeftOut: Tell): BigCombo[] {
  return read(bigCombos, value, onLeftOut).results.map(({ tickets, betCount, ...combo }) => ({
    ...combo,
    memberCount: betCount,
    legs: tickets.map(legOf),
  }))
}
