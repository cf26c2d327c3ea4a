import type { Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import type { SandboxEvent, TestSandbox } from '../../harness/sandbox.ts'

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
  const parts = ['[data-strip]', '[data-views]', '[data-head]', '[data-rung]']
  return parts.map((part) => root?.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN)
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

for (const [device, viewport, theme, hasTouch] of sampleOf(
  [
    ['a desktop', { width: 1440, height: 600 }, 'default', false],
    ["a small phone with its browser's bars, in a light theme", { width: 375, height: 553 }, 'lh', true],
  ] as const,
  1,
))
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
      await expect(article.locator('[data-views]')).toBeVisible()
      await expect(article.locator('button[data-market]').first()).toBeVisible()
      const skeleton = await skeletonPlaces()
      const real = await page.evaluate(places, 'article')
      expect(skeleton).toHaveLength(real.length)
      for (const [at, top] of real.entries())
        expect(Math.abs(top - (skeleton[at] ?? Number.NaN)), `part ${at}`).toBeLessThanOrEqual(1)

      // Scrolled away, the head leaves one line below the top bar and the views below that, and nothing else moves.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect
        .poll(async () => {
          const [top, bottom] = await topAndBottom(page, '[data-score-line]')
          const [views] = await topAndBottom(page, '[data-views]')
          // On a phone the bar has left with the page.
          const [, barBottom] = await topAndBottom(page, 'header')
          return {
            isBelowBar: Math.abs(top - Math.max(0, barBottom)) <= 1,
            isAboveViews: Math.abs(views - bottom) <= 1,
          }
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
      const [, stuckBottom] = await topAndBottom(page, '[data-views]')
      expect(foldTop, 'what the keyboard comes to is not behind what sticks').toBeGreaterThanOrEqual(
        stuckBottom,
      )
      await page.keyboard.press('Enter')
      await expect(fold).toHaveAttribute('aria-expanded', 'false')
      await expect(fold).toBeFocused()
      await expect(totals.locator('button[data-market]')).toHaveCount(0)
      expect(await violations(page), 'folded').toEqual([])
      // A reload leads to the list; the event is opened again [ROUTE-09].
      await page.reload()
      await client.ready()
      await page.goto(address)
      await expect(fold).toHaveAttribute('aria-expanded', 'false')
      await fold.press('Space')
      await expect(fold).toHaveAttribute('aria-expanded', 'true')

      // Down the ladder by keyboard, in ascending order, and a line into the slip.
      const lines = await totals.locator('[data-side="over"] [data-part="figure"]').allInnerTexts()
      expect(lines.length).toBeGreaterThan(2)
      expect(lines.map(Number)).toEqual(lines.map(Number).sort((a, b) => a - b))
      await expect(totals.getByText(/^Main line/)).toHaveCount(1)
      await expect(totals.locator('[data-main]')).toHaveCount(1)
      const overs = totals.getByRole('button', { name: /^Over \d/ })
      await overs.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(overs.nth(1)).toBeFocused()
      const open = totals.locator('button[data-side="over"][aria-disabled="false"]').first()
      const name = (await open.getAttribute('aria-label'))?.split(',')[0] ?? ''
      await open.press('Enter')
      await expect(open).toHaveAttribute('aria-pressed', 'true')
      await client.slip.open()
      await expect(client.slip.leg(name)).toBeVisible()
    })
  })

/** Where the parts of the page are, and what of its cells is not as wide, as high or as straight as the others. Runs in the page. */
function looks() {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const article = document.querySelector('article')
  const wrong: string[] = []
  for (const market of article?.querySelectorAll('fieldset') ?? []) {
    const name = market.getAttribute('aria-label') ?? ''
    const cells = [...market.querySelectorAll<HTMLElement>('button[data-market]')]
    const widths = cells.map((cell) => cell.getBoundingClientRect().width)
    if (Math.max(...widths) - Math.min(...widths) > 1) wrong.push(`${name}: widths ${widths.join(', ')}`)
    for (const cell of cells) {
      const [label, price] = ['[data-part="label"]', '[data-price]'].map((part) =>
        cell.querySelector(part)?.getBoundingClientRect(),
      )
      if (label === undefined || price === undefined) continue
      const said = cell.getAttribute('aria-label') ?? ''
      const isSettled = cell.querySelector('[data-part="result"]')?.textContent !== ''
      const off = Math.abs((label.top + label.bottom) / 2 - (price.top + price.bottom) / 2)
      if (!isSettled && off > 2) wrong.push(`${said}: ${off} px between name and price`)
      if (label.left > price.left) wrong.push(`${said}: its price is left of its name`)
      const shown = cell.querySelector('[data-part="name"]')
      if (shown !== null && shown.scrollWidth > shown.clientWidth + 1) wrong.push(`${said}: its name is cut`)
    }
  }
  for (const team of document.querySelectorAll('[data-head-of-event] [data-team]'))
    if (team.scrollHeight > team.clientHeight + 1 || team.scrollWidth > team.clientWidth + 1)
      wrong.push(`${team.textContent} is cut`)
  return {
    firstPrice: boxOf('article button[data-market]')?.top ?? Number.NaN,
    head: boxOf('[data-head-of-event]')?.height ?? Number.NaN,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    wrong,
  }
}

