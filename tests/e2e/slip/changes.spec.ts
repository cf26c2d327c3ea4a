import { expect, test } from '../../harness/fixtures.ts'
import { pickHome } from '../../harness/slip/picking.ts'

/** The price of the slip's selection moves between the member's look and the server's: sockets say nothing. */
test.describe('a price that moves before the bet', () => {
  test('under Any odds the bet is placed at the current price, and the receipt says so [SLIP-15] [SLIP-16]', async ({
    launched,
    sandbox,
  }) => {
    const { client, market } = await pickHome(
      { launched, sandbox },
      { price: '2.20', policy: 'Any odds', stake: '10' },
    )
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.sockets({ action: 'lag' })
    await sandbox.market(market.marketId, { prices: { home: '1.90' } })
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    await expect(client.slip.fact('Odds')).toHaveText('1.90')
    const { bets } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([{ ticketNum, euroOdds: '1.90' }])
    await sandbox.sockets({ action: 'unmute' })
  })

  test('under Better odds only a lower price is refused with the new odds, and placed when accepted [SLIP-15] [SLIP-16]', async ({
    launched,
    sandbox,
  }) => {
    const { client, market, home } = await pickHome(
      { launched, sandbox },
      { price: '2.20', policy: 'Better odds only', stake: '10' },
    )
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.sockets({ action: 'lag' })
    await sandbox.market(market.marketId, { prices: { home: '1.90' } })
    await client.slip.place.click()
    await expect(client.slip.leg(home)).toContainText('New odds is')
    await expect(client.slip.leg(home)).toContainText('1.90')
    expect((await sandbox.ledger('alice')).bets).toEqual([])
    await sandbox.sockets({ action: 'unmute' })
    await client.slip.place.click()
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ euroOdds: '1.90' }])
  })

  test('under Better odds only a higher price is taken without asking [SLIP-16]', async ({
    launched,
    sandbox,
  }) => {
    const { client, market, home } = await pickHome(
      { launched, sandbox },
      { price: '2.20', policy: 'Better odds only', stake: '10' },
    )
    await sandbox.market(market.marketId, { prices: { home: '2.60' } })
    await expect(client.slip.leg(home)).toContainText('2.60')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await client.slip.place.click()
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ euroOdds: '2.60' }])
  })

  test('under Always ask every move must be accepted, and the choice is remembered [SLIP-15] [SLIP-16]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, event, market, home } = await pickHome(
      { launched, sandbox },
      { price: '2.20', policy: 'Always ask', stake: '10' },
    )
    await sandbox.market(market.marketId, { prices: { home: '2.60' } })
    await expect(client.slip.leg(home)).toContainText('New odds is')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
    await client.slip.acceptAt(home)
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await client.slip.place.click()
    await client.slip.placed()
    await page.reload()
    await client.ready()
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await expect(client.slip.policy).toHaveText('Always ask')
  })

  test('a locked selection asks to be removed [SLIP-15] [LIVE-08]', async ({ launched, sandbox }) => {
    const { client, market, home } = await pickHome({ launched, sandbox }, { stake: '10' })
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(client.slip.leg(home)).toContainText('Locked odds will be removed')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
    await sandbox.market(market.marketId, { status: 'open' })
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  })

  test('a handicap that changes asks under every policy [SLIP-15] [SLIP-16] [LIVE-08]', async ({
    launched,
    sandbox,
  }) => {
    const events = await sandbox.events('?timing=today')
    const event = events.find((each) =>
      each.markets.some(
        (market) => market.betType === 'AH' && market.tabName === 'MATCH' && market.status === 'open',
      ),
    )
    const market = event?.markets.find(
      (each) => each.betType === 'AH' && each.tabName === 'MATCH' && each.status === 'open',
    )
    const home = market?.selections.find((selection) => selection.side === 'home')
    if (!event || !market || !home) throw new Error('No handicap market.')
    const client = await launched()
    await client.lists.event(event.home, event.away).getByRole('link').first().click()
    const cell = client.page.locator(`[data-market="${market.marketId}"][data-side="home"]`).first()
    await cell.click()
    await client.slip.choosePolicy('Any odds')
    await client.slip.stake.fill('20')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    const leg = client.slip.leg(home.name)
    const headline = leg.getByRole('paragraph')
    const before = await headline.innerText()
    const places = () =>
      Promise.all([headline, client.slip.stake, client.slip.place].map((part) => part.boundingBox()))
    const still = await places()
    await sandbox.market(market.marketId, {
      handicaps: { home: '-3.25', away: '+3.25' },
      prices: { home: '1.80', away: '2.00' },
    })
    await expect(leg).toContainText('New handicap is -3.25')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
    // What would be bet now, what was chosen struck through, and returns of the pair on offer.
    await expect(headline).toHaveText(`${home.name} -3.25`)
    expect(before).not.toContain('-3.25')
    await expect(leg.locator('s')).toContainText(before.replace(home.name, '').trim())
    await expect(leg.locator('s')).toContainText(`@ ${home.euroOdds}`)
    await expect(client.slip.fact('Returns')).toHaveText(/36\.00$/)
    expect(await places()).toEqual(still)
    await client.slip.acceptAt(new RegExp(`^${home.name}`))
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    expect(await places()).toEqual(still)
    await client.slip.place.click()
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ euroOdds: '1.80', amount: '20.00' }])
  })
})
