import { sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import type { ClientPage } from '../../../harness/pages/client.ts'
import { choose } from '../../../harness/pages/controls.ts'
import { button, offered, openLucky } from '../../../harness/slip/luckyCombo.ts'

const wish = (client: ClientPage, filter: string, label: string) => choose(client.slip.panel, filter, label)

test.describe('a lucky combo', () => {
  test('is made up to every filter, in the member’s odds type [SLIP-14] [SLIP-22]', async ({
    launched,
    page,
  }) => {
    const client = await openLucky(launched, { odds_type: 'hongkong' })
    await wish(client, 'Min odds', '0.50')
    await wish(client, 'Max odds', '2.50')
    await wish(client, 'Number of events', '4')
    await wish(client, 'Events', 'Today')
    await wish(client, 'Market', 'Over/under')
    await wish(client, 'Selection', 'Over')
    const sent = page.waitForRequest((request) => request.url().includes('/lucky-combo/'))
    await button(client, 'Generate combo').click()
    expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toEqual({
      from_odds: '0.50',
      to_odds: '2.50',
      odds_type: 'hongkong',
      event_select: 'today',
      num_events: '4',
      bet_type: 'over_under',
      selection: 'over',
    })
    await expect(offered(client)).toHaveCount(4)
    for (const leg of await offered(client).all()) await expect(leg).toHaveAccessibleName(/^Over \d/)
  })

  test('is another when it is asked for again, less a leg that is taken out, and goes when a filter changes [SLIP-14]', async ({
    launched,
  }) => {
    const client = await openLucky(launched)
    await wish(client, 'Number of events', '5')
    await button(client, 'Generate combo').click()
    await expect(offered(client)).toHaveCount(5)
    const first = (await offered(client).allInnerTexts()).join()
    await button(client, 'Generate another').click()
    await expect.poll(async () => (await offered(client).allInnerTexts()).join()).not.toBe(first)
    await offered(client).first().getByRole('button').click()
    await expect(offered(client)).toHaveCount(4)
    await wish(client, 'Game', 'Soccer')
    await expect(offered(client)).toHaveCount(0)
  })

  for (const [width, height] of sampleOf(
    [
      [375, 553],
      [1440, 900],
    ] as const,
    1,
  )) {
    test(`goes into the slip and is placed as one, at ${width} × ${height} [SLIP-14] [DEVICE-01]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height })
      const client = await openLucky(launched)
      await button(client, 'Generate combo').click()
      await expect(offered(client)).toHaveCount(3)
      const total = await client.slip.fact('Total odds').innerText()
      await button(client, 'Add to bet slip').click()
      await expect(client.slip.fact('Total odds')).toHaveText(total)
      await client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }).click()
      await client.slip.place.click()
      const ticketNum = await client.slip.placed()
      expect((await sandbox.ledger('alice')).bets).toMatchObject([
        { ticketNum, ticketType: 'luckyCombo', amount: '50.00' },
      ])
    })
  }

  test('is placed by keyboard alone [SLIP-14] [A11Y-01]', async ({ launched, page, sandbox }) => {
    const client = await openLucky(launched)
    await button(client, 'Generate combo').focus()
    await page.keyboard.press('Enter')
    await expect(client.slip.panel.getByText('Your combo has 3 selections.')).toBeAttached()
    await button(client, 'Add to bet slip').focus()
    await page.keyboard.press('Enter')
    await client.slip.stake.focus()
    await page.keyboard.type('10')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Enter')
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ ticketType: 'luckyCombo' }])
  })

  test('is given up after 15 s without an answer, and can be asked for again [SLIP-14] [SRV-14]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await openLucky(launched)
    await sandbox.fault({ method: 'GET', path: '/lucky-combo/', kind: 'hang', times: 1 })
    await page.clock.install()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/lucky-combo/'))
    const sent = page.waitForRequest((request) => request.url().includes('/lucky-combo/'))
    await button(client, 'Generate combo').click()
    await sent
    await page.clock.fastForward(16_000)
    await expect(client.slip.panel.getByText('No combo found in time.', { exact: false })).toBeVisible()
    await failed
    await button(client, 'Generate combo').click()
    await expect(offered(client)).toHaveCount(3)
  })

  test('says what to loosen where nothing fits [SLIP-14]', async ({ launched }) => {
    const client = await openLucky(launched)
    await wish(client, 'Max odds', 'Any odds')
    await wish(client, 'Min odds', '21.00')
    await wish(client, 'Number of events', '20')
    await button(client, 'Generate combo').click()
    await expect(
      client.slip.panel.getByText('No combo matches these filters.', { exact: false }),
    ).toBeVisible()
    await wish(client, 'Min odds', 'Any odds')
    await wish(client, 'Number of events', '3')
    await button(client, 'Generate combo').click()
    await expect(offered(client)).toHaveCount(3)
  })
})
