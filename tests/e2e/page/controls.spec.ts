import type { Locator, Page } from '@playwright/test'

import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { choose, chooser, dayField, dayInCalendar } from '../../harness/pages/controls.ts'

/** All of it is inside the window. */
async function expectInSight(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    const box = await locator.boundingBox()
    const window = page.viewportSize()
    if (box === null || window === null) throw new Error('It is not there.')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(window.width)
    expect(box.y + box.height).toBeLessThanOrEqual(window.height)
  }).toPass()
}

/** What is at its middle is a part of it: nothing lies over it, and nothing cuts it off. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 553 }, hasTouch: true })

  test('a menu in a sheet is in sight and above it, chooses by a touch, and leaves by one beside it or Escape [A11Y-01] [DEVICE-01]', async ({
    launched,
    page,
  }) => {
    const client = await launched()
    await client.member.menuButton.tap()
    const sheet = client.member.menu
    const language = sheet.getByRole('combobox', { name: 'Language' })
    const list = sheet.getByRole('listbox', { name: 'Language' })
    await language.tap()
    await expectInSight(page, list)
    expect(await isOnTop(list)).toBe(true)
    await expect(language).toBeFocused()
    expect(await violations(page), 'an open menu').toEqual([])
    // Its last option is brought into sight by the keys.
    await page.keyboard.press('End')
    await expectInSight(page, list.getByRole('option').last())
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(language).toHaveText('English')
    await expect(language).toBeFocused()
    await language.tap()
    await expect(list).toBeVisible()
    await sheet.getByText('When I press another price').tap()
    await expect(list).toHaveCount(0)
    await language.tap()
    await list.getByRole('option', { name: 'Español' }).tap()
    await expect(sheet.getByRole('combobox').first()).toHaveText('Español')
    await expect(list).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })

  test('a month is in sight above the sheet that it was opened in, and is a month by the keyboard too [A11Y-01] [DEVICE-01]', async ({
    launched,
    page,
  }) => {
    const client = await launched()
    await client.slip.open()
    await client.tickets.open('Settled')
    const filters = client.getByRole('group', { name: 'Filters' })
    await choose(filters, 'Dates', 'Custom')
    await dayField(filters, 'To').tap()
    const month = filters.getByRole('dialog', { name: 'To' })
    await expect(month.getByRole('grid')).toBeVisible()
    await expectInSight(page, month)
    expect(await isOnTop(month)).toBe(true)
    expect(await violations(page), 'a month').toEqual([])
    const day = await month.locator('[tabindex="0"][data-day]').getAttribute('data-day')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(month).toHaveCount(0)
    await expect(dayField(filters, 'To')).toBeFocused()
    const before = new Date(Date.parse(day ?? '') - 86_400_000).toISOString().slice(0, 10)
    await expect(await dayInCalendar(filters, 'To', before)).toHaveAttribute('aria-selected', 'true')
  })
})

for (const hasTouch of [true, false])
  test.describe(hasTouch ? 'with fingers' : 'with a mouse', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch, isMobile: hasTouch })

    test(`the menu ${hasTouch ? 'has no help for keys that are not there' : 'leads to the help for the keys'} [A11Y-01]`, async ({
      launched,
    }) => {
      const client = await launched()
      await client.member.menuButton.click()
      await expect(client.member.menu).toBeVisible()
      await expect(client.getByText('Your time')).toBeVisible()
      await expect(client.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible({
        visible: !hasTouch,
      })
    })
  })

test('a menu in the partner’s frame is in sight within it [HOST-01] [A11Y-01]', async ({
  launched,
  page,
}) => {
  const client = await launched({ mode: 'frame' })
  await chooser(client, 'Odds type').click()
  const list = client.getByRole('listbox', { name: 'Odds type' })
  await expectInSight(page, list)
  await list.getByRole('option', { name: 'Indo' }).click()
  await expect(chooser(client, 'Odds type')).toHaveText('Indo')
})

test('a strip of tabs fades where it goes on, and keeps the chosen one in sight through another width [DEVICE-01]', async ({
  launched,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const client = await launched()
  // Text as widely spaced as a member may have it (WCAG 1.4.12), so that it fits in with no machine's fonts.
  await page.addStyleTag({ content: '[role=tab] { letter-spacing: 0.12em !important }' })
  const strip = client.getByRole('tablist', { name: 'Events' })
  const [first, last] = [client.lists.tab('Home'), client.lists.tab('Boards')]
  await expect(strip).toHaveAttribute('data-more', 'after')
  expect(await styleOf(strip, 'mask-image')).toContain('linear-gradient')
  await last.click()
  await expectInSight(page, last)
  await expect(strip).toHaveAttribute('data-more', 'before')
  const endOf = async (locator: Locator): Promise<number> => {
    const box = await locator.boundingBox()
    return box === null ? Number.NaN : box.x + box.width
  }
  const wide = (await strip.boundingBox())?.width ?? 0
  // With the games' names beside it there is less room for it.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(async () => (await strip.boundingBox())?.width).not.toBe(wide)
  await expect.poll(async () => (await endOf(last)) - (await endOf(strip))).toBeLessThanOrEqual(0)
  // A part before it grows, as a count does: it stays in sight, unless the member has scrolled it away.
  const grow = (to: number) =>
    first.evaluate(async (tab, width) => {
      tab.style.minWidth = `${width}px`
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
    }, to)
  await grow(120)
  await expect.poll(async () => (await endOf(last)) - (await endOf(strip))).toBeLessThanOrEqual(0)
  await strip.evaluate((element) => {
    element.scrollLeft = 0
  })
  await expect(strip).toHaveAttribute('data-more', 'after')
  await grow(180)
  expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  await first.click()
  await expectInSight(page, first)
  await expect(strip).toHaveAttribute('data-more', 'after')
})

test('the colours of the member’s system tell what is chosen, and what pays [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { event, home } = await someEvent(sandbox)
  const client = await launched()
  const [chosen, other] = [client.lists.tab('Today'), client.lists.tab('Early')]
  expect(await styleOf(chosen, 'border-bottom-width')).toBe('3px')
  expect(await styleOf(chosen, 'border-bottom-color')).not.toBe(await styleOf(other, 'border-bottom-color'))
  expect(await styleOf(other, 'border-bottom-color')).toBe(
    await styleOf(page.locator('body'), 'background-color'),
  )
  const price = client.price(home, client.lists.event(event.home, event.away)).first()
  const ofOther = await styleOf(price, 'background-color')
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  // Under the pointer too.
  const ofChosen = await styleOf(chosen, 'border-bottom-color')
  expect(await styleOf(price, 'background-color')).toBe(ofChosen)
  expect(ofOther).not.toBe(ofChosen)
  const borderOf = (kind: string) => styleOf(client.slip.kind(kind), 'border-top-color')
  expect(await borderOf('Single')).toBe(ofChosen)
  expect(await borderOf('Combo')).not.toBe(ofChosen)
  const games = client.getByRole('navigation', { name: 'Games' }).getByRole('link')
  expect(await styleOf(games.first(), 'outline-style')).toBe('solid')
  expect(await styleOf(games.last(), 'outline-style')).toBe('none')
  await client.slip.stake.fill('20')
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  // The colours of a button, the other way round.
  const max = client.slip.panel.getByRole('button', { name: /^Max/ })
  // Its ground is on its way from what it was while nothing could be placed.
  await expect.poll(() => styleOf(client.slip.place, 'background-color')).toBe(await styleOf(max, 'color'))
  await client.member.menuButton.click()
  const types = client.getByRole('radiogroup', { name: 'Odds type' })
  const groundOf = (type: string) => styleOf(types.getByRole('radio', { name: type }), 'background-color')
  expect(await groundOf('Euro')).not.toBe(await groundOf('Indo'))
})
