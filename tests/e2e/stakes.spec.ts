import { expect, test } from '../harness/fixtures.ts'
import { pickHome } from '../harness/picking.ts'

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
  await expect(slip.fact('Potential profit')).toHaveText('¥1,234.50')
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
  const row = client.event(event.home, event.away)
  const before = await slip.place.boundingBox()
  await client.price(away, row).first().click()
  await expect(slip.leg(away)).toBeVisible()
  await expect(slip.panel.getByText('Selection replaced.')).toBeVisible()
  expect(await slip.place.boundingBox()).toEqual(before)
  await slip.panel.getByRole('button', { name: 'Undo' }).click()
  await expect(slip.leg(home)).toBeVisible()
  await expect(slip.stake).toHaveValue('150')
  await slip.panel.getByRole('button', { name: `Remove ${home}` }).click()
  await slip.panel.getByRole('button', { name: 'Undo' }).click()
  await expect(slip.leg(home)).toBeVisible()
  await expect(slip.place).toHaveText('Place bet, ¥150.00')
})

test('what was staked last is offered again, also after a reload, and falls back where it cannot be read [SLIP-06]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { client, event, home, away } = await pickHome({ launched, sandbox }, { stake: '75' })
  const { slip } = client
  const again = slip.panel.getByRole('button', { name: '¥75.00, as last time' })
  await expect(again).toHaveCount(0)
  await slip.place.click()
  await slip.placed()
  await page.reload()
  await client.ready()
  await client.price(away, client.event(event.home, event.away)).first().click()
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
  await client.price(home, client.event(event.home, event.away)).first().click()
  await expect(slip.leg(home)).toBeVisible()
  await expect(again).toHaveCount(0)
})
