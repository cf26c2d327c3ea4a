import type { Browser, CDPSession, Page } from 'playwright'

import { ClientPage } from '../harness/pages/client.ts'
import { TestSandbox } from '../harness/sandbox.ts'
import { countInPage, holdingOf, type Holding } from '../soak/probe.ts'
import { type BenchCase, type Figure, figure } from './figures.ts'
import type { Pace } from './pace.ts'
import { patience } from './pages.ts'

/** The query cache keeps what is no longer shown for five minutes, and by then the first matches have ended. */
const warmUp = 10
/** For each page and minute. */
const samplesAMinute = 1
/** Seconds of the matches per real second: they are played, come and go. */
const speed = 5

/** Compared with what a page held after the first minutes: it rises and falls with the matches, and does not grow. */
const goals: Readonly<Record<keyof Holding, number | null>> = {
  heap: null,
  objects: 1.05,
  nodes: 1.1,
  listeners: 1.1,
  // A call in flight has one of its own, and a busy machine has more of them in flight.
  timers: 1.5,
  sockets: 1,
}

type Sample = Holding & { readonly minute: number }

interface Watched {
  readonly name: string
  readonly page: Page
  readonly session: CDPSession
  readonly samples: Sample[]
}

/**
 * What a list and an event's page hold, left open by the wall clock: after the first ten minutes ("floor") and at the end.
 * The heap is reported too, but judged by the objects in it: the rest is code that the engine has compiled, and its tools'.
 */
export function memoryCase(browser: Browser, { minutes, isSmoke }: Pace): BenchCase {
  return {
    name: 'memory',
    async run() {
      const sandbox = await TestSandbox.start(['--seed', '7'])
      const pages: Watched[] = []
      try {
        pages.push(
          await open(browser, sandbox, 'list', 'alice'),
          await open(browser, sandbox, 'event', 'bob'),
        )
        const [, event] = pages as [Watched, Watched]
        await openMatch(event.page)
        await sandbox.clock({ speed })
        if (!isSmoke) introduce(minutes)
        const count = Math.max(2, minutes * samplesAMinute)
        const began = performance.now()
        for (let sample = 1; sample <= count; sample += 1) {
          const minute = (minutes * sample) / count
          await rest(began + minute * 60_000 - performance.now())
          await followMatch(event)
          for (const watched of pages) await look(watched, minute, isSmoke ? 0 : 5)
        }
        const from = Math.min(warmUp, minutes / 3)
        return pages.flatMap(({ name, samples }) =>
          figuresOf(
            name,
            samples.filter(({ minute }) => minute >= from),
          ),
        )
      } finally {
        for (const { page } of pages) await page.context().close()
        await sandbox.stop()
      }
    },
  }
}

async function open(browser: Browser, sandbox: TestSandbox, name: string, member: string): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await countInPage(context)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const { link } = await sandbox.launch({ member, lang: 'en', odds_type: 'euro' })
  await page.goto(link)
  await new ClientPage(page, page).ready()
  return { name, page, session: await context.newCDPSession(page), samples: [] }
}

/** Like a member who follows the play: from a match that is over to the next one. */
async function followMatch({ page }: Watched): Promise<void> {
  if ((await page.locator('article[data-event] [data-market][data-status="open"]').count()) > 0) return
  await page.goBack()
  await openMatch(page)
}

async function openMatch(page: Page): Promise<void> {
  const client = new ClientPage(page, page)
  await client.ready()
  await client.lists.tab('In-play').click()
  await page.locator('[data-windowed-list] [data-event] a[data-column="teams"]').first().click()
  await page.locator('article[data-event] [data-market]').first().waitFor()
}

/** @param every prints one sample in this many minutes; 0 for none */
async function look({ name, page, session, samples }: Watched, minute: number, every: number): Promise<void> {
  const holding = await holdingOf(page, session)
  samples.push({ minute, ...holding })
  if (every === 0 || Math.round(minute) % every !== 0) return
  const { heap, objects, nodes, listeners, timers, sockets } = holding
  console.log(
    line([
      name,
      String(Math.round(minute)),
      ...[heap, objects].map((bytes) => mebibytes(bytes).toFixed(2)),
      ...[nodes, listeners, timers, sockets].map(String),
    ]),
  )
}

function introduce(minutes: number): void {
  console.log(`\nMemory over ${minutes} minutes by the clock, matches ${speed} times as fast.`)
  console.log(line(['page', 'minute', 'heap MiB', 'objects', 'nodes', 'listeners', 'timers', 'sockets']))
}

function line(texts: readonly string[]): string {
  return texts.map((text, at) => (at === 0 ? text.padEnd(8) : text.padStart(10))).join('')
}

function mebibytes(bytes: number): number {
  return bytes / 1024 / 1024
}

/** By the line through all samples: a single one says little while matches come and go. */
function figuresOf(page: string, samples: readonly Sample[]): Figure[] {
  return (Object.keys(goals) as (keyof Holding)[]).map((thing) => {
    const points = samples.map((sample) => [sample.minute, sample[thing]] as const)
    const { begin, end } = ends(points)
    const isBytes = thing === 'heap' || thing === 'objects'
    const most = goals[thing]
    return figure(`${page}: ${thing}`, isBytes ? 'MiB' : '', isBytes ? mebibytes(end) : end, {
      floor: isBytes ? mebibytes(begin) : begin,
      goal: most === null ? null : { ratio: most },
    })
  })
}

/** Where the least-squares line through the points begins and ends. */
function ends(points: readonly (readonly [x: number, y: number])[]): { begin: number; end: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const xs = points.map(([x]) => x)
  const [x, y] = [mean(xs), mean(points.map(([, each]) => each))]
  const below = xs.reduce((sum, each) => sum + (each - x) ** 2, 0)
  const above = points.reduce((sum, [each, value]) => sum + (each - x) * (value - y), 0)
  const slope = below === 0 ? 0 : above / below
  const at = (moment: number) => y + slope * (moment - x)
  return { begin: at(Math.min(...xs)), end: at(Math.max(...xs)) }
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
