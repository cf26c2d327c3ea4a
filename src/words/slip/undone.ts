import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import type { Leg } from '#domain/bets/bet.ts'
import { formatOdds, type OddsType } from '#domain/odds/odds.ts'
import { chosenName } from '#src/words/market/selections.ts'

/** What was just done to the slip. */
export interface Undone {
  readonly did: 'replaced' | 'removed'
  /** What is no longer in it. */
  readonly legs: readonly Leg[]
}

/** What was just done to the slip: the only selection by its name and price, several by how many they are. */
export function undoneText(i18n: I18n, { did, legs }: Undone, oddsType: OddsType): string {
  const [first, ...others] = legs
  const count = legs.length
  if (first === undefined || others.length > 0)
    return i18n._(
      did === 'replaced'
        ? msg`${plural(count, { one: 'Replaced # selection', other: 'Replaced # selections' })}`
        : msg`${plural(count, { one: 'Removed # selection', other: 'Removed # selections' })}`,
    )
  const name = chosenName(i18n, first)
  const odds = formatOdds(first.price, oddsType)
  return i18n._(did === 'replaced' ? msg`Replaced ${name} @ ${odds}` : msg`Removed ${name} @ ${odds}`)
}
