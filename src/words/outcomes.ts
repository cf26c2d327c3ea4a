import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Failure } from '#machines/failure.ts'

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

/** What a refusal means for the member's money; and why, where the catalogue has no words for it [SLIP-18]. */
export function nothingTakenText(i18n: I18n, { kind }: Pick<Failure, 'kind'>): string {
  return i18n._(kind === 'noRoom' ? nothingSent : nothingTaken)
}
