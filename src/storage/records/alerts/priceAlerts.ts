import { array, custom, literal, object, picklist } from 'valibot'

import type { Leg } from '#domain/bets/bet.ts'
import { isEuroOdds, type OddsType } from '#domain/odds/odds.ts'
import { fitting, oddsType, time } from '#src/storage/guards.ts'
import { leg } from '#src/storage/journal/betGuards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

import { alertsPlace } from './alertsPlace.ts'

/** From which side the odds come to the target. */
export const alertWays = ['up', 'down'] as const

export type AlertWay = (typeof alertWays)[number]

/** That a member wants to be told when the odds of a selection reach a target. */
export interface PriceAlert {
  /** The selection as it was when the alert was set: it is about this line of it. */
  readonly leg: Leg
  /** Euro odds. */
  readonly target: string
  readonly way: AlertWay
  /** The odds type that the target was chosen in. */
  readonly oddsType: OddsType
  /** UTC milliseconds by the server's clock. */
  readonly setAt: number
}

/** More are not kept. */
export const mostAlerts = 50

const alert = object({
  leg,
  target: custom<string>((value) => typeof value === 'string' && isEuroOdds(value)),
  way: picklist(alertWays),
  oddsType,
  setAt: time,
})

const kept = object({ version: literal(1), alerts: array(alert) })

/** The alerts that wait on this device, the oldest first. */
export const alertsRecord: StoredRecord<{ readonly version: 1; readonly alerts: readonly PriceAlert[] }> = {
  ...alertsPlace,
  decode(value, onLeftOut) {
    const record = fitting(kept, value, onLeftOut)
    return record === null || record.alerts.length > mostAlerts ? null : record
  },
}
