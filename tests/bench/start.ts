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
  /** The longest chain of requests of which each began after the one before had ended. */
  inSequence: number
  kilobytes: number
}

/** Launches with an empty cache, as a member of a new visit does, and says what they waited for. */
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

function figuresOf({ firstPaint, prices, requests, inSequence, kilobytes }: Start): Figure[] {
  return [
    figure('first contentful paint', 's', firstPaint / 1_000),
    figure('prices', 's', prices / 1_000, { goal: { most: longestStart } }),
    figure('requests', '', requests),
    figure('requests one after another', '', inSequence),
    figure('on the line', 'KiB', kilobytes),
  ]
}

function print(start: Start, { rounds }: Pace): void {
  console.log(
    `\nFrom the link to the prices, Slow 4G and a CPU ${slowDown} times slower, empty cache; median of ${rounds}:`,
  )
  console.log(`  first contentful paint ${seconds(start.firstPaint)}, prices ${seconds(start.prices)}`)
  console.log(
    `  ${start.requests} requests, ${start.inSequence} of them one after another, ${start.kilobytes.toFixed(0)} KB on the line`,
  )
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
    const firstPaint = await page.evaluate(
      () =>
        performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')
          ?.startTime,
    )
    return {
      firstPaint: firstPaint ?? Number.NaN,
      prices: Number(await prices.jsonValue()),
      requests: finished.length,
      inSequence: longestChain(finished),
      kilobytes: bytes / 1024,
    }
  } finally {
    await context.close()
  }
}

/** As many requests as there are of which no two were under way together: the earliest to end is always one of them. */
function longestChain(requests: readonly Request[]): number {
  const spans = requests
    .map((request) => request.timing())
    .map(({ startTime, responseEnd }) => ({ from: startTime, to: startTime + responseEnd }))
    .toSorted((a, b) => a.to - b.to)
  let chain = 0
  let freeFrom = Number.NEGATIVE_INFINITY
  for (const { from, to } of spans) {
    if (from < freeFrom) continue
    chain += 1
    freeFrom = to
  }
  return chain
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
