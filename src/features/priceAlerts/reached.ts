import { hasOtherLine } from '#domain/market/marketUpdate.ts'
import type { SelectionStatus } from '#domain/market/status.ts'
import { compareEuro, formatOdds, type OddsType } from '#domain/odds/odds.ts'
import type { LegQuote } from '#machines/betSlip/types.ts'
import type { AlertWay, PriceAlert } from '#src/storage/records/alerts/priceAlerts.ts'

/** What an alert comes to: it waits, its target is reached, or its selection takes no more bets. */
export type AlertState = 'waiting' | 'reached' | 'over'

const over: ReadonlySet<SelectionStatus> = new Set(['closed', 'resulting', 'settlement', 'settled'])

/**
 * How an alert stands at the terms of its selection. Only odds that can be bet reach a target: not those of a suspended
 * selection, of another line, or of before the channel was cut.
 */
export function alertState(
  alert: PriceAlert,
  { status, price, handicap, line, isStale }: Omit<LegQuote, 'marketId' | 'side' | 'timeStamp'>,
): AlertState {
  if (over.has(status)) return 'over'
  if (status !== 'open' || isStale || hasOtherLine(alert.leg, { handicap, line })) return 'waiting'
  return isReached(alert, price.euro) ? 'reached' : 'waiting'
}

/** A price that shows the target has reached it, in the odds type that the target was chosen in. */
function isReached({ target, way, oddsType }: PriceAlert, euro: string): boolean {
  const order = compareEuro(euro, target)
  return (way === 'up' ? order >= 0 : order <= 0) || isShownAs(euro, target, oddsType)
}

function isShownAs(euro: string, target: string, oddsType: OddsType): boolean {
  return formatOdds({ euro }, oddsType) === formatOdds({ euro: target }, oddsType)
}

/** From which side odds would come to a target; null where they are there already. Both are euro odds. */
export function wayTo(target: string, now: string, oddsType: OddsType): AlertWay | null {
  if (isShownAs(now, target, oddsType)) return null
  return compareEuro(target, now) > 0 ? 'up' : 'down'
}

/** What tells one alert from the others. */
export function alertKey({ leg: { marketId, side, handicap, line }, target, way }: PriceAlert): string {
  return JSON.stringify([marketId, side, handicap, line, way, target])
}
