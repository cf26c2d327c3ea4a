import type { Page } from '@playwright/test'

import { type Bettable, someEvents } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { openPartnerSite } from '../../harness/pages/host.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'
import { ofOneGame, pickHome } from '../../harness/slip/picking.ts'

/** Three matches of one game, whose list shows all of them. */
async function threeMatches(sandbox: TestSandbox): Promise<[Bettable, Bettable, Bettable]> {
  const [first, second, third] = ofOneGame(await someEvents(sandbox, { isForCombos: true }), 3)
  if (!first || !second || !third) throw new Error('There are too few matches.')
  return [first, second, third]
}

/** Presses a side's price in the list, and brings the slip up. */
async function press(client: ClientPage, { event, ...names }: Bettable, side: 'home' | 'away') {
  await client.slip.close()
  await client.price(names[side], client.lists.event(event.home, event.away)).first().click()
  await client.slip.open()
}

/** Chooses in the menu what another price does. */
async function choosePressRule(client: ClientPage, rule: 'Replace' | 'Add'): Promise<void> {
  await client.member.menuButton.click()
  const menu = client.member.menu
  const options = menu.getByRole('radiogroup', { name: 'When I press another price' })
  await options.getByRole('radio', { name: rule }).check()
  await menu.getByRole('button', { name: 'Close' }).click()
}

/** The slip holds these, in this order. */
const expectLegs = (client: ClientPage, legs: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      client.slip.panel
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label'))),
    )
    .toEqual(legs)

test.describe('another price beside a single', () => {
  test('replaces it and says which; Keep both brings it back, and every press adds, until the slip is empty [SLIP-02] [SLIP-24]', async ({
    launched,
    sandbox,
  }) => {
    const [first, second, third] = await threeMatches(sandbox)
    await sandbox.market(first.market.marketId, { prices: { home: '1.53' } })
    const client = await launched()
    const { slip } = client
    await client.lists.showGame(first.event.gameName)
    await press(client, first, 'home')
    await slip.stake.fill('40')
    await press(client, second, 'home')
    await expect(slip.panel.getByText(`Replaced ${first.home} @ 1.53`).first()).toBeVisible()
    await expectLegs(client, [second.home])
    await slip.keepBoth.click()
    await expect(slip.keepBoth).toHaveCount(0)
    await expect(slip.stakeOn(first.home)).toHaveValue('40')
    await expect(slip.stakeOn(second.home)).toHaveValue('')
    // The other side of the same match is added as well, and a price that is pressed again goes.
    await press(client, second, 'away')
    await press(client, third, 'home')
    await expectLegs(client, [first.home, second.home, second.away, third.home])
    await press(client, second, 'away')
    await expectLegs(client, [first.home, second.home, third.home])
    // What is in the slip can be bet as a combo, where it makes one.
    await slip.kind('Combo').click()
    await expectLegs(client, [first.home, second.home, third.home])
    await slip.kind('Single').click()
    for (const { home } of [first, second, third])
      await slip.panel.getByRole('button', { name: `Remove ${home}` }).click()
    await expect(slip.panel.getByText('Your bet slip is empty')).toBeVisible()
    await press(client, first, 'home')
    await press(client, third, 'home')
    await expectLegs(client, [third.home])
  })

  test('goes on adding after a reload [SLIP-21] [SLIP-02]', async ({ launched, page, sandbox }) => {
    const [first, second, third] = await threeMatches(sandbox)
    const client = await launched()
    await client.lists.showGame(first.event.gameName)
    await press(client, first, 'home')
    await press(client, second, 'home')
    await client.slip.keepBoth.click()
    await page.reload()
    await press(client, third, 'home')
    await expectLegs(client, [first.home, second.home, third.home])
  })

  test('is told of only while that is what was just done: not beside the answer to a bet [SLIP-02] [SLIP-17]', async ({
    launched,
    sandbox,
  }) => {
    const { client, event, home, away } = await pickHome({ launched, sandbox }, { stake: '1000000' })
    const { slip } = client
    const row = client.lists.event(event.home, event.away)
    await client.price(away, row).first().click()
    await expect(slip.keepBoth).toBeVisible()
    await slip.stake.fill('150')
    await expect(slip.keepBoth).toHaveCount(0)
    await client.price(home, row).first().click()
    await expect(slip.keepBoth).toBeVisible()
    await slip.place.click()
    await slip.placed()
    await expect(slip.keepBoth).toHaveCount(0)
    await slip.panel.getByRole('button', { name: /^Keep selection/ }).click()
    await expect(slip.leg(home)).toBeVisible()
    await expect(slip.keepBoth).toHaveCount(0)
    await expect(slip.panel.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })

  test('can be kept beside it by the keyboard alone [A11Y-01] [SLIP-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const [first, second] = await threeMatches(sandbox)
    const client = await launched()
    const { slip } = client
    await client.lists.showGame(first.event.gameName)
    for (const { event, home } of [first, second]) {
      await client.price(home, client.lists.event(event.home, event.away)).first().focus()
      await page.keyboard.press('Enter')
      await expect(slip.leg(home)).toBeVisible()
    }
    await tabTo(page, 'Keep both')
    await page.keyboard.press('Enter')
    await expect(slip.leg(first.home)).toBeVisible()
    await expect(slip.leg(second.home)).toBeVisible()
    // The focus is not lost with the button.
    await expect(slip.panel.locator(':focus')).toHaveCount(1)
    await slip.stakeOn(first.home).focus()
    await page.keyboard.type('20')
    await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Enter')
    await expect(slip.success).toBeVisible()
    expect((await sandbox.ledger('alice')).bets).toHaveLength(1)
  })

  test('says so in sight at 375 × 553, and moves no button [SLIP-02] [SLIP-22] [DEVICE-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 375, height: 553 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const [first, second] = await threeMatches(sandbox)
    const client = await launched()
    const { slip } = client
    await client.lists.showGame(first.event.gameName)
    await press(client, first, 'home')
    const before = await slip.place.boundingBox()
    await press(client, second, 'home')
    await expect(slip.keepBoth).toBeInViewport({ ratio: 1 })
    for (const part of [slip.stake, slip.panel.getByRole('group', { name: 'Keypad' }), slip.place])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect(await slip.place.boundingBox()).toEqual(before)
    await slip.keepBoth.click()
    await expect(slip.leg(first.home)).toBeVisible()
    await expect(slip.place).toBeInViewport({ ratio: 1 })
  })
})

