import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Leg } from '#domain/bets/bet.ts'
import { formatOdds, type OddsType } from '#domain/odds/odds.ts'
import type { PriceAlert } from '#src/storage/records/alerts/priceAlerts.ts'

import { eventName } from '../match/events.ts'
import { marketName } from './markets.ts'
import { chosenName } from './selections.ts'

/** What an alert waits for: "Falcons at 2.10 or higher". */
export function alertText(
  i18n: I18n,
  { leg, target, way }: Pick<PriceAlert, 'leg' | 'target' | 'way'>,
  oddsType: OddsType,
): string {
  const name = chosenName(i18n, leg)
  const odds = formatOdds({ euro: target }, oddsType)
  return i18n._(way === 'up' ? msg`${name} at ${odds} or higher` : msg`${name} at ${odds} or lower`)
}

/** What is said when it is reached, with the odds that reached it: "Falcons: odds are 2.10". */
export function reachedText(i18n: I18n, { leg }: Pick<PriceAlert, 'leg'>, odds: string): string {
  const name = chosenName(i18n, leg)
  return i18n._(msg`${name}: odds are ${odds}`)
}

/** What is said when its selection takes no more bets. */
export function alertOverText(i18n: I18n, { leg }: Pick<PriceAlert, 'leg'>): string {
  const name = chosenName(i18n, leg)
  return i18n._(msg`Odds alert removed: ${name} takes no more bets.`)
}

/** What its selection is one of: the market and the match. */
export function alertAbout(
  i18n: I18n,
  leg: Pick<Leg, 'marketName' | 'betType' | 'homeName' | 'awayName'>,
): string {
  const market = marketName(i18n, { name: leg.marketName, betType: leg.betType })
  return `${market} · ${eventName(i18n, { home: leg.homeName, away: leg.awayName })}`
}
