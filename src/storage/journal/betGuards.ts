import { custom, exactOptional, object, picklist, type GenericSchema } from 'valibot'

import { betKinds, type Leg } from '#domain/bets/bet.ts'
import { betTypes } from '#domain/market/betType.ts'
import { marketOptions } from '#domain/market/selection.ts'
import { knownStatuses } from '#domain/market/status.ts'
import { isDecimalText } from '#domain/money/decimalText.ts'
import type { Money } from '#domain/money/money.ts'
import { isEuroOdds } from '#domain/odds/odds.ts'
import { flag, integer, text, textOrNull, time } from '#src/storage/guards.ts'
import { isFields } from '#src/wire/base/fields.ts'

/** The same of bets, which come back with the slip's code and not before. */

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

/** What is kept, its legs by that name: earlier pages wrote them as `tickets`. */
export function withLegs(value: unknown): unknown {
  if (!isFields(value) || 'legs' in value || !('tickets' in value)) return value
  const { tickets: legs, ...others } = value
  return { ...others, legs }
}

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
