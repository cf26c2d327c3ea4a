import { object, string, type InferOutput } from 'valibot'

import type { Money } from '#domain/money/money.ts'
import { read, readable, type Tell } from '#src/wire/base/read.ts'
import {
  amountIn,
  currencyOf,
  integer,
  integerOrNull,
  type MinorUnit,
  textOrNull,
} from '#src/wire/base/values.ts'
import { share } from '#src/wire/match/analytics.ts'

/** A member's place on a board. */
export interface BoardRow {
  readonly rank: number
  /** What others may know of who it is: the nickname, or part of a name. */
  readonly name: string
  /** A share of 0 to 1, a decimal text. */
  readonly winRate: string
  readonly turnover: Money
  readonly winnings: Money
  readonly ticketCount: number
}

export interface MemberBoard {
  readonly count: number
  /** The next page, if any. */
  readonly next: number | null
  readonly rows: readonly BoardRow[]
}

const member = object({ nickname: textOrNull, obfuscatedUserId: string() })

function boardIn(currency: MinorUnit) {
  const row = object({
    rank: integer,
    member,
    winRate: share,
    currency: currencyOf(currency),
    turnover: amountIn(currency),
    winnings: amountIn(currency),
    ticketCount: integer,
  })
  return { row, board: object({ count: integer, next: integerOrNull, results: readable(row) }) }
}

type Row = InferOutput<ReturnType<typeof boardIn>['row']>

function rowOf({ rank, member: { nickname, obfuscatedUserId }, winRate, ...rest }: Row): BoardRow {
  const { turnover, winnings, ticketCount } = rest
  return { rank, name: nickname ?? obfuscatedUserId, winRate, turnover, winnings, ticketCount }
}

/** A board of members; a row that cannot be read, or is of another currency, is left out and told. @throws Unreadable */
export function readMemberBoard(value: unknown, currency: MinorUnit, onLeftOut: Tell): MemberBoard {
  const { count, next, results } = read(boardIn(currency).board, value, onLeftOut)
  return { count, next, rows: results.map(rowOf) }
}
