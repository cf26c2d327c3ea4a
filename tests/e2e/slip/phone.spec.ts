import { sampleOf } from '../../harness/depth.ts'
import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.describe('on a phone', () => {
  test('a bet is placed from the sheet with its own keypad, and the bar shows the count [SLIP-06] [SLIP-22]', async ({
    launched,
    sandbox,
  }) => {
    const { event, home } = await someEvent(sandbox)
    const client = await launched()
    await client.price(home, client.lists.event(event.home, event.away)).first().tap()
    const bar = client.getByRole('button', { name: /^Bet slip.*1 selection/ })
    // The figure that is seen, beside the words that are heard.
    await expect(bar.getByText('1', { exact: true })).toBeVisible()
    await client.slip.open()
    await expect(client.slip.leg(home)).toBeVisible()
    for (const key of ['4', '5', 'Decimal point', '5'])
      await client.slip.panel.getByRole('button', { name: key, exact: true }).tap()
    await expect(client.slip.stake).toHaveValue('45.5')
    await expect(client.slip.stake).toHaveAttribute('inputmode', 'none')
    await expect(client.slip.place).toHaveText('Place bet, ¥45.50')
    await client.slip.place.tap()
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ amount: '45.50' }])
  })

  test('the slip is a sheet over the list there, and is next to the list where there is room [DEVICE-02] [SLIP-22]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event, home } = await someEvent(sandbox)
    const client = await launched()
    const row = client.lists.event(event.home, event.away)
    await client.price(home, row).first().tap()
    await expect(client.slip.panel).toHaveCount(0)
    await client.slip.open()
    const sheet = client.getByRole('dialog', { name: 'Bets' })
    await expect(sheet.getByRole('listitem', { name: home })).toBeVisible()
    await expect(sheet.getByRole('group', { name: 'Keypad' })).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(390)
    await expect
      .poll(async () => {
        const { y, height } = (await sheet.boundingBox()) ?? { y: 0, height: 0 }
        return Math.round(y + height)
      })
      .toBe(844)
    await client.slip.close()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(client.getByRole('dialog')).toHaveCount(0)
    const [slip, list] = [await client.slip.panel.boundingBox(), await row.boundingBox()]
    if (slip === null || list === null) throw new Error('neither slip nor row has a place')
    expect(slip.x).toBeGreaterThanOrEqual(list.x + list.width)
  })

  test('the sheet closes with Escape and gives the focus back [A11Y-01] [SLIP-22]', async ({
    launched,
    page,
  }) => {
    const client = await launched()
    const button = client.getByRole('button', { name: /^Bet slip/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(client.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  for (const [way, goBack] of [
    ['its link', (client: ClientPage) => client.getByRole('link', { name: /Back/ }).click()],
    ["the browser's Back", (client: ClientPage) => client.page.goBack()],
  ] as const)
    test(`coming back from an event by ${way} leads to the same place in the list [ROUTE-10] [BROWSE-05]`, async ({
      launched,
      page,
    }) => {
      const client = await launched()
      await expect(client.getByRole('group').first()).toBeVisible()
      await page.mouse.wheel(0, 1500)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1400)
      const eventId = await page.evaluate(() => {
        const rows = [...document.querySelectorAll('[data-event]')]
        return rows.find((row) => row.getBoundingClientRect().top > 200)?.getAttribute('data-event') ?? ''
      })
      // By its id: two matches of a day may have the same names.
      const row = page.locator(`fieldset[data-event="${eventId}"]`)
      await row.getByRole('link').first().click()
      await expect(page.locator('article > header')).toBeVisible()
      await goBack(client)
      await expect(row).toBeInViewport()
    })
})

for (const width of sampleOf([340, 390, 430, 768, 1024, 1440], 2)) {
  test(`nothing is wider than the page at ${width} px [DEVICE-01]`, async ({ launched, page, sandbox }) => {
    await page.setViewportSize({ width, height: 800 })
    const { event, home } = await someEvent(sandbox)
    const client = await launched()
    const row = client.lists.event(event.home, event.away)
    await client.price(home, row).first().click()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    await row.getByRole('link').first().click()
    await expect(client.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
    expect(await overflow()).toBe(0)
  })
}
