import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { pickHome } from '../../harness/slip/picking.ts'

test('an amount that is to be won is turned into its stake, within the limits [SLIP-07]', async ({
  launched,
  sandbox,
}) => {
  const { client } = await pickHome({ launched, sandbox }, { price: '2.50' })
  const { slip } = client
  await slip.panel.getByRole('button', { name: 'To win' }).click()
  const wanted = slip.panel.getByLabel('To win', { exact: true })
  await wanted.fill('1 234,50')
  await expect(slip.place).toHaveText('Place bet, ¥823.00')
  await expect(slip.fact('Profit')).toHaveText('¥1,234.50')
  // No less than the least, no more than the member has.
  await wanted.fill('1')
  await expect(slip.place).toHaveText('Place bet, ¥10.00')
  await wanted.fill('900000')
  await expect(slip.place).toHaveText('Place bet, ¥10,000.00')
  await wanted.fill('300')
  await slip.place.click()
  await slip.placed()
  expect((await sandbox.ledger('alice')).bets).toMatchObject([{ amount: '200.00' }])
})

test('a selection that was replaced or removed comes back with its stake, and moves nothing [SLIP-02]', async ({
  launched,
  sandbox,
}) => {
  const { client, event, home, away } = await pickHome({ launched, sandbox }, { stake: '150' })
  const { slip } = client
  const row = client.lists.event(event.home, event.away)
  const before = await slip.place.boundingBox()
  await client.price(away, row).first().click()
  await expect(slip.leg(away)).toBeVisible()
  await expect(slip.keepBoth).toBeVisible()
  expect(await slip.place.boundingBox()).toEqual(before)
  await client.price(home, row).first().click()
  await expect(slip.leg(home)).toBeVisible()
  await expect(slip.stake).toHaveValue('150')
  await slip.panel.getByRole('button', { name: `Remove ${home}` }).click()
  await expect(slip.panel.getByText(`Removed ${home} @ `)).toBeVisible()
  await slip.panel.getByRole('button', { name: 'Undo' }).click()
  await expect(slip.leg(home)).toBeVisible()
  await expect(slip.place).toHaveText('Place bet, ¥150.00')
})

test('a ticket that is bet again is next to what it took the place of, where both are kept [SLIP-17] [SLIP-02]', async ({
  launched,
  sandbox,
}) => {
  const { client, event, home, away } = await pickHome({ launched, sandbox }, { stake: '20' })
  const { slip } = client
  await slip.place.click()
  const ticketNum = await slip.placed()
  await slip.panel.getByRole('button', { name: 'Done' }).click()
  await client.price(away, client.lists.event(event.home, event.away)).first().click()
  await slip.stake.fill('35')
  await client.tickets.open()
  await client.tickets.ticket(ticketNum).getByRole('button', { name: 'Bet again' }).click()
  await expect(slip.leg(home)).toBeVisible()
  await slip.keepBoth.click()
  await expect(slip.leg(away)).toBeVisible()
  await expect(slip.leg(home)).toBeVisible()
  await expect(slip.stakeOn(away)).toHaveValue('35')
})

test.describe('the quick stakes', () => {
  const quick = (client: ClientPage) =>
    client.slip.panel.getByRole('button', { name: /^\+.*, add / }).allInnerTexts()
  const usual = ['+50', '+100', '+200', '+500', '+1K']

  for (const [width, height] of sampleOf(
    [
      [1440, 900],
      [375, 553],
    ] as const,
    1,
  ))
    test(`are the member’s own by keys alone, and nothing of the slip moves, at ${width} × ${height} [SLIP-06] [A11Y-01] [DEVICE-01]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height })
      // A phone's keypad has the first three of them.
      const seen = (amounts: readonly string[]) => (width < 768 ? amounts.slice(0, 3) : amounts)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { client } = await pickHome({ launched, sandbox })
      const { slip } = client
      await client.slip.open()
      await slip.stake.fill('10')
      await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
      const edit = slip.panel.getByRole('button', { name: 'Edit quick stakes' })
      const places = async () => [
        await slip.place.boundingBox(),
        await edit.boundingBox(),
        await slip.stake.boundingBox(),
      ]
      const still = await places()
      expect(await quick(client)).toEqual(seen(usual))

      await edit.focus()
      await page.keyboard.press('Enter')
      const field = (number: number) => client.getByLabel(`Quick stake ${number}`, { exact: true })
      await field(1).fill('1.234')
      await page.keyboard.press('Enter')
      await expect(field(1)).toHaveAttribute('aria-invalid', 'true')
      await field(1).fill('1234.56')
      await client.getByRole('button', { name: 'Remove quick stake 2' }).press('Enter')
      await client.getByRole('button', { name: 'Add amount' }).press('Enter')
      await expect(field(5)).toBeFocused()
      await page.keyboard.type('7')
      await page.keyboard.press('Enter')
      await expect(edit).toBeFocused()
      expect(await quick(client)).toEqual(seen(['+7', '+200', '+500', '+1K', '+1,234.56']))
      expect(await places()).toEqual(still)
      const [own, sum] = width < 768 ? ['+7, add ¥7.00', '17.00'] : ['+1,234.56, add ¥1,234.56', '1,244.56']
      await slip.panel.getByRole('button', { name: own }).press('Enter')
      await expect(slip.stake).toHaveValue(sum)

      await edit.press('Enter')
      await client.getByRole('button', { name: 'Reset to default' }).press('Enter')
      expect(await quick(client)).toEqual(seen(usual))
      expect(await places()).toEqual(still)
    })

  test('are kept for the member and their currency, and are the partner’s where they cannot be read [SLIP-06] [LIVE-13]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, event, home } = await pickHome({ launched, sandbox })
    await client.slip.panel.getByRole('button', { name: 'Edit quick stakes' }).click()
    await client.getByLabel('Quick stake 1', { exact: true }).fill('25')
    await client.getByRole('button', { name: 'Save' }).click()
    await page.reload()
    await expect(client.slip.leg(home)).toBeVisible()
    expect(await quick(client)).toEqual(['+25', ...usual.slice(1)])
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.endsWith('preferences'))
          localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"25.00"', '"a lot"'))
    })
    await page.reload()
    await expect(client.slip.leg(home)).toBeVisible()
    expect(await quick(client)).toEqual(usual)
    // Another member of the same browser has none of them.
    const dewi = await launched({ member: 'dewi' })
    await dewi.price(home, dewi.lists.event(event.home, event.away)).first().click()
    await expect(dewi.slip.leg(home)).toBeVisible()
    expect(await quick(dewi)).not.toContain('+25')
  })
})

test('what was staked last is offered again, also after a reload, and falls back where it cannot be read [SLIP-06]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { client, event, home, away } = await pickHome({ launched, sandbox }, { stake: '75' })
  const { slip } = client
  const again = slip.panel.getByRole('button', { name: '¥75.00, your last stake' })
  await expect(again).toHaveCount(0)
  await slip.place.click()
  await slip.placed()
  await page.reload()
  await client.ready()
  await client.price(away, client.lists.event(event.home, event.away)).first().click()
  await again.click()
  await expect(slip.stake).toHaveValue('75.00')
  await expect(slip.place).toHaveText('Place bet, ¥75.00')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('preferences'))
        localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"75.00"', '["?"]'))
  })
  await page.reload()
  await client.ready()
  await client.price(home, client.lists.event(event.home, event.away)).first().click()
  await expect(slip.leg(home)).toBeVisible()
  await expect(again).toHaveCount(0)
})
