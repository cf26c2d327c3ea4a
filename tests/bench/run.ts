/**
 * npm run bench: the path of a price, from socket to screen, against a hand-written floor in the same run; the start
 * on a slow line; what a press waits for; the first view's size. `-- --prices`, `--interactions`, `--start`, `--size` run
 * one part.
 * Prints what it is, whatever it is; nothing here passes or fails.
 */
import { chromium, type CDPSession, type Page } from 'playwright'

import type { components } from '#openapi/client.gen.ts'

import { launchOptions } from '../harness/browser.ts'
import { recording } from '../harness/recording.ts'
import { TestSandbox } from '../harness/sandbox.ts'
import { benchInteractions } from './interactions.ts'
import { type BenchServer, startBenchServer } from './server.ts'
import { measureFirstView, printFirstView } from './size.ts'
import { measureStart, printStart } from './start.ts'
import { loadPrices, makeStream } from './stream.ts'

type EventPage = components['schemas']['EventPage']

const eventCounts = [100, 1_000]
const rates = [1_000, 5_000]
const rounds = Number(process.env.SLIPWAY_BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.SLIPWAY_BENCH_SECONDS ?? 5)

interface Sample {
  /** Share of the main thread's time that was spent on anything at all. */
  busy: number
  /** Main-thread microseconds for each selection update sent. */
  perUpdate: number
  /** Milliseconds from the send to the paint of the sentinel's price. */
  latencies: number[]
}

const sandbox = await TestSandbox.start(['--seed', '7', '--frozen'])
const browser = await chromium.launch(launchOptions)
try {
  const isAsked = (part: string) =>
    process.argv.includes(part) || !process.argv.some((word) => word.startsWith('--'))
  if (isAsked('--prices')) await benchPrices()
  if (isAsked('--interactions')) {
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    const source = { page: await listEvents(link), prices: loadPrices(recording.file) }
    await benchInteractions(browser, sandbox, source)
  }
  if (isAsked('--start')) printStart(await measureStart(browser, sandbox))
  if (isAsked('--size')) printFirstView(await measureFirstView(browser, sandbox))
} finally {
  await browser.close()
  await sandbox.stop()
}

async function benchPrices(): Promise<void> {
  console.log(
    `Prices from ${recording.real ? 'the recorded match' : 'the sample recording'}; ${rounds} rounds of ${seconds} s each way, floor and client in turn; median of the rounds.`,
  )
  console.log(
    'The floor shows the same in the same rows: prices, grounds, arrows. It checks no message, keeps no price that is not on the page and names nothing.\n',
  )
  console.log('events  updates/s  way     busy    µs/update  ratio  paint p50  p99    rows')
  for (const count of eventCounts) {
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
    const stream = makeStream(await listEvents(link), count, loadPrices(recording.file))
    const server = await startBenchServer(sandbox.clientUrl, stream)
    try {
      const rows = await takeFloor(server)
      for (const rate of rates) await benchRate(server, count, rate, rows)
    } finally {
      server.close()
    }
  }
}

async function benchRate(server: BenchServer, count: number, rate: number, rows: number): Promise<void> {
  const samples: Record<'floor' | 'client', Sample[]> = { floor: [], client: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const way of round % 2 === 0 ? (['floor', 'client'] as const) : (['client', 'floor'] as const)) {
      samples[way].push(await measure(server, way, rate))
    }
  }
  const floor = median(samples.floor.map((sample) => sample.perUpdate))
  for (const way of ['floor', 'client'] as const) {
    const perUpdate = median(samples[way].map((sample) => sample.perUpdate))
    const latencies = samples[way].flatMap((sample) => sample.latencies).toSorted((a, b) => a - b)
    console.log(
      [
        String(count).padEnd(7),
        String(rate).padEnd(10),
        way.padEnd(7),
        `${(median(samples[way].map((sample) => sample.busy)) * 100).toFixed(1)} %`.padEnd(7),
        perUpdate.toFixed(1).padEnd(10),
        (perUpdate / floor).toFixed(2).padEnd(6),
        `${quantile(latencies, 0.5).toFixed(0)} ms`.padEnd(10),
        `${quantile(latencies, 0.99).toFixed(0)} ms`.padEnd(6),
        rows,
      ].join(' '),
    )
  }
}

