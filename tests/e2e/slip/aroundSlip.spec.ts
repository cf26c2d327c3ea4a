import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { scrollTo } from '../../harness/pages/controls.ts'
import { pickHome } from '../../harness/slip/picking.ts'

/** What a keyboard leaves of the page where it lies over it: neither the page nor its units know of it. No browser here has one. */
async function coverByKeyboard(page: Page, pixels: number): Promise<void> {
  await page.evaluate((covered) => {
    const { visualViewport: viewport } = window
    if (viewport === null) throw new Error('no visual viewport')
    Object.defineProperty(viewport, 'height', { configurable: true, get: () => innerHeight - covered })
    viewport.dispatchEvent(new Event('resize'))
  }, pixels)
}

/** Where a part is, from the page's edges. */
async function edgesOf(part: Locator): Promise<{ top: number; right: number; bottom: number; left: number }> {
  return part.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect()
    return { top, right: innerWidth - right, bottom: innerHeight - bottom, left }
  })
}

async function expectAbove(parts: readonly Locator[], covered: number): Promise<void> {
  for (const part of parts) {
    await expect.poll(async () => (await edgesOf(part)).bottom).toBeGreaterThanOrEqual(covered)
    expect((await edgesOf(part)).top).toBeGreaterThanOrEqual(0)
  }
}

test.describe('a keyboard over the page', () => {
  for (const [name, width, height, covered] of [
    ['a phone upright', 390, 844, 336],
    ['a pad upright', 820, 1180, 400],
    ['a pad on its side', 1180, 820, 410],
  ] as const)
    test(`leaves stake and button in sight on ${name}, and all comes back after it [DEVICE-01] [SLIP-06]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height })
      // What slides in has arrived at once.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { client } = await pickHome({ launched, sandbox })
      await client.slip.open()
      await client.slip.stake.fill('10')
      const { stake, place } = client.slip
      await expect(place).toHaveAttribute('aria-disabled', 'false')
      const before = await place.boundingBox()
      await coverByKeyboard(page, covered)
      await expectAbove([stake, place], covered)
      await coverByKeyboard(page, 0)
      await expect.poll(() => place.boundingBox()).toEqual(before)
    })
})

/** A notch and the like, on the sides where a phone has them as it is held. */
const held = {
  upright: { size: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  'on its left side': {
    size: { width: 844, height: 390 },
    insets: { top: 0, right: 47, bottom: 21, left: 47 },
  },
} as const

async function setInsets(page: Page, insets: (typeof held)[keyof typeof held]['insets']): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** What is pressed and read, none of it under the notch. */
async function expectClear(
  parts: readonly Locator[],
  insets: (typeof held)[keyof typeof held]['insets'],
): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeVisible()
    await expect
      .poll(async () => {
        const edges = await edgesOf(part)
        return (['top', 'right', 'bottom', 'left'] as const).filter((side) => edges[side] < insets[side])
      }, String(part))
      .toEqual([])
  }
}

const barParts = (client: ClientPage): Locator[] => [
  client.member.balance,
  ...['Home', 'Menu'].map((name) =>
    client.getByRole('navigation', { name: 'Quick access' }).getByText(name, { exact: true }),
  ),
]

for (const [name, { size, insets }] of Object.entries(held))
  test(`a phone held ${name}: bars, slip, menu and messages keep clear of its notch [DEVICE-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await setInsets(page, insets)
    const { client } = await pickHome({ launched, sandbox })
    if (name === 'upright') await expectClear(barParts(client), insets)
    else await expectClear([client.member.balance], insets)
    await client.slip.open()
    await client.slip.stake.fill('10')
    const dialog = client.getByRole('dialog')
    await expectClear([dialog.getByRole('button', { name: 'Close', exact: true }), client.slip.place], insets)
    await client.slip.close()
    await client.member.menuButton.first().click()
    await expectClear([dialog.getByRole('button', { name: 'Close', exact: true })], insets)
  })

for (const [width, height] of [
  [300, 250],
  [320, 480],
  [480, 320],
  [728, 300],
  [340, 340],
  [720, 450],
  [320, 422],
] as const)
  test(`a bet is placed in a frame of ${width} by ${height} px [DEVICE-01] [SLIP-17]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height })
    const { client } = await pickHome({ launched, sandbox })
    await client.slip.open()
    await client.slip.stake.fill('10')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await over()).toBeLessThanOrEqual(0)
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    const { bets } = await sandbox.ledger('alice')
    expect(bets.map((bet) => bet.ticketNum)).toEqual([ticketNum])
    expect(await over()).toBeLessThanOrEqual(0)
    // In the lowest it is scrolled to.
    const done = client.getByRole('button', { name: 'Done' })
    await scrollTo(done)
    // All of it, but for what a browser rounds off.
    await expect(done).toBeInViewport({ ratio: 0.99 })
    await done.click()
    await expect(done).toHaveCount(0)
  })

test.describe('a pad that is turned', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('keeps selections, stake, focus and the place in the list [DEVICE-01] [ROUTE-08]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, home } = await pickHome({ launched, sandbox })
    await client.slip.open()
    await client.slip.stake.fill('13')
    await expect(client.slip.stake).toBeFocused()
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(client.slip.stake).toHaveValue('13')
    await expect(client.slip.stake).toBeFocused()
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect(client.getByRole('dialog')).toBeVisible()
    await expect(client.slip.stake).toHaveValue('13')
    await expect(client.slip.stake).toBeFocused()
  })
})
