import type { Browser, CDPSession, Page } from 'playwright'

import type { components } from '#openapi/client.gen.ts'

import { recording } from '../harness/recordedMatch.ts'
import type { TestSandbox } from '../harness/sandbox.ts'
import type { PriceCase } from './cases.ts'
import { allDuties, profiled } from './duties.ts'
import { type BenchCase, type Figure, figure, median, quantile } from './figures.ts'
import type { Pace } from './pace.ts'
import {
  type BenchSetting,
  openClient,
  openFloor,
  scroll,
  sentinelPrice,
  takeFloor,
  type Watched,
  waysOf,
} from './pages.ts'
import { startBenchServer, type Way } from './server.ts'
import { loadStatistics } from './statistics.ts'
import { loadPrices, makeStream } from './stream.ts'

type EventPage = components['schemas']['EventPage']

/** Milliseconds at 60 frames per second. */
const frameTime = 1000 / 60

/** What one way took in one round. All times are CPU times, so that a busy machine changes them little. */
interface Sample {
  /** Microseconds of the main thread for each selection update sent. A busy machine saves some of them, as it draws fewer frames. */
  main: number
  /** The part of this that scripts took: reading, keeping, writing. It depends less on the number of frames. */
  script: number
  /** The same for every other thread of the page's process: compositor, raster, garbage collector. */
  others: number
  framesPerSecond: number
  /** Milliseconds of the main thread for each of them. */
  perFrame: number
  /** The part of this that style, layout and paint took: everything except the scripts. */
  rendering: number
  /** Share of the time in which the main thread ran. */
  busy: number
  /** Frames that should have come while the page scrolled and did not; null if it does not scroll. */
  dropped: number | null
  /** Milliseconds from the send to the paint of the sentinel's price, by the wall clock. */
  latencies: number[]
  /** Prices that a floor has taken and not shown yet; null for the client. */
  taken: number | null
}

/** The path of a price: floor and client in turn, in each case. */
export async function pricesCases(
  browser: Browser,
  sandbox: TestSandbox,
  cases: readonly PriceCase[],
  pace: Pace,
): Promise<BenchCase[]> {
  if (cases.length === 0) return []
  if (!pace.isSmoke) introduce(pace)
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
  const token = await sessionOf(sandbox, link)
  const events = await listEvents(sandbox, token)
  const prices = loadPrices(recording.file)
  const atPace = cases.map((each) => ({
    ...each,
    rate: each.rate * pace.share,
    scores: each.scores * pace.share,
  }))
  return atPace.map((given) => ({
    name: given.name,
    async run() {
      const statistics = given.statistics === 0 ? null : await loadStatistics(sandbox, token)
      const stream = makeStream(
        statistics === null ? events : ofGame(events, statistics.gameId),
        given,
        prices,
      )
      const server = await startBenchServer(sandbox.clientUrl, stream, given, { statistics })
      try {
        return await benchCase({ browser, sandbox, server, given, pace })
      } finally {
        server.close()
      }
    },
  }))
}

function introduce({ rounds, seconds }: Pace): void {
  console.log(
    `Prices from ${recording.real ? 'the recorded match' : 'the sample recording'}; ${rounds} rounds of ${seconds} s each way, floor and client in turn, in pages of their own; medians. Times are of the CPU, paint is by the clock.`,
  )
  console.log('The floor shows the same in the same rows; `tests/bench/floor.js` names what it leaves out.\n')
  console.log(
    'way        main µs/update  ratio  script  ratio  other threads  busy    frames/s  ms/frame  rendering  dropped  paint p50  p99',
  )
}

async function benchCase(setting: BenchSetting): Promise<Figure[]> {
  const { server, given, pace } = setting
  const model = await openClient(setting)
  const cells = await takeFloor(model, server, given)
  if (!pace.isSmoke) console.log(`${given.name}: ${given.what}; ${cells} prices on the page`)
  await model.context().close()
  const ways = waysOf(given)
  const samples: Record<Way, Sample[]> = { floor: [], bareFloor: [], client: [] }
  for (let round = 0; round < pace.rounds; round += 1) {
    await inPages(setting, round, async (page, way) => {
      samples[way].push(await measure(page, way, setting))
    })
  }
  const duties = pace.dutySeconds > 0 ? await dutiesOf(setting) : []
  if (!pace.isSmoke) for (const way of ways) print(way, samples)
  return [...figuresOf(given, samples), ...duties]
}

/**
 * Looks at the pages of a round, one after the other. Each round opens its own: the process that a page gets is fast or
 * slow for as long as it lives, by where the machine puts it.
 */
async function inPages(
  setting: BenchSetting,
  round: number,
  look: (page: Page, way: Way) => Promise<void>,
): Promise<void> {
  const ways = waysOf(setting.given)
  const pages: [page: Page, way: Way][] = []
  try {
    for (const way of round % 2 === 0 ? ways : ways.toReversed())
      pages.push([way === 'client' ? await openClient(setting) : await openFloor(setting, way), way])
    for (const [page, way] of pages) await look(page, way)
  } finally {
    for (const [page] of pages) await page.context().close()
  }
}

