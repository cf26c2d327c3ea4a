import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Refusal } from '#machines/placement/types.ts'

const nothingTaken = msg`Bet not placed. No money was taken.`

export const nothingSent = msg`Bet not sent. No money was taken. Your browser's storage is full.`

export const nothingTakenForThis = msg`This bet was not placed, and no money was taken for it.`

/**
 * What a refusal means for the member's money; and why, where the catalogue has no words for it [SLIP-18]. Of an earlier
 * bet money was taken: then it is said of this one alone.
 */
export function nothingTakenText(i18n: I18n, { kind, earlier }: Pick<Refusal, 'kind' | 'earlier'>): string {
  if (earlier !== undefined) return i18n._(nothingTakenForThis)
  return i18n._(kind === 'noRoom' ? nothingSent : nothingTaken)
}
