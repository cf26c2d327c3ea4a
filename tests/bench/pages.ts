import type { Browser, Page } from 'playwright'

import type { TestSandbox } from '../harness/sandbox.ts'
import type { PriceCase } from './cases.ts'
import type { Pace } from './pace.ts'
import type { BenchServer, Way } from './server.ts'

/** What the scripts below leave in the page. */
export interface Watched {
  /** When each price of the sentinel was painted, by how it was shown: milliseconds since 1970. */
  slipwayPaints: [string, number][]
  /** Watches the sentinel's price where the one that was watched is not on the page any more. */
  slipwayWatch: () => void
  /** Milliseconds between the frames while the page scrolls. */
  slipwayGaps: number[]
  /** For the floor: how many prices on the page it has taken and not shown yet. */
  slipwayTaken?: () => number
}

/** The price that is watched. */
export const sentinelPrice = '[data-market="bench-sentinel"][data-side="home"] [data-price]'

export interface BenchSetting {
  readonly browser: Browser
  readonly sandbox: TestSandbox
  readonly server: BenchServer
  readonly given: PriceCase
  readonly pace: Pace
}

/** Opens the client on the list or on the event's page of the case. */
export async function openClient({ browser, sandbox, server, given }: BenchSetting): Promise<Page> {
  const page = await newPage(browser, given)
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: given.oddsType })
  const url = new URL(link.replace(new URL(link).origin, server.origin))
  if (given.marketsOfPage !== null) url.searchParams.set('event_id', 'bench-0')
  await page.goto(url.href)
  await ready(page)
  if (!given.isHidden) await page.waitForFunction(isWhole)
  if (given.legs > 0) await fillSlip(page, given.legs)
  if (given.statistics > 0) await openStatistics(page)
  return page
}

/** In the page: whether everything is there. What is still to come breathes, and in the floor it would breathe on. */
function isWhole(): boolean {
  return document
    .getAnimations()
    .every(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
}

/** Goes from the list to the live statistics of its first event. */
async function openStatistics(page: Page): Promise<void> {
  await page.locator('[data-event="bench-0"]').getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Live stats' }).click()
  await page.getByRole('tabpanel', { name: 'Live stats' }).getByRole('table').first().waitFor()
}

/**
 * Makes a combo of the given number of matches, with a stake, as a member would: by the odds of the list. Each leg gets
 * the name of its selection, by which the floor knows it.
 */
async function fillSlip(page: Page, legs: number): Promise<void> {
  await page.getByRole('tab', { name: 'Combo', exact: true }).last().click()
  const selections = await page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const pressed = new Map<string, string>()
    for (let top = 0; top < document.documentElement.scrollHeight && pressed.size < wanted; top += 300) {
      scrollTo(0, top)
      await frame()
      await frame()
      for (const row of document.querySelectorAll<HTMLElement>('[data-event]')) {
        const id = row.dataset.event ?? ''
        const odds = row.querySelector<HTMLElement>('[data-market][data-side]')
        if (pressed.has(id) || pressed.size >= wanted || odds === null) continue
        odds.click()
        await frame()
        if (odds.getAttribute('aria-pressed') === 'true')
          pressed.set(id, `${odds.dataset.market}|${odds.dataset.side}`)
      }
    }
    scrollTo(0, 0)
    return [...pressed.values()]
  }, legs)
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('[role="tabpanel"] ul > li').length === wanted,
    legs,
  )
  await page.evaluate((names) => {
    const items = document.querySelectorAll<HTMLElement>('[role="tabpanel"] ul > li')
    for (const [at, item] of items.entries()) item.dataset.leg = names[at] ?? ''
  }, selections)
  await page.getByLabel('Stake', { exact: true }).fill('10')
}

/** Opens the floor over what the client had mounted, with a client's duties or without. */
export async function openFloor({ browser, server, given }: BenchSetting, way: Way): Promise<Page> {
  const page = await newPage(browser, given)
  const url = new URL('/floor', server.origin)
  url.searchParams.set('odds', given.oddsType)
  if (way === 'bareFloor') url.searchParams.set('duties', 'none')
  if (given.marketsOfPage !== null || given.statistics > 0) url.searchParams.set('event', 'bench-0')
  await page.goto(url.href)
  if (given.statistics === 0) await ready(page)
  return page
}

/** Milliseconds after which we stop waiting, on the slowest machine. */
export const patience = 300_000

async function newPage(browser: Browser, { isHidden }: PriceCase): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  // The functions below are compiled with names kept by this helper, which the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (run) => run; globalThis.slipwayPaints = []' })
  if (isHidden) await context.addInitScript(hide)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  return page
}

