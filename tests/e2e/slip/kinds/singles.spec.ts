import { errors } from '#domain/session/errorCatalogue.ts'

import { sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { pickSingles } from '../../../harness/slip/picking.ts'

test.describe('several singles', () => {
  test('that are kept both are bet side by side with one press, each with its own stake [SLIP-02] [SLIP-17]', async ({
    launched,
    sandbox,
  }) => {
    const { client, picked } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    const [first, second] = picked.map(({ home }) => home)
    if (first === undefined || second === undefined) throw new Error('Nothing was picked.')
    await client.slip.stakeOn(first).fill('100')
    await client.slip.stakeOn(second).fill('50')
    await expect(client.slip.fact('Total stake')).toHaveText('¥150.00')
    // 185 + 105
    await expect(client.slip.fact('Returns')).toHaveText('¥290.00')
    await expect(client.slip.place).toHaveText('Place 2 bets, ¥150.00')
    await client.slip.place.click()
    await expect(client.slip.success).toBeVisible()
    await expect(client.slip.panel.getByText('Placed', { exact: true })).toHaveCount(2)
    const { bets, wallet } = await sandbox.ledger('alice')
    expect(bets.map(({ amount }) => amount).toSorted()).toEqual(['100.00', '50.00'])
    expect(wallet.balance).toBe('9850.00')
    for (const { ticketNum } of bets) await expect(client.slip.panel).toContainText(ticketNum)
    const [last] = bets
    if (last === undefined) throw new Error('Nothing was placed.')
    await client.slip.panel.getByRole('button', { name: `Ticket ${last.ticketNum}` }).click()
    await expect(client.tickets.ticket(last.ticketNum)).toBeFocused()
    await client.getByRole('tab', { name: 'Bet slip' }).click()
    await client.slip.panel.getByRole('button', { name: 'Done' }).click()
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  })

  test('can have one stake on each of them [SLIP-06]', async ({ launched, sandbox }) => {
    const { client } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10', '3.00'] })
    await client.slip.panel.getByRole('switch', { name: 'Same stake for all' }).check()
    await client.slip.panel.getByLabel('Stake per single').fill('20')
    await expect(client.slip.place).toHaveText('Place 3 bets, ¥60.00')
    await client.slip.place.click()
    await expect(client.slip.success).toBeVisible()
    expect((await sandbox.ledger('alice')).bets.map(({ amount }) => amount)).toEqual([
      '20.00',
      '20.00',
      '20.00',
    ])
  })

  test('have an answer each: what is refused stays in the slip with its stake, and says why [SLIP-19] [SLIP-20]', async ({
    launched,
    sandbox,
  }) => {
    const { client, picked } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    await sandbox.wait('alice', 60)
    for (const { home } of picked) await client.slip.stakeOn(home).fill('30')
    await client.slip.place.click()
    await expect(client.slip.heading('1 of 2 bets placed')).toBeVisible()
    await expect(client.slip.panel).toContainText(errors.placeBetTooFast.text)
    expect((await sandbox.ledger('alice')).bets).toHaveLength(1)
    await client.slip.panel.getByRole('button', { name: 'Done' }).click()
    await expect(client.slip.leg(picked[1]?.home ?? '')).toBeVisible()
    await expect(client.slip.stake).toHaveValue('30')
  })

  test('keep their stakes through a reload, and every press adds to them still [SLIP-02] [SLIP-21]', async ({
    launched,
    sandbox,
    page,
  }) => {
    const { client, picked } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    for (const { home } of picked) await client.slip.stakeOn(home).fill('30')
    await page.reload()
    for (const { home } of picked) await expect(client.slip.stakeOn(home)).toHaveValue('30')
    const [, second] = picked
    if (second === undefined) throw new Error('Nothing was picked.')
    await client.price(second.away, client.lists.event(second.event.home, second.event.away)).first().click()
    await expect(client.slip.leg(second.away)).toBeVisible()
    for (const { home } of picked) await expect(client.slip.stakeOn(home)).toHaveValue('30')
  })
})

for (const [width, height] of sampleOf(
  [
    [375, 553],
    [390, 844],
    [820, 1180],
  ] as const,
  1,
)) {
  test(`two singles are placed by touch at ${width} × ${height} [SLIP-02] [SLIP-22] [DEVICE-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height })
    const { client, picked } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    for (const { home } of picked) {
      await client.slip.stakeOn(home).click()
      await client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }).click()
    }
    await client.slip.place.click()
    await expect(client.slip.success).toBeVisible()
    expect((await sandbox.ledger('alice')).bets.map(({ amount }) => amount)).toEqual(['50.00', '50.00'])
  })
}
