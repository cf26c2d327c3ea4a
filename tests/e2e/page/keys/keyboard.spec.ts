import type { Page } from '@playwright/test'

import { sampleOf } from '../../../harness/depth.ts'
import { someEvent, someEvents } from '../../../harness/events.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { launchStill } from '../../../harness/look/stillList.ts'
import { ofOneGame } from '../../../harness/slip/picking.ts'

/** Presses keys one after the other, and counts them. */
function keyboardOf(page: Page) {
  let presses = 0
  return {
    get presses() {
      return presses
    },
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        presses += 1
        await page.keyboard.press(key)
      }
    },
  }
}

/** The match and the cell that have the focus. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    return {
      event: element?.closest<HTMLElement>('[data-event]')?.dataset.event ?? null,
      column: element?.closest<HTMLElement>('[data-column]')?.dataset.column ?? null,
      side: element?.dataset.side ?? null,
      name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
    }
  })
}

/** Whether what has the focus is seen where it stands: nothing lies over it. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    return [top + 2, top + height - 2].every((y) => {
      const there = document.elementFromPoint(left + width / 2, y)
      return there !== null && (element.contains(there) || there.contains(element))
    })
  })
}

/** Until what is scrolled has stood still for some frames. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let before = scrollY
    for (let frames = 0; frames < 20; frames = scrollY === before ? frames + 1 : 0) {
      before = scrollY
      await new Promise(requestAnimationFrame)
    }
  })
}

/** From the first row's link, down to where the list ends. */
async function goDown(page: Page, keyboard: ReturnType<typeof keyboardOf>, rows: number): Promise<void> {
  for (let row = 0; row < rows; row += 1) {
    const before = await focused(page)
    await keyboard.press('ArrowDown')
    expect((await focused(page)).event).not.toBe(before.event)
    expect(await isFocusSeen(page)).toBe(true)
  }
}

/** By arrows to the home side of a match's winner market, from wherever the focus is in the list, or before it. */
async function walkToHome(
  page: Page,
  keyboard: ReturnType<typeof keyboardOf>,
  eventId: string,
): Promise<void> {
  while ((await focused(page)).event === null) await keyboard.press('Tab')
  for (const way of ['ArrowDown', 'ArrowUp']) {
    let before: string | null = null
    // Where the list ends the focus stays.
    for (
      let now = await focused(page);
      now.event !== eventId && now.event !== before;
      now = await focused(page)
    ) {
      before = now.event
      await keyboard.press(way)
    }
  }
  for (let steps = 0; steps < 6 && (await focused(page)).side !== 'home'; steps += 1)
    await keyboard.press('ArrowRight')
}

// A hundred key presses, each looked at, take their time on a busy machine.
test.slow()

for (const [device, viewport, rows] of sampleOf(
  [
    ['desktop', { width: 1440, height: 900 }, 60],
    ['a pad', { width: 820, height: 1180 }, 40],
    ['a phone', { width: 390, height: 844 }, 40],
  ] as const,
  1,
)) {
  test.describe(`by keyboard alone on ${device}`, () => {
    test.use({ viewport })

    test('a bet is placed from far down a long list with few keys, and the way back leads there [A11Y-01] [SLIP-22]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const client = await launched()
      await expect(client.getByRole('group').first()).toBeVisible()
      const keyboard = keyboardOf(page)
      await keyboard.press('Tab', 'Enter')
      while ((await focused(page)).event === null) await keyboard.press('Tab')
      // Past the bars a few stops: the tabs of the list and, on phones, the games.
      expect(keyboard.presses).toBeLessThan(20)

      await keyboard.press('ArrowRight')
      const { column, side } = await focused(page)
      expect(column).toBe('winner')
      await goDown(page, keyboard, rows)
      // A row without a winner market lends its link; the column is kept anyway.
      while ((await focused(page)).column !== column) await keyboard.press('ArrowDown')
      while ((await page.locator(':focus').getAttribute('aria-disabled')) === 'true')
        await keyboard.press('ArrowDown')
      const there = await focused(page)
      expect(there.side).toBe(side)

      const before = keyboard.presses
      await keyboard.press('Enter', 's')
      await expect(client.slip.stake).toBeFocused()
      await keyboard.press('5', '0', 'Enter')
      await client.slip.placed()
      expect(keyboard.presses - before).toBe(5)
      expect((await sandbox.ledger('alice')).bets).toMatchObject([{ amount: '50.00' }])
      await expect(client.slip.success).toBeFocused()

      await keyboard.press('Escape')
      await expect.poll(() => focused(page)).toMatchObject({ event: there.event, column, side })
      expect(await isFocusSeen(page)).toBe(true)
    })
  })
}