/** What the scripts of floor and client do, by duty: microseconds for each selection update. */
async function dutiesOf(setting: BenchSetting): Promise<Figure[]> {
  const { server, given, pace } = setting
  const times = new Map<Way, ReadonlyMap<string, number>>()
  await inPages(setting, 0, async (page, way) => {
    if (way === 'bareFloor') return
    server.fed = way
    times.set(way, await profiled(page, { seconds: pace.dutySeconds, settling: pace.settling }))
    server.fed = null
  })
  const forUpdate = (way: Way, duty: string): number =>
    ((times.get(way)?.get(duty) ?? 0) * 1e6) / (given.rate * pace.dutySeconds)
  return allDuties.map((duty) =>
    figure(`… ${duty}`, 'µs', forUpdate('client', duty), {
      floor: forUpdate('floor', duty),
      ratio: null,
      mayBeZero: true,
    }),
  )
}

/** How many times as long as the floor the client may take for the same. */
const goal = { ratio: 1.1 }
/** Milliseconds from the server to the screen, for 99 of 100 prices. */
const longestWay = { most: 35 }

function figuresOf(
  { name, isHidden, statistics, scrolling }: PriceCase,
  samples: Record<Way, Sample[]>,
): Figure[] {
  const compared = (
    what: string,
    unit: Figure['unit'],
    [own, floor]: readonly [readonly Sample[], readonly Sample[]],
    read: (sample: Sample) => number,
    more: Partial<Figure> = {},
  ) =>
    figure(what, unit, median(own.map(read)), {
      floor: median(floor.map(read)),
      ratio: median(own.map((sample, round) => read(sample) / read(floor[round] ?? sample))),
      ...more,
    })
  const beside = (
    what: string,
    unit: Figure['unit'],
    read: (sample: Sample) => number,
    more: Partial<Figure> = {},
  ) => compared(what, unit, [samples.client, samples.floor], read, more)
  const figures = [
    beside('main thread for an update', 'µs', ({ main }) => main, { goal }),
    beside('scripts for an update', 'µs', ({ script }) => script),
  ]
  const { floor, bareFloor } = samples
  if (bareFloor.length > 0)
    figures.push(compared('the floor with, without duties', 'µs', [floor, bareFloor], ({ main }) => main))
  if (isHidden) {
    // A floor that receives nothing is fast.
    const taken = [...floor, ...bareFloor].map((sample) => sample.taken ?? 0)
    return [...figures, figure('prices the floor took', '', Math.min(...taken))]
  }
  figures.push(beside('frames a second', '', ({ framesPerSecond }) => framesPerSecond))
  if (scrolling > 0)
    figures.push(
      beside('frames dropped', '', ({ dropped }) => dropped ?? 0, { mayBeZero: true, ratio: null }),
    )
  else if (statistics === 0)
    for (const [what, share] of [
      ['half of prices', 0.5],
      ['99 of 100 prices', 0.99],
    ] as const)
      figures.push(
        figure(`server to screen, ${what}`, 'ms', latencyOf(samples.client, share), {
          floor: latencyOf(samples.floor, share),
          goal: share > 0.9 && name === 'list' ? longestWay : null,
        }),
      )
  return figures
}

/** For all prices of the sentinel in all rounds. */
function latencyOf(samples: readonly Sample[], share: number): number {
  return quantile(
    samples.flatMap(({ latencies }) => latencies).toSorted((a, b) => a - b),
    share,
  )
}

async function measure(page: Page, way: Way, { server, given, pace }: BenchSetting): Promise<Sample> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  server.fed = way
  // The stream has just turned to this page: settling is not part of what is measured.
  await page.waitForTimeout(pace.settling)
  server.sentinelSent.clear()
  const from = await read(page, session)
  if (given.scrolling > 0) {
    await scroll(page, { seconds: pace.seconds, speed: given.scrolling })
  } else {
    // The measured time itself.
    await page.waitForTimeout(pace.seconds * 1_000)
  }
  if (showsSentinel(given)) await paintsAfter(page, from.paints.length)
  const to = await read(page, session)
  server.fed = null
  const gaps = given.scrolling > 0 ? await gapsOf(page) : null
  await session.detach()
  const time = to.at - from.at
  const main = to.main - from.main
  const script = to.script - from.script
  const frames = to.frames - from.frames
  return {
    main: (main * 1e6) / (given.rate * time),
    script: (script * 1e6) / (given.rate * time),
    others: ((to.process - from.process - main) * 1e6) / (given.rate * time),
    framesPerSecond: frames / time,
    perFrame: (main * 1e3) / frames,
    rendering: ((main - script) * 1e3) / frames,
    busy: main / time,
    dropped: gaps === null ? null : droppedIn(gaps),
    taken: to.taken,
    latencies: to.paints.slice(from.paints.length).flatMap(([shown, at]) => {
      const sent = server.sentinelSent.get(shown)
      return sent === undefined ? [] : [at - sent]
    }),
  }
}

