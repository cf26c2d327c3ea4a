import { expect, test } from '../harness/fixtures.ts'
import type { ClientPage } from '../harness/pages.ts'
import { pickSingles } from '../harness/picking.ts'
import { checkNow, everyTry, whileAsking, whilePlacing } from '../harness/placing.ts'
import { confirmationsKept, fillStorage, makeRoom, noRoomText } from '../harness/quota.ts'
import type { TestSandbox } from '../harness/sandbox.ts'

/** Both are in the ledger, once each, and the member was told so. */
async function expectBothOnce(client: ClientPage, sandbox: TestSandbox): Promise<void> {
  await expect(client.slip.heading('Success')).toBeVisible()
  const { bets, wallet } = await sandbox.ledger('alice')
  expect(bets.map(({ amount }) => amount).toSorted()).toEqual(['30.00', '40.00'])
  expect(wallet.balance).toBe('9930.00')
  for (const { ticketNum } of bets) await expect(client.slip.panel).toContainText(ticketNum)
}

test.describe('two singles of one press', () => {
  test('of which one reply is lost: the other is placed meanwhile, and both once [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const { client, picked } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    for (const [at, { home }] of picked.entries()) await client.slip.stakeOn(home).fill(String(30 + 10 * at))
    await sandbox.fault(whilePlacing({ kind: 'dropReply', times: 1 }))
    await client.slip.place.click()
    await expectBothOnce(client, sandbox)
  })

  test('whose answers never come are checked, through a reload too, and found placed once [SLIP-18] [SLIP-21]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, picked } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    for (const [at, { home }] of picked.entries()) await client.slip.stakeOn(home).fill(String(30 + 10 * at))
    await sandbox.fault(whilePlacing({ kind: 'dropReply', times: 2 * everyTry }))
    await sandbox.fault(whileAsking(503))
    await client.slip.place.click()
    await expect(client.slip.panel.getByText('Checking your bet')).toHaveCount(2)
    await page.reload()
    await expect(client.slip.panel.getByText('Checking your bet')).toHaveCount(2)
    for (const { home } of picked) await expect(client.slip.panel).toContainText(home)
    await sandbox.clearFaults()
    await checkNow(client.slip.panel)
    await expectBothOnce(client, sandbox)
  })

  test('because their requests were lost are sent again under the same keys, and placed once [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const { client, picked } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    for (const [at, { home }] of picked.entries()) await client.slip.stakeOn(home).fill(String(30 + 10 * at))
    await sandbox.fault(whilePlacing({ kind: 'dropRequest', times: 2 * everyTry }))
    await client.slip.place.click()
    await expectBothOnce(client, sandbox)
  })

  test('that are pressed twice, and in two tabs, are each placed once [SLIP-18]', async ({
    launched,
    context,
    sandbox,
  }) => {
    const { client, picked } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    const other = await launched({ page: await context.newPage() })
    await other.openSlip()
    for (const [at, { home }] of picked.entries()) await client.slip.stakeOn(home).fill(String(30 + 10 * at))
    await expect(other.slip.place).toHaveText('Place 2 bets, ¥70.00')
    // Either may be gone before it is pressed: the other tab was faster.
    const buttons = await Promise.all([client, other].map((tab) => tab.slip.place.elementHandle()))
    await Promise.all(
      buttons.map((button) =>
        button?.evaluate((element) => {
          for (let press = 0; press < 2; press += 1)
            element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        }),
      ),
    )
    await expect
      .poll(async () => (await sandbox.ledger('alice')).bets.map(({ amount }) => amount).toSorted())
      .toEqual(['30.00', '40.00'])
    await expect(client.slip.heading('Placing')).toHaveCount(0)
    expect((await sandbox.ledger('alice')).wallet.balance).toBe('9930.00')
  })

  test('for which the browser has no room are not sent, not one of them, and that is said [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, picked } = await pickSingles({ launched, sandbox }, { prices: ['1.85', '2.10'] })
    for (const [at, { home }] of picked.entries()) await client.slip.stakeOn(home).fill(String(30 + 10 * at))
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    // Room for the first of them and no more.
    await fillStorage(page, { free: 2_000 })
    await client.slip.place.click()
    await expect(client.slip.panel.getByText('Unable to place bet')).toBeVisible()
    await expect(client.slip.panel.getByText(noRoomText)).toBeVisible()
    expect((await sandbox.ledger('alice')).uniques).toEqual([])
    expect(await confirmationsKept(page)).toEqual([])
    await makeRoom(page)
    await client.slip.place.click()
    await expectBothOnce(client, sandbox)
  })
})
