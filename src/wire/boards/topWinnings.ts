import { custom, object, string, type InferOutput } from 'valibot'

import type { BetKind, Leg, PlacedTicket } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import { exactly, known, lenient, read, readable, type Tell } from '#src/wire/base/read.ts'
import { amountIn, integer, integerOrNull, type MinorUnit, textOrNull } from '#src/wire/base/values.ts'
import { legOf, slipTicket } from '#src/wire/tickets/slipTickets.ts'
import { ticketIn, ticketOf } from '#src/wire/tickets/tickets.ts'

import { seenText } from './seenText.ts'

/** A member as far as others may know: the nickname where there is one, and part of the code. */
export interface MemberTag {
  readonly nickname: string | null
  readonly code: string
}

/** What a member of the board has open, which can be followed into the slip [SLIP-23]. */
export interface OpenBet {
  readonly kind: BetKind
  /** At least one, all of which took bets when the reply was made. */
  readonly legs: readonly Leg[]
}

/** A ticket that paid more than its stake. */
export interface TopWinning {
  readonly rank: number
  readonly member: MemberTag
  /** Returns minus stake. */
  readonly winnings: Money
  readonly ticket: PlacedTicket
  /** Of approved reviews. */
  readonly reviewCount: number
  /** 1 to 5; null without a review. */
  readonly averageRating: number | null
  readonly open: OpenBet | null
}

export interface TopWinningPage {
  readonly count: number
  /** The next page, if any. */
  readonly next: number | null
  readonly rows: readonly TopWinning[]
}

/** Letters of a name that are read: more than any name has. */
export const longestName = 64

export const memberTag = {
  nickname: textOrNull,
  obfuscatedUserId: string(),
}

/** A nickname without a letter to see does not count. */
export function tagOf({
  nickname,
  obfuscatedUserId,
}: {
  nickname: string | null
  obfuscatedUserId: string
}): MemberTag {
  return {
    nickname: nickname === null ? null : seenText(nickname, longestName),
    code: seenText(obfuscatedUserId, longestName) ?? '',
  }
}

const count = custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0)
const average = custom<number>((value) => typeof value === 'number' && value >= 1 && value <= 5)
const openBet = object({ ticketType: exactly('ticketType'), tickets: readable(slipTicket) })

function pageIn(unit: MinorUnit) {
  const row = object({
    rank: integer,
    member: object(memberTag),
    winnings: amountIn(unit),
    ticket: ticketIn(unit, known),
    reviewCount: lenient(count, 0),
    averageRating: lenient<number | null>(average, null),
    open: lenient<InferOutput<typeof openBet> | null>(openBet, null),
  })
  return { row, page: object({ count: integer, next: integerOrNull, results: readable(row) }) }
}

type Row = InferOutput<ReturnType<typeof pageIn>['row']>

function rowOf({ rank, member, winnings, ticket, reviewCount, averageRating, open }: Row): TopWinning {
  const legs = open?.tickets.map(legOf) ?? []
  return {
    rank,
    member: tagOf(member),
    winnings,
    ticket: ticketOf(ticket),
    reviewCount,
    averageRating: reviewCount === 0 ? null : averageRating,
    open: open === null || legs.length === 0 ? null : { kind: open.ticketType, legs },
  }
}

/** The tickets that won most; one that cannot be read, or is of another currency, is left out and told. @throws Unreadable */
export function readTopWinnings(value: unknown, unit: MinorUnit, onLeftOut: Tell): TopWinningPage {
  const { count: all, next, results } = read(pageIn(unit).page, value, onLeftOut)
  return { count: all, next, rows: results.map(rowOf) }
}
