import { errors } from '#domain/session/errorCatalogue.ts'

import { sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { pickCombo } from '../../../harness/slip/picking.ts'

test.describe('a combo', () => {
  test('of three matches is placed at the product of their prices, and settles as one [SLIP-10] [SLIP-09] [HIST-04]', async ({
    launched,
    sandbox,
  }) => {
    const { client, picked } = await pickCombo({ launched, sandbox }, { prices: ['1.85', '2.10', '1.90'] })
    await expect(client.slip.fact('Total odds')).toHaveText('7.38')
    await client.slip.stake.fill('50')
    await expect(client.slip.fact('Returns')).toHaveText('¥369.07')
    await client.slip.place.click()
    const ticket = await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ ticketNum: ticket, amount: '50.00' }])
    for (const { market } of picked)
      await sandbox.market(market.marketId, { settle: { home: 'win', away: 'lose', draw: 'lose' } })
    await client.tickets.open('Settled')
    await expect(client.tickets.ticket(ticket)).toContainText('¥369.07')
    await expect(client.tickets.ticket(ticket).getByText('Win', { exact: true })).toHaveCount(4)
  })

  test('says what is still missing, and takes no match twice [SLIP-10] [SLIP-02]', async ({
    launched,
    sandbox,
  }) => {
    const { client, picked } = await pickCombo({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    await expect(client.slip.panel.getByText('Add 1 selection from another match.')).toBeVisible()
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
    const [first] = picked
    if (first === undefined) throw new Error('Nothing was picked.')
    const other = client.price(first.away, client.lists.event(first.event.home, first.event.away)).first()
    await expect(other).toHaveAccessibleDescription(
      'Another selection of this match is already in your bet slip.',
    )
    await other.click({ force: true })
    await expect(client.slip.leg(first.home)).toBeVisible()
    await expect(client.slip.leg(first.away)).toHaveCount(0)
    await expect(client.getByText(errors.maximumTicketsPerEvent.text)).toHaveCount(0)
  })

  test('asks about the one leg that moved, and is placed at what was accepted [SLIP-15]', async ({
    launched,
    sandbox,
  }) => {
    const { client, picked } = await pickCombo(
      { launched, sandbox },
      { prices: ['1.85', '2.10', '1.90'], policy: 'Always ask', stake: '10' },
    )
    const [, second] = picked
    if (second === undefined) throw new Error('Nothing was picked.')
    await sandbox.market(second.market.marketId, { prices: { home: '2.00' } })
    await expect(client.slip.leg(second.home)).toContainText('New odds is 2.00')
    await client.slip.acceptAt(second.home)
    await client.slip.place.click()
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ euroOdds: '7.03' }])
  })

  test('stays with its legs and its stake through a reload, beside the single [SLIP-01] [SLIP-21] [SLIP-22]', async ({
    launched,
    sandbox,
    page,
  }) => {
    const { client, picked } = await pickCombo(
      { launched, sandbox },
      { prices: ['1.85', '2.10', '1.90'], stake: '50' },
    )
    await page.reload()
    for (const { home } of picked) await expect(client.slip.leg(home)).toBeVisible()
    await expect(client.slip.stake).toHaveValue('50')
    await expect(client.slip.kind('Combo')).toHaveAttribute('aria-selected', 'true')
    await client.slip.kind('Single').click()
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  })
})

test.describe('a system', () => {
  test('has a stake for each combination of a size, and returns the sum over all of them [SLIP-11]', async ({
    launched,
    sandbox,
  }) => {
    const { client, picked } = await pickCombo({ launched, sandbox }, { prices: ['2.00', '3.00', '4.00'] })
    await client.slip.kind('System').click()
    await client.slip.panel.getByText('Combinations').click()
    await expect(client.slip.panel.getByText('AB, AC, BC')).toBeVisible()
    await (await client.slip.size('Doubles × 3')).fill('10')
    await (await client.slip.size('Trebles × 1')).fill('20')
    await expect(client.slip.fact('Total stake')).toHaveText('¥50.00')
    // 10 × (6 + 8 + 12) + 20 × 24
    await expect(client.slip.fact('Returns')).toHaveText('¥740.00')
    await client.slip.place.click()
    const ticket = await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ ticketNum: ticket, amount: '50.00' }])
    // With one leg lost, one double is won.
    const [lost, ...won] = picked
    if (lost === undefined) throw new Error('Nothing was picked.')
    await sandbox.market(lost.market.marketId, { settle: { home: 'lose', away: 'win', draw: 'lose' } })
    for (const { market } of won)
      await sandbox.market(market.marketId, { settle: { home: 'win', away: 'lose', draw: 'lose' } })
    await client.tickets.open('Settled')
    await expect(client.tickets.ticket(ticket)).toContainText('¥120.00')
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
  test(`a combo is placed by touch at ${width} × ${height} [SLIP-10] [SLIP-22] [DEVICE-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height })
    const { client } = await pickCombo({ launched, sandbox }, { prices: ['1.85', '2.10', '1.90'] })
    await client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }).click()
    await client.slip.place.click()
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ amount: '50.00' }])
  })
}
