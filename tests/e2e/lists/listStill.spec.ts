import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../../harness/fixtures.ts'
import { launchStill } from '../../harness/look/stillList.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'

interface Row {
  readonly id: string
  readonly top: number
}

/** The events in sight and where they stand, from top to bottom. */
function rowsInSight(page: Page): Promise<Row[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-windowed-list] [data-event]')]
      .map((row) => ({ id: row.dataset.event ?? '', box: row.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
      .sort((a, b) => a.box.top - b.box.top)
      .map(({ id, box }) => ({ id, top: box.top })),
  )
}

const inSight = async (page: Page): Promise<string[]> => (await rowsInSight(page)).map(({ id }) => id)
const row = (page: Page, eventId: string | undefined) => page.locator(`[data-event="${eventId ?? ''}"]`)
const waitingIn = (page: Page) => page.getByRole('button', { name: /^Show \d+ new events?$/ })
const ground = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element).backgroundColor)

async function openInPlay(page: Page, client: ClientPage): Promise<string[]> {
  await client.lists.show('In-play')
  await expect(page.locator('[data-event][data-in-play="true"]').nth(5)).toBeVisible()
  return inSight(page)
}

/** Makes a match of today's list go live. */
async function goLive(sandbox: TestSandbox): Promise<string> {
  const [coming] = (await sandbox.events('?timing=today')).filter(({ inPlay }) => !inPlay)
  if (coming === undefined) throw new Error('Nothing can come.')
  await sandbox.event(coming.eventId, { inPlay: true })
  return coming.eventId
}

