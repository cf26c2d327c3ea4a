import type { Page } from '@playwright/test'

import { errors } from '#domain/session/errorCatalogue.ts'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'

test.beforeEach(({ sandbox }) => sandbox.features({ isMiniGameEnabled: true }))

/** What the page asks the servers of the mini-games from now on. */
function asked(page: Page) {
  const calls: { path: string; language: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('/mini-game/'))
      calls.push({
        path: `${pathname.replace('/api', '')}${search}`,
        language: request.headers()['accept-language'],
      })
  })
  return calls
}

for (const [width, height, theme] of sampleOf(
  [
    [1440, 900, 'default'],
    [390, 844, 'lh'],
    [820, 1180, 'default'],
    [375, 553, 'lh'],
  ] as const,
  2,
))
  test(`the lobby shows the tables that the server has, but 16 and those that are off, and marks the new ones, at ${width} × ${height} [MEMBER-08] [MEMBER-10] [A11Y-01]`, async ({
    launched,
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const client = await launched({ theme })
    await client.lootbox.open()
    // Of 24 tables 16 has no place, and 9 is off from the start.
    await expect(client.lootbox.tables()).toHaveCount(22)
    await expect(client.lootbox.table(16)).toHaveCount(0)
    await expect(client.lootbox.table(9)).toHaveCount(0)
    await expect(client.lootbox.table(1)).toContainText('Dragon Tiger 1')
    await expect(client.lootbox.table(1)).toContainText('¥10.00 to ¥5,000.00')
    const isNew = client.lootbox.tables().filter({ has: client.getByText('New', { exact: true }) })
    await expect(isNew).toHaveCount(5)
    for (const id of [18, 19, 20, 21, 23]) await expect(client.lootbox.table(id)).toContainText('New')
    await expect(client.lootbox.table(1).getByRole('timer', { name: /^Seconds left: \d+$/ })).toBeVisible()
    expect(await violations(page, 'main')).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)

    await client
      .getByRole('radiogroup', { name: 'Kind of game' })
      .getByRole('radio', { name: 'Roulette' })
      .check()
    await expect(client.lootbox.tables('Roulette')).toHaveCount(8)
    await expect(page).toHaveURL(/\/v8\/lootbox\?type=roulette$/)
    for (const [view, what] of [
      ['My rounds', 'No rounds yet'],
      ['Results', 'Dragon'],
      ['Payouts', '1.95'],
      ['Help', 'The higher card wins.'],
    ] as const) {
      await client.lootbox.show(view)
      await expect(client.lootbox.panel(view).getByText(what).first()).toBeVisible()
      expect(await violations(page, 'main'), view).toEqual([])
    }
  })

test('tables are asked for a hundred at a time until there is no next, in the language of the member [MEMBER-08]', async ({
  launched,
  page,
  sandbox,
}) => {
  await sandbox.control('POST', 'minigame', { tables: 230 })
  const calls = asked(page)
  const client = await launched({ lang: 'zh' })
  // A launch asks for none of it.
  expect(calls).toEqual([])
  await page.goto(`${sandbox.clientUrl}/v8/lootbox`)
  const tables = client.getByRole('main').getByRole('article')
  await expect(tables).toHaveCount(228)
  const pages = calls.filter(({ path }) => path.includes('/tables/'))
  expect(pages.slice(0, 3)).toEqual(
    [1, 2, 3].map((at) => ({ path: `/mini-game/v2/tables/?page=${at}&page_size=100`, language: 'zh' })),
  )
})

test('a reload asks for the tables again, wherever the member is, and a launch does not [ROUTE-09]', async ({
  launched,
  page,
  sandbox,
}) => {
  const calls = asked(page)
  const client = await launched()
  expect(calls).toEqual([])
  await page.reload()
  await client.ready()
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(['/mini-game/v2/tables/?page=1&page_size=100'])
  await client.lootbox.open()
  await expect(client.lootbox.tables()).toHaveCount(22)
  await sandbox.control('POST', 'minigame/tables/4', { isEnabled: false })
  await page.reload()
  await expect(client.lootbox.tables()).toHaveCount(21)
  await expect(client.lootbox.table(4)).toHaveCount(0)
})

test('where the partner has no mini-games they are nowhere: no link, no address, no call, not after a reload either [LAUNCH-14]', async ({
  launched,
  page,
  sandbox,
}) => {
  await sandbox.features({ isMiniGameEnabled: false })
  const calls = asked(page)
  const client = await launched()
  await client.member.menuButton.first().click()
  await expect(client.member.menu.getByRole('link', { name: 'News and announcements' })).toBeVisible()
  await expect(client.member.menu.getByRole('link', { name: 'Mini-games' })).toHaveCount(0)
  for (const path of ['lootbox', 'lootbox/3', 'lootbox?view=bets']) {
    await page.goto(`${sandbox.clientUrl}/v8/${path}`)
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible()
  }
  await page.goto(`${sandbox.clientUrl}/v8/events`)
  await page.reload()
  await client.ready()
  expect(calls).toEqual([])
})

