import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../../harness/fixtures.ts'
import { pickHome } from '../../harness/slip/picking.ts'

const upright = { width: 390, height: 844 }
const sideways = { width: 844, height: 390 }
const words = { name: 'Turn your phone upright' }

/** What lies over the page, whatever is behind it. */
const prompt = (page: Page) => page.getByRole('heading', words)

/** Whether a finger where it is would press something else. */
const isCovered = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there === null || !element.contains(there)
  })

test.describe('a phone that is turned on its side', () => {
  test.use({ viewport: upright, hasTouch: true, isMobile: true })

  test('asks to be turned back, over the open slip, which forgets nothing [ROUTE-08] [SLIP-21]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, home } = await pickHome({ launched, sandbox })
    await client.slip.open()
    await client.slip.stake.fill('13')
    await expect(client.slip.stake).toHaveValue('13')
    await page.setViewportSize(sideways)
    await expect(prompt(page)).toBeVisible()
    expect(await isCovered(client.slip.place)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(prompt(page)).toBeVisible()
    await page.setViewportSize(upright)
    await expect(prompt(page)).toHaveCount(0)
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(client.slip.stake).toHaveValue('13')
  })

  test('leaves a bet that is being placed to go on, and shows its receipt after [ROUTE-08] [SLIP-17]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client } = await pickHome({ launched, sandbox })
    await client.slip.open()
    await client.slip.stake.fill('13')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'delay', delay: 1_500 })
    await client.slip.place.click()
    await page.setViewportSize(sideways)
    await expect(prompt(page)).toBeVisible()
    await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
    await page.setViewportSize(upright)
    const { bets } = await sandbox.ledger('alice')
    expect(await client.slip.placed()).toBe(bets[0]?.ticketNum)
  })

  test('is asked on its pages, and left alone on the lootbox, a stream, not found and not authorized [ROUTE-08]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.features({ isMiniGameEnabled: true })
    await page.setViewportSize(sideways)
    await page.goto(`${sandbox.clientUrl}/v8/events`)
    await expect(page.getByText('You are not authorized to view this page')).toBeVisible()
    await expect(prompt(page)).toHaveCount(0)
    await page.setViewportSize(upright)
    await launched()
    await page.setViewportSize(sideways)
    for (const [path, isAsked] of [
      ['events', true],
      ['lootbox', false],
      ['lootbox?view=bets', false],
      ['lootbox/3', false],
      ['rules', true],
      ['live-stream-app/', false],
      ['live-stream-app/e1', false],
      ['icons', true],
      ['404', false],
      ['no-such-page', false],
      ['notifications', true],
    ] as const) {
      await page.goto(`${sandbox.clientUrl}/v8/${path}`)
      await expect(prompt(page), path).toHaveCount(isAsked ? 1 : 0)
      if (!isAsked) await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
  })
})

test.describe('nobody else is asked to turn anything', () => {
  for (const [name, use] of [
    ['a small window with a mouse', { viewport: sideways }],
    ['a large touch screen', { viewport: { width: 1440, height: 900 }, hasTouch: true, isMobile: true }],
  ] as const)
    test.describe(name, () => {
      test.use(use)
      test(`on ${name} [ROUTE-08]`, async ({ launched, page }) => {
        const client = await launched()
        await expect(client.getByRole('group').first()).toBeVisible()
        await expect(prompt(page)).toHaveCount(0)
      })
    })

  test.describe('a low frame on an upright phone', () => {
    test.use({ viewport: upright, hasTouch: true, isMobile: true })
    test('on an upright phone, in a frame that is wider than high [ROUTE-08] [ROUTE-12]', async ({
      launched,
      page,
      sandbox,
    }) => {
      await launched()
      await page.setViewportSize({ width: 390, height: 600 })
      await page.goto(`${sandbox.clientUrl}/v8/test/halfscreen`)
      const frame = page.frameLocator('iframe')
      await expect(frame.getByRole('navigation', { name: 'Events' })).toBeVisible()
      await expect(frame.getByRole('heading', words)).toHaveCount(0)
    })
  })
})
