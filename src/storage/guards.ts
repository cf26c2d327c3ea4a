import {
  array,
  boolean,
  custom,
  exactOptional,
  fallback,
  nullable,
  nullish,
  object,
  picklist,
  safeParse,
  string,
  unknown,
  type GenericSchema,
} from 'valibot'

import { acceptPolicies, betKinds, type Leg } from '#domain/bet.ts'
import { betTypes } from '#domain/betType.ts'
import { isDecimalText } from '#domain/decimalText.ts'
import { languages } from '#domain/language.ts'
import type { Money } from '#domain/money.ts'
import { isEuroOdds, oddsTypes } from '#domain/odds.ts'
import { marketOptions } from '#domain/selection.ts'
import { knownStatuses } from '#domain/status.ts'

/** What comes back from storage is as foreign as what comes over the wire. */

/** The value by a schema, or null where it does not fit. */
export function fitting<T>(schema: GenericSchema<unknown, T>, value: unknown): T | null {
  const { success, output } = safeParse(schema, value)
  return success ? output : null
}

/** What fits, or null; a field that is not there is null too. */
export function orNull<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T | null> {
  return fallback(nullish(schema, null), null)
}

/** The items of a list that fit; none where it is no list. */
export function fittingItems<T>(schema: GenericSchema<unknown, T>, value: unknown): T[] {
  return (fitting(array(unknown()), value) ?? [])
    .map((item) => fitting(schema, item))
    .filter((item) => item !== null)
}

export const text = string()
export const textOrNull = nullable(text)
export const flag = boolean()
export const integer = custom<number>(Number.isSafeInteger)
export const time = custom<number>(Number.isFinite)
export const language = picklist(languages)
export const oddsType = picklist(oddsTypes)
export const acceptPolicy = picklist(acceptPolicies)
export const betKind = picklist(betKinds)
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
