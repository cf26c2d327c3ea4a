import type { Locator, Page } from '@playwright/test'

import { expect, test, type Launched } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import type { Fault, LaunchOptions, TestSandbox } from '../../harness/sandbox.ts'
import { pickCombo, pickHome } from '../../harness/slip/picking.ts'
import { checkNow } from '../../harness/slip/placing.ts'

interface Placed {
  readonly client: ClientPage
  readonly ticketNum: string
  readonly row: Locator
  /** Moves the odds of its selection. */
  readonly move: (home: string) => Promise<unknown>
  readonly market: (change: Record<string, unknown>) => Promise<unknown>
}

/** A single of ¥100.00 at 2.00 in the history, which ¥95.00 are offered for. */
async function placed(
  { launched, sandbox }: { launched: Launched; sandbox: TestSandbox },
  as: LaunchOptions = {},
  stake = '100',
): Promise<Placed> {
  const { client, market } = await pickHome({ launched, sandbox }, { price: '2.00', stake, as })
  await client.slip.place.click()
  const ticketNum = await client.slip.placed()
  await client.getByRole('button', { name: 'Done' }).click()
  await client.tickets.open()
  return {
    client,
    ticketNum,
    row: client.tickets.ticket(ticketNum),
    move: (home) => sandbox.market(market.marketId, { prices: { home } }),
    market: (change) => sandbox.market(market.marketId, change),
  }
}

const button = (row: Locator, amount: string) => row.getByRole('button', { name: `Cash out ${amount}` })
const asked = (row: Locator) => row.getByRole('group', { name: 'Cash out this bet?' })

/** Until the faults are cleared. */
const everyTime = 1_000

function whileCashingOut(kind: Fault['kind'], times: number): Fault {
  return { method: 'POST', path: '/cash-out/', kind, times }
}

/** What so many wait for: it is over for each once all of them have come. */
function meeting(count: number): () => Promise<void> {
  let come = 0
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  return () => {
    come += 1
    if (come === count) begin()
    return begun
  }
}

/** What the ledger has of alice's only bet: what came back, and that nothing is wrong with the books. */
async function books(sandbox: TestSandbox, member = 'alice') {
  const { bets, entries, wallet, problems } = await sandbox.ledger(member)
  expect(problems).toEqual([])
  const paid = entries.filter(({ kind }) => kind === 'payout').map(({ amount }) => amount)
  return { paid, balance: wallet.balance, status: bets[0]?.status }
}

/** Whether something of it is wider than what it stands in. */
const isCut = (element: Locator) =>
  element.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].some(
      (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
    ),
  )

test.beforeEach(({ sandbox }) => sandbox.cashOut())

test('a bet is ended for what is offered, after a step that says what is given up, and is settled with that [CASH-01] [CASH-02]', async ({
  launched,
  sandbox,
}) => {
  const { client, row, ticketNum, move } = await placed({ launched, sandbox })
  await expect(button(row, '¥95.00')).toBeVisible()
  // It follows the server while it is looked at.
  await move('1.60')
  await button(row, '¥118.75').click()
  const step = asked(row)
  await expect(step).toContainText('Stake¥100.00')
  await expect(step).toContainText('You get now¥118.75')
  await expect(step).toContainText('Returns you give up¥200.00')
  await step.getByRole('button', { name: 'Keep bet' }).click()
  await expect(step).toBeHidden()
  expect(await books(sandbox)).toEqual({ paid: [], balance: '9900.00', status: 'pending' })
  await button(row, '¥118.75').click()
  await button(step, '¥118.75').click()
  const told = client.getByText(`Ticket ${ticketNum}: Cashed out for ¥118.75. It's in your balance.`)
  // It stands for as long as the pointer is on it.
  await told.hover()
  await expect(row).toBeHidden()
  await expect(client.member.balance).toContainText('10,018.75')
  expect(await books(sandbox)).toEqual({ paid: ['118.75'], balance: '10018.75', status: 'cashed_out' })

  await client.getByRole('button', { name: 'View' }).click()
  await expect(row).toBeVisible()
  await expect(row.getByText('Cashed out', { exact: true })).toBeVisible()
  await expect(row).toContainText('Returns¥118.75')
  await expect(row).toContainText('+¥18.75')
  await expect(row.getByRole('button', { name: /Cash out/ })).toHaveCount(0)
  await row.getByRole('button', { name: 'Share' }).click()
  await client.getByRole('switch', { name: 'Show stake and returns' }).click()
  await expect(client.getByRole('group', { name: 'Bet as text' })).toContainText('Cashed out for ¥118.75')
})

