import { createAtom, type Atom } from '@tanstack/store'

import type { LegQuote } from '#machines/betSlip/types.ts'
import { watchQuotes, type QuoteServices } from '#src/client/actors/bets/watchQuotes.ts'
import type { Services } from '#src/client/services.ts'
import { alertsRecord, mostAlerts, type PriceAlert } from '#src/storage/records/alerts/priceAlerts.ts'

import { createAlertPresence } from './presence.ts'
import { alertKey, alertState } from './reached.ts'

/** What became of an alert. */
export interface ToldAlert {
  readonly alert: PriceAlert
  readonly state: 'reached' | 'over'
  /** The terms that made it so. */
  readonly quote: LegQuote
}

/** What the page gives an alert: both as the browser has them. */
export interface AlertPage {
  /** Whether the member can see this page now. */
  readonly isSeen: () => boolean
  /** Runs what no other tab of the device may run meanwhile. */
  readonly alone: (name: string, run: () => void) => void
  /** Tells outside the page, where the member cannot see it. */
  readonly tellOutside: (told: ToldAlert) => void
}

/** The member's alerts on this device. */
export interface PriceAlerts {
  /** Those that wait, the oldest first. */
  readonly waiting: Atom<readonly PriceAlert[]>
  /** What is told over the page until it is put away, the oldest first. */
  readonly told: Atom<readonly ToldAlert[]>
  /** @returns false where there are as many as are kept */
  add(alert: PriceAlert): boolean
  remove(alert: PriceAlert): void
  removeAll(): void
  close(told: ToldAlert): void
  /** Watches the selections of those that wait, until it is stopped: those alone, by the price book. */
  watch(page: AlertPage): () => void
}

type AlertServices = QuoteServices & Pick<Services, 'storage' | 'timers' | 'once'>

/** Milliseconds that a page which nobody sees leaves to one that is seen: the member is told where they look. */
const courtesy = 1_000

/** Made once per client. */
export function createPriceAlerts(services: AlertServices): PriceAlerts {
  const { storage, timers } = services
  const presence = services.once(createAlertPresence)
  const waiting = createAtom<readonly PriceAlert[]>([])
  const told = createAtom<readonly ToldAlert[]>([])
  const read = (): readonly PriceAlert[] => storage.read(alertsRecord)?.alerts ?? []
  const follow = (): void => waiting.set(read())
  const write = (alerts: readonly PriceAlert[]): void => {
    if (alerts.length === 0) storage.remove(alertsRecord)
    else storage.write(alertsRecord, { version: 1, alerts })
    if (alerts.length > 0) presence.set(true)
    waiting.set(alerts)
  }
  const without = (key: string): readonly PriceAlert[] => read().filter((other) => alertKey(other) !== key)

  follow()
  storage.subscribe((name) => {
    if (name === alertsRecord.name) follow()
  })

  /** One of the device's tabs takes it out of what waits, before it is told: none tells it again [ALERT-02]. */
  const settle = (next: ToldAlert, page: AlertPage): void => {
    const key = alertKey(next.alert)
    page.alone(storage.keyOf(alertsRecord), () => {
      if (!read().some((kept) => alertKey(kept) === key)) return follow()
      write(without(key))
      told.set((before) => [...before, next])
      if (!page.isSeen()) page.tellOutside(next)
    })
  }

  const watchOne = (alert: PriceAlert, page: AlertPage): (() => void) => {
    let isSettling = false
    let timer: number | undefined
    const stop = watchQuotes(services, [alert.leg], ({ quotes: [quote] }) => {
      if (quote === undefined || isSettling) return
      const state = alertState(alert, quote)
      if (state === 'waiting') return
      isSettling = true
      const settleNow = (): void => settle({ alert, state, quote }, page)
      if (page.isSeen()) settleNow()
      else timer = timers.startTimer(settleNow, courtesy)
    })
    return () => {
      stop()
      if (timer !== undefined) timers.stopTimer(timer)
    }
  }

  return {
    waiting,
    told,
    add(alert) {
      const others = without(alertKey(alert))
      if (others.length >= mostAlerts) return false
      write([...others, alert])
      return true
    },
    remove: (alert) => write(without(alertKey(alert))),
    removeAll: () => write([]),
    close: (closed) => told.set((before) => before.filter((other) => other !== closed)),
    watch(page) {
      const watched = new Map<string, () => void>()
      const watchThese = (alerts: readonly PriceAlert[]): void => {
        const wanted = new Map(alerts.map((alert) => [alertKey(alert), alert]))
        for (const [key, stop] of watched) {
          if (wanted.has(key)) continue
          stop()
          watched.delete(key)
        }
        for (const [key, alert] of wanted) if (!watched.has(key)) watched.set(key, watchOne(alert, page))
      }
      follow()
      watchThese(waiting.get())
      const { unsubscribe } = waiting.subscribe(watchThese)
      return () => {
        unsubscribe()
        for (const stop of watched.values()) stop()
      }
    },
  }
}
