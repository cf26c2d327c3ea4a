import type { I18n, Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { SelectionResult } from '#domain/status.ts'
import type { CellPrice } from '#src/realtime/priceBook.ts'

/** What a cell says to who cannot see its marks [A11Y-01]. */
export interface CellWords {
  readonly up: string
  readonly down: string
  readonly moved: string
  readonly suspended: string
  readonly closed: string
  readonly notOpen: string
  readonly notAvailable: string
  readonly awaitingResult: string
  readonly awaitingSettlement: string
  readonly settled: string
  readonly results: Readonly<Record<SelectionResult, string>>
  readonly stale: string
}

const perCatalogue = new WeakMap<Messages, CellWords>()

/** The words in the language that is on; translated once for all cells. */
export function cellWords(i18n: I18n): CellWords {
  const known = perCatalogue.get(i18n.messages)
  if (known !== undefined) return known
  const words: CellWords = {
    up: i18n._(msg`up`),
    down: i18n._(msg`down`),
    moved: i18n._(msg`line changed`),
    suspended: i18n._(msg`suspended`),
    closed: i18n._(msg`closed`),
    notOpen: i18n._(msg`not open yet`),
    notAvailable: i18n._(msg`not available`),
    awaitingResult: i18n._(msg`awaiting result`),
    awaitingSettlement: i18n._(msg`awaiting settlement`),
    settled: i18n._(msg`settled`),
    results: {
      win: i18n._(msg`won`),
      halfWin: i18n._(msg`half won`),
      lose: i18n._(msg`lost`),
      halfLose: i18n._(msg`half lost`),
      void: i18n._(msg`void`),
      deadHeat: i18n._(msg`dead heat`),
    },
    stale: i18n._(msg`price not current`),
  }
  perCatalogue.set(i18n.messages, words)
  return words
}

/** The state of a cell in a word or two, or null where there is nothing to say. */
export function stateWord({ status, result, change, stale }: CellPrice, words: CellWords): string | null {
  switch (status) {
    case 'paused':
      return words.suspended
    case 'closed':
      return words.closed
    case 'new':
      return words.notOpen
    case 'unknown':
      return words.notAvailable
    case 'resulting':
      return words.awaitingResult
    case 'settlement':
      return result === null ? words.awaitingSettlement : words.results[result]
    case 'settled':
      return result === null ? words.settled : words.results[result]
    case 'open':
      if (stale) return words.stale
      return changeWord(change, words)
  }
}

function changeWord(change: CellPrice['change'], words: CellWords): string | null {
  if (change === 'up') return words.up
  if (change === 'down') return words.down
  return change === 'handi-change' ? words.moved : null
}
