import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { pressIfThere } from '../../harness/pages/controls.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'
import { card, follow, openBoard, putForward } from '../../harness/slip/bigCombo.ts'

interface Offered {
  id: string
  selections: { marketId: string; side: string }[]
  betCount: number
}

async function offers(sandbox: TestSandbox): Promise<Offered[]> {
  return (await sandbox.control<{ bigCombos: Offered[] }>('GET', 'bigcombos')).bigCombos
}

test.describe('a big combo', () => {
  for (const [width, height] of sampleOf(
    [
      [1440, 900],
      [390, 844],
      [375, 553],
    ] as const,
    1,
  ))
    test(`is followed from its board and placed as it is offered, at ${width} × ${height} [SLIP-13] [SLIP-23] [DEVICE-01]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height })
      const { id, markets, homes } = await putForward(sandbox)
      const client = await launched()
      await openBoard(client)
      await expect(card(client)).toContainText('24.00')
      await expect(card(client)).toContainText('No bets on it yet')
      await expect(card(client).getByRole('listitem')).toHaveCount(3)
      await follow(client).click()
      await expect(client.slip.panel.getByText('Followed bet')).toBeVisible()
      await expect(client.slip.kind('Big combo')).toHaveAttribute('aria-selected', 'true')
      for (const home of homes) await expect(client.slip.leg(home)).toBeVisible()
      await expect(client.slip.fact('Total odds')).toHaveText('24.00')
      await client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }).click()
      await expect(client.slip.fact('Returns')).toHaveText('¥1,200.00')
      await client.slip.place.click()
      const ticketNum = await client.slip.placed()
      const { bets, problems } = await sandbox.ledger('alice')
      expect(bets).toMatchObject([
        {
          ticketNum,
          ticketType: 'bigCombo',
          bigComboId: id,
          isFollowBet: true,
          amount: '50.00',
          euroOdds: '24',
          legs: markets.map((marketId) => ({ marketId, side: 'home' })),
        },
      ])
      expect(problems).toEqual([])
      expect((await offers(sandbox)).find((offer) => offer.id === id)?.betCount).toBe(1)
      await client.slip.panel.getByRole('button', { name: 'Done' }).click()
      await client.slip.close()
      await expect(card(client)).toContainText('Placed by 1 member')
      await expect(follow(client)).toBeVisible()
    })

  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
  ] as const)
    test(`stands with the others on one line, ${width} px wide [SLIP-13] [DEVICE-01]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height })
      await putForward(sandbox)
      const client = await launched()
      await openBoard(client)
      await expect(card(client)).toBeVisible()
      const cards = client.getByRole('list', { name: 'Big combos' }).locator('> li')
      const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(tops.length).toBeGreaterThan(1)
      expect(new Set(tops.slice(0, 3)).size).toBe(1)
    })

  test('is followed and placed by keyboard alone, and its ticket says so [SLIP-13] [SLIP-23] [HIST-01] [A11Y-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { id } = await putForward(sandbox)
    const client = await launched()
    await client.lists.tab('Today').focus()
    // The boards are the last, and hot betting is the first of them.
    await page.keyboard.press('End')
    await expect(client.lists.tab('Boards')).toBeFocused()
    await expect(client.boards.tab('Hot betting')).toHaveAttribute('aria-selected', 'true')
    await follow(client).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('s')
    await expect(client.slip.stake).toBeFocused()
    await page.keyboard.type('10')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Enter')
    const ticketNum = await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ bigComboId: id, amount: '10.00' }])
    await client.tickets.open()
    await expect(client.tickets.ticket(ticketNum).getByText('Followed bet', { exact: true })).toBeVisible()
  })

  test('stays followed through a reload, and the next one takes its place, behind no receipt [SLIP-13] [SLIP-21] [SLIP-23]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await putForward(sandbox)
    const client = await launched()
    await openBoard(client)
    await follow(client).click()
    await client.slip.stake.fill('20')
    await page.reload()
    await expect(client.slip.panel.getByText('Followed bet')).toBeVisible()
    await expect(client.slip.stake).toHaveValue('20')
    await client.slip.place.click()
    await client.slip.placed()
    const other = 'Favourites of the day'
    await follow(client, other).click()
    await expect(client.slip.success).toHaveCount(0)
    await expect(client.slip.panel.getByText('Followed bet')).toBeVisible()
    await expect(card(client, other).getByText('In your bet slip')).toBeVisible()
    await client.slip.stake.fill('30')
    await client.slip.place.click()
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets.map(({ amount }) => amount).sort()).toEqual([
      '20.00',
      '30.00',
    ])
  })

  test('with a leg that is suspended is neither placed nor followed, and can be again when it opens [SLIP-13] [SLIP-15]', async ({
    launched,
    sandbox,
  }) => {
    const { markets, homes } = await putForward(sandbox)
    const [marketId = ''] = markets
    const [home = ''] = homes
    const client = await launched()
    await openBoard(client)
    await follow(client).click()
    await client.slip.stake.fill('20')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.market(marketId, { status: 'paused' })
    await expect(client.slip.leg(home)).toContainText('Locked odds will be removed')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
    await sandbox.market(marketId, { status: 'open' })
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await client.slip.place.click()
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toHaveLength(1)
  })

  test('with a leg that has closed goes as a whole, and is put forward no more [SLIP-13] [SLIP-15] [SLIP-03]', async ({
    launched,
    sandbox,
  }) => {
    const { markets, homes } = await putForward(sandbox, 4)
    const [marketId = ''] = markets
    const [home = ''] = homes
    const client = await launched()
    await openBoard(client)
    await follow(client).click()
    await sandbox.market(marketId, { status: 'closed' })
    await expect(client.slip.leg(home)).toContainText('Ticket will be removed')
    await client.slip.leg(home).getByRole('button', { name: 'Remove combo' }).click()
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
    await expect(card(client)).toHaveCount(0)
    expect((await sandbox.ledger('alice')).bets).toEqual([])
  })

  test('is nowhere where the partner has switched it off; without any board, neither are their tab and its address [LAUNCH-14] [ROUTE-11]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await putForward(sandbox)
    await sandbox.features({ enableBigCombo: false, enableHotMarket: false })
    const client = await launched()
    await expect(client.boards.tab('Hot betting')).toHaveCount(0)
    await page.goto(`${sandbox.clientUrl}/v8/events?tab=hotBetting`)
    await expect(client.lists.tab('Today')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/\/v8\/events$/)
    await sandbox.features({ enableBigCombo: false, enableHotMarket: true })
    await page.reload()
    await client.boards.show('Hot betting')
    await expect(client.getByRole('heading', { name: 'Hot markets' })).toBeVisible()
    await expect(client.getByRole('heading', { name: 'Big combos' })).toHaveCount(0)
    await sandbox.features({ enableBigCombo: true, enableHotMarket: false })
    await page.reload()
    await expect(card(client)).toBeVisible()
    await expect(client.getByRole('heading', { name: 'Hot markets' })).toHaveCount(0)
  })

  test('that cannot be loaded says so, and comes when it is asked for again [BROWSE-14] [SRV-11]', async ({
    launched,
    sandbox,
  }) => {
    await putForward(sandbox)
    const client = await launched()
    await sandbox.fault({
      method: 'GET',
      path: '/features/big_combo',
      kind: 'status',
      status: 500,
      times: 50,
    })
    await client.boards.show('Hot betting')
    await expect(client.getByText("Couldn't load the big combos")).toBeVisible()
    await sandbox.clearFaults()
    await pressIfThere(client.getByRole('button', { name: 'Retry' }))
    await expect(card(client)).toBeVisible()
  })
})