test('the first price stands by 260 px, the head is no higher than 72, and the cells of a market are of one width and one line, at every size [BROWSE-08] [BROWSE-09] [DEVICE-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const live = await sandbox.events('?timing=inplay')
  const ofGames = ['1', '2', '41'].map((game) => live.find(({ gameId }) => gameId === game))
  await launched()
  for (const event of ofGames) {
    if (event === undefined) throw new Error('No live match of one of the games.')
    for (const [width, height, head] of [
      [1440, 900, 72],
      [820, 1180, 72],
      [390, 844, 64],
      [375, 553, 64],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
      await expect(page.locator('article button[data-market]').first()).toBeVisible()
      await expect(page.getByRole('tab', { name: /^All \d+$/ })).toBeVisible()
      const { firstPrice, head: headHeight, overflow, wrong } = await page.evaluate(looks)
      const at = `${event.home} at ${width}`
      expect(firstPrice, at).toBeLessThanOrEqual(261)
      expect(headHeight, at).toBeLessThanOrEqual(head)
      expect(overflow, at).toBeLessThanOrEqual(0)
      expect(wrong, at).toEqual([])
    }
  }
})

test('the cells of a winner stand below each other where a long name has no room beside a long price, so that none is cut [BROWSE-09] [DEVICE-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const event = (await sandbox.events('?timing=inplay&game=41')).findLast(({ markets }) =>
    markets.some(({ betType, tabName }) => betType === '1X2' && tabName === 'MATCH'),
  )
  const winner = event?.markets.find(({ betType, tabName }) => betType === '1X2' && tabName === 'MATCH')
  if (event === undefined || winner === undefined) throw new Error('No live match of soccer.')
  const away = 'Whitesand Wanderers'
  await sandbox.event(event.eventId, { names: { home: 'Carrowby United', away } })
  await sandbox.market(winner.marketId, {
    prices: { home: '1.03', draw: '26.00', away: '102.00' },
    status: 'paused',
  })
  await launched()
  for (const width of [1440, 1280, 1200, 820, 390, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
    const cell = page.locator(`article [data-market="${winner.marketId}"][data-side="away"]`).first()
    await expect(cell).toContainText('102.00')
    expect((await page.evaluate(looks)).wrong, `at ${width}`).toEqual([])
  }
})

test("a market's name is whole beside what keeps it from taking bets, which stands in the place of its main line where there is no room for both [BROWSE-09] [LIVE-14]", async ({
  launched,
  page,
  sandbox,
}) => {
  const { event, total } = await matchWithLines(sandbox)
  const lines = event.markets.filter(({ tabName, betType }) => tabName === 'MATCH' && betType === 'OU')
  await launched()
  const market = page.locator('article').getByRole('group', { name: total, exact: true })
  const mainLine = market.locator('[data-main-line]')
  await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
  await expect(mainLine).toBeVisible()
  for (const { marketId } of lines) await sandbox.market(marketId, { status: 'settlement' })
  await expect(market.locator('[data-market-status]')).toHaveText('Awaiting settlement')
  for (const width of [1440, 1280, 1024, 820, 390, 375, 340]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
    const { broken, isNarrow } = await market.evaluate((element) => {
      const text = element.querySelector('h2 > button')?.firstChild
      const words = [...(text?.textContent ?? '').matchAll(/[^\s/-]+/g)]
      const range = document.createRange()
      return {
        isNarrow: element.clientWidth <= 480,
        broken: words.flatMap(({ 0: word, index }) => {
          if (text === null || text === undefined) return [word]
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length === 1 ? [] : [word]
        }),
      }
    })
    expect(broken, `at ${width}`).toEqual([])
    await expect(mainLine, `at ${width}`).toBeVisible({ visible: !isNarrow })
  }
})

test('a map of the strip, a group and a word show their markets, All shows every one, and the key / leads to the search [BROWSE-08] [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const event = (await sandbox.events('?timing=inplay&game=1'))[0]
  if (event === undefined) throw new Error('No live match of CS:GO.')
  const client = await launched()
  await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
  const article = client.getByRole('article', { name: `${event.home} v ${event.away}` })
  const markets = article.locator('fieldset')
  const countOf = async (name: RegExp): Promise<number> =>
    Number(await article.getByRole('tab', { name }).locator('[data-count]').innerText())
  await article.getByRole('tab', { name: /^All/ }).click()
  await expect(markets).toHaveCount(await countOf(/^All/))
  await article
    .getByRole('group', { name: 'Maps' })
    .getByRole('button', { name: /, Map 1/ })
    .click()
  await expect(article.getByRole('tab', { name: /^Map 1/ })).toHaveAttribute('aria-selected', 'true')
  await expect(markets).toHaveCount(await countOf(/^Map 1/))
  await article.getByRole('tab', { name: /^Handicap/ }).click()
  await expect(markets).toHaveCount(await countOf(/^Handicap/))
  await page.keyboard.press('/')
  const field = article.getByRole('searchbox', { name: 'Find a market' })
  await expect(field).toBeFocused()
  await page.keyboard.type('map 3')
  await expect(article.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true')
  for (const label of await markets.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    expect(label).toContain('Map 3')
  await page.keyboard.press('Escape')
  await expect(markets).toHaveCount(await countOf(/^All/))
})

test('a pending bet on the match is next to its markets and leads to its ticket [BROWSE-08] [HIST-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event } = await matchWithLines(sandbox)
  const client = await launched()
  await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
  const article = client.getByRole('article', { name: `${event.home} v ${event.away}` })
  await article.locator('button[data-market][aria-disabled="false"]').first().click()
  await client.slip.stake.fill('20')
  await client.slip.place.click()
  const ticketNum = await client.slip.placed()
  await article
    .getByRole('region')
    .or(article.locator('section'))
    .getByRole('button', { name: /20\.00 to return/ })
    .click()
  await expect(client.tickets.ticket(ticketNum)).toBeVisible()
})