async function ready(page: Page): Promise<void> {
  await page.waitForSelector('[data-market="bench-sentinel"] [data-price]:not(:empty)')
  await page.evaluate(watchSentinel, sentinelPrice)
}

/**
 * Keeps the rows that the client has mounted, with their styles, as the page the floor starts from. For a list that is
 * scrolled, these are all of its rows: a hand-written page has no reason to remove any.
 * @returns the number of rows or markets
 */
export async function takeFloor(page: Page, server: BenchServer, { scrolling }: PriceCase): Promise<number> {
  const taken = await page.evaluate(copyPage, scrolling > 0)
  server.floorPage = `<!doctype html><html ${taken.html}><head><meta charset="utf-8"><style>${taken.rules}</style></head><body>${taken.body}<script type="module" src="/floor.js"></script></body></html>`
  return taken.rows
}

/**
 * In the page: makes a copy, because the page itself is React's, which fails if anyone else removes a row.
 * @param isWhole with every row of the list, which is scrolled through to collect them
 */
async function copyPage(
  isWhole: boolean,
): Promise<{ rules: string; body: string; html: string; rows: number }> {
  const rows = new Map<string, Node>()
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let top = 0; isWhole && top < document.documentElement.scrollHeight; top += 300) {
    scrollTo(0, top)
    await frame()
    await frame()
    for (const item of document.querySelectorAll<HTMLElement>('[data-windowed-list] [style*="translateY"]'))
      rows.set(item.style.transform, item.cloneNode(true))
  }
  const body = document.createElement('body')
  body.append(...[...document.body.children].map((child) => child.cloneNode(true)))
  for (const script of body.querySelectorAll('script')) script.remove()
  if (isWhole) {
    scrollTo(0, 0)
    const list = body.querySelector('[data-windowed-list]')
    if (list === null) throw new Error('No list is on the page.')
    list.replaceChildren(...rows.values())
  }
  return {
    rules: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n'),
    body: body.innerHTML,
    html: document.documentElement
      .getAttributeNames()
      .map((name) => `${name}="${document.documentElement.getAttribute(name) ?? ''}"`)
      .join(' '),
    rows: body.querySelectorAll('[data-market][data-side]').length,
  }
}

/** In the page, before its own scripts: as in a background tab, where the page says so and no frames come. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  Object.defineProperty(document, 'hidden', { get: () => true })
  window.requestAnimationFrame = () => 0
}

/** In the page: notes when each price of the sentinel was painted. */
function watchSentinel(selector: string): void {
  const paints: [string, number][] = []
  let watched: Element | null = null
  let observer: MutationObserver | null = null
  const channel = new MessageChannel()
  const queue: string[] = []
  channel.port1.onmessage = () => {
    const at = performance.timeOrigin + performance.now()
    for (const shown of queue.splice(0)) paints.push([shown, at])
  }
  const watch = (): void => {
    if (watched?.isConnected) return
    observer?.disconnect()
    const price = document.querySelector(selector)
    watched = price
    if (price === null) return
    // A mutation made in a frame's callback is seen before that frame is painted, and the message after it.
    observer = new MutationObserver(() => {
      const shown = price.textContent ?? ''
      if (queue.at(-1) === shown || paints.at(-1)?.[0] === shown) return
      queue.push(shown)
      channel.port2.postMessage(0)
    })
    observer.observe(price, { subtree: true, characterData: true, childList: true })
  }
  watch()
  Object.assign(globalThis, { slipwayPaints: paints, slipwayWatch: watch })
}

/** Scrolls down like a finger on a wheel, for this long, and notes the gaps between frames. */
export async function scroll(
  page: Page,
  { seconds, speed }: { seconds: number; speed: number },
): Promise<void> {
  await page.evaluate(() => {
    const gaps: number[] = []
    Object.assign(globalThis, { slipwayGaps: gaps })
    let before = performance.now()
    const look = (): void => {
      const now = performance.now()
      gaps.push(now - before)
      before = now
      if ((globalThis as unknown as Watched).slipwayGaps === gaps) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -speed * seconds,
    speed,
    gestureSourceType: 'mouse',
  })
  await session.detach()
}

/** Cases whose floor is also measured without its duties. */
const bareFloors: readonly string[] = ['list', 'hidden']

/** The pages that show the prices of a case, in the order of the first round. */
export function waysOf({ name }: PriceCase): readonly Way[] {
  return bareFloors.includes(name) ? ['floor', 'bareFloor', 'client'] : ['floor', 'client']
}
