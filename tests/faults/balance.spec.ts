import { expect, test } from '../harness/fixtures.ts'
import { expectPlacedOnce, placeUnder, whilePlacing } from '../harness/slip/placing.ts'

test.describe('what a bet changed, and could not be fetched', () => {
  test('the balance says that it is not up to date, and is asked for until it is right [HIST-03] [SLIP-17]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await placeUnder(client, sandbox, 55, whilePlacing({ kind: 'malformed' }), {
      method: 'GET',
      path: '/wallet/',
      kind: 'status',
      status: 409,
      times: 1_000,
    })
    await client.slip.placed()
    await expect(client.member.balance).toContainText('10,000.00')
    await expect(client.getByRole('banner').getByText('not up to date')).toBeVisible()
    await sandbox.clearFaults()
    // Nobody asks for it: it comes on its own.
    await expect(client.member.balance).toContainText('9,945.00')
    await expectPlacedOnce(client, sandbox, 55)
    await expect(client.getByRole('banner').getByText('not up to date')).toBeHidden()
  })

  test('the balance is asked for until it is known, where servers in trouble did not say it to a reload [HIST-03] [LAUNCH-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await expect(client.member.balance).toContainText('10,000.00')
    await sandbox.fault({ method: 'GET', path: '/wallet/', kind: 'status', status: 502, times: 1_000 })
    await page.reload()
    await client.ready()
    await expect(client.getByRole('banner').getByText('Balance unavailable')).toBeVisible()
    await sandbox.clearFaults()
    // Nobody asks for it: it comes on its own.
    await expect(client.member.balance).toContainText('10,000.00')
  })

  test('the tickets say so, also where there were none [HIST-03] [SLIP-17]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await client.tickets.open()
    await expect(client.getByText('No pending bets')).toBeVisible()
    await client.getByRole('tab', { name: 'Bet slip' }).click()
    await placeUnder(client, sandbox, 56, {
      method: 'GET',
      path: '/transactions/',
      kind: 'status',
      status: 409,
      times: 1_000,
    })
    const ticketNum = await client.slip.placed()
    await client.tickets.tab.click()
    await expect(client.getByText('These bets may not be up to date.')).toBeVisible()
    await sandbox.clearFaults()
    await expect(client.tickets.ticket(ticketNum)).toBeVisible()
    await expect(client.getByText('These bets may not be up to date.')).toBeHidden()
  })
})
