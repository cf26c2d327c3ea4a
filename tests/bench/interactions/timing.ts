import type { Browser, Page } from 'playwright'

/** What a member waited for in one interaction, in milliseconds. */
export interface Timing {
  /** From the input to its first handler. */
  delay: number
  /** From the first handler to the end of the last. */
  processing: number
  /** From there to the paint that shows what they did. */
  presentation: number
  /** All three: from the input to the paint. */
  total: number
  /** The part of `total` that the page's main thread itself ran: other programs on the machine do not count. */
  cpu: number
  /** From the input until its result is there. */
  done: number
  /** The longest time the page was busy without a frame, until then. */
  longestFrame: number
}

interface TimedEvent {
  interactionId: number
  startTime: number
  processingStart: number
  processingEnd: number
  duration: number
}

interface Observed {
  events: TimedEvent[]
  frames: { startTime: number; duration: number }[]
}

/** The platform reports no interaction shorter than this. */
export const leastReported = 16

/** In the page, before anything else: keeps what the browser reports about interactions and long frames. */
export function observeInteractions(): void {
  const observed: Observed = { events: [], frames: [] }
  Object.assign(globalThis, { slipwayObserved: observed })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId, startTime, processingStart, processingEnd, duration } = entry
      if (interactionId > 0)
        observed.events.push({ interactionId, startTime, processingStart, processingEnd, duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) observed.frames.push({ startTime, duration })
  }).observe({ type: 'long-animation-frame', buffered: true })
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  /** Microseconds of the thread's own time. */
  tdur?: number
}

/**
 * Times one interaction by the browser's own Event Timing, and by a trace how much of that its main thread ran.
 * @param act gives the input
 * @param stands waits until the result of the input is there
 */
export async function timeInteraction(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  stands: () => Promise<unknown>,
): Promise<Timing> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
  })
  const from = await page.evaluate(() => performance.mark('slipway-interaction').startTime)
  await act()
  await stands()
  // The entries of a frame are reported after it has been presented.
  const to = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const at = performance.now()
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(at), 50)))
      }),
  )
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const observed = await page.evaluate(
    () => (globalThis as unknown as { slipwayObserved: Observed }).slipwayObserved,
  )
  const events = observed.events.filter(({ startTime }) => startTime >= from)
  const frames = observed.frames.filter(
    ({ startTime, duration }) => startTime + duration > from && startTime < to,
  )
  const longestFrame = Math.max(0, ...frames.map(({ duration }) => duration))
  const longest = events.toSorted((a, b) => b.duration - a.duration)[0]
  if (longest === undefined)
    return { delay: 0, processing: 0, presentation: 0, total: 0, cpu: 0, done: to - from, longestFrame }
  // What is painted together belongs together: the handlers of a press run one after another, for one paint.
  const paint = longest.startTime + longest.duration
  const together = events.filter(({ startTime, duration }) => Math.abs(startTime + duration - paint) < 8)
  const processingStart = Math.min(...together.map((event) => event.processingStart))
  const processingEnd = Math.max(...together.map((event) => event.processingEnd))
  return {
    delay: processingStart - longest.startTime,
    processing: processingEnd - processingStart,
    presentation: Math.max(0, paint - processingEnd),
    total: longest.duration,
    cpu: threadTime(trace.traceEvents, from, longest.startTime, paint),
    done: to - longest.startTime,
    longestFrame,
  }
}

/** How long the main thread ran between two times, in milliseconds; both times by the page's clock. */
function threadTime(events: readonly TraceEvent[], marked: number, from: number, to: number): number {
  const mark = events.find(({ name }) => name === 'slipway-interaction')
  if (mark === undefined) return Number.NaN
  const at = (time: number) => mark.ts + (time - marked) * 1_000
  const [begin, end] = [at(from), at(to)]
  let ran = 0
  for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    if (name !== 'RunTask' || pid !== mark.pid || tid !== mark.tid || dur === 0) continue
    const share = (Math.min(end, ts + dur) - Math.max(begin, ts)) / dur
    if (share > 0) ran += tdur * Math.min(1, share)
  }
  return ran / 1_000
}
