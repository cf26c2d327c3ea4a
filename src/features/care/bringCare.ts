import { fromCallback } from 'xstate'

import { reminderMinutesOf } from '#domain/session/care.ts'
import { careMachine } from '#machines/care/machine.ts'
import type { CareEvent, Interval, RememberEvent } from '#machines/care/types.ts'
import { sessionMarkOf } from '#src/client/platform/sessionCode.ts'
import type { Services } from '#src/client/services.ts'
import { careRecord } from '#src/storage/records/careRecord.ts'

type Needed = Pick<
  Services,
  'api' | 'deferredActors' | 'preferences' | 'session' | 'storage' | 'timers' | 'connectivity'
>

/** Brings the code of the machine that decides when a member is reminded, once per client [CARE-02]. */
export function bringCare(services: Needed): void {
  services.deferredActors.care.bring(
    careMachine.provide({
      actors: { keepReminders: keepReminders(services), watchInterval: watchInterval(services) },
    }),
  )
}

/** Where nothing was answered in this session it counts from its beginning, which is the server's word; never from the future. */
function keepReminders({ api, preferences, session, storage }: Needed) {
  return fromCallback<RememberEvent>(({ sendBack, receive }) => {
    const tell = (event: CareEvent): void => sendBack(event)
    const settings = session.settings()
    const sessionMark = sessionMarkOf(settings?.sessionId ?? '')
    const answeredAt = (): number | null => {
      const kept = storage.read(careRecord)
      return kept === null || kept.session !== sessionMark ? null : Math.min(kept.from, api.serverNow())
    }
    const minutesNow = (): number | null => {
      const care = settings?.care ?? null
      return care === null || care.since === null
        ? null
        : reminderMinutesOf(preferences.get('reminder'), care)
    }
    receive(({ from }) => storage.write(careRecord, { version: 1, session: sessionMark, from }))
    let minutes = minutesNow()
    const unwatchChoice = preferences.subscribe(() => {
      if (minutesNow() === minutes) return
      minutes = minutesNow()
      tell({ type: 'interval.chosen', minutes, at: api.serverNow() })
    })
    const unwatchTabs = storage.subscribe((name) => {
      const at = name === careRecord.name ? answeredAt() : null
      if (at !== null) tell({ type: 'reminder.answeredElsewhere', at })
    })
    const began = Math.min(settings?.care?.since ?? api.serverNow(), api.serverNow())
    tell({ type: 'session.recalled', from: Math.max(answeredAt() ?? began, began), minutes })
    return () => {
      unwatchChoice()
      unwatchTabs()
    }
  })
}

/** The longest that is waited at once, ms: the timers of a device that sleeps stand still, and its clock may be set. */
const longestWait = 30_000

/** Looks at the server's clock until the interval has passed, and at once when the page is seen again. */
function watchInterval({ api, timers, connectivity }: Needed) {
  return fromCallback<{ type: never }, Interval>(({ sendBack, input: { from, minutes } }) => {
    let timer: number | null = null
    const look = (): void => {
      if (timer !== null) timers.stopTimer(timer)
      const left = from + minutes * 60_000 - api.serverNow()
      const passed: CareEvent = { type: 'interval.passed' }
      if (left <= 0) sendBack(passed)
      else timer = timers.startTimer(look, Math.min(left, longestWait))
    }
    const unwatch = connectivity.subscribe(({ type }) => {
      if (type === 'page.returned' || type === 'page.woke') look()
    })
    look()
    return () => {
      if (timer !== null) timers.stopTimer(timer)
      unwatch()
    }
  })
}
