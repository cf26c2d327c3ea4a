import type { Browser, CDPSession, Page } from 'playwright'

import type { components } from '#openapi/client.gen.ts'

import { recording } from '../harness/recording.ts'
import type { TestSandbox } from '../harness/sandbox.ts'
import type { PriceCase } from './cases.ts'
import { type BenchSetting, openClient, openFloor, scroll, takeFloor, type Watched, ways } from './pages.ts'
import { startBenchServer, type Way } from './server.ts'
import { loadStatistics } from './statistics.ts'
import { loadPrices, makeStream } from './stream.ts'

type EventPage = components['schemas']['EventPage']

const rounds = Number(process.env.SLIPWAY_BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.SLIPWAY_BENCH_SECONDS ?? 4)
/** Milliseconds at 60 frames a second. */
const frameTime = 1000 / 60

/** What one way took in one round. All times are of the CPU, so that a busy machine changes them little. */
interface Sample {
  /** Microseconds of the main thread for each selection update sent. Of a busy machine's fewer frames some are saved. */
  main: number
  /** Of these, what scripts took: reading, keeping, writing. It depends less on how many frames there were. */
  script: number
  /** The same, of every other thread of the page's process: compositor, raster, garbage collector. */
  others: number
  framesPerSecond: number
  /** Milliseconds of the main thread for each of them. */
  perFrame: number
  /** Of these, what style, layout and paint took: all but the scripts. */
  rendering: number
  /** Share of the time in which the main thread ran. */
  busy: number
  /** Frames that should have come while the page scrolled and did not; null where it does not scroll. */
  dropped: number | null
  /** Milliseconds from the send to the paint of the sentinel's price, by the wall clock. */
  latencies: number[]
}

/** The path of a price: floor and client in turn, case after case. */
export async function benchPrices(
  browser: Browser,
  sandbox: TestSandbox,
  cases: readonly PriceCase[],
): Promise<void> {
  console.log(
    `Prices from ${recording.real ? 'the recorded match' : 'the sample recording'}; ${rounds} rounds of ${seconds} s each way, floor and client in turn; medians. Times are of the CPU, paint is by the clock.`,
  )
  console.log(
    'The floor shows the same in the same rows. It checks no message, keeps no price that is not on the page and names nothing.\n',
  )
  console.log(
    'way     main µs/update  ratio  script  ratio  other threads  busy    frames/s  ms/frame  rendering  dropped  paint p50  p99',
  )
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
  const token = await sessionOf(sandbox, link)
  const events = await listEvents(sandbox, token)
  const statistics = await loadStatistics(sandbox, token)
  const prices = loadPrices(recording.file)
  for (const given of cases) {
    const models = given.statistics === 0 ? events : ofGame(events, statistics.gameId)
    const stream = makeStream(models, given, prices)
    const server = await startBenchServer(sandbox.clientUrl, stream, given, { statistics })
    try {
      await benchCase({ browser, sandbox, server, given })
    } finally {
      server.close()
    }
  }
}

async function benchCase(setting: BenchSetting): Promise<void> {
  const { server, given } = setting
  const model = await openClient(setting)
  const cells = await takeFloor(model, server, given)
  console.log(`${given.name}: ${given.what}; ${cells} prices on the page`)
  await model.context().close()
  const pages: Record<Way, Page> = { floor: await openFloor(setting), client: await openClient(setting) }
  const samples: Record<Way, Sample[]> = { floor: [], client: [] }
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const way of round % 2 === 0 ? ways : ways.toReversed())
        samples[way].push(await measure(pages[way], way, round, setting))
    }
  } finally {
    for (const page of Object.values(pages)) await page.context().close()
  }
  for (const way of ways) print(way, samples)
}

async function measure(
  page: Page,
  way: Way,
  round: number,
  { server, given }: BenchSetting,
): Promise<Sample> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  server.fed = way
  // The stream has just turned to this page: what it takes to settle is no part of what is measured.
  await page.waitForTimeout(1_000)
  server.sentinelSent.clear()
  const from = await read(page, session)
  if (given.scrolling > 0) {
    await scroll(page, { seconds, speed: given.scrolling, way: round % 2 === 0 ? 1 : -1 })
  } else {
    // The measured time itself.
    await page.waitForTimeout(seconds * 1_000)
  }
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
    latencies: to.paints.slice(from.paints.length).flatMap(([shown, at]) => {
      const sent = server.sentinelSent.get(shown)
      return sent === undefined ? [] : [at - sent]
    }),
  }
}

/** CPU seconds and counts so far. */
async function read(page: Page, session: CDPSession) {
  const inPage = await page.evaluate(() => {
    const { slipwayFrames, slipwayPaints } = globalThis as unknown as Watched
    return { frames: slipwayFrames, paints: slipwayPaints }
  })
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string): number => {
    const found = metrics.find((metric) => metric.name === name)
    if (found === undefined) throw new Error(`The browser measures no ${name}.`)
    return found.value
  }
  return {
    ...inPage,
    main: value('TaskDuration'),
    script: value('ScriptDuration'),
    process: value('ProcessTime'),
    at: value('Timestamp'),
  }
}

/** Ends the watch over the frames, and gives the gaps between them. */
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
    [way, 7],
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

/** The token of a session. @param link a launch link, spent by this */
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

/** The sandbox's own list of today, as models of the benchmark's events. @param token of a session */
export async function listEvents(sandbox: TestSandbox, token: string): Promise<EventPage> {
  const events = await fetch(`${sandbox.clientUrl}/api/events/?timing=today&lang=en&timezone=Europe/London`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await events.json()) as EventPage
}

function ofGame(page: EventPage, wanted: string): EventPage {
  return { ...page, results: page.results.filter(({ gameId }) => gameId === wanted) }
}

function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