/** Whether the watched price stays on the page. */
function showsSentinel({ isHidden, statistics, scrolling }: PriceCase): boolean {
  return !isHidden && statistics === 0 && scrolling === 0
}

/** If the machine is so busy that nothing was painted yet, measuring goes on until something was. */
async function paintsAfter(page: Page, before: number): Promise<void> {
  try {
    await page.waitForFunction(hasPainted, before, { polling: 20 })
  } catch (error) {
    const shown = await page
      .locator(sentinelPrice)
      .evaluateAll((prices) => prices.map((price) => price.textContent))
    throw new Error(`No price was painted at ${page.url()}; shown: ${JSON.stringify(shown)}.`, {
      cause: error,
    })
  }
}

/** In the page. A list that was asked for again in the meantime may have put up other rows: it is watched again. */
function hasPainted(before: number): boolean {
  const { slipwayWatch } = globalThis as unknown as Watched
  slipwayWatch()
  return (globalThis as unknown as Watched).slipwayPaints.length > before
}

/** CPU seconds and counts so far. A frame counts if something was laid out, no matter what asked for it. */
async function read(page: Page, session: CDPSession) {
  const [paints, taken] = await page.evaluate(() => {
    const { slipwayPaints, slipwayTaken } = globalThis as unknown as Watched
    return [slipwayPaints, slipwayTaken?.() ?? null] as const
  })
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string): number => {
    const found = metrics.find((metric) => metric.name === name)
    if (found === undefined) throw new Error(`The browser measures no ${name}.`)
    return found.value
  }
  return {
    paints,
    taken,
    frames: value('LayoutCount'),
    main: value('TaskDuration'),
    script: value('ScriptDuration'),
    process: value('ProcessTime'),
    at: value('Timestamp'),
  }
}

/** Stops watching the frames, and returns the gaps between them. */
function gapsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const watched = globalThis as unknown as Watched
    const gaps = watched.slipwayGaps
    watched.slipwayGaps = []
    return gaps
  })
}

function droppedIn(gaps: readonly number[]): number {
  return gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameTime) - 1), 0)
}

function print(way: Way, samples: Record<Way, Sample[]>): void {
  const of = (which: Way, value: (sample: Sample) => number) => median(samples[which].map(value))
  const ratio = (value: (sample: Sample) => number) => (of(way, value) / of('floor', value)).toFixed(2)
  const own = (value: (sample: Sample) => number, digits: number) => of(way, value).toFixed(digits)
  const latencies = samples[way].flatMap((sample) => sample.latencies).toSorted((a, b) => a - b)
  const hasFrames = of(way, ({ framesPerSecond }) => framesPerSecond) > 0
  const isScrolled = samples[way].every(({ dropped }) => dropped !== null)
  const columns: [text: string, width: number][] = [
    [way, 10],
    [own(({ main }) => main, 1), 14],
    [ratio(({ main }) => main), 6],
    [own(({ script }) => script, 1), 7],
    [ratio(({ script }) => script), 6],
    [own(({ others }) => others, 1), 14],
    [`${own(({ busy }) => busy * 100, 1)} %`, 7],
    [own(({ framesPerSecond }) => framesPerSecond, 1), 9],
    [hasFrames ? own(({ perFrame }) => perFrame, 2) : '-', 9],
    [hasFrames ? own(({ rendering }) => rendering, 2) : '-', 10],
    [isScrolled ? own(({ dropped }) => dropped ?? 0, 0) : '-', 8],
    [latencies.length > 0 ? `${quantile(latencies, 0.5).toFixed(0)} ms` : '-', 10],
    [latencies.length > 0 ? `${quantile(latencies, 0.99).toFixed(0)} ms` : '-', 0],
  ]
  console.log(columns.map(([text, width]) => text.padEnd(width)).join(' '))
}

/** The token of a session. @param link a launch link, used up by this */
export async function sessionOf(sandbox: TestSandbox, link: string): Promise<string> {
  const url = new URL(link)
  const parameter = (name: string) => url.searchParams.get(name) ?? ''
  const session = await fetch(`${sandbox.clientUrl}/api/game-launch/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: parameter('token'),
      partner_member_token: parameter('partner_member_token') || parameter('auth'),
    }),
  })
  const { token } = (await session.json()) as { token: string }
  return token
}

/** The sandbox's own list of today, as models for the benchmark's events. @param token of a session */
export async function listEvents(sandbox: TestSandbox, token: string): Promise<EventPage> {
  const events = await fetch(`${sandbox.clientUrl}/api/events/?timing=today&lang=en&timezone=Europe/London`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await events.json()) as EventPage
}

function ofGame(page: EventPage, wanted: string): EventPage {
  return { ...page, results: page.results.filter(({ gameId }) => gameId === wanted) }
}
