import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { figureLabel } from '#domain/market/betType.ts'
import type { ChangeMark } from '#domain/market/marketUpdate.ts'
import { formatOdds, type OddsType } from '#domain/odds/odds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { PendingChange } from '#machines/betSlip/legs.ts'
import { errorText } from '#src/words/errors.ts'
import { chosenName } from '#src/words/market/selections.ts'

/** The catalogue's words for a change: 'New odds is', 'New handicap is', 'Locked odds will be removed', 'Ticket will be removed' [SLIP-15]. */
export function changeText(i18n: I18n, { kind, leg, quote }: PendingChange, oddsType: OddsType): string {
  const odds = formatOdds(quote.price, oddsType)
  switch (kind) {
    case 'odds':
      return errorText(i18n, { ...errors.newOdds, params: { odds } })
    case 'handicap': {
      const handicap = figureLabel(leg.betType, quote) ?? quote.handicap ?? quote.line ?? odds
      return errorText(i18n, { ...errors.newHandicap, params: { handicap } })
    }
    case 'locked':
      // Paused may open again; what is closed or decided cannot.
      return errorText(
        i18n,
        quote.status === 'paused' ? errors.lockedOddsWillBeRemoved : errors.ticketWillBeRemoved,
      )
  }
}

/** All changes together, to be said in one breath: the only one by its selection, several by how many they are. */
export function changesText(
  i18n: I18n,
  changes: readonly PendingChange[],
  { oddsType, isAsked }: { readonly oddsType: OddsType; readonly isAsked: boolean },
): string {
  const [first, ...others] = changes
  if (first === undefined) return isAsked ? i18n._(termsStandAgain) : ''
  if (others.length > 0) return i18n._(changedSelections(changes.length))
  const { handicap, line } = first.quote
  return `${chosenName(i18n, { ...first.leg, handicap, line })}: ${changeText(i18n, first, oddsType)}`
}

/** A bet was pressed and asked about, and its terms are those agreed to again. */
const termsStandAgain = msg`Your selections are back at the odds you chose. Nothing is placed yet.`

function changedSelections(count: number): MessageDescriptor {
  return msg`${plural(count, { one: '# selection has changed', other: '# selections have changed' })}`
}

const moves = {
  up: { sign: '▲', text: msg`Odds went up` },
  down: { sign: '▼', text: msg`Odds went down` },
  none: null,
  lock: null,
  'handi-change': null,
} satisfies Record<ChangeMark, { readonly sign: string; readonly text: MessageDescriptor } | null>

/** Which way a leg's price went, as a sign and in words; null where it went nowhere. */
export function moveText(
  i18n: I18n,
  change: ChangeMark,
): { readonly sign: string; readonly text: string } | null {
  const move = moves[change]
  return move === null ? null : { sign: move.sign, text: i18n._(move.text) }
}
