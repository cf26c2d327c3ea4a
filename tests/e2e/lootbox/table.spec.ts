import type { Page } from '@playwright/test'

import { errors } from '#domain/session/errorCatalogue.ts'

import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import type { ClientPage } from '../../harness/pages/client.ts'

// The sandbox's clock stands: early in a round, which takes bets.
test.beforeEach(async ({ sandbox }) => {
  await sandbox.features({ isMiniGameEnabled: true })
  const { now } = await sandbox.clock({ advance: 0 })
  await sandbox.clock({ to: Math.ceil(now / 60_000) * 60_000 + 5_000 })
})

/** How often the client has dropped what was posted to it, by why. */
const dropped = (page: Page) =>
  page.evaluate<{ malformed: number; foreign: number }>(
    `(({ counters: { malformed, foreign } }) => ({ malformed, foreign }))(slipway())`,
  )

/** Bets the least stake of a table. */
async function bet(client: ClientPage, on: string): Promise<void> {
  await client.lootbox.game.getByRole('radio', { name: new RegExp(`^${on}`) }).check()
  await client.lootbox.game.getByRole('button', { name: new RegExp(`^Bet .* on ${on}$`) }).click()
  await expect(client.lootbox.game.getByRole('status')).toContainText('Bet placed')
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a game is played with money, and balance, rounds and results say what the ledger has, at ${width} × ${height} [MEMBER-08] [MEMBER-10]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height })
    const client = await launched()
    await client.lootbox.open()
    await client.lootbox.sitDown(1)
    await expect(client.getByRole('heading', { level: 1, name: 'Dragon Tiger 1' })).toBeVisible()
    await expect(client.getByText('Table 1 · ¥10.00 to ¥5,000.00 · maximum payout ¥50,000.00')).toBeVisible()
    await bet(client, 'Dragon')
    await expect(client.member.balance).toContainText('9,990.00')
    const mine = client.getByRole('list', { name: 'My rounds at this table' }).getByRole('listitem')
    await expect(mine).toContainText('Dragon')
    await expect(mine).toContainText('Pending')
    await expect(mine).toContainText('¥10.00')

    // The round ends by the server's clock.
    await sandbox.clock({ advance: 60_000 })
    await expect(mine).not.toContainText('Pending')
    const { wallet, entries, problems } = await sandbox.ledger('alice')
    expect(problems).toEqual([])
    const moved = entries.filter(({ ticketNum }) => ticketNum?.startsWith('M') === true)
    expect(moved[0]).toMatchObject({ kind: 'stake', amount: '-10.00' })
    const profit = moved.reduce((sum, { amount }) => sum + Number(amount), 0)
    await expect(mine).toContainText(`¥${Math.abs(profit).toFixed(2)}`)
    await expect(client.member.balance).toContainText(
      Number(wallet.balance).toLocaleString('en', { minimumFractionDigits: 2 }),
    )

    await client.getByRole('main').getByRole('link', { name: 'Back to lobby' }).click()
    await expect(client.lootbox.heading).toBeVisible()
    await expect(client.lootbox.tables('Played lately')).toHaveCount(1)
    await client.lootbox.show('My rounds')
    const rounds = client.getByRole('list', { name: 'My rounds' }).getByRole('listitem')
    await expect(rounds).toHaveCount(1)
    await expect(rounds).toContainText(`ticket ${moved[0]?.ticketNum}`)
    await page.reload()
    await expect(rounds).toContainText(`ticket ${moved[0]?.ticketNum}`)
  })

test('rounds and results come page after page, and a page that does not come is asked for by hand [MEMBER-08]', async ({
  launched,
  page,
  sandbox,
}) => {
  const client = await launched()
  await page.goto(`${sandbox.clientUrl}/v8/lootbox?view=results&table=3`)
  const results = client.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(results).toHaveCount(20)
  await sandbox.fault({
    method: 'GET',
    path: '/mini-game/v2/results/',
    kind: 'status',
    status: 400,
    times: 1,
  })
  await client.getByRole('button', { name: 'Show more' }).click()
  await expect(client.getByText("Couldn't load more results.")).toBeVisible()
  await client.getByRole('button', { name: 'Show more' }).click()
  await expect(results).toHaveCount(40)
})

