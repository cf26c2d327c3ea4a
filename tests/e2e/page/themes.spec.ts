import type { Page } from '@playwright/test'

import { themeNames } from '#domain/session/theme.ts'

import { sampleOf } from '../../harness/depth.ts'
import { someEvents } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { faint } from '../../harness/look/colours.ts'
import { ofOneGame } from '../../harness/slip/picking.ts'

// Many looks at whole pages take their time on a busy machine.
test.slow()

/** What moves, and the ground of its cell, in the frame in which it is first seen to. */
async function moveSeen(page: Page, change: 'up' | 'down', move: () => Promise<unknown>) {
  const seen = page.waitForFunction((way) => {
    const cell = document.querySelector(`[data-event] [data-change="${way}"]:not([aria-pressed="true"])`)
    const [price, sign] = [cell?.querySelector('[data-price]'), cell?.querySelector('[data-part="sign"]')]
    if (!cell || !price || !sign) return null
    const variable = (name: string): string => getComputedStyle(cell).getPropertyValue(name).trim()
    return {
      sign: sign.textContent,
      isOfTheme: [getComputedStyle(price).color, getComputedStyle(sign).color].every((colour) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = `var(--${way})`
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color === colour
      }),
      ground: variable('--ground') === variable(`--${way}-surface`),
    }
  }, change)
  await move()
  return (await seen).jsonValue()
}

for (const [theme, width] of sampleOf(
  themeNames.map((name, at) => [name, at % 2 === 0 ? 1440 : 390] as const),
  2,
))
  test(`in the theme ${theme} all can be made out, at ${width} px: prices that move, stand, are chosen and suspended, slip, receipt, bets, event, menu, notices [THEME-01] [A11Y-01]`, async ({
    context,
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [one, other, third] = ofOneGame(await someEvents(sandbox, { isLater: true }), 3)
    if (one === undefined || other === undefined || third === undefined) throw new Error('Too few events.')
    const client = await launched({ theme })
    await client.lists.showGame(one.event.gameName)
    const looked = async (what: string): Promise<void> => {
      expect.soft(await faint(page), what).toEqual([])
    }
    const priceOf = ({ event, home }: typeof one) =>
      client.price(home, client.lists.event(event.home, event.away)).first()

    await sandbox.market(third.market.marketId, { status: 'paused' })
    await expect(priceOf(third)).toHaveAttribute('data-mark', 'lock')
    await sandbox.market(other.market.marketId, { prices: { home: '2.00' } })
    await expect(priceOf(other)).toContainText('2.00')
    const rise = () => sandbox.market(other.market.marketId, { prices: { home: '2.60' } })
    expect(await moveSeen(page, 'up', rise)).toEqual({ sign: '▲', isOfTheme: true, ground: true })
    const fall = () => sandbox.market(other.market.marketId, { prices: { home: '1.60' } })
    expect(await moveSeen(page, 'down', fall)).toEqual({ sign: '▼', isOfTheme: true, ground: true })
    await priceOf(one).click()
    await expect(priceOf(one)).toHaveAttribute('aria-pressed', 'true')
    await looked('the list')

    await client.slip.open()
    await client.slip.stake.fill('20')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await looked('the slip')
    await client.slip.place.click()
    await client.slip.placed()
    await looked('the receipt')
    await client.getByRole('button', { name: 'Done' }).click()
    await client.slip.close()
    await priceOf(one).click()
    await sandbox.market(one.market.marketId, { status: 'paused' })
    await client.slip.open()
    await expect(client.slip.leg(one.home)).toContainText('Locked odds will be removed')
    await looked('the slip with a suspended selection')
    await client.tickets.open('Pending')
    await expect(client.getByRole('article')).toHaveCount(1)
    await looked('the bets')
    await client.slip.close()

    await client.lists.event(other.event.home, other.event.away).getByRole('link').first().click()
    await expect(
      client.getByRole('heading', { name: `${other.event.home} v ${other.event.away}` }),
    ).toBeVisible()
    await looked('the event')
    await client.member.menuButton.first().click()
    await expect(client.member.menu).toBeVisible()
    await looked('the menu')
    await page.keyboard.press('Escape')
    await expect(client.member.menu).toHaveCount(0)
    await sandbox.notify('alice', { type: 'danger', message: 'The match was abandoned.' })
    await context.setOffline(true)
    await expect(client.getByText("You're offline. Odds aren't updating.")).toBeVisible()
    await looked('a notice')
  })
