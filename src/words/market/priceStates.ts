import type { I18n, MessageDescriptor, Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Apart } from '#domain/bets/apart.ts'
import type { ChangeMark } from '#domain/market/marketUpdate.ts'
import type { SelectionResult, SelectionStatus } from '#domain/market/status.ts'
import type { CellPrice } from '#src/realtime/prices/priceBook.ts'

type ShutStatus = Exclude<SelectionStatus, 'open'> | 'unknown'

const statuses = {
  paused: msg({ message: 'suspended', context: 'odds: cannot be bet for now' }),
  closed: msg({ message: 'closed', context: 'odds that cannot be bet any more' }),
  new: msg({ message: 'not open yet', context: 'odds' }),
  resulting: msg`awaiting result`,
  settlement: msg`awaiting settlement`,
  settled: msg({ message: 'settled', context: 'odds: the market is settled' }),
  unknown: msg({ message: 'not available', context: 'odds' }),
} satisfies Record<ShutStatus, MessageDescriptor>

const results = {
  win: msg({ message: 'won', context: 'odds: this selection won' }),
  halfWin: msg({ message: 'half won', context: 'odds: half of the stake won' }),
  lose: msg({ message: 'lost', context: 'odds: this selection lost' }),
  halfLose: msg({ message: 'half lost', context: 'odds: half of the stake lost' }),
  void: msg({ message: 'void', context: 'odds: stake returned' }),
  deadHeat: msg`dead heat`,
} satisfies Record<SelectionResult, MessageDescriptor>

type Moved = Exclude<ChangeMark, 'none' | 'lock'>

const changes = {
  up: msg({ message: 'up', context: 'odds went up' }),
  down: msg({ message: 'down', context: 'odds went down' }),
  'handi-change': msg`line changed`,
} satisfies Record<Moved, MessageDescriptor>

const apart = {
  singleOnly: msg({ message: 'single only', context: 'odds that cannot be part of a combo' }),
  onePerMatch: msg({ message: 'one per match', context: 'odds of a match that is in the combo already' }),
} satisfies Record<Apart, MessageDescriptor>

const apartReasons = {
  singleOnly: msg`This selection can only be bet as a single.`,
  onePerMatch: msg`Another selection of this match is already in your bet slip.`,
} satisfies Record<Apart, MessageDescriptor>

/** What a cell says to who cannot see its marks [A11Y-01]. */
export interface CellWords {
  readonly statuses: Readonly<Record<ShutStatus, string>>
  readonly results: Readonly<Record<SelectionResult, string>>
  readonly changes: Readonly<Record<Moved, string>>
  readonly stale: string
  /** Where it cannot be combined: in a word or two, which are seen too, and why. */
  readonly apart: Readonly<Record<Apart, string>>
  readonly apartReasons: Readonly<Record<Apart, string>>
}

const perCatalogue = new WeakMap<Messages, CellWords>()

/**
 * The words in the language that is on, translated once for all cells: they are written outside React, hundreds of
 * times a second, and the object is another one when the language is.
 */
export function cellWords(i18n: I18n): CellWords {
  const known = perCatalogue.get(i18n.messages)
  if (known !== undefined) return known
  const words: CellWords = {
    statuses: translated(i18n, statuses),
    results: translated(i18n, results),
    changes: translated(i18n, changes),
    stale: i18n._(msg`odds not up to date`),
    apart: translated(i18n, apart),
    apartReasons: translated(i18n, apartReasons),
  }
  perCatalogue.set(i18n.messages, words)
  return words
}

function translated<Key extends string>(
  i18n: I18n,
  texts: Readonly<Record<Key, MessageDescriptor>>,
): Record<Key, string> {
  const words: Partial<Record<Key, string>> = {}
  for (const key in texts) words[key] = i18n._(texts[key])
  return words as Record<Key, string>
}

/** The state of a cell in a word or two, or null where there is nothing to say. */
export function stateWord({ status, result, change, stale }: CellPrice, words: CellWords): string | null {
  if (status === 'open') {
    if (stale) return words.stale
    return change === 'none' || change === 'lock' ? null : words.changes[change]
  }
  const isDecided = status === 'settlement' || status === 'settled'
  return isDecided && result !== null ? words.results[result] : words.statuses[status]
}
