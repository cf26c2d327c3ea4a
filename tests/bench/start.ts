import type { Browser, Request } from 'playwright'

import type { TestSandbox } from '../harness/sandbox.ts'
import { type BenchCase, type Figure, figure } from './figures.ts'
import type { Pace } from './pace.ts'
import { patience } from './pages.ts'

/** What a member waits for on a phone with a bad line: Slow 4G and a CPU four times slower. */
const slowLine = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 }
const slowDown = 4
/** Seconds from the link to the prices. */
const longestStart = 2.5

interface Start {
  /** Milliseconds from the navigation. */
  firstPaint: number
  prices: number
  requests: number
  /** The requests, from the first to the prices, in milliseconds from the navigation. */
  spans: readonly Span[]
  kilobytes: number
}

/** A request, in milliseconds from the navigation. */
interface Span {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Launches with an empty cache, as on a member's first visit, and reports what they waited for. */
export function startCase(browser: Browser, sandbox: TestSandbox, pace: Pace): BenchCase {
  return {
    name: 'start',
    async run() {
      const starts: Start[] = []
      for (let round = 0; round < pace.rounds; round += 1) starts.push(await startOnce(browser, sandbox))
      const start = starts.toSorted((a, b) => a.prices - b.prices)[Math.floor(starts.length / 2)]!
      if (!pace.isSmoke) print(start, pace)
      return figuresOf(start)
    },
  }
}

function figuresOf({ firstPaint, prices, requests, spans, kilobytes }: Start): Figure[] {
  return [
    figure('first contentful paint', 's', firstPaint / 1_000),
    figure('prices', 's', prices / 1_000, { goal: { most: longestStart } }),
    figure('requests', '', requests),
    figure('requests one after another', '', longestChain(spans).length),
    figure('on the line', 'KiB', kilobytes),
  ]
}

function print(start: Start, { rounds }: Pace): void {
  console.log(
    `\nFrom the link to the prices, Slow 4G and a CPU ${slowDown} times slower, empty cache; median of ${rounds}:`,
  )
  console.log(`  first contentful paint ${seconds(start.firstPaint)}, prices ${seconds(start.prices)}`)
  console.log(
    `  ${start.requests} requests, ${longestChain(start.spans).length} of them one after another, ${start.kilobytes.toFixed(0)} KB on the line`,
  )
  draw(start)
}

async function startOnce(browser: Browser, sandbox: TestSandbox): Promise<Start> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const finished: Request[] = []
    let bytes = 0
    page.on('requestfinished', (request) => finished.push(request))
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
    await page.goto(link, { waitUntil: 'commit' })
    const prices = await page.waitForFunction(
      () => document.querySelector('[data-market][data-side]') !== null && performance.now(),
      undefined,
      { polling: 'raf', timeout: patience },
    )
    const begun = await page.evaluate(() => performance.timeOrigin)
    const firstPaint = await page.evaluate(
      () =>
        performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')
          ?.startTime,
    )
    return {
      firstPaint: firstPaint ?? Number.NaN,
      prices: Number(await prices.jsonValue()),
      requests: finished.length,
      spans: finished.map(spanSince(begun)),
      kilobytes: bytes / 1024,
    }
  } finally {
    await context.close()
  }
}

function spanSince(begun: number): (request: Request) => Span {
  return (request) => {
    const { startTime, responseEnd } = request.timing()
    const from = startTime - begun
    return { name: `${request.method()} ${new URL(request.url()).pathname}`, from, to: from + responseEnd }
  }
}

/** The waterfall: when each request was in flight; the marked ones are the longest chain of consecutive requests. */
function draw({ spans, prices }: Start): void {
  const width = 60
  const at = (time: number) => Math.min(width, Math.round((time / prices) * width))
  const chain = new Set(longestChain(spans))
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const bar = `${' '.repeat(at(span.from))}${'━'.repeat(Math.max(1, at(span.to) - at(span.from)))}`
    console.log(
      `  ${chain.has(span) ? '›' : ' '} ${span.name.slice(-40).padEnd(40)} ${String(Math.round(span.from)).padStart(5)} ${String(Math.round(span.to)).padStart(5)}  ${bar}`,
    )
  }
}

/** The largest number of requests of which no two were in flight together: the one that ends first is always among them. */
function longestChain(spans: readonly Span[]): Span[] {
  const chain: Span[] = []
  for (const span of spans.toSorted((a, b) => a.to - b.to))
    if (span.from >= (chain.at(-1)?.to ?? Number.NEGATIVE_INFINITY)) chain.push(span)
  return chain
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
