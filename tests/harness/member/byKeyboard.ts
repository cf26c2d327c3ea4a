import type { Locator } from '@playwright/test'

import { expect } from '../fixtures.ts'
import { type At, type Hand, homePrice, sizeOf } from './hand.ts'

/** More keys than any way on a page takes: who presses so many is lost. */
const lost = 120

/** Keys alone: Tab and arrows to what is wanted, `s` to the stake, Enter. */
export function keyboardOf(at: At): Hand {
  const { client, page } = at
  const { slip } = client
  let presses = 0
  let written = 0
  const key = async (...keys: readonly string[]): Promise<void> => {
    for (const each of keys) {
      presses += 1
      if (presses > lost * 4) throw new Error('No way leads there.')
      await page.keyboard.press(each)
    }
  }
  /** Until what is wanted has the focus: by Tab to its stop, the nearer way, and by arrows from there. */
  const reach = async (thing: Locator): Promise<void> => {
    for (let keys = 0; keys < lost; keys += 1) {
      const next = await nextKey(thing)
      if (next === null) return
      await key(next)
    }
    throw new Error('It has not been reached.')
  }
  const press = async (thing: Locator): Promise<void> => {
    await reach(thing)
    await key('Enter')
  }
  /** The match and the side that have the focus. */
  const place = (): Promise<{ event: string | null; side: string | null }> =>
    page.evaluate(() => {
      const { activeElement: element } = document
      if (!(element instanceof HTMLElement)) return { event: null, side: null }
      const row = element.closest<HTMLElement>('[data-event]')
      return { event: row?.dataset['event'] ?? null, side: element.dataset['side'] ?? null }
    })
  const toList = async (): Promise<void> => {
    const isAtTop = await page.evaluate(() => document.activeElement === document.body)
    if (isAtTop) await key('Tab', 'Enter')
    if (await slip.panel.evaluate((panel) => panel.contains(document.activeElement))) await key('Escape')
    while ((await place()).event === null) await key('Tab')
  }
  const toStake = async (): Promise<void> => {
    const isThere = await slip.panel.evaluate(
      (panel) => document.activeElement instanceof HTMLInputElement && panel.contains(document.activeElement),
    )
    if (!isThere) await key('s')
    await expect(slip.panel.getByRole('textbox').and(page.locator(':focus'))).toBeVisible()
  }
  return {
    get presses() {
      return presses
    },
    forSheet: 0,
    get written() {
      return written
    },
    press,
    async write(field, text) {
      await reach(field)
      presses += text.length
      written += text.length
      await page.keyboard.type(text)
    },
    async pick(match) {
      await toList()
      const price = homePrice(at, match)
      const rows = await page
        .locator('fieldset[data-event]')
        .evaluateAll((all) => all.map((row) => row.getAttribute('data-event')))
      const wanted = rows.indexOf(match.event.eventId)
      for (;;) {
        const { event, side } = await place()
        if (event !== match.event.eventId) await key(rows.indexOf(event) < wanted ? 'ArrowDown' : 'ArrowUp')
        else if (side !== 'home') await key('ArrowRight')
        else break
      }
      await expect(price).toBeFocused()
      // Until its channel is open it may be old, and a press does nothing.
      await expect(price).toHaveAttribute('aria-disabled', 'false')
      await key('Enter')
      await expect(price).toHaveAttribute('aria-pressed', 'true')
    },
    async chooseKind(name) {
      await key('s')
      await expect(slip.panel.locator(':focus')).toHaveCount(1)
      await reach(slip.kind(name))
      if ((await slip.kind(name).getAttribute('aria-selected')) !== 'true') await key('Enter')
      await expect(slip.kind(name)).toHaveAttribute('aria-selected', 'true')
    },
    async stake50() {
      await toStake()
      await key('5', '0')
    },
    async takeSize(name) {
      const size = sizeOf(at, name)
      if ((await size.getAttribute('aria-checked')) === 'true') return
      await reach(size)
      await expect(size).toHaveAttribute('aria-checked', 'true')
    },
    async place() {
      await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
      // In the field Enter is the button.
      if (!(await page.evaluate(() => document.activeElement instanceof HTMLInputElement)))
        await reach(slip.place)
      await key('Enter')
    },
  }
}

/** The key that leads nearer to something; null where it has the focus. */
function nextKey(thing: Locator): Promise<string | null> {
  return thing.evaluate((wanted) => {
    const { activeElement: focused } = document
    if (focused === wanted) return null
    const group = wanted.closest('[role="tablist"], [role="radiogroup"]')
    const isBefore = (one: Element, other: Element): boolean =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    if (focused !== null && group?.contains(focused) === true)
      return isBefore(focused, wanted) ? 'ArrowRight' : 'ArrowLeft'
    return focused === null || focused === document.body || isBefore(focused, wanted) ? 'Tab' : 'Shift+Tab'
  })
}
