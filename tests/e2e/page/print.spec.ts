import type { Locator } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { someEvents } from '../../harness/events.ts'
import { expect, type Launched, test } from '../../harness/fixtures.ts'
import { faint } from '../../harness/look/colours.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'
import { ofOneGame } from '../../harness/slip/picking.ts'

const cases = [
  ['default', 1440],
  ['jxf', 820],
  ['mrcat', 390],
] as const

const styleOf = (locator: Locator, property: string, of?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, of],
  )

/** Launches and picks the home selection of a match that is among the first of its game. */
async function pick(launched: Launched, sandbox: TestSandbox, theme: string) {
  const [picked] = ofOneGame(await someEvents(sandbox, { isLater: true }), 1)
  if (picked === undefined) throw new Error('Nothing can be bet on.')
  const { event, home, away } = picked
  const client = await launched({ theme })
  await client.lists.showGame(event.gameName)
  const row = client.lists.event(event.home, event.away)
  const [chosen, other] = [client.price(home, row).first(), client.price(away, row).first()]
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  return { client, row, chosen, other }
}

for (const [theme, width] of sampleOf(cases, 1))
  test.describe(`printed in the theme ${theme}, opened at ${width} px`, () => {
    test('a list is black on white, and a chosen price is told by a tick and a line, not by its colour [THEME-01] [A11Y-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const { client, row, chosen, other } = await pick(launched, sandbox, theme)
      await page.emulateMedia({ media: 'print' })
      await expect(client.getByRole('navigation', { name: 'Games' })).toHaveCount(0)
      await expect(row).toBeVisible()
      const tick = (price: Locator) => styleOf(price.locator('[data-part=sign]'), 'content', '::after')
      expect([await tick(chosen), await tick(other)]).toEqual(['"✓"', 'none'])
      const line = (price: Locator) => styleOf(price, 'border-top-width')
      expect([await line(chosen), await line(other)]).toEqual(['2px', '1px'])
      for (const price of [chosen, other]) {
        expect(await styleOf(price, 'background-color')).toBe('rgba(0, 0, 0, 0)')
        expect(await styleOf(price.locator('[data-price]'), 'color')).toBe('rgb(0, 0, 0)')
      }
      expect(await styleOf(page.locator('html'), 'background-color')).toBe('rgb(255, 255, 255)')
      expect(await faint(page)).toEqual([])
      // On the screen again all is as it was.
      await page.emulateMedia({ media: 'screen' })
      expect(await tick(chosen)).toBe('none')
      expect(await styleOf(chosen, 'background-color')).not.toBe('rgba(0, 0, 0, 0)')
    })

    test('bets are printed whole and without what stands around them, and so are the rules [THEME-01] [HIST-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const { client } = await pick(launched, sandbox, theme)
      await client.slip.open()
      await client.slip.stake.fill('20')
      await client.slip.place.click()
      const ticket = await client.slip.placed()
      await client.getByRole('button', { name: 'Done' }).click()
      await client.tickets.open('Pending')
      const bet = client.tickets.ticket(ticket)
      await expect(bet).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main')).toBeHidden()
      await expect(bet).toBeVisible()
      await expect(bet.getByText(`Ticket ${ticket}`)).toBeVisible()
      await expect(bet.getByRole('button')).toHaveCount(0)
      expect(await styleOf(bet, 'color')).toBe('rgb(0, 0, 0)')
      expect(await faint(page)).toEqual([])
      const cut = await bet.evaluate((element) => {
        const cutters: string[] = []
        for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
          if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== 'visible')
            cutters.push(at.tagName)
        return cutters
      })
      expect(cut).toEqual([])

      await page.emulateMedia({ media: 'screen' })
      await page.goto(new URL('/v8/rules', page.url()).href)
      const rules = client.getByRole('main').getByRole('article')
      await expect(rules).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(client.getByRole('navigation')).toHaveCount(0)
      await expect(rules).toBeVisible()
      expect(await faint(page)).toEqual([])
    })
  })