test('an offer is told as it changes where the server can, and nothing is asked meanwhile; else it is asked for, and so it is while the channel is down [CASH-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const looks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/transactions/?ticket_num=')) looks.push(request.url())
  })
  const { row, move, ticketNum } = await placed({ launched, sandbox })
  await expect(button(row, '¥95.00')).toBeVisible()
  await expect.poll(() => looks.length).toBe(1)
  for (const [odds, amount] of [
    ['1.60', '¥118.75'],
    ['2.50', '¥76.00'],
    ['1.90', '¥100.00'],
  ] as const) {
    await move(odds)
    await expect(button(row, amount)).toBeVisible()
  }
  expect(looks).toHaveLength(1)

  await sandbox.sockets({ action: 'delay', channel: 'notifications', delay: 600_000 })
  await sandbox.sockets({ action: 'drop', channel: 'notifications' })
  await move('2.00')
  await expect(button(row, '¥95.00')).toBeVisible()
  expect(looks.length).toBeGreaterThan(1)

  await sandbox.cashOut(true, { isTold: false })
  await sandbox.sockets({ action: 'delay', channel: 'notifications', delay: 0 })
  await page.reload()
  const again = (await launched({ page })).tickets
  await again.open()
  await expect(button(again.ticket(ticketNum), '¥95.00')).toBeVisible()
  const before = looks.length
  await move('1.60')
  await expect(button(again.ticket(ticketNum), '¥118.75')).toBeVisible()
  expect(looks.length).toBeGreaterThan(before)
})

test('an offer that has fallen is asked about again in words, and one that has risen is paid in full [CASH-01] [CASH-02]', async ({
  launched,
  sandbox,
}) => {
  const { row, move, client } = await placed({ launched, sandbox })
  await button(row, '¥95.00').click()
  await move('2.50')
  await button(asked(row), '¥95.00').click()
  await expect(row.getByRole('status')).toHaveText(
    'Offer changed from ¥95.00 to ¥76.00. This bet was not cashed out.',
  )
  expect(await books(sandbox)).toMatchObject({ paid: [], status: 'pending' })
  await move('2.00')
  await button(asked(row), '¥76.00').click()
  await expect(client.getByText('Cashed out for ¥95.00.', { exact: false })).toBeVisible()
  expect(await books(sandbox)).toMatchObject({ paid: ['95.00'], status: 'cashed_out' })
})

test('while a selection is suspended so is the offer, and a press before that is known pays nothing [CASH-01]', async ({
  launched,
  sandbox,
}) => {
  const { row, market } = await placed({ launched, sandbox })
  await button(row, '¥95.00').click()
  await market({ status: 'paused' })
  await button(asked(row), '¥95.00').click()
  await expect(row.getByRole('status')).toHaveText('This bet was not cashed out. Cash out is suspended.')
  await row.getByRole('button', { name: 'OK' }).click()
  await expect(row.getByRole('button', { name: 'Cash out suspended' })).toBeDisabled()
  await market({ status: 'open' })
  await expect(button(row, '¥95.00')).toBeEnabled()
  expect(await books(sandbox)).toMatchObject({ paid: [], status: 'pending' })
})

test('a combo is offered for as a whole; a bet that is settled first says how [CASH-01] [CASH-02]', async ({
  launched,
  sandbox,
}) => {
  const { client, picked } = await pickCombo(
    { launched, sandbox },
    { prices: ['2.00', '3.00', '1.50'], stake: '80' },
  )
  await client.slip.place.click()
  const row = client.tickets.ticket(await client.slip.placed())
  await client.tickets.open()
  // 80 × 0.95
  await button(row, '¥76.00').click()
  await sandbox.sockets({ action: 'lag' })
  await sandbox.market(picked[0]?.market.marketId ?? '', { settle: { away: 'win' } })
  await button(asked(row), '¥76.00').click()
  const told = 'Too late to cash out. This bet was settled first: Loss.'
  await expect(client.getByText(told, { exact: false })).toBeVisible()
  expect(await books(sandbox)).toMatchObject({ paid: [], status: 'loss' })
})

for (const [what, kind] of [
  ['lost', 'dropReply'],
  ['late', 'hangReply'],
] as const)
  test(`a reply that is ${what} is asked for again under the same key, over a reload, and what became of it is told [CASH-02]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, row, ticketNum } = await placed({ launched, sandbox })
    const keys = keysOf(page)
    await sandbox.fault(whileCashingOut(kind, everyTime))
    await button(row, '¥95.00').click()
    await sandbox.sockets({ action: 'lag' })
    await button(asked(row), '¥95.00').click()
    await expect.poll(async () => (await books(sandbox)).paid).toEqual(['95.00'])
    await page.reload()
    await expect(client.getByText(`Checking whether ticket ${ticketNum} was cashed out…`)).toBeVisible()
    await expect(client.getByText(/not cashed out|failed/i)).toHaveCount(0)
    await sandbox.clearFaults()
    const told = client.getByText(`Ticket ${ticketNum}: Cashed out for ¥95.00. It's in your balance.`)
    await expect(told).toBeVisible()
    await expect.poll(() => kept(page)).toEqual([])
    expect(new Set(keys).size).toBe(1)
    expect(keys.length).toBeGreaterThan(1)
    expect(await books(sandbox)).toEqual({ paid: ['95.00'], balance: '9995.00', status: 'cashed_out' })
    await expect(client.member.balance).toContainText('9,995.00')
  })