test('a game whose server is down, one that is turned off, and both again say so in the catalogue’s words, with the ways on [MEMBER-08] [SRV-12]', async ({
  launched,
  page,
  sandbox,
}) => {
  const client = await launched()
  await sandbox.control('POST', 'minigame/tables/2', { isDown: true })
  await page.goto(`${sandbox.clientUrl}/v8/lootbox/2`)
  await expect(client.lootbox.trouble.getByRole('heading', { name: 'Game not available' })).toBeVisible()
  await expect(client.lootbox.trouble.getByText(errors.minigameDown.text, { exact: true })).toBeVisible()
  await expect(client.lootbox.trouble).toContainText('You have no pending bets at this table.')
  await expect(client.lootbox.frame).toHaveCount(0)
  expect(await violations(page, 'main')).toEqual([])
  await client.lootbox.trouble.getByRole('button', { name: 'Try again' }).click()
  await expect(client.lootbox.trouble).toBeVisible()
  await sandbox.control('POST', 'minigame/tables/2', { isDown: false })
  await client.lootbox.trouble.getByRole('button', { name: 'Try again' }).click()
  await expect(client.lootbox.game.getByRole('group', { name: 'Bet on' })).toBeVisible()

  await page.goto(`${sandbox.clientUrl}/v8/lootbox/9`)
  await expect(client.lootbox.trouble.getByText(errors.gameDisabled.text, { exact: true })).toBeVisible()
  await client.lootbox.trouble.getByRole('link', { name: 'Back to lobby' }).click()
  await expect(client.lootbox.tables()).toHaveCount(22)
})

for (const [conduct, words] of [
  ['dies', 'The game stopped responding and was closed.'],
  ['navigates', 'The game tried to open another page and was closed.'],
] as const)
  test(`a game that ${conduct} in the middle of a round is closed, the stake is told, and it can be opened again [MEMBER-08]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    test.slow()
    const client = await launched()
    await client.lootbox.open()
    await client.lootbox.sitDown(1)
    await bet(client, 'Tiger')
    await sandbox.control('POST', 'minigame/tables/1', { conduct })
    await expect(client.lootbox.trouble).toContainText(words)
    await expect(page).toHaveURL(/\/v8\/lootbox\/1$/)
    await expect(client.lootbox.frame).toHaveCount(0)
    await expect(client.lootbox.trouble).toContainText(
      '1 bet of ¥10.00 is still pending. It is settled when the round ends.',
    )
    expect((await sandbox.ledger('alice')).wallet.balance).toBe('9990.00')
    await expect(client.member.balance).toContainText('9,990.00')
    // What became of it is told without the game.
    await sandbox.clock({ advance: 60_000 })
    await expect(client.lootbox.trouble).toContainText('You have no pending bets at this table.')
    await sandbox.control('POST', 'minigame/tables/1', { conduct: 'plays' })
    await client.lootbox.trouble.getByRole('button', { name: 'Try again' }).click()
    await expect(client.lootbox.game.getByRole('group', { name: 'Bet on' })).toBeVisible()
    await expect(client.lootbox.trouble).toHaveCount(0)
  })

test('what a game says that it may not is dropped and counted, and the game goes on [MEMBER-08] [HOST-03]', async ({
  launched,
  page,
  sandbox,
}) => {
  const client = await launched()
  await client.lootbox.open()
  await client.lootbox.sitDown(1)
  expect(await dropped(page)).toEqual({ malformed: 0, foreign: 0 })
  await sandbox.control('POST', 'minigame/tables/1', { conduct: 'talks' })
  await expect.poll(async () => (await dropped(page)).malformed).toBeGreaterThan(7)
  await expect(page).toHaveURL(/\/v8\/lootbox\/1$/)
  await expect(client.member.balance).toContainText('10,000.00')
  await bet(client, 'Dragon')
  await expect(client.member.balance).toContainText('9,990.00')
})

test('the frame has no right but to run its scripts, under no origin, and is there again after a look at the help [MEMBER-08]', async ({
  launched,
  page,
}) => {
  const client = await launched()
  await client.lootbox.open()
  await client.lootbox.sitDown(3)
  await expect(client.lootbox.frame).toHaveAttribute('sandbox', 'allow-scripts')
  await expect(client.lootbox.frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  const framed = page.frames().find((frame) => frame.url().includes('/minigame/3/'))
  expect(await framed?.evaluate(() => window.origin)).toBe('null')
  await client.getByRole('main').getByRole('link', { name: 'Help' }).click()
  await expect(client.lootbox.panel('Help').getByText(/Fish Prawn Crab 1/)).toBeVisible()
  await page.goBack()
  await expect(client.lootbox.game.getByRole('group', { name: 'Bet on' })).toBeVisible()
})

test('lobby, table and game are reached and used by keyboard alone [A11Y-01] [MEMBER-08]', async ({
  launched,
  page,
}) => {
  const client = await launched()
  await client.lootbox.open()
  await client.lootbox.table(1).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(client.getByRole('heading', { level: 1, name: 'Dragon Tiger 1' })).toBeFocused()
  await expect(client.lootbox.game.getByRole('group', { name: 'Bet on' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(client.getByRole('main').getByRole('link', { name: 'Help' })).toBeFocused()
  const dragon = client.lootbox.game.getByRole('radio', { name: /^Dragon/ })
  await page.keyboard.press('Tab')
  // The frame is a process of its own: the focus takes its time to get there.
  await expect(dragon).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dragon).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(client.lootbox.game.getByRole('status')).toContainText('Bet placed')
  await expect(client.member.balance).toContainText('9,990.00')
})
