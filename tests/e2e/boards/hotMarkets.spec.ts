import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { pickHome } from '../../harness/slip/picking.ts'

for (const [width, height] of sampleOf(
  [
    [1440, 900],
    [390, 844],
  ] as const,
  1,
))
  test(`what another member bet on is followed from the hot markets, and the slip and the ledger say so, at ${width} × ${height} [SLIP-23] [BROWSE-11] [MEMBER-06] [DEVICE-01]`, async ({
    browser,
    launched,
    page,
    sandbox,
  }) => {
    const theirs = await (await browser.newContext()).newPage()
    const {
      client: bob,
      event,
      market,
      home,
    } = await pickHome(
      { launched: (options) => launched({ ...options, page: theirs }), sandbox },
      { price: '2.20', stake: '30', as: { member: 'bob' } },
    )
    await bob.slip.place.click()
    await bob.slip.placed()
    await theirs.context().close()

    await page.setViewportSize({ width, height })
    const client = await launched()
    await client.boards.show('Hot betting')
    const card = client.getByRole('article', { name: `${event.home} v ${event.away}` })
    await expect(card).toContainText('1 bet')
    await expect(card.getByRole('listitem').first()).toContainText('100%')
    await expect(client.price(home, card)).toHaveAttribute('aria-pressed', 'false')
    await card.getByRole('button', { name: `Bet on ${home}` }).click()
    await expect(client.slip.panel.getByText('Followed bet')).toBeVisible()
    await expect(client.slip.leg(home)).toContainText('2.20')
    await client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }).click()
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    const { bets, problems } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([
      {
        ticketNum,
        ticketType: 'single',
        isFollowBet: true,
        amount: '50.00',
        legs: [{ marketId: market.marketId, side: 'home' }],
      },
    ])
    expect(problems).toEqual([])
  })

test('of one’s own bets nothing is on one’s board, and a followed bet that is taken out leaves nothing followed [SLIP-23] [SLIP-03]', async ({
  browser,
  launched,
  sandbox,
}) => {
  const theirs = await (await browser.newContext()).newPage()
  const { client: bob, home } = await pickHome(
    { launched: (options) => launched({ ...options, page: theirs }), sandbox },
    { stake: '30', as: { member: 'bob' } },
  )
  await bob.slip.place.click()
  await bob.slip.placed()
  await bob.boards.show('Hot betting')
  await expect(bob.getByText('No hot markets right now.')).toBeVisible()
  await theirs.context().close()

  const client = await launched()
  await client.boards.show('Hot betting')
  await client.getByRole('button', { name: `Bet on ${home}` }).click()
  await expect(client.slip.panel.getByText('Followed bet')).toBeVisible()
  await client.slip
    .leg(home)
    .getByRole('button', { name: `Remove ${home}` })
    .click()
  await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  await client
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${home}`) })
    .click()
  await expect(client.slip.leg(home)).toBeVisible()
  await expect(client.slip.panel.getByText('Followed bet')).toHaveCount(0)
})