test.describe('a list beside a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('holds its rows under the pointer and the focus: what leaves is greyed with its reason, what comes waits; it is let go with them [LIVE-07] [BROWSE-05] [BROWSE-07] [SLIP-04]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launchStill(page, launched)
    const before = await openInPlay(page, client)
    const [first] = before
    // The pointer is over a price below, one that can be bet on.
    const open = page.locator('button[data-market]:not([aria-disabled="true"])')
    const bettable = await page
      .locator('[data-event]')
      .filter({ has: open })
      .evaluateAll((rows) =>
        rows.map((each) => (each instanceof HTMLElement ? each.dataset.event : undefined)),
      )
    const second = before.slice(1).find((id) => bettable.includes(id))
    const price = row(page, second).locator('button[data-market]:not([aria-disabled="true"])').first()
    const place = await price.boundingBox()
    await price.hover()
    await sandbox.event(first ?? '', { close: true })
    await expect(row(page, first).getByText('Ended', { exact: true })).toBeVisible()
    expect(await inSight(page)).toEqual(before)
    expect(await price.boundingBox()).toEqual(place)

    // What has left cannot be pressed, by mouse nor by keys; its neighbour can, and has the strongest ground.
    const left = row(page, first).getByRole('button').first()
    await left.click({ force: true })
    await left.press('Enter')
    await expect(left).toHaveAttribute('aria-pressed', 'false')
    await expect(row(page, first)).toHaveAttribute('aria-disabled', 'true')
    const resting = await ground(price)
    await price.click()
    await expect(price).toHaveAttribute('aria-pressed', 'true')
    const accent = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.background = 'var(--accent)'
      const colour = getComputedStyle(probe).backgroundColor
      probe.remove()
      return colour
    })
    await page.mouse.move(900, 5)
    expect(await ground(price)).toBe(accent)
    expect(resting).not.toBe(accent)

    // The keyboard holds as the pointer does: what comes waits where it moves nothing.
    await row(page, second).getByRole('button').first().focus()
    await page.keyboard.press('ArrowRight')
    const held = await rowsInSight(page)
    await goLive(sandbox)
    const waiting = waitingIn(page)
    await expect(waiting).toBeVisible()
    expect(await rowsInSight(page)).toEqual(held)
    await waiting.press('Enter')
    await expect(waiting).toHaveCount(0)
    // The focus is not lost with the button.
    await expect(page.getByRole('button', { name: 'By time' })).toBeFocused()

    // Let go, the list is as the server has it.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await expect(row(page, first)).toHaveCount(0)
    await expect(row(page, second)).toHaveCount(1)
  })

  test('says of a match that begins under the pointer that it is live, and keeps its competition where it was [LIVE-07] [BROWSE-07]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await launchStill(page, launched)
    const heads = page.locator('[data-windowed-list] h2')
    await expect(page.locator('[data-event]').nth(5)).toBeVisible()
    const names = await heads.allTextContents()
    const [first, second] = await inSight(page)
    await row(page, second).getByRole('link').first().hover()
    await sandbox.event(first ?? '', { inPlay: true, scoreline: '0-0', details: 'Begins' })
    await expect(row(page, first).getByText('Live now', { exact: true })).toBeVisible()
    expect((await inSight(page)).slice(0, 2)).toEqual([first, second])
    await page.mouse.move(5, 5)
    await expect(row(page, first)).toHaveCount(0)
    const left = await heads.allTextContents()
    const wordsOf = (head: string) => head.replaceAll(/\d+.*$/g, '')
    const kept = names.map(wordsOf).filter((name) => left.map(wordsOf).includes(name))
    expect(left.map(wordsOf).slice(0, 2)).toEqual(kept.slice(0, 2))
  })

  test('folds its competitions, keeps their heads over their rows and sorts by time, as the address says [BROWSE-07] [ROUTE-11] [A11Y-01]', async ({
    launched,
    page,
  }) => {
    const client = await launchStill(page, launched)
    const heads = page.locator('[data-windowed-list] h2')
    await expect(heads.nth(1)).toBeVisible()
    const names = await heads.allTextContents()
    const rows = await inSight(page)

    // The head of what is looked at stays above it.
    const first = heads.first().getByRole('button')
    const over = client.getByRole('tablist', { name: 'Events' })
    await page.mouse.move(400, 600)
    await page.mouse.wheel(0, 60)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    const stuckAt = (await first.boundingBox())?.y ?? 0
    await page.mouse.wheel(0, 40)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(90)
    expect((await first.boundingBox())?.y).toBe(stuckAt)
    const head = await over.boundingBox()
    expect(stuckAt).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1)

    // It folds by keyboard too, where it stands, and a reload brings it back so.
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(first).toBeFocused()
    await expect(row(page, rows[1])).toHaveCount(0)
    await expect(page).toHaveURL(/folded=/)
    await page.reload()
    const folded = heads.first().getByRole('button', { expanded: false })
    await expect(folded).toContainText((names[0] ?? '').slice(0, 8))
    await folded.click()
    await expect(row(page, rows[1])).toBeVisible()
    await expect(page).not.toHaveURL(/folded=/)

    // By time, which a reload brings back as well.
    await page.getByRole('button', { name: 'By time' }).click()
    await expect(page).toHaveURL(/sort=time/)
    await expect(heads.first()).not.toContainText((names[0] ?? '').slice(0, 8))
    await page.reload()
    await expect(page.getByRole('button', { name: 'By time', pressed: true })).toBeVisible()
    await expect(heads.first().getByRole('button')).toHaveCount(0)
    await expect(client.lists.tab('Today')).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('a list under a finger', () => {
  test.use({ viewport: { width: 375, height: 553 }, hasTouch: true, isMobile: true })

  test('holds while it is touched, with what waits in its head, and goes on when the finger is gone [LIVE-07] [BROWSE-05]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launchStill(page, launched)
    const before = await openInPlay(page, client)
    const [first, second] = before
    const finger = await page.context().newCDPSession(page)
    const at = await row(page, second).boundingBox()
    const touchPoints = [{ x: 60, y: (at?.y ?? 0) + 20 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await sandbox.event(first ?? '', { close: true })
    await expect(row(page, first).getByText('Ended', { exact: true })).toBeVisible()
    const coming = await goLive(sandbox)
    await expect(waitingIn(page)).toBeVisible()
    expect(await inSight(page)).toEqual(before)
    await expect(row(page, coming)).toHaveCount(0)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(waitingIn(page)).toHaveCount(0)
    await expect(row(page, first)).toHaveCount(0)
  })
})
