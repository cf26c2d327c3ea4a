import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'

/** Prices that are seen to move before the cells have been looked at long enough. */
const movesToSee = 150

test('in play less than a tenth of the cells carry a ground at any moment [LIVE-08]', async ({
  launched,
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 3000 })
  const client = await launched()
  await client.lists.tab('In-play').click()
  const rows = page.locator('[data-event][data-in-play="true"]')
  await expect(rows.nth(8)).toBeVisible()
  await sandbox.clock({ freeze: false, speed: 1 })
  const most = await page.evaluate(async (enough) => {
    let moves = 0
    const list = document.querySelector('[data-windowed-list]')
    if (list === null) return 1
    const watch = new MutationObserver((records) => (moves += records.length))
    watch.observe(list, { attributeFilter: ['data-change'], subtree: true })
    const ground = document.createElement('i')
    list.append(ground)
    ground.style.background = 'var(--surface-3)'
    const rest = getComputedStyle(ground).backgroundColor
    ground.remove()
    let share = 0
    for (let last = performance.now(); moves < enough;) {
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      // A page that stood still shows at once what moved meanwhile.
      const isInTime = now - last < 250
      last = now
      if (!isInTime) continue
      const cells = [...list.querySelectorAll('button[data-market][data-mark="none"]')]
      const grounds = cells.filter((cell) => getComputedStyle(cell).backgroundColor !== rest)
      share = Math.max(share, grounds.length / cells.length)
    }
    watch.disconnect()
    return share
  }, movesToSee)
  expect(most).toBeLessThan(0.1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('events stand on a screen with one market of each, which the address keeps, and the top bar leaves with the page [BROWSE-07] [DEVICE-01] [DEVICE-02] [ROUTE-11]', async ({
    launched,
    page,
  }) => {
    const client = await launched()
    const rows = page.locator('[data-event]')
    await expect(rows.nth(9)).toBeAttached()
    // From the head of a competition on.
    await page.evaluate(() => {
      const section = document.querySelectorAll('[data-section]')[1]
      const head = section?.firstElementChild
      if (!section || !head) throw new Error('No second competition.')
      const place = Number.parseFloat(getComputedStyle(head).top)
      window.scrollBy({ top: section.getBoundingClientRect().top - place, behavior: 'instant' })
    })
    const seen = () =>
      page.evaluate(() => {
        const isSeen = (x: number, y: number, row: Element): boolean =>
          row.contains(document.elementFromPoint(x, y))
        const all = [...document.querySelectorAll('[data-event]')]
        const whole = all.filter((row) => {
          const { left, top, bottom } = row.getBoundingClientRect()
          return isSeen(left + 20, top + 3, row) && isSeen(left + 20, bottom - 3, row)
        })
        return { whole: whole.length, heights: [...new Set(all.map((row) => row.clientHeight))] }
      })
    await expect.poll(async () => (await seen()).whole).toBeGreaterThanOrEqual(4)
    // Of two lines of prices, and of three where there may be a draw; with the row's own line below.
    for (const height of (await seen()).heights) expect([98, 141]).toContain(height)
    await expect(client.getByRole('banner')).not.toBeInViewport()
    const markets = client.getByRole('toolbar', { name: 'Market shown' })
    await markets.getByRole('link', { name: 'Winner', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(markets.getByRole('link', { name: 'Handicap' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/market=handicap/)
    await expect(rows.first().getByRole('group', { name: 'Handicap' })).toBeVisible()
    await page.reload()
    await expect(rows.first().getByRole('group', { name: 'Handicap' })).toBeVisible()
    await expect(rows.first().getByRole('group', { name: 'Winner' })).toHaveCount(0)
  })
})

test('at 1024 two markets are next to team names, and the third is counted with the others [BROWSE-07] [DEVICE-01]', async ({
  launched,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const odds_type of ['euro', 'indo']) {
    await launched({ odds_type })
    const row = page.locator('[data-event]').first()
    await expect(row.getByRole('group', { name: 'Winner', exact: true })).toBeVisible()
    await expect(row.locator('[data-place="2"]')).toBeVisible()
    await expect(row.locator('[data-place="3"]')).toBeHidden()
    const further = row.locator('[data-beside]').filter({ visible: true }).locator('[aria-hidden]')
    const narrow = Number(await further.textContent())
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(row.locator('[data-place="3"]')).toBeVisible()
    expect(Number(await further.textContent())).toBe(narrow - 1)
    await page.setViewportSize({ width: 1024, height: 768 })
    const teams = await row.locator('[data-column="teams"]').boundingBox()
    expect(teams?.width).toBeGreaterThan(140)
  }
})

test('every row that fits is there once a wide page has become a phone’s, without a scroll [BROWSE-05] [DEVICE-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event } = await someEvent(sandbox)
  const client = await launched()
  await expect(client.lists.event(event.home, event.away)).toBeVisible()
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.locator('[data-place="3"]').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(client.getByRole('navigation', { name: 'Quick access' })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const rows = [...document.querySelectorAll('[data-event]')]
        return Math.max(...rows.map((row) => row.getBoundingClientRect().bottom)) > window.innerHeight
      }),
    )
    .toBe(true)
})
