import type { Event } from '#domain/event.ts'
import type { Device } from '#src/ui/device.ts'
import type { MarketColumn } from '#src/words/marketColumns.ts'

import { rowMarketsOf } from './rowMarkets.ts'

/** What the events of a list ask of its columns, whichever of them is in sight. */
export interface OnShow {
  /** A match of them may end in a draw: their winner has three cells. */
  readonly hasDraw: boolean
  /** One of them has a market of its game's own. */
  readonly hasOwn: boolean
}

export function onShow(events: readonly Event[]): OnShow {
  return {
    hasDraw: events.some((event) => rowMarketsOf(event).winner?.betType === '1X2'),
    hasOwn: events.some((event) => rowMarketsOf(event).own !== null),
  }
}

/** The columns of a list that is not told which. */
export const usualColumns: readonly MarketColumn[] = ['winner', 'handicap', 'total']
const withOwn: readonly MarketColumn[] = [...usualColumns, 'own']

/** What a phone's list lets choose between: it shows one at a time. */
export function columnChoices({ hasOwn }: OnShow): readonly MarketColumn[] {
  return hasOwn ? withOwn : usualColumns
}

const alone: Readonly<Record<MarketColumn, readonly MarketColumn[]>> = {
  winner: ['winner'],
  handicap: ['handicap'],
  total: ['total'],
  own: ['own'],
}

/**
 * The columns of a list: on a phone the chosen one, elsewhere all that there are. A game's own market stands where no
 * draw needs its room.
 */
export function columnsOf(shown: OnShow, device: Device, chosen: MarketColumn): readonly MarketColumn[] {
  if (device === 'phone') return alone[columnChoices(shown).includes(chosen) ? chosen : 'winner']
  return shown.hasOwn && !shown.hasDraw ? withOwn : usualColumns
}
