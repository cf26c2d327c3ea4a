import type { Browser, BrowserContextOptions, Page } from 'playwright'

import { recording } from '../harness/recordedMatch.ts'
import type { TestSandbox } from '../harness/sandbox.ts'
import { usual } from './cases.ts'
import { type BenchCase, figure, median, type Figure } from './figures.ts'
import { placeBets } from './interactions/bets.ts'
import {
  desktopSteps,
  floorName,
  floorSteps,
  phoneSteps,
  type Standing,
  type Step,
} from './interactions/steps.ts'
import { leastReported, observeInteractions, timeInteraction, type Timing } from './interactions/timing.ts'
import { makeWorld, type World } from './interactions/world.ts'
import type { Pace } from './pace.ts'
import { patience } from './pages.ts'
import { listEvents, sessionOf } from './prices.ts'
import { type BenchServer, startBenchServer } from './server.ts'
import { loadPrices, makeStream } from './stream.ts'

const updatesPerSecond = 500

const screens: Readonly<Record<'desktop' | 'phone', BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' },
}
type Screen = keyof typeof screens

interface Bench {
  readonly browser: Browser
  readonly sandbox: TestSandbox
  readonly server: BenchServer
  readonly world: World
  readonly pace: Pace
}

/**
 * What a member waits for after a press, with prices moving and a CPU four times slower: real input to the built client,
 * timed by the browser. Next to it the floor in the same run: the client's own page without its scripts, where a
 * press sets one attribute and nothing else happens.
 */
export async function interactionCases(
  browser: Browser,
  sandbox: TestSandbox,
  pace: Pace,
): Promise<BenchCase[]> {
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
  const page = await listEvents(sandbox, await sessionOf(sandbox, link))
  await placeBets(sandbox, page)
  if (!pace.isSmoke) introduce(pace)
  return pace.lists.flatMap((count) =>
    (Object.keys(screens) as Screen[]).map((screen) => ({
      name: `${screen}, ${count} events`,
      async run() {
        const given = { ...usual, events: count * 3, rate: updatesPerSecond * pace.share }
        const stream = makeStream(page, given, loadPrices(recording.file))
        const world = makeWorld(stream)
        const server = await startBenchServer(sandbox.clientUrl, stream, given, { replyTo: world.reply })
        server.fed = 'client'
        try {
          const timings = await measure({ browser, sandbox, server, world, pace }, screen)
          if (!pace.isSmoke) print(`${count} events in a list, ${screen}`, timings)
          return figuresOf(timings)
        } finally {
          server.close()
        }
      },
    })),
  )
}

/** The result of each input: when something was painted, and how long until the requested thing was there. */
function figuresOf(timings: ReadonlyMap<string, readonly Timing[]>): Figure[] {
  const middle = (all: readonly Timing[], read: (timing: Timing) => number) => median(all.map(read))
  const floor = timings.get(floorName) ?? []
  return [...timings].flatMap(([name, all]) =>
    name === floorName
      ? []
      : [
          figure(
            `${name}: paint`,
            'ms',
            middle(all, ({ total }) => total),
            {
              floor: middle(floor, ({ total }) => total),
              mayBeZero: true,
            },
          ),
          figure(
            `${name}: CPU`,
            'ms',
            middle(all, ({ cpu }) => cpu),
            {
              floor: middle(floor, ({ cpu }) => cpu),
              mayBeZero: true,
            },
          ),
          figure(
            `${name}: done`,
            'ms',
            middle(all, ({ done }) => done),
          ),
        ],
  )
}

function introduce({ rounds, slowDown }: Pace): void {
  console.log(
    `\nInteractions: ${updatesPerSecond} updates/s, a CPU ${slowDown} times slower, ${rounds} rounds; milliseconds, median (longest).`,
  )
  console.log(
    `  paint: from the input to the next paint, by Event Timing (≤ ${leastReported}: not reported), in three: waiting for the first handler, handlers, the rest.`,
  )
  console.log(
    '  cpu: what of that the main thread itself ran. done: until what was asked for stands. block: the longest frame until then.',
  )
}

async function measure(bench: Bench, screen: Screen): Promise<Map<string, Timing[]>> {
  const timings = new Map<string, Timing[]>()
  const steps = screen === 'phone' ? phoneSteps(bench.world) : desktopSteps(bench.world)
  for (let round = 0; round < bench.pace.rounds; round += 1) {
    const page = await openClient(bench, screen)
    bench.server.floorPage = await floorPageOf(page)
    await run(bench, page, screen, steps, timings)
    await page.context().close()
    const floor = await openFloor(bench, screen)
    await run(bench, floor, screen, floorSteps(bench.world), timings)
    await floor.context().close()
  }
  return timings
}