async function measure(server: BenchServer, way: 'floor' | 'client', rate: number): Promise<Sample> {
  const page = await openPage(server, way)
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    server.sentinelSent.clear()
    server.rate = rate
    // The measured time itself: first the stream settles, then it is watched.
    await page.waitForTimeout(1_500)
    const from = await taskSeconds(session)
    await page.waitForTimeout(seconds * 1_000)
    const to = await taskSeconds(session)
    server.rate = 0
    const painted = await page.evaluate(
      () => (globalThis as unknown as { slipwayPaints: [string, number][] }).slipwayPaints,
    )
    const busy = (to.task - from.task) / (to.at - from.at)
    return {
      busy,
      perUpdate: (busy * 1e6) / rate,
      latencies: painted.flatMap(([price, at]) => {
        const sent = server.sentinelSent.get(price)
        return sent === undefined ? [] : [at - sent]
      }),
    }
  } finally {
    server.rate = 0
    await page.context().close()
  }
}

async function openPage(server: BenchServer, way: 'floor' | 'client'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  if (way === 'floor') {
    await page.goto(`${server.origin}/floor`)
  } else {
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
    await page.goto(link.replace(new URL(link).origin, server.origin))
  }
  await page.waitForSelector('[data-market="bench-sentinel"]')
  await page.evaluate(watchSentinel)
  return page
}

/** In the page: notes when each price of the sentinel was painted, in milliseconds since 1970. */
function watchSentinel(): void {
  const paints: [string, number][] = []
  Object.assign(globalThis, { slipwayPaints: paints })
  const cell = document.querySelector('[data-market="bench-sentinel"][data-side="home"]')
  if (!cell) throw new Error('The sentinel is not on the page.')
  const channel = new MessageChannel()
  const queue: string[] = []
  channel.port1.onmessage = () => {
    const at = performance.timeOrigin + performance.now()
    for (const price of queue.splice(0)) paints.push([price, at])
  }
  // A mutation made in a frame's callback is seen before that frame is painted, the message after it.
  new MutationObserver(() => {
    const price = /\d+\.\d\d/.exec((cell.querySelector('[data-price]') ?? cell).textContent ?? '')?.[0]
    if (price === undefined || queue.at(-1) === price || paints.at(-1)?.[0] === price) return
    queue.push(price)
    channel.port2.postMessage(0)
  }).observe(cell, { subtree: true, characterData: true, childList: true })
}

/** Keeps the rows that the client has mounted, with their styles, as the page the floor starts from. */
async function takeFloor(server: BenchServer): Promise<number> {
  const page = await openPage(server, 'client')
  const taken = await page.evaluate(() => ({
    rules: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n'),
    body: document.body.innerHTML.replace(/<script[\s\S]*?<\/script>/g, ''),
    html: document.documentElement
      .getAttributeNames()
      .map((name) => `${name}="${document.documentElement.getAttribute(name) ?? ''}"`)
      .join(' '),
    rows: new Set(
      [...document.querySelectorAll('[data-market][data-side]')].map((cell) => cell.closest('[data-event]')),
    ).size,
  }))
  server.floorPage = `<!doctype html><html ${taken.html}><head><meta charset="utf-8"><style>${taken.rules}</style></head><body>${taken.body}<script type="module" src="/floor.js"></script></body></html>`
  await page.context().close()
  return taken.rows
}

async function listEvents(link: string): Promise<EventPage> {
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
  const events = await fetch(`${sandbox.clientUrl}/api/events/?timing=today&lang=en&timezone=Europe/London`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await events.json()) as EventPage
}

async function taskSeconds(session: CDPSession): Promise<{ task: number; at: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { task: value('TaskDuration'), at: value('Timestamp') }
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
