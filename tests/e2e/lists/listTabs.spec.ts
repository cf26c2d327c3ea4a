import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import type { SandboxEvent, TestSandbox } from '../../harness/sandbox.ts'

const days = (client: ClientPage) => client.getByRole('tablist', { name: 'Dates' }).getByRole('tab')

/** "2026-11-24" of a start, in the zone of the browser. */
const dayOf = ({ startUtc }: SandboxEvent) => new Intl.DateTimeFormat('sv').format(startUtc)

async function earlyOn(sandbox: TestSandbox, day: string): Promise<SandboxEvent[]> {
  return (await sandbox.events('?timing=early')).filter((event) => dayOf(event) === day)
}

/** The list stands, and is that of this day. */
async function expectDay(client: ClientPage, day: string): Promise<void> {
  await expect(client.page).toHaveURL(new RegExp(`date=${day}$`))
  await expect(days(client).and(client.page.locator('[aria-selected="true"]'))).toHaveCount(1)
  await expect(client.page.locator('[data-event]').first()).toBeVisible()
}

async function lastDay(client: ClientPage, sandbox: TestSandbox): Promise<string> {
  const all = [...new Set((await sandbox.events('?timing=early')).map(dayOf))].sort()
  const last = all.at(-1)
  if (last === undefined || all.length < 2) throw new Error('Early has no two days.')
  await expect(days(client)).toHaveCount(all.length)
  return last
}

test.describe('the days of early and combo', () => {
  test('narrow the list to a day, which the address keeps through a reload [BROWSE-02] [ROUTE-11]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await client.lists.tab('Early').click()
    const day = await lastDay(client, sandbox)
    await days(client).last().click()
    await expectDay(client, day)
    await page.reload()
    await expectDay(client, day)
    await expect(days(client).last()).toHaveAttribute('aria-selected', 'true')
    const [first] = await earlyOn(sandbox, day)
    if (first === undefined) throw new Error('No event on that day.')
    await expect(client.lists.event(first.home, first.away)).toBeVisible()
    const other = (await sandbox.events('?timing=early')).find((event) => dayOf(event) !== day)
    if (other === undefined) throw new Error('No event on another day.')
    await expect(client.lists.event(other.home, other.away)).toHaveCount(0)
  })

  test('go on with the first when the day that is looked at has no event any more [BROWSE-02]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await client.lists.tab('Early').click()
    const day = await lastDay(client, sandbox)
    await days(client).last().click()
    await expectDay(client, day)
    const before = await days(client).count()
    for (const { eventId } of await earlyOn(sandbox, day)) await sandbox.event(eventId, { close: true })
    await expect(days(client)).toHaveCount(before - 1)
    await expect(days(client).first()).toHaveAttribute('aria-selected', 'true')
    await expect(client.page).not.toHaveURL(/date=/)
    await expect(client.page.locator('[data-event]').first()).toBeVisible()
  })
})

test.describe('the list of combos', () => {
  test('makes a combo of what is pressed in it, which is placed [BROWSE-01] [SLIP-10]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await client.lists.tab('Combo').click()
    await expect(client.lists.tab('Combo')).toHaveAttribute('aria-selected', 'true')
    const open = 'button[data-side="home"]:not([aria-disabled="true"])'
    const rows = client.page.locator(`[data-event]:has(${open})`)
    await expect(rows.nth(2)).toBeVisible()
    const names: string[] = []
    for (const at of [0, 1, 2]) {
      const home = rows.nth(at).locator(open).first()
      names.push((await home.getAttribute('data-market')) ?? '')
      await home.click()
      await expect(home).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(client.slip.kind('Combo')).toHaveAttribute('aria-selected', 'true')
    await client.slip.stake.fill('10')
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([
      { ticketNum, ticketType: 'combo', legs: names.map((marketId) => ({ marketId })) },
    ])
  })

  test('has no event that combos do not take [BROWSE-02] [SLIP-10]', async ({ launched, sandbox }) => {
    const [apart] = (await sandbox.events('?timing=early')).filter(
      ({ markets }) => markets.length > 0 && markets.every(({ comboAllowed }) => !comboAllowed),
    )
    if (apart === undefined) throw new Error('Every event may be combined.')
    const client = await launched()
    await client.lists.showGame(apart.gameName)
    await client.lists.tab('Early').click()
    const label = (at: number) => days(client).nth(at)
    const early = [
      ...new Set(
        (await sandbox.events('?timing=early')).filter(({ gameId }) => gameId === apart.gameId).map(dayOf),
      ),
    ].sort()
    await label(early.indexOf(dayOf(apart))).click()
    await expect(client.lists.event(apart.home, apart.away)).toBeVisible()
    await client.lists.tab('Combo').click()
    await expect(days(client).first()).toBeVisible()
    for (const day of await days(client).all()) {
      await day.click()
      await expect(day).toHaveAttribute('aria-selected', 'true')
      await expect(client.page.locator('[data-event]').first()).toBeVisible()
      await expect(client.page.locator(`[data-event="${apart.eventId}"]`)).toHaveCount(0)
    }
  })
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the outrights show everybody who may win, and are bet on one by one, at ${width} × ${height} [BROWSE-01] [SLIP-10] [DEVICE-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height })
    const names = ['Northport', 'Eastvale', 'Southgate', 'Westmere', 'Middleham']
    const { event } = await sandbox.control<{ event: SandboxEvent }>('POST', 'outrights', {
      name: 'Cup of the North',
      game: '51',
      participants: Object.fromEntries(names.map((name, at) => [name, `${at + 3}.00`])),
    })
    const client = await launched()
    await client.slip.open()
    await client.slip.kind('Combo').click()
    await client.slip.close()
    await client.lists.show('Outright')
    const count = (await sandbox.events()).filter(({ eventId }) => eventId.startsWith('outright-')).length
    const counted = width < 768 ? client.lists.viewLink('Outright') : client.lists.tab('Outright')
    await expect(counted).toHaveText(new RegExp(`^\\D+${count}$`))
    // The count was there before the press: its address comes with the list.
    await expect(page).toHaveURL(/tab=outright/)
    // The list is longer than the screen: those of its game alone.
    await page.goto(`${page.url()}&gameId=${event.gameId}`)
    const cup = client.getByRole('group', { name: 'Cup of the North' })
    for (const name of names) await expect(client.price(name, cup)).toBeVisible()
    await client.price('Southgate', cup).click()
    await client.slip.open()
    await expect(client.slip.kind('Single')).toHaveAttribute('aria-selected', 'true')
    await client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }).click()
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([
      { ticketNum, ticketType: 'single', euroOdds: '5.00', amount: '50.00' },
    ])
  })
