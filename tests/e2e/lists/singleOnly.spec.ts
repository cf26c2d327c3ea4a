import type { Locator, Page } from '@playwright/test'

import { errors } from '#domain/session/errorCatalogue.ts'

import { someEvents } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'
import { ofOneGame } from '../../harness/slip/picking.ts'

const whySingle = 'This selection can only be bet as a single.'
const whyOne = 'Another selection of this match is already in your bet slip.'

/** Two matches of one list; combos do not take the second. */
async function twoMatches(sandbox: TestSandbox) {
  const [combined, alone] = ofOneGame(await someEvents(sandbox, { isForCombos: true }), 2)
  if (combined === undefined || alone === undefined) throw new Error('No two matches.')
  await sandbox.market(alone.market.marketId, { comboAllowed: false })
  return { combined, alone }
}

/** How often a cell has shaken off a press, from now on. */
async function countShakes(page: Page): Promise<() => Promise<number>> {
  const shakes = await page.evaluateHandle(() => {
    const count = { cells: 0 }
    const { animate } = HTMLElement.prototype
    HTMLElement.prototype.animate = function counted(...args) {
      if (this.matches('[data-market]')) count.cells += 1
      return animate.apply(this, args)
    }
    return count
  })
  return async () => (await shakes.jsonValue()).cells
}

async function chooseKind(client: ClientPage, kind: string): Promise<void> {
  await client.slip.open()
  await client.slip.kind(kind).click()
  await client.slip.close()
}

/** Where what is read in a cell stands: the beginning of its label, the end of its price, and their lines. */
function places(cell: Locator): Promise<number[]> {
  return cell.evaluate((button) => {
    const textBox = (selector: string): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(button.querySelector(selector) ?? button)
      return range.getBoundingClientRect()
    }
    const [box, label, price] = [
      button.getBoundingClientRect(),
      textBox('[data-part="label"]'),
      textBox('[data-price]'),
    ]
    const line = ({ top, bottom }: DOMRect): number => (top + bottom) / 2
    return [label.left - box.left, line(label) - box.top, price.right - box.left, line(price) - box.top]
  })
}

/** The looks that a cell has beside its texts. */
function look(cell: Locator) {
  return cell.evaluate((button) => {
    const price = button.querySelector('[data-price]')
    const word = getComputedStyle(button, '::after')
    return {
      ground: getComputedStyle(button).backgroundColor,
      weight: price === null ? '' : getComputedStyle(price).fontWeight,
      word: word.content,
      size: word.fontSize,
      isSeen: Number.parseFloat(word.width) > 20,
    }
  })
}

/** Prices that do not stand within their cells. */
function cutPrices(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-market]').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const price = cell.querySelector('[data-price]')
        if (price === null || !cell.checkVisibility()) return false
        const [outer, inner] = [cell.getBoundingClientRect(), price.getBoundingClientRect()]
        return inner.right > outer.right || inner.left < outer.left || price.scrollWidth > price.clientWidth
      })
      .map((cell) => cell.getAttribute('aria-label')),
  )
}

/** What is marked as disabled can be pressed anyway. */
const pressed = { force: true } as const

const shown = { ground: 'rgba(0, 0, 0, 0)', weight: '400', size: '11px', isSeen: true }