async function run(
  { browser, pace }: Bench,
  page: Page,
  screen: Screen,
  steps: readonly Step[],
  timings: Map<string, Timing[]>,
): Promise<void> {
  for (const { name, prepare, at, stands } of steps) {
    await prepare?.(page)
    // A time and not a condition: a member looks before they press, and not in step with the frames or the prices.
    if (pace.look > 0) await page.waitForTimeout(pace.look + Math.random() * 200)
    const act = await inputAt(page, screen, at)
    const timing = await timeInteraction(browser, page, act, () => waitFor(page, name, stands))
    timings.set(name, [...(timings.get(name) ?? []), timing])
  }
}

async function waitFor(page: Page, name: string, stands: Standing): Promise<void> {
  try {
    await page.waitForFunction(isStanding, stands, { polling: 'raf', timeout: patience })
  } catch (error) {
    throw new Error(`"${name}" did not lead to ${JSON.stringify(stands)}.`, { cause: error })
  }
}

async function inputAt(page: Page, screen: Screen, at: Step['at']): Promise<() => Promise<void>> {
  if (typeof at !== 'string') return () => page.keyboard.press(at.key)
  const target = page.locator(at).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${at} is not to be seen.`)
  const [x, y] = [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2]
  if (screen === 'phone') return () => page.touchscreen.tap(x, y)
  // The pointer comes first: what it passes over, and the frame that shows it, are not part of the press.
  await page.mouse.move(x, y)
  await page.evaluate(twoFrames)
  return () => page.mouse.click(x, y)
}

/** In the page: until the result is painted. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** In the page. */
function isStanding({ selector, isGone = false, text }: Standing): boolean {
  const element = document.querySelector(selector)
  if (isGone) return element === null
  if (element === null) return false
  return text === undefined || (element instanceof HTMLInputElement && element.value === text)
}

async function openClient(bench: Bench, screen: Screen): Promise<Page> {
  const { sandbox, server } = bench
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
  const page = await openSlow(bench, screen, link.replace(new URL(link).origin, server.origin))
  await page.waitForSelector('[data-market][data-stale="false"]')
  return page
}

async function openFloor(bench: Bench, screen: Screen): Promise<Page> {
  return openSlow(bench, screen, `${bench.server.origin}/floor`)
}

async function openSlow({ browser, pace }: Bench, screen: Screen, url: string): Promise<Page> {
  const context = await browser.newContext(screens[screen])
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.addInitScript(observeInteractions)
  await page.goto(url)
  await page.waitForSelector('[data-market][data-side]')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: pace.slowDown })
  // What comes after the first view has arrived by then.
  await page.waitForLoadState('networkidle')
  return page
}

/** The page as the client has it, without its scripts: a press marks what was pressed. */
async function floorPageOf(page: Page): Promise<string> {
  const { html, rules, body } = await page.evaluate(() => ({
    html: document.documentElement
      .getAttributeNames()
      .map((name) => `${name}="${document.documentElement.getAttribute(name) ?? ''}"`)
      .join(' '),
    rules: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n'),
    body: document.body.innerHTML.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
  }))
  const script = `document.addEventListener('click', ({ target }) => {
    const cell = target.closest('[data-market]')
    cell?.setAttribute('aria-pressed', String(cell.getAttribute('aria-pressed') !== 'true'))
  })`
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${rules}</style></head><body>${body}<script>${script}</script></body></html>`
}

function print(title: string, timings: ReadonlyMap<string, readonly Timing[]>): void {
  console.log(`\n${title}`)
  const heads = ['paint', 'wait', 'handlers', 'rest', 'cpu', 'done', 'block']
  console.log(['  '.padEnd(26), 'n'.padEnd(4), ...heads.map((head) => head.padEnd(13))].join(''))
  for (const [name, all] of timings) {
    const column = (read: (timing: Timing) => number) => {
      const values = all.map(read).toSorted((a, b) => a - b)
      const median = values[Math.floor((values.length - 1) / 2)] ?? Number.NaN
      return `${median.toFixed(0)} (${(values.at(-1) ?? Number.NaN).toFixed(0)})`.padEnd(13)
    }
    console.log(
      [
        `  ${name}`.padEnd(26),
        String(all.length).padEnd(4),
        column(({ total }) => total),
        column(({ delay }) => delay),
        column(({ processing }) => processing),
        column(({ presentation }) => presentation),
        column(({ cpu }) => cpu),
        column(({ done }) => done),
        column(({ longestFrame }) => longestFrame),
      ].join(''),
    )
  }
}
