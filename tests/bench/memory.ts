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
/** How often a bet or a match is tried before the page counts as broken, and milliseconds that each step may take. */
const most = 10
const soon = 30_000

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
 * What a list, an event's page and a slip that is bet with hold, left open by the wall clock: after the first ten minutes, or
 * a quarter of the time ("floor"), and at the end.
 * The heap is reported too, but judged by the objects in it: the rest is code that the engine has compiled, and its tools'.
 */
export function memoryCase(browser: Browser, { minutes, speed, isSmoke }: Pace): BenchCase {
  return {
    name: 'memory',
    async run() {
      const sandbox = await TestSandbox.start(['--seed', '7'])
      const pages: Watched[] = []
      try {
        pages.push(
          await open(browser, sandbox, 'list', 'alice'),
          await open(browser, sandbox, 'event', 'bob'),
          await open(browser, sandbox, 'slip', 'carol'),
        )
        const [, event, slip] = pages as [Watched, Watched, Watched]
        await openMatch(event.page)
        await sandbox.clock({ speed })
        if (!isSmoke) introduce(minutes, speed)
        const count = Math.max(2, minutes * samplesAMinute)
        const began = performance.now()
        for (let sample = 1; sample <= count; sample += 1) {
          const minute = (minutes * sample) / count
          await rest(began + minute * 60_000 - performance.now())
          await followMatch(event)
          await placeBet(slip.page, sample === 1)
          for (const watched of pages) await look(watched, minute, isSmoke ? 0 : 5)
        }
        const from = Math.max(Math.min(warmUp, minutes / 3), minutes / 4)
        const settled = pages.map(({ name, samples }) => ({
          name,
          samples: samples.filter(({ minute }) => minute >= from),
        }))
        if (!isSmoke) {
          const { bets, problems } = await sandbox.ledger('carol')
          console.log(`${bets.length} bets from the slip; the ledger's problems: ${problems.length}`)
          tellSlopes(settled)
        }
        return settled.flatMap(({ name, samples }) => figuresOf(name, samples))
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
  await page.locator('[data-windowed-list] [data-market]').first().waitFor()
  return { name, page, session: await context.newCDPSession(page), samples: [] }
}

/** Like a member who follows the play: from a match that is over to the next one, or the one after if that is over, too. */
async function followMatch({ page }: Watched): Promise<void> {
  const open = page.locator('article[data-event] [data-market][data-status="open"]')
  for (let tries = 1; (await open.count()) === 0; tries += 1) {
    await page.goBack()
    await openMatch(page)
    try {
      await open.first().waitFor({ timeout: soon })
    } catch (error) {
      if (tries === most) throw error
    }
  }
}

async function openMatch(page: Page): Promise<void> {
  await new ClientPage(page, page).lists.tab('In-play').click()
  await page.locator('[data-windowed-list] [data-event] a[data-column="teams"]').first().click()
  await page.waitForURL(/\/events\/\w/)
}

/**
 * Like a member who bets: on what is offered, with the slip left open on the next selection. Where a match begins or is
 * suspended under their hands, they take another one.
 */
async function placeBet(page: Page, isFirst: boolean): Promise<void> {
  const { lists, slip } = new ClientPage(page, page)
  const cell = page.locator('[data-windowed-list] [data-market][aria-disabled="false"][aria-pressed="false"]')
  for (let tries = 1; ; tries += 1) {
    try {
      await lists.tab(tries % 2 === 1 ? 'In-play' : 'Early').click()
      await cell.first().click({ timeout: soon })
      if (isFirst) await slip.choosePolicy('Any odds', { timeout: soon })
      await slip.stake.fill('1', { timeout: soon })
      await slip.place.and(page.locator('[aria-disabled="false"]')).click({ timeout: soon })
      await slip.panel.getByRole('button', { name: 'Done' }).click({ timeout: soon })
      await cell.last().click({ timeout: soon })
      return
    } catch (error) {
      if (tries === most) throw error
    }
  }
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

function introduce(minutes: number, speed: number): void {
  console.log(`\nMemory over ${minutes} minutes by the clock, matches ${speed} times as fast.`)
  console.log(line(['page', 'minute', 'heap MiB', 'objects', 'nodes', 'listeners', 'timers', 'sockets']))
}

function line(texts: readonly string[]): string {
  return texts.map((text, at) => (at === 0 ? text.padEnd(8) : text.padStart(10))).join('')
}

function mebibytes(bytes: number): number {
  return bytes / 1024 / 1024
}

/** What each page gained an hour, by the line through its samples. */
function tellSlopes(pages: readonly Pick<Watched, 'name' | 'samples'>[]): void {
  console.log('\nGained an hour, from the first sample that counts to the last:')
  console.log(line(['page', 'minutes', 'heap MiB', 'objects', 'nodes', 'listeners', 'timers', 'sockets']))
  for (const { name, samples } of pages) {
    const minutes = (samples.at(-1)?.minute ?? 0) - (samples[0]?.minute ?? 0)
    const gained = (Object.keys(goals) as (keyof Holding)[]).map((thing) => {
      const { begin, end } = ends(samples.map((sample) => [sample.minute, sample[thing]] as const))
      const anHour = ((end - begin) / minutes) * 60
      return thing === 'heap' || thing === 'objects' ? mebibytes(anHour).toFixed(3) : anHour.toFixed(2)
    })
    console.log(line([name, minutes.toFixed(0), ...gained]))
  }
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