test('with esports off the lobby is what there is, and nothing leads to what is not there [ROUTE-04] [LAUNCH-14]', async ({
  page,
  sandbox,
}) => {
  await sandbox.features({ isEsportsEnabled: false, isMiniGameEnabled: true })
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
  await page.goto(link)
  await expect(page).toHaveURL(/\/v8\/lootbox$/)
  await expect(page.getByRole('list', { name: 'All tables' }).getByRole('article')).toHaveCount(22)
  for (const name of ['Matches', 'Results', 'Rules', 'Notifications'])
    await expect(page.getByRole('link', { name, exact: true }), name).toHaveCount(0)
  await expect(page.getByRole('tab', { name: /Bet slip/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).first().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(['Mini-games'])
  await page.keyboard.press('Escape')
  await page.goto(`${sandbox.clientUrl}/v8/lootbox/16`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto(`${sandbox.clientUrl}/v8/lootbox/999`)
  await expect(page.getByRole('heading', { name: 'This table is not there' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to lobby' }).click()
  await expect(page).toHaveURL(/\/v8\/lootbox$/)
})

test('a 401 of the tables ends no session, and they come when they are asked for again [SRV-07]', async ({
  launched,
  page,
}) => {
  const client = await launched()
  await page.route('**/mini-game/v2/tables/**', (route) =>
    route.fulfill({ status: 401, json: { base_code: 1, code: 0, ref_code: 1, message: 'No.' } }),
  )
  await client.lootbox.open()
  await expect(client.lootbox.trouble).toContainText('Game not available')
  await expect(client.lootbox.trouble).toContainText(errors.minigameDown.text)
  await page.unroute('**/mini-game/v2/tables/**')
  await client.lootbox.trouble.getByRole('button', { name: 'Retry' }).click()
  await expect(client.lootbox.tables()).toHaveCount(22)
  await client.getByRole('link', { name: 'Matches', exact: true }).click()
  await client.ready()
})

test("what the partner's page says of the balance is not taken in the lobby, and is asked for when the member leaves [HOST-02]", async ({
  launched,
  sandbox,
}) => {
  const client = await launched({ mode: 'frame' })
  const sync = () =>
    client.page.evaluate(() =>
      document
        .querySelector('iframe')
        ?.contentWindow?.postMessage(
          { slipway: 1, type: 'wallet-sync', data: { balance: '10250.00', currency: 'CNY' } },
          '*',
        ),
    )
  await expect(client.member.balance).toContainText('10,000.00')
  await client.lootbox.open()
  await expect(client.lootbox.tables()).toHaveCount(22)
  const asks: string[] = []
  client.page.on('request', (request) => {
    if (request.url().includes('/wallet/')) asks.push(request.url())
  })
  await sandbox.money('alice', { deposit: '250.00' })
  await sync()
  await client.lootbox.show('Help')
  await expect(client.lootbox.panel('Help').getByText('The higher card wins.')).toBeVisible()
  expect(asks).toEqual([])
  await expect(client.member.balance).toContainText('10,000.00')
  await client.getByRole('link', { name: 'Matches', exact: true }).click()
  await expect(client.member.balance).toContainText('10,250.00')
})

test('a guest sees the tables and is told to log in where rounds would be [LAUNCH-05] [MEMBER-08]', async ({
  launched,
  page,
}) => {
  const calls = asked(page)
  const client = await launched({ guest: true })
  await client.lootbox.open()
  await expect(client.lootbox.tables()).toHaveCount(22)
  await client.lootbox.show('My rounds')
  await expect(client.lootbox.panel('My rounds').getByText(errors.pleaseLogin.text)).toBeVisible()
  await expect(client.lootbox.panel('My rounds').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('/bets/'))).toEqual([])
})

test('hostile names, results and help are shown as text, what cannot be read is left out, and nothing is pushed out [MEMBER-08]', async ({
  launched,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 553 })
  const hostile = `<img src=x onerror="window.__bad = 1">\u202e${'W'.repeat(5_000)}`
  await page.route('**/mini-game/v2/tables/**', async (route) => {
    const reply = await route.fetch()
    const json = await reply.json()
    const [table] = json.results
    const results = [{ ...table, name: hostile, type: hostile }, { ...table, id: 2, maxBetAmount: 'x' }, null]
    await route.fulfill({ response: reply, json: { ...json, next: null, results } })
  })
  await page.route('**/mini-game/v2/guide/**', (route) =>
    route.fulfill({ json: { tableId: 1, payouts: [{ outcome: hostile, odds: '2.00' }], help: [hostile] } }),
  )
  const client = await launched()
  await client.lootbox.open()
  await expect(client.lootbox.tables()).toHaveCount(1)
  await expect(client.lootbox.tables()).toContainText('<img src=x')
  await client.lootbox.show('Payouts')
  await expect(client.lootbox.panel('Payouts').getByRole('table')).toContainText('<img src=x')
  await client.lootbox.show('Help')
  await expect(client.lootbox.panel('Help')).toContainText('<img src=x')
  expect(await page.evaluate(() => '__bad' in window)).toBe(false)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})
