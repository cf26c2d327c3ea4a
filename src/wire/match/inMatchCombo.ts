import { boolean, array, object, string } from 'valibot'

import type { Market } from '#domain/market/selection.ts'
import { read, readable, type Tell } from '#src/wire/base/read.ts'
import { type Reason, reasonIn, reasonOf } from '#src/wire/base/reason.ts'
import { market, marketOf } from '#src/wire/lists/events.ts'

const inMatchCombo = object({
  available: boolean(),
  ...reasonIn,
  mapOption: string(),
  mapOptions: array(string()),
  markets: readable(market),
})

/** Which markets of an event may be combined with each other [SLIP-12]. */
export interface InMatchCombo {
  readonly isAvailable: boolean
  /** Why not. */
  readonly reason: Reason | null
  /** The map whose markets are among these, and the maps to choose from, by the names of their tabs. */
  readonly map: string
  readonly maps: readonly string[]
  /** Of the match and of the map. */
  readonly markets: Market[]
}

/** Markets that cannot be read are left out and told. @throws Unreadable */
export function readInMatchCombo(value: unknown, eventId: string, onLeftOut: Tell): InMatchCombo {
  const { available, mapOption, mapOptions, markets, ...why } = read(inMatchCombo, value, onLeftOut)
  return {
    isAvailable: available,
    reason: reasonOf(why),
    map: mapOption,
    maps: mapOptions,
    markets: markets.map((fields) => marketOf(fields, eventId)),
  }
}
