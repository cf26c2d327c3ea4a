import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { choose } from '../../harness/pages/controls.ts'
import { pickHome } from '../../harness/slip/picking.ts'

test.describe('a single bet', () => {
  test('odds add a selection, other odds replace it, the same odds remove it [SLIP-01] [SLIP-02] [SLIP-24]', async ({
    launched,
    sandbox,
  }) => {
    const { event, home, away } = await someEvent(sandbox)
    const client = await launched()
    const row = client.lists.event(event.home, event.away)
    const homePrice = client.price(home, row).first()
    await homePrice.click()
    await expect(homePrice).toHaveAttribute('aria-pressed', 'true')
    await expect(client.slip.leg(home)).toBeVisible()
    await client.price(away, row).first().click()
    await expect(client.slip.leg(away)).toBeVisible()
    await expect(client.slip.leg(home)).toHaveCount(0)
    await expect(homePrice).toHaveAttribute('aria-pressed', 'false')
    await client.price(away, row).first().click()
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  })

  test('the stake is checked against range, balance and payout, each with its message [SLIP-05] [SLIP-06]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    await sandbox.market(market.marketId, { prices: { home: '2.00' }, limits: { min: '20', max: '20000' } })
    const client = await launched()
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await expect(client.slip.panel.getByText('Min ¥20.00', { exact: false })).toBeVisible()
    await client.slip.place.click()
    await expect(client.slip.panel.getByText('Please enter bet amount')).toBeVisible()
    await client.slip.stake.fill('19.99')
    await expect(client.slip.panel.getByText('Minimum bet should be ¥20.00')).toBeVisible()
    await client.slip.stake.fill('10000.01')
    await expect(client.slip.panel.getByText('Insufficient balance')).toBeVisible()
    await client.slip.stake.fill('20000.01')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
    await client.slip.panel.getByRole('button', { name: 'Clear' }).click()
    await client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }).click()
    await client.slip.panel.getByRole('button', { name: '+100, add ¥100.00' }).click()
    await expect(client.slip.stake).toHaveValue(/^150(\.00)?$/)
    await client.slip.panel.getByRole('button', { name: 'Max' }).click()
    await expect(client.slip.stake).toHaveValue(/^10,000(\.00)?$/)
  })

  test('the potential returns follow stake and price, exact to the cent [SLIP-09]', async ({
    launched,
    sandbox,
  }) => {
    const { client, market } = await pickHome({ launched, sandbox }, { price: '1.15', stake: '100.10' })
    await expect(client.slip.fact('Returns')).toHaveText('¥115.11')
    await expect(client.slip.fact('Profit')).toHaveText('¥15.01')
    await sandbox.market(market.marketId, { prices: { home: '2.50' } })
    await expect(client.slip.fact('Returns')).toHaveText('¥250.25')
  })

  test('a leg says the stake that wins the maximum, follows the price, and is silent where so much cannot be staked [SLIP-08]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    await sandbox.market(market.marketId, { prices: { home: '3.00' }, limits: { min: '10', max: '1000' } })
    const client = await launched()
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await client.slip.leg(home).getByRole('button', { expanded: false }).click()
    await expect(client.slip.leg(home)).toContainText('Stake for max win: ¥500.00')
    await sandbox.market(market.marketId, { prices: { home: '4.00' } })
    await expect(client.slip.leg(home)).toContainText('Stake for max win: ¥333.33')
    await sandbox.market(market.marketId, { prices: { home: '1.50' } })
    await expect(client.slip.leg(home)).toContainText('1.50')
    await expect(client.slip.leg(home)).not.toContainText('Stake for max win')
  })

  test('a bet is placed once, shown with its ticket, in the history and in the balance [SLIP-17] [HIST-01] [HIST-03]', async ({
    launched,
    sandbox,
  }) => {
    const { client, home } = await pickHome({ launched, sandbox }, { price: '1.85', stake: '150' })
    await expect(client.slip.place).toHaveText('Place bet, ¥150.00')
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    await expect(client.member.balance).toContainText('9,850.00')
    await client.tickets.open()
    const ticket = client.tickets.ticket(ticketNum)
    await expect(ticket).toContainText('¥150.00')
    await expect(ticket).toContainText('1.85')
    await expect(ticket).toContainText(home)
    const ledger = await sandbox.ledger('alice')
    expect(ledger.bets.map((bet) => [bet.ticketNum, bet.amount, bet.euroOdds])).toEqual([
      [ticketNum, '150.00', '1.85'],
    ])
  })

  test('a settled bet moves to Settled and is paid into the balance without asking [HIST-01] [HIST-03] [LIVE-03]', async ({
    launched,
    sandbox,
  }) => {
    const { client, market } = await pickHome({ launched, sandbox }, { price: '2.40', stake: '100' })
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    const results = Object.fromEntries(
      market.selections.map(({ side }) => [side, side === 'home' ? 'win' : 'lose']),
    )
    await sandbox.market(market.marketId, { settle: results, resultValue: '2-1' })
    await expect(client.member.balance).toContainText('10,140.00')
    await client.tickets.open('Settled')
    const ticket = client.tickets.ticket(ticketNum)
    await expect(ticket).toContainText('Win')
    await expect(ticket).toContainText('¥240.00')
    await expect(ticket).toContainText('2-1')
  })

  test('the slip survives a reload and is looked at again [SLIP-21]', async ({ launched, page, sandbox }) => {
    const { client, market, home } = await pickHome({ launched, sandbox }, { stake: '25' })
    await expect(client.slip.place).toHaveText('Place bet, ¥25.00')
    await page.reload()
    await client.ready()
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(client.slip.stake).toHaveValue(/^25/)
    await sandbox.market(market.marketId, { status: 'paused' })
    await page.reload()
    await expect(client.slip.leg(home)).toContainText('Locked odds will be removed')
  })

  test('a selection whose match is not on the screen is looked at again by the slip itself [SLIP-21]', async ({
    launched,
    context,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await client.lists.tab('Early').click()
    await expect(client.lists.shown('Early')).toBeVisible()
    const cell = client.page.locator('[data-market][data-side="home"]:not([aria-disabled="true"])').first()
    await cell.click()
    const leg = client.slip.panel.getByRole('listitem')
    const name = await leg.getAttribute('aria-label')
    const marketId = (await cell.getAttribute('data-market')) ?? ''
    await client.slip.stake.fill('25')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await page.close()
    await sandbox.market(marketId, { status: 'paused' })
    const again = await launched({ page: await context.newPage() })
    await expect(again.page.locator(`[data-market="${marketId}"]`)).toHaveCount(0)
    await expect(again.slip.leg(name ?? '')).toContainText('Locked odds will be removed')
    await expect(again.slip.stake).toHaveValue(/^25/)
  })

  test('the slip survives a change of language [SLIP-21]', async ({ launched, page, sandbox }) => {
    const { client, market, home } = await pickHome({ launched, sandbox }, { price: '2.40', stake: '25' })
    await client.getByRole('button', { name: /menu/i }).first().click()
    await choose(client, 'Language', 'ไทย')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => Object.entries(localStorage).join()))
      .toContain('"language":"th"')
    const leg = client.page.getByRole('listitem', { name: home })
    await expect(leg).toContainText('2.40')
    // It goes on living: the current terms still reach it, and are still asked about.
    await sandbox.market(market.marketId, { prices: { home: '2.60' } })
    await expect(leg).toContainText('2.60')
    await page.reload()
    await expect(leg).toContainText('2.60')
    await expect(client.page.getByRole('textbox').last()).toHaveValue(/^25/)
  })

  test('a bet is placed by the keyboard alone [A11Y-01] [SLIP-17]', async ({ launched, page, sandbox }) => {
    const { event, home } = await someEvent(sandbox)
    const client = await launched()
    await client.price(home, client.lists.event(event.home, event.away)).first().focus()
    await page.keyboard.press('Enter')
    await expect(client.slip.leg(home)).toBeVisible()
    await client.slip.stake.focus()
    await page.keyboard.type('40')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Enter')
    const ticketNum = await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets.map((bet) => bet.ticketNum)).toEqual([ticketNum])
  })

  test('the selection can be kept for another bet, under another key [SLIP-17] [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const { client } = await pickHome({ launched, sandbox }, { stake: '30' })
    await client.slip.place.click()
    await client.slip.placed()
    await client.slip.panel.getByRole('button', { name: 'Keep selection' }).click()
    await client.slip.stake.fill('31')
    await client.slip.place.click()
    await client.slip.placed()
    const { bets } = await sandbox.ledger('alice')
    expect(bets.map((bet) => bet.amount).toSorted()).toEqual(['30.00', '31.00'])
    expect(new Set(bets.map((bet) => bet.key)).size).toBe(2)
  })
})
