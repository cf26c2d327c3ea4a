import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Refusal } from '#machines/placement/types.ts'

/** What became of a confirmed bet, as far as anybody can say [SLIP-18]. */
export type ToldOutcome = 'placed' | 'batchPlaced' | 'batchAnswered' | 'notPlaced' | 'cannotBeChecked'

const outcomes = {
  placed: msg`Your bet was placed.`,
  batchPlaced: msg`Your bets were placed.`,
  batchAnswered: msg`Not all of your bets were placed.`,
  notPlaced: msg`Your bet was not placed.`,
  cannotBeChecked: msg`Your bet cannot be checked.`,
} satisfies Record<ToldOutcome, MessageDescriptor>

const nothingTaken = msg`The bet was not placed. No money was taken.`

/** In a sentence, for where the slip is out of sight. */
export function outcomeText(i18n: I18n, outcome: ToldOutcome): string {
  return i18n._(outcomes[outcome])
}

const nothingSent = msg`This browser has no room left, so nothing was sent. No money was taken.`

const nothingTakenForThis = msg`This bet was not placed, and no money was taken for it.`

/**
 * What a refusal means for the member's money; and why, where the catalogue has no words for it [SLIP-18]. Of an earlier
 * bet money was taken: then it is said of this one alone.
 */
export function nothingTakenText(i18n: I18n, { kind, earlier }: Pick<Refusal, 'kind' | 'earlier'>): string {
  if (earlier !== undefined) return i18n._(nothingTakenForThis)
  return i18n._(kind === 'noRoom' ? nothingSent : nothingTaken)
}
