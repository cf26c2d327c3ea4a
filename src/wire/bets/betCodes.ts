import { array, object, string, unknown } from 'valibot'

import type { BetKind } from '#domain/bets/bet.ts'
import { readBetCode } from '#domain/bets/betCode.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import { exactly, read, readable, type Tell, Unreadable } from '#src/wire/base/read.ts'
import { integer, time } from '#src/wire/base/values.ts'
import { readEvents } from '#src/wire/lists/events.ts'

/** A code by which another member takes the selections of a slip. */
export interface BetCode {
  /** Eight letters, without a hyphen. */
  readonly code: string
  /** UTC milliseconds. */
  readonly validUntil: number
}

/** A selection that a code holds, with its market and event as they were when the reply was made. */
export interface CodeLeg {
  readonly event: Event
  readonly market: Market
  readonly selection: Selection
}

/** What a code holds. */
export interface CodeSelections {
  /** What kind of bet they were together. */
  readonly kind: BetKind
  /** Those that are known, whether or not they take bets. */
  readonly legs: readonly CodeLeg[]
  /** How many more it holds, which the server does not know any more or sent unreadable. */
  readonly notFound: number
}

const madeCode = object({ betCode: string(), validUntilUtc: time })

/** @throws Unreadable, also where the code could not be typed in again */
export function readMadeCode(value: unknown): BetCode {
  const { betCode: code, validUntilUtc } = read(madeCode, value)
  if (readBetCode(code) !== code) throw new Unreadable('betCode')
  return { code, validUntil: validUntilUtc }
}

const selections = object({
  ticketType: exactly('ticketType'),
  legs: array(unknown()),
  notFound: integer,
})
const legsOf = readable(object({ event: unknown(), betSelection: string() }))

/** What a code holds; a selection that cannot be read is told, and counts as not found. @throws Unreadable */
export function readCodeSelections(value: unknown, onLeftOut: Tell): CodeSelections {
  const { ticketType: kind, legs: sent, notFound } = read(selections, value)
  const legs = read(legsOf, sent, onLeftOut).flatMap(({ event: fields, betSelection }): CodeLeg[] => {
    const [event] = readEvents([fields], onLeftOut)
    const [market] = event?.markets ?? []
    const selection = market?.selections.find(({ side }) => side === betSelection)
    return event === undefined || market === undefined || selection === undefined
      ? []
      : [{ event, market, selection }]
  })
  return { kind, legs, notFound: Math.max(notFound, 0) + sent.length - legs.length }
}
