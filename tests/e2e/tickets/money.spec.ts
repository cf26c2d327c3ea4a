import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { pickHome } from '../../harness/slip/picking.ts'

test.describe("money in the member's own currency", () => {
  test('steps and limits of a member in rupiah fit each other: the smallest step is a bet [SLIP-05] [SLIP-06]', async ({
    launched,
    sandbox,
  }) => {
    const { event, home } = await someEvent(sandbox)
    const client = await launched({ member: 'dewi' })
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await expect(client.slip.panel.getByText(/Min Rp\s20,000/)).toBeVisible()
    await client.slip.stake.fill('19999')
    await expect(client.slip.panel.getByText(/Minimum bet should be Rp\s20,000/)).toBeVisible()
    await client.slip.panel.getByRole('button', { name: 'Clear' }).click()
    await client.slip.panel
      .getByRole('button', { name: /add Rp/ })
      .first()
      .click()
    await client.slip.place.click()
    await client.slip.placed()
    const { bets, problems } = await sandbox.ledger('dewi')
    expect(bets).toMatchObject([{ amount: '100000' }])
    expect(problems).toEqual([])
  })

  test('a person gives a member money on the console, and the member has it [HIST-03]', async ({
    page,
    sandbox,
    launched,
  }) => {
    await sandbox.money('alice', { withdraw: '9000' })
    await page.goto(`${sandbox.clientUrl}/sandbox/`)
    const row = page.getByRole('row', { name: /^alice/ })
    await expect(row).toContainText('1000.00 CNY')
    await page.getByLabel('Whose money').selectOption('alice')
    await page.getByLabel('Amount').fill('234.50')
    await page.getByRole('button', { name: 'Pay in' }).click()
    await expect(row).toContainText('1234.50 CNY')
    await page.getByRole('button', { name: 'Take out' }).click()
    await expect(row).toContainText('1000.00 CNY')
    await page.getByLabel('Amount').fill('1000.01')
    await page.getByRole('button', { name: 'Take out' }).click()
    await expect(page.getByText('alice has 1000.00 CNY, and no more.')).toBeVisible()
    const client = await launched()
    await expect(client.member.balance).toContainText('1,000.00')
  })
})

test('a dead heat that pays less than the stake is no win, in word and figure [HIST-01] [HIST-04]', async ({
  launched,
  sandbox,
}) => {
  const { client, market } = await pickHome({ launched, sandbox }, { price: '1.80', stake: '100.00' })
  await client.slip.place.click()
  const ticketNum = await client.slip.placed()
  const heat = { deadHeat: { places: 1, tied: 2 } }
  await sandbox.market(market.marketId, {
    settle: Object.fromEntries(market.selections.map(({ side }) => [side, heat])),
  })
  await client.slip.panel.getByRole('button', { name: 'Done' }).click()
  await client.tickets.open('Settled')
  const ticket = client.tickets.ticket(ticketNum)
  await expect(ticket).toContainText('Half loss')
  await expect(ticket).not.toContainText('Half win')
  await expect(ticket).toContainText('90.00')
  expect((await sandbox.ledger('alice')).problems).toEqual([])
})