test('a request that is lost is said to be checked, and what was refused meanwhile is told as that [CASH-02]', async ({
  launched,
  sandbox,
}) => {
  const { row, move } = await placed({ launched, sandbox })
  await sandbox.fault(whileCashingOut('dropRequest', everyTime))
  await button(row, '¥95.00').click()
  await button(asked(row), '¥95.00').click()
  await expect(
    row.getByText('No reply yet. This bet may have been cashed out.', { exact: false }),
  ).toBeVisible()
  await move('4.00')
  await sandbox.clearFaults()
  await checkNow(row)
  await expect(row.getByRole('status')).toHaveText(
    'Offer changed from ¥95.00 to ¥47.50. This bet was not cashed out.',
  )
  expect(await books(sandbox)).toMatchObject({ paid: [], status: 'pending' })
})

test('two tabs that press at once are paid once, and both are told so [CASH-02]', async ({
  context,
  launched,
  sandbox,
}) => {
  const first = await placed({ launched, sandbox })
  const other = await launched({ page: await context.newPage() })
  await other.slip.open()
  await other.tickets.open()
  const rows = [first.row, other.tickets.ticket(first.ticketNum)]
  for (const row of rows) await button(row, '¥95.00').click()
  // Both are on their way before either is handled.
  const atOnce = meeting(rows.length)
  await context.route('**/api/cash-out/', async (route) => {
    await atOnce()
    await route.continue()
  })
  await Promise.all(rows.map((row) => button(asked(row), '¥95.00').click()))
  for (const client of [first.client, other])
    await expect(client.getByText('Cashed out for ¥95.00.', { exact: false })).toBeVisible()
  expect(await books(sandbox)).toEqual({ paid: ['95.00'], balance: '9995.00', status: 'cashed_out' })
  for (const client of [first.client, other]) await expect(client.member.balance).toContainText('9,995.00')
})

test('a ticket that one tab ends while another asks is told in both [CASH-02]', async ({
  context,
  launched,
  sandbox,
}) => {
  const first = await placed({ launched, sandbox })
  const other = await launched({ page: await context.newPage() })
  await other.slip.open()
  await other.tickets.open()
  const row = other.tickets.ticket(first.ticketNum)
  await button(row, '¥95.00').click()
  await button(first.row, '¥95.00').click()
  await button(asked(first.row), '¥95.00').click()
  await expect(row).toBeHidden()
  await expect(other.getByText('Cashed out for ¥95.00.', { exact: false })).toBeVisible()
  expect((await books(sandbox)).paid).toEqual(['95.00'])
})

test('where the partner has it switched off there is no button, no filter and no call [CASH-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  await sandbox.cashOut(false)
  const calls: string[] = []
  page.on('request', (request) => void calls.push(request.url()))
  const { client, row } = await placed({ launched, sandbox })
  await expect(row.getByRole('button', { name: 'Bet again' })).toBeVisible()
  await expect(row.getByRole('button', { name: /Cash out/i })).toHaveCount(0)
  await client.tickets.open('Settled')
  await expect(client.getByRole('option', { name: 'Cashed out' })).toHaveCount(0)
  expect(calls.filter((url) => url.includes('cash-out'))).toEqual([])
})

test('by keyboard the focus goes from step to step, and to the tab where the ticket leaves the list [CASH-01] [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { client, row } = await placed({ launched, sandbox })
  await button(row, '¥95.00').focus()
  await page.keyboard.press('Enter')
  const step = asked(row)
  await expect(step).toBeVisible()
  // A second Enter confirms nothing.
  await page.keyboard.press('Enter')
  await expect(step).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(step, '¥95.00')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(button(row, '¥95.00')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row).toBeHidden()
  await expect(client.getByRole('tab', { name: 'Pending' })).toBeFocused()
  expect((await books(sandbox)).paid).toEqual(['95.00'])
})

for (const [what, size] of [
  ['a small phone', { width: 375, height: 553 }],
  ['a page at 200 %', { width: 720, height: 450 }],
] as const)
  test(`nothing is cut on ${what} at the longest figures [CASH-01]`, async ({ launched, page, sandbox }) => {
    await sandbox.control('POST', 'members/dewi', { deposit: '900000000' })
    const { client, market } = await pickHome(
      { launched, sandbox },
      { price: '2.00', stake: '9000000', as: { member: 'dewi', odds_type: 'indo' } },
    )
    await client.slip.place.click()
    const row = client.tickets.ticket(await client.slip.placed())
    await client.getByRole('button', { name: 'Done' }).click()
    await page.setViewportSize(size)
    await expect(client.getByRole('button', { name: /^Bet slip/ })).toBeVisible()
    await client.slip.open()
    await client.tickets.open()
    await sandbox.market(market.marketId, { prices: { home: '1.01' } })
    const offer = row.getByRole('button', { name: /^Cash out/ })
    await expect(offer).toBeVisible()
    expect(await isCut(row)).toBe(false)
    await offer.click()
    await expect(asked(row)).toBeVisible()
    expect(await isCut(row)).toBe(false)
  })

/** The keys under which the page asks to cash out. */
function keysOf(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cash-out/'))
      keys.push(request.headers()['x-unique'] ?? '')
  })
  return keys
}

/** What the page keeps of presses that were not told yet. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('cashOut.')))
}