for (const { device, width, height, hasTouch, theme } of [
  { device: 'a desktop', width: 1440, height: 900, hasTouch: false, theme: 'default' },
  { device: 'a phone', width: 390, height: 844, hasTouch: true, theme: 'lh' },
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height }, hasTouch })

    test(`what cannot be combined says so before it is pressed, in theme ${theme}, and a press does nothing [SLIP-02] [SLIP-10] [A11Y-01]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const { combined, alone } = await twoMatches(sandbox)
      const client = await launched({ theme })
      await client.lists.showGame(alone.event.gameName)
      const press = (cell: Locator) => (hasTouch ? cell.tap(pressed) : cell.click(pressed))
      const of = ({ event }: typeof alone, team: string) =>
        client.price(team, client.lists.event(event.home, event.away)).first()
      const cell = of(alone, alone.home)
      await expect(cell).toHaveAccessibleDescription('')
      const before = await places(cell)
      await chooseKind(client, 'Combo')
      await expect(cell).toHaveAccessibleName(/, single only$/)
      await expect(cell).toHaveAccessibleDescription(whySingle)
      await expect(cell).toHaveAttribute('aria-disabled', 'true')
      for (const [at, place] of (await places(cell)).entries())
        expect(Math.abs(place - (before[at] ?? 0)), `place ${at}`).toBeLessThanOrEqual(1)
      expect(await look(cell)).toEqual({ ...shown, word: '"single only"' })

      const shakes = await countShakes(page)
      await press(cell)
      await expect.poll(shakes).toBe(1)
      await press(of(combined, combined.home))
      await expect(of(combined, combined.home)).toHaveAttribute('aria-pressed', 'true')
      const other = of(combined, combined.away)
      await expect(other).toHaveAccessibleDescription(whyOne)
      expect(await look(other)).toEqual({ ...shown, word: '"one per match"' })
      await press(other)
      await expect.poll(shakes).toBe(2)
      await expect(client.getByText(errors.comboNotAllowed.text)).toHaveCount(0)
      await expect(client.getByText(errors.maximumTicketsPerEvent.text)).toHaveCount(0)
      expect(await violations(page)).toEqual([])

      expect(await cutPrices(page)).toEqual([])
      if (hasTouch) {
        // A figure leaves no room for the words: a sign stands for them, and no price gives way to it.
        await client
          .getByRole('toolbar', { name: 'Market shown' })
          .getByRole('link', { name: 'O/U Over/under', exact: true })
          .tap()
        const over = client.lists
          .event(combined.event.home, combined.event.away)
          .locator('[data-market]')
          .first()
        await expect(over).toHaveAccessibleDescription(whyOne)
        expect(await look(over)).toMatchObject({ ...shown, word: '""', isSeen: false })
        expect(await cutPrices(page)).toEqual([])
        await client
          .getByRole('toolbar', { name: 'Market shown' })
          .getByRole('link', { name: 'Winner', exact: true })
          .tap()
      }

      await client.slip.open()
      await expect(client.slip.panel.getByRole('listitem')).toHaveCount(1)
      await client.slip.close()
      await chooseKind(client, 'System')
      await expect(cell).toHaveAccessibleDescription(whySingle)
      await expect(other).toHaveAccessibleDescription(whyOne)
      await chooseKind(client, 'Single')
      for (const each of [cell, other]) {
        await expect(each).toHaveAccessibleDescription('')
        await expect(each).toHaveAttribute('aria-disabled', 'false')
      }
      await press(cell)
      await expect(cell).toHaveAttribute('aria-pressed', 'true')
    })
  })

test('by keyboard: its reason is heard where the focus is, a press does nothing, and nothing moves where the member wants that [SLIP-02] [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { alone } = await twoMatches(sandbox)
  const client = await launched()
  await client.lists.showGame(alone.event.gameName)
  await chooseKind(client, 'Combo')
  const cell = client.price(alone.home, client.lists.event(alone.event.home, alone.event.away)).first()
  await expect(cell).toHaveAccessibleDescription(whySingle)
  const shakes = await countShakes(page)
  await cell.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(cell).toBeFocused()
  await expect(cell).toHaveAttribute('aria-pressed', 'false')
  expect(await shakes()).toBe(0)
  await expect(client.slip.panel.getByRole('listitem')).toHaveCount(0)
  await expect(client.getByText(errors.comboNotAllowed.text)).toHaveCount(0)
})

test('on the page of a match its other prices say that it has its one selection [SLIP-02] [SLIP-10]', async ({
  launched,
  sandbox,
}) => {
  const { combined } = await twoMatches(sandbox)
  const { event, home, away } = combined
  const client = await launched()
  await client.lists.showGame(event.gameName)
  await chooseKind(client, 'Combo')
  await client.price(home, client.lists.event(event.home, event.away)).first().click()
  await client.lists.event(event.home, event.away).getByRole('link').first().click()
  await expect(client.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
  const other = client.price(away).first()
  await expect(other).toHaveAccessibleName(/, one per match$/)
  await expect(other.getByText('one per match')).toBeVisible()
  await expect(other).toHaveAccessibleDescription(whyOne)
  await expect(client.price(home).first()).toHaveAttribute('aria-pressed', 'true')
})
