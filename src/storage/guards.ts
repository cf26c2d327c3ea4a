import {
  boolean,
  custom,
  exactOptional,
  nullable,
  object,
  picklist,
  string,
  type GenericSchema,
} from 'valibot'

import { acceptPolicies, type Leg } from '#domain/bet.ts'
import { betTypes } from '#domain/betType.ts'
import { isDecimalText } from '#domain/decimalText.ts'
import { languages } from '#domain/language.ts'
import type { Money } from '#domain/money.ts'
import { isEuroOdds, oddsTypes } from '#domain/odds.ts'
import { marketOptions } from '#domain/selection.ts'
import { knownStatuses } from '#domain/status.ts'
import { lenient, read, Unreadable, type Tell } from '#src/wire/read.ts'

/** What comes back from storage is as foreign as what comes over the wire. */

/**
 * The value by a schema, or null where it does not fit, which is for the caller to tell. `onLeftOut` is told of the fields
 * in it that fell back by themselves (`orNull`, `lenient`).
 */
export function fitting<T>(schema: GenericSchema<unknown, T>, value: unknown, onLeftOut?: Tell): T | null {
  try {
    return read(schema, value, onLeftOut)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** What fits, or null, which is told; a field that is not there is null too. */
export function orNull<T>(schema: GenericSchema<unknown, T>) {
  return lenient<T | null>(schema, null)
}

export const text = string()
export const textOrNull = nullable(text)
export const flag = boolean()
export const integer = custom<number>(Number.isSafeInteger)
export const time = custom<number>(Number.isFinite)
export const language = picklist(languages)
export const oddsType = picklist(oddsTypes)
export const acceptPolicy = picklist(acceptPolicies)
/** The X-UNIQUE of a confirmation. */
export const uniqueKey = custom<string>((value) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value))

const decimal = custom<string>((value) => typeof value === 'string' && isDecimalText(value))
const euroOdds = custom<string>((value) => typeof value === 'string' && isEuroOdds(value))

export const money: GenericSchema<unknown, Money> = object({
  minor: integer,
  currency: text,
  digits: picklist([0, 1, 2, 3, 4]),
})

const statuses: ReadonlySet<unknown> = new Set([...knownStatuses, 'unknown'])
const options: ReadonlySet<unknown> = new Set(marketOptions)
const changes: ReadonlySet<unknown> = new Set(['none', 'up', 'down', 'lock', 'handi-change'])

/** A selection of the slip, whole. */
export const leg: GenericSchema<unknown, Leg> = object({
  eventId: text,
  marketId: text,
  side: text,
  marketName: text,
  selectionName: text,
  gameId: text,
  gameName: text,
  competitionName: text,
  homeName: text,
  awayName: text,
  line: textOrNull,
  handicap: textOrNull,
  euroOdds,
  price: object({
    euro: decimal,
    malay: exactOptional(decimal),
    indo: exactOptional(decimal),
    hongkong: exactOptional(decimal),
  }),
  status: custom<Leg['status']>((value) => statuses.has(value)),
  option: custom<Leg['option']>((value) => options.has(value)),
  change: custom<Leg['change']>((value) => changes.has(value)),
  betType: picklist(betTypes),
  timeStamp: integer,
  startUtc: time,
  inPlay: flag,
  comboAllowed: flag,
  maxBetAmount: decimal,
})