test.describe('the keyboard', () => {
  test('keeps its place when the list is scrolled away from it, and goes on from there [A11Y-01] [BROWSE-05]', async ({
    launched,
    page,
  }) => {
    const client = await launched()
    await client.getByRole('group').first().getByRole('link').first().focus()
    await page.keyboard.press('ArrowDown')
    const place = await focused(page)
    // Page keys scroll: the focus stays where it is, far out of sight.
    // A key that comes while the page still moves adds less to it.
    await expect(async () => {
      await page.keyboard.press('PageDown')
      const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
      expect(bottom).toBeLessThan(-2_000)
    }).toPass()
    await untilStill(page)
    expect(await focused(page)).toEqual(place)
    await page.keyboard.press('ArrowDown')
    const next = await focused(page)
    expect(next.event).not.toBe(place.event)
    expect(await isFocusSeen(page)).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toEqual(place)
  })

  test('stays with a match that closes, which says so, and goes on from there; let go, the match leaves [A11Y-01] [LIVE-07]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    const client = await launchStill(page, launched)
    const row = client.lists.event(event.home, event.away)
    await row.getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toMatchObject({ event: event.eventId })
    await sandbox.event(event.eventId, { close: true })
    await expect(row).toHaveAttribute('aria-disabled', 'true')
    expect((await focused(page)).event).toBe(event.eventId)
    await page.keyboard.press('ArrowDown')
    const next = await focused(page)
    expect(next.event).not.toBeNull()
    expect(next.event).not.toBe(event.eventId)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await expect(row).toHaveCount(0)
  })

  test('stops once at each market of an event, and arrows lead through and between them [A11Y-01] [BROWSE-08]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event, home } = await someEvent(sandbox)
    const client = await launched()
    await client.lists.event(event.home, event.away).getByRole('link').first().click()
    const panel = client.getByRole('tabpanel', { name: 'Match', exact: true })
    await expect(client.price(home, panel).first()).toBeVisible()
    const stops = panel.locator('button[tabindex="0"]')
    await expect.poll(async () => (await stops.count()) - (await panel.getByRole('group').count())).toBe(0)
    await stops.first().focus()
    const first = await focused(page)
    await page.keyboard.press('ArrowRight')
    expect((await focused(page)).name).not.toBe(first.name)
    await page.keyboard.press('ArrowDown')
    const market = () =>
      page.evaluate(() => document.activeElement?.closest('fieldset')?.getAttribute('aria-label'))
    const below = await market()
    expect(below).not.toBe(await panel.getByRole('group').first().getAttribute('aria-label'))
    // Behind its prices what else it has, the way to their history and all its lines, and then the next market.
    let further = 0
    for (; further < 3 && (await market()) === below; further += 1) await page.keyboard.press('Tab')
    expect(await market()).not.toBe(below)
    expect(further).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true)
  })
})

test.describe('a combo by keyboard alone', () => {
  test('is made from the list, its kind chosen in the slip, and placed, without a mouse [A11Y-01] [SLIP-10] [SLIP-22]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const picked = ofOneGame(await someEvents(sandbox, { isForCombos: true }), 3)
    const client = await launchStill(page, launched)
    const keyboard = keyboardOf(page)
    /** Tabs until what has the focus is called so. */
    const tabTo = async (name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
      for (let stops = 0; stops < 60 && !name.test((await focused(page)).name); stops += 1)
        await keyboard.press(key)
      expect((await focused(page)).name).toMatch(name)
    }
    const game = picked[0]?.event.gameName ?? ''
    await tabTo(new RegExp(`^${game}`))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()

    // To the slip, whose kinds of bet are the first stop in it, and back to the list.
    await keyboard.press('s')
    await expect(client.slip.panel.locator(':focus')).toHaveCount(1)
    await tabTo(/^Single\s*$/)
    await keyboard.press('ArrowRight')
    await expect(client.slip.kind('Combo')).toHaveAttribute('aria-selected', 'true')
    await expect(client.slip.kind('Combo')).toBeFocused()
    await keyboard.press('Escape')

    for (const { event, market, home } of picked) {
      const cell = page.locator(`[data-market="${market.marketId}"][data-side="home"]`)
      await walkToHome(page, keyboard, event.eventId)
      await expect(cell).toBeFocused()
      await expect(cell).toHaveAttribute('aria-disabled', 'false')
      await keyboard.press('Enter')
      await expect(cell).toHaveAttribute('aria-pressed', 'true')
      expect((await focused(page)).name).toContain(home)
    }

    await keyboard.press('s')
    await expect(client.slip.stake).toBeFocused()
    await keyboard.press('1', '0', 'Enter')
    await client.slip.placed()
    await expect(client.slip.success).toBeFocused()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ amount: '10.00' }])
  })
})
