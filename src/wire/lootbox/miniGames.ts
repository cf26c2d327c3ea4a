import { array, boolean, object, string } from 'valibot'

import {
  isNewTable,
  type MiniGameBet,
  type MiniGameGuide,
  type MiniGameRound,
  type MiniGameTable,
} from '#domain/bets/miniGame.ts'
import { pictureAddress } from '#src/wire/base/addresses.ts'
import { plainWords } from '#src/wire/base/plainWords.ts'
import { known, lenient, read, readable, type Tell } from '#src/wire/base/read.ts'
import {
  amountIn,
  currencyOf,
  decimal,
  integer,
  integerOrNull,
  type MinorUnit,
  time,
} from '#src/wire/base/values.ts'

/** A page of what comes in pages. */
export interface Page<Row> {
  readonly count: number
  /** The next page, if any. */
  readonly next: number | null
  readonly rows: readonly Row[]
}

/** Letters of a name that are shown: more than any name has. */
const longestName = 80
const longestParagraph = 4_000
const mostParagraphs = 200

function words(text: string, longest: number): string {
  const letters = Array.from(plainWords(text).trim())
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('')
}

const nameOf = (text: string): string => words(text, longestName)

/** A page of the lobby's tables; one that cannot be read is left out and told, and an address that leads nowhere counts as not there. @throws Unreadable */
export function readTables(value: unknown, unit: MinorUnit, onLeftOut: Tell): Page<MiniGameTable> {
  const amount = amountIn(unit)
  const table = object({
    id: integer,
    name: string(),
    miniGameId: string(),
    miniGameName: string(),
    type: lenient(string(), ''),
    isEnabled: boolean(),
    isNewGame: lenient(boolean(), false),
    minBetAmount: amount,
    maxBetAmount: amount,
    maxPayoutAmount: amount,
    gameUrl: lenient<string | null>(pictureAddress, null),
  })
  const page = object({ count: integer, next: integerOrNull, results: readable(table) })
  const { count, next, results } = read(page, value, onLeftOut)
  return {
    count,
    next,
    rows: results.map(({ id, name, miniGameId, miniGameName, type, isEnabled, ...rest }) => ({
      tableId: id,
      name: nameOf(name),
      miniGameId,
      miniGameName: nameOf(miniGameName),
      type,
      isEnabled,
      isNew: rest.isNewGame || isNewTable(id),
      minBet: rest.minBetAmount,
      maxBet: rest.maxBetAmount,
      maxPayout: rest.maxPayoutAmount,
      address: rest.gameUrl,
    })),
  }
}

/** The member's bets at the tables; one that cannot be read, or is of another currency, is left out and told. @throws Unreadable */
export function readMiniGameBets(value: unknown, unit: MinorUnit, onLeftOut: Tell): Page<MiniGameBet> {
  const amount = amountIn(unit)
  const bet = object({
    ticketNum: string(),
    tableId: integer,
    tableName: string(),
    roundId: string(),
    dateCreatedUtc: time,
    selection: string(),
    odds: decimal,
    amount,
    earnings: lenient(amount, null),
    currency: currencyOf(unit),
    resultStatus: known('ticketResult'),
  })
  const page = object({ count: integer, next: integerOrNull, results: readable(bet) })
  const { count, next, results } = read(page, value, onLeftOut)
  return {
    count,
    next,
    rows: results.map(({ ticketNum, tableId, tableName, roundId, selection, odds, ...rest }) => ({
      ticketNum,
      tableId,
      tableName: nameOf(tableName),
      roundId,
      placedUtc: rest.dateCreatedUtc,
      selection: nameOf(selection),
      odds,
      stake: rest.amount,
      profit: rest.earnings,
      result: rest.resultStatus,
    })),
  }
}

/** How the rounds of a table ended; one that cannot be read is left out and told. @throws Unreadable */
export function readMiniGameRounds(value: unknown, onLeftOut: Tell): Page<MiniGameRound> {
  const round = object({ roundId: string(), result: string(), endedUtc: time })
  const page = object({ count: integer, next: integerOrNull, results: readable(round) })
  const { count, next, results } = read(page, value, onLeftOut)
  return {
    count,
    next,
    rows: results.map(({ roundId, result, endedUtc }) => ({ roundId, result: nameOf(result), endedUtc })),
  }
}

/** The guide of a table; what of it cannot be read is left out and told. @throws Unreadable */
export function readMiniGameGuide(value: unknown, onLeftOut: Tell): MiniGameGuide {
  const guide = object({
    payouts: readable(object({ outcome: string(), odds: decimal })),
    help: lenient(array(string()), []),
  })
  const { payouts, help } = read(guide, value, onLeftOut)
  return {
    payouts: payouts.map(({ outcome, odds }) => ({ outcome: nameOf(outcome), odds })),
    help: help
      .slice(0, mostParagraphs)
      .map((paragraph) => words(paragraph, longestParagraph))
      .filter((paragraph) => paragraph !== ''),
  }
}