test.describe('what a press does', () => {
  test('is to add where the member chooses that, through a reload, and to replace where they choose that again [SLIP-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const [first, second, third] = await threeMatches(sandbox)
    const client = await launched()
    await choosePressRule(client, 'Add')
    await client.lists.showGame(first.event.gameName)
    await press(client, first, 'home')
    await press(client, second, 'home')
    await expectLegs(client, [first.home, second.home])
    await page.reload()
    await client.slip.panel.getByRole('button', { name: `Remove ${second.home}` }).click()
    await client.slip.panel.getByRole('button', { name: `Remove ${first.home}` }).click()
    await press(client, second, 'home')
    await press(client, third, 'home')
    await expectLegs(client, [second.home, third.home])
    await client.slip.panel.getByRole('button', { name: `Remove ${second.home}` }).click()
    await client.slip.panel.getByRole('button', { name: `Remove ${third.home}` }).click()
    await choosePressRule(client, 'Replace')
    await press(client, first, 'home')
    await press(client, third, 'home')
    await expectLegs(client, [third.home])
  })

  test("is the partner's default, over which the member's choice goes [SLIP-02] [LAUNCH-01] [HOST-01]", async ({
    page,
    sandbox,
  }) => {
    const [first, second, third] = await threeMatches(sandbox)
    const client = await openPartnerSite(page, sandbox, { pressRule: 'add', isSameSite: true })
    await client.lists.showGame(first.event.gameName)
    await press(client, first, 'home')
    await press(client, second, 'home')
    await expect(client.slip.leg(second.home)).toBeVisible()
    await expectLegs(client, [first.home, second.home])
    for (const { home } of [first, second])
      await client.slip.panel.getByRole('button', { name: `Remove ${home}` }).click()
    await choosePressRule(client, 'Replace')
    const again = await openPartnerSite(page, sandbox, { press_rule: 'add', isSameSite: true })
    await again.lists.showGame(first.event.gameName)
    await press(again, first, 'home')
    await press(again, third, 'home')
    await expectLegs(again, [third.home])
  })
})

test('the kinds of bet stand in an empty slip and can be pressed there, and so can those under More [SLIP-22] [SLIP-01]', async ({
  launched,
}) => {
  const client = await launched()
  const { slip } = client
  for (const name of ['Combo', 'System', 'Single']) {
    await slip.kind(name).click()
    await expect(slip.kind(name)).toHaveAttribute('aria-selected', 'true')
    await expect(slip.panel.getByText('Select any odds to add them here.')).toBeVisible()
  }
  const more = slip.panel.getByRole('group', { name: 'More bet types' })
  await more.getByRole('button', { name: 'In-match combo' }).click()
  await expect(slip.panel.getByText('Open a match, choose In-match combo')).toBeVisible()
  await slip.chooseMore('Big combo')
  await expect(slip.panel.getByText('Find ready-made combos on Home')).toBeVisible()
  await slip.chooseMore('Lucky combo')
  await expect(slip.panel.getByRole('button', { name: 'Generate combo' })).toBeVisible()
})

/** Goes on by the Tab key until a button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (focused === name) return
  }
  throw new Error(`The Tab key does not come to "${name}".`)
}
