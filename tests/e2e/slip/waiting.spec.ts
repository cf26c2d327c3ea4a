import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { pickHome } from '../../harness/slip/picking.ts'
import { startClock, stopClock } from '../../harness/walks/clock.ts'

test('a bet too soon after the last is refused with its wait counted down, and the button opens on its own [SLIP-20]', async ({
  launched,
  sandbox,
  page,
}) => {
  await page.clock.install()
  const { client, event, home } = await pickHome({ launched, sandbox }, { stake: '10' })
  await sandbox.wait('alice', 5)
  await client.slip.place.click()
  await client.slip.placed()
  await client.price(home, client.lists.event(event.home, event.away)).first().click()
  await client.slip.stake.fill('20')
  await expect(client.slip.place).toHaveText('Place bet, ¥20.00')
  await stopClock(page)
  await client.slip.place.click()
  const waiting = (seconds: number) =>
    client.slip.panel.getByRole('button', { name: `Wait ${seconds} s`, exact: true })
  await expect(waiting(5)).toHaveAttribute('aria-disabled', 'true')
  await expect(client.slip.panel.getByText('Place bet too fast, wait a few secs')).toBeVisible()
  await expect(client.slip.panel.getByText(/No money was taken/)).toBeVisible()
  await expect(client.slip.panel.getByText(/^You can bet again within 5 seconds/)).toHaveCount(1)
  for (const seconds of [4, 3, 2, 1]) {
    await page.clock.runFor(1_000)
    await expect(waiting(seconds)).toBeVisible()
  }
  await sandbox.wait('alice', null)
  await page.clock.runFor(1_000)
  await expect(client.slip.place).toHaveText('Place bet, ¥20.00')
  await startClock(page)
  await client.slip.place.click()
  await client.slip.placed()
  expect((await sandbox.ledger('alice')).bets).toHaveLength(2)
})

test('while a bet waits before it is decided the seconds are counted down [SLIP-17]', async ({
  launched,
  page,
  sandbox,
}) => {
  // It is decided when the test says so, and the page's clock stands meanwhile: however busy the machine is.
  const { market } = await someEvent(sandbox)
  await sandbox.market(market.marketId, { betDelay: 60_000 })
  await page.clock.install()
  const { client } = await pickHome({ launched, sandbox }, { stake: '10' })
  const { place } = client.slip
  await expect(place).toHaveText('Place bet, ¥10.00')
  await expect(place).toHaveAttribute('aria-disabled', 'false')
  await stopClock(page)
  await place.click()
  for (const seconds of [60, 59, 58]) {
    await expect(place).toHaveText(`Placing… ${seconds} s`)
    await page.clock.runFor(1_000)
  }
  expect((await sandbox.ledger('alice')).bets).toEqual([])
  await sandbox.market(market.marketId, { betDelay: 0 })
  await startClock(page)
  await client.slip.placed()
  expect((await sandbox.ledger('alice')).bets).toMatchObject([{ amount: '10.00' }])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the way to the slip says that something in it needs the member: a change, a refusal, a bet that is not known [SLIP-22] [SLIP-15]', async ({
    launched,
    sandbox,
  }) => {
    const { client, market } = await pickHome({ launched, sandbox }, { as: { member: 'oracle' } })
    const bar = client.getByRole('button', { name: /^Bet slip.*1 selection/ })
    const alarmed = client.getByRole('button', { name: /^Bet slip.*Needs your attention/ })
    await expect(bar).toBeVisible()
    await expect(alarmed).toHaveCount(0)
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(alarmed.getByText('!', { exact: true })).toBeVisible()
    await sandbox.market(market.marketId, { status: 'open' })
    await expect(alarmed).toHaveCount(0)

    await client.slip.open()
    await client.slip.stake.fill('2013')
    await client.slip.place.click()
    await expect(client.slip.panel.getByText('Remote wallet request error')).toBeVisible()
    await client.slip.close()
    await expect(alarmed).toBeVisible()

    await client.slip.open()
    await client.slip.stake.fill('100')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'status', status: 500 })
    await sandbox.fault({
      method: 'GET',
      path: '/bets/by-unique/{key}',
      kind: 'status',
      status: 500,
      times: 1000,
    })
    await client.slip.place.click()
    await expect(client.slip.heading('Checking your bet')).toBeVisible()
    await client.slip.close()
    await expect(alarmed).toBeVisible()
    await sandbox.clearFaults()
  })
})

test('until its code has come the slip is drawn without its texts, and what comes stands where that stood [DEVICE-01] [SLIP-22]', async ({
  launched,
  page,
}) => {
  let letCome = (): void => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/later-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  const { slip } = await launched()
  await expect(slip.panel.locator('[data-chosen]')).toBeVisible()
  const places = async (chosen: string) => {
    const boxes = await Promise.all(
      [chosen, 'h2', 'section > svg', 'section > p'].map((name) => slip.panel.locator(name).boundingBox()),
    )
    const [part, title, icon, words] = boxes
    return { part, icon, lines: [title, words].map((box) => box && { y: box.y, height: box.height }) }
  }
  const before = await places('[data-chosen]')
  letCome()
  await expect(slip.panel.getByRole('heading', { name: 'Your bet slip is empty' })).toBeVisible()
  expect(await places('[aria-selected="true"]')).toEqual(before)
})
