import type { Clock } from '#src/client/platform/environment.ts'

const frame = 16

/** A time that only moves when it is told to, and that several pages share. */
export function createTime(start: number) {
  let now = start
  let ids = 0
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>()
  const startTimer = (run: () => void, milliseconds: number): number => {
    ids += 1
    timers.set(ids, { at: now + Math.max(0, milliseconds), run })
    return ids
  }
  const stopTimer = (id: number): void => void timers.delete(id)

  return {
    now: () => now,
    startTimer,
    stopTimer,
    /** Lets time pass: timers go off in their order, and what follows from those of a moment happens before the next. */
    async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
      const until = now + milliseconds
      for (;;) {
        const at = Math.min(...[...timers.values()].map((timer) => timer.at))
        if (at > until) break
        now = Math.max(now, at)
        for (const [id, timer] of timers) {
          if (timer.at > now || !timers.delete(id)) continue
          timer.run()
        }
        await settle()
      }
      now = until
    },
    /** The clock of a page, which stops with the page. */
    pageClock(): { clock: Clock; stop: () => void } {
      const own = new Set<number>()
      const begin = (run: () => void, milliseconds: number): number => {
        const id = startTimer(() => {
          own.delete(id)
          run()
        }, milliseconds)
        own.add(id)
        return id
      }
      const end = (id: number): void => {
        own.delete(id)
        stopTimer(id)
      }
      /** Intervals by the id of their first timer. */
      const ticking = new Map<number, number>()
      const clock: Clock = {
        now: () => now,
        steadyNow: () => now - start,
        startTimer: begin,
        stopTimer: end,
        requestFrame: (run) => begin(run, frame),
        startTicking(tick, milliseconds) {
          const again = (): void => {
            ticking.set(first, begin(again, milliseconds))
            tick()
          }
          const first = begin(again, milliseconds)
          ticking.set(first, first)
          return first
        },
        stopTicking(id) {
          end(ticking.get(id) ?? id)
          ticking.delete(id)
        },
      }
      return {
        clock,
        stop() {
          for (const id of own) stopTimer(id)
          own.clear()
        },
      }
    },
  }
}

export type TestTime = ReturnType<typeof createTime>
