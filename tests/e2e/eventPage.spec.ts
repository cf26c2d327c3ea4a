import type { Page } from '@playwright/test'

import { expect, test } from '../harness/fixtures.ts'
import type { SandboxEvent, TestSandbox } from '../harness/sandbox.ts'
import { violations } from '../harness/violations.ts'

interface Found {
  readonly event: SandboxEvent
  /** What the total is called that has several lines, two of them open. */
  readonly total: string
}

/** A match in play with several lines of a total, of which nothing is decided yet. */
async function matchWithLines(sandbox: TestSandbox): Promise<Found> {
  for (const event of await sandbox.events('?timing=inplay')) {
    const markets = event.markets.filter(({ tabName }) => tabName === 'MATCH')
    const lines = markets.filter(({ betType }) => betType === 'OU')
    const [first] = lines
    const isUndecided = markets.every(({ status }) => status !== 'settled')
    if (
      first !== undefined &&
      isUndecided &&
      lines.length > 2 &&
      lines.filter(({ status }) => status === 'open').length > 1
    )
      return { event, total: first.name }
  }
  throw new Error('No match with several lines.')
}

/**
 * Where the parts of the page stand, in their order from the top, as far as both a skeleton and what comes have them.
 * Runs in the page.
 */
function places(selector: string): number[] {
  const root = document.querySelector(selector)
  const rows = root?.querySelectorAll('[data-row], [role="tablist"]') ?? []
  const first = root?.querySelector('[data-body]')
  const head = ['[data-about]', '[data-board]'].map((part) => root?.querySelector(part))
  return [...head, ...rows, first, first?.querySelector('[data-rung]')].map(
    (part) => part?.getBoundingClientRect().top ?? Number.NaN,
  )
}

/** Notes where the parts of a skeleton stand whenever it is on the page, however short that is. */
async function watchSkeleton(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(`
    globalThis.skeletonPlaces = []
    const placesNow = ${places.toString()}
    const selector = '[role="status"][aria-label="Loading the event"]'
    new MutationObserver(() => {
      if (document.querySelector(selector) !== null) globalThis.skeletonPlaces = placesNow(selector)
    }).observe(document, { childList: true, subtree: true })
  `)
  return () => page.evaluate<number[]>('globalThis.skeletonPlaces')
}

/** Where something stands in the window. */
function topAndBottom(page: Page, selector: string): Promise<readonly [top: number, bottom: number]> {
  return page.evaluate((wanted) => {
    const { top, bottom } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect()
    return [top, bottom] as const
  }, selector)
}

for (const [device, viewport, theme, hasTouch] of [
  ['a desktop', { width: 1440, height: 600 }, 'default', false],
  ["a small phone with its browser's bars, in a light theme", { width: 375, height: 553 }, 'lh', true],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch })

    test('the page of an event comes where its skeleton stood, keeps its score in sight, folds, and is bet on line by line [BROWSE-08] [BROWSE-09] [BROWSE-14] [A11Y-01] [DEVICE-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { event, total } = await matchWithLines(sandbox)
      const client = await launched({ theme })
      const address = new URL(`/v8/events/${event.eventId}`, page.url()).href

      const skeletonPlaces = await watchSkeleton(page)
      await page.goto(address)
      const article = page.locator(`article[data-event="${event.eventId}"]`)
      await expect(client.getByRole('tablist', { name: 'This event', exact: true })).toBeVisible()
      await expect(article.getByRole('group').first()).toBeVisible()
      const skeleton = await skeletonPlaces()
      const real = await page.evaluate(places, 'article')
      expect(skeleton).toHaveLength(real.length)
      for (const [at, top] of real.entries())
        expect(Math.abs(top - (skeleton[at] ?? Number.NaN)), `part ${at}`).toBeLessThanOrEqual(1)

      // Scrolled away, the head leaves one line below the top bar and the views below that, and nothing else moves.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const [, barBottom] = await topAndBottom(page, 'header')
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect
        .poll(async () => {
          const [top, bottom] = await topAndBottom(page, '[data-score-line]')
          const [views] = await topAndBottom(page, 'article [role="tablist"]')
          return { isBelowBar: Math.abs(top - barBottom) <= 1, isAboveViews: Math.abs(views - bottom) <= 1 }
        })
        .toEqual({ isBelowBar: true, isAboveViews: true })
      const line = page.locator('[data-score-line]')
      for (const name of [event.home, event.away]) await expect(line).toContainText(name)
      await expect(line.locator('[data-scores]')).toHaveText(/^\d+\s*:\s*\d+$/)
      await expect(line.locator('[data-standing]')).not.toHaveText('')
      const covers = await line.evaluate((element) => {
        const { left, width, top, height: tall } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + tall / 2))
      })
      expect(covers, 'the line is seen').toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
      await expect(client.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await violations(page), 'scrolled').toEqual([])

      // Folded by keyboard, with the focus where it was; and remembered.
      const totals = article.getByRole('group', { name: total, exact: true })
      const fold = totals.getByRole('button', { name: total, exact: true })
      await fold.focus()
      const [foldTop] = await topAndBottom(page, ':focus')
      const [, stuckBottom] = await topAndBottom(page, 'article [role="tablist"]')
      expect(foldTop, 'what the keyboard comes to is not behind what sticks').toBeGreaterThanOrEqual(
        stuckBottom,
      )
      await page.keyboard.press('Enter')
      await expect(fold).toHaveAttribute('aria-expanded', 'false')
      await expect(fold).toBeFocused()
      await expect(totals.locator('button[data-market]')).toHaveCount(0)
      expect(await violations(page), 'folded').toEqual([])
      // A reload leads to the list; the event is opened anew [ROUTE-09].
      await page.reload()
      await client.ready()
      await page.goto(address)
      await expect(fold).toHaveAttribute('aria-expanded', 'false')
      await fold.press('Space')
      await expect(fold).toHaveAttribute('aria-expanded', 'true')

      // Down the ladder by keyboard, in ascending order, and a line into the slip.
      const lines = await totals.locator('[data-line] b').allInnerTexts()
      expect(lines.length).toBeGreaterThan(2)
      expect(lines.map(Number)).toEqual(lines.map(Number).sort((a, b) => a - b))
      await expect(totals.getByText('Main')).toHaveCount(1)
      const overs = totals.getByRole('button', { name: /^Over \d/ })
      await overs.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(overs.nth(1)).toBeFocused()
      const open = totals.locator('button[data-side="over"][aria-disabled="false"]').first()
      const name = (await open.getAttribute('aria-label'))?.split(',')[0] ?? ''
      await open.press('Enter')
      await expect(open).toHaveAttribute('aria-pressed', 'true')
      await client.openSlip()
      await expect(client.slip.leg(name)).toBeVisible()
    })
  })
