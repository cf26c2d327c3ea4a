import type { Page } from '@playwright/test'

import { type ErrorName, errors } from '#domain/session/errorCatalogue.ts'

import { sampleOf } from '../../../harness/depth.ts'
import { type Bettable, someEvent, someEvents } from '../../../harness/events.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import type { ClientPage } from '../../../harness/pages/client.ts'
import { pressIfThere } from '../../../harness/pages/controls.ts'
import type { Ledger, SandboxMarket, TestSandbox } from '../../../harness/sandbox.ts'
import { betsByCall } from '../../../harness/slip/calls.ts'
import { cell, openInMatchCombo } from '../../../harness/slip/inMatchCombo.ts'
import { pickHome } from '../../../harness/slip/picking.ts'

/** What a bet is refused with, and what the house, the market or the line has come to, of which the page has not heard. */
interface Cause {
  readonly says: ErrorName
  /** The message as it is read, where it names a figure. */
  readonly text?: string
  readonly member?: string
  readonly stake?: string
  readonly policy?: 'Always ask'
  /** What the member has bet before, as on another device, on what is picked here and beside it. */
  readonly before?: (picked: Bettable, others: readonly Bettable[]) => readonly Earlier[]
  readonly bring: (world: { sandbox: TestSandbox; picked: Bettable; page: Page }) => Promise<unknown>
}

/** An earlier bet, in full units. */
interface Earlier {
  readonly market: SandboxMarket
  readonly stake: number
}

const market =
  (change: Record<string, unknown>): Cause['bring'] =>
  ({ sandbox, picked }) =>
    sandbox.market(picked.market.marketId, change)

const house =
  (path: string, wish: object): Cause['bring'] =>
  ({ sandbox }) =>
    sandbox.control('POST', path, wish)

const homeAlone = (status: string) => market({ status, selections: ['home'] })

const nothing = () => Promise.resolve()

/** A market of an event by what is bet on there, and on which map or the whole match. */
function marketOf({ event }: Bettable, betType: string, tabName: string): SandboxMarket {
  const found = event.markets.find((each) => each.betType === betType && each.tabName === tabName)
  if (found === undefined) throw new Error(`No ${betType} of ${tabName}.`)
  return found
}

/** What is on the way between page and server spoils the bet. */
const spoilt =
  (spoil: {
    body?: (body: { tickets: object[] }) => object
    headers?: Record<string, string>
  }): Cause['bring'] =>
  ({ page }) =>
    page.route('**/api/single-bet/', (route) => {
      const request = route.request()
      const body = request.postDataJSON()
      return route.continue({
        headers: { ...request.headers(), ...spoil.headers },
        postData: JSON.stringify(spoil.body?.(body) ?? body),
      })
    })

const ofTicket = (change: object) =>
  spoilt({ body: (body) => ({ ...body, tickets: body.tickets.map((ticket) => ({ ...ticket, ...change })) }) })

const causes: readonly Cause[] = [
  { says: 'marketPaused', bring: market({ status: 'paused' }) },
  { says: 'marketClosed', bring: market({ status: 'closed' }) },
  { says: 'marketResulting', bring: market({ status: 'resulting' }) },
  { says: 'statusChanged', bring: market({ settle: { home: 'win' } }) },
  { says: 'marketNotFound', bring: market({ withdraw: true }) },
  { says: 'marketUnavailable', bring: market({ limits: { min: '100', max: '10' } }) },
  { says: 'amountLimitReached', bring: market({ limits: { min: '1', max: '19' } }) },
  {
    says: 'minimumBet',
    text: 'Minimum bet should be ¥21.00',
    bring: market({ limits: { min: '21', max: '100' } }),
  },
  { says: 'oddsChanged', policy: 'Always ask', bring: market({ prices: { home: '3.05' } }) },
  { says: 'selectionClosed', bring: homeAlone('closed') },
  { says: 'selectionPaused', bring: homeAlone('paused') },
  { says: 'selectionResulting', bring: homeAlone('resulting') },
  {
    says: 'eventInactive',
    bring: ({ sandbox, picked }) => sandbox.event(picked.event.eventId, { close: true }),
  },
  {
    says: 'marketIdNotFound',
    bring: ({ sandbox, picked }) => sandbox.event(picked.event.eventId, { close: true, forget: true }),
  },
  { says: 'insufficientBalance', bring: house('members/alice', { withdraw: '9990.00' }) },
  { says: 'insufficientFunds', bring: house('members/alice', { funds: '19.99' }) },
  { says: 'remoteWalletError', bring: house('members/alice', { wallet: 'down' }) },
  { says: 'uniqueIdFailed', bring: house('house', { ticketNumbers: 0 }) },
  { says: 'lowestBet', text: 'Lowest bet amount is ¥50.00', bring: house('house', { lowestBet: '50' }) },
  { says: 'marketLimitReached', member: 'limited', stake: '600', bring: nothing },
  {
    says: 'matchLimitReached',
    member: 'limited',
    stake: '400',
    before: (picked) => [{ market: marketOf(picked, 'OU', 'MATCH'), stake: 450 }],
    bring: nothing,
  },
  {
    says: 'eventLimitReached',
    member: 'limited',
    stake: '200',
    before: (picked) => [
      { market: marketOf(picked, 'WINMAP', 'MAP 1'), stake: 450 },
      { market: marketOf(picked, 'WINMAP', 'MAP 2'), stake: 450 },
    ],
    bring: nothing,
  },
  {
    says: 'noMoreLimit',
    member: 'limited',
    stake: '200',
    before: (_picked, others) => others.slice(0, 3).map(({ market }) => ({ market, stake: 450 })),
    bring: nothing,
  },
  {
    says: 'maximumTicketsPerEvent',
    member: 'limited',
    before: ({ market }) => Array.from({ length: 5 }, () => ({ market, stake: 20 })),
    bring: nothing,
  },
  {
    says: 'duplicateTicket',
    member: 'twice',
    before: ({ market }) => [{ market, stake: 50 }],
    bring: nothing,
  },
  { says: 'ticketLimitReached', member: 'modest', bring: market({ prices: { home: '20.00' } }) },
  { says: 'missingMarketId', bring: ofTicket({ market_id: undefined }) },
  { says: 'invalidSelection', bring: ofTicket({ bet_type_selection: 'nobody' }) },
  { says: 'invalidMemberOdds', bring: ofTicket({ euro_odds: '1.00' }) },
  { says: 'invalidOddsType', bring: spoilt({ body: (body) => ({ ...body, odds_type: 'american' }) }) },
  { says: 'invalidPostData', bring: spoilt({ body: (body) => ({ ...body, currency: 'USD' }) }) },
  { says: 'validationFailed', bring: spoilt({ headers: { 'x-unique-expires': 'soon' } }) },
  { says: 'unableToPlace', bring: spoilt({ headers: { 'x-unique-expires': '1' } }) },
]

/** Bets on the first side of each, and gives the tickets as the ledger has them. */
async function betBefore(sandbox: TestSandbox, member: string, bets: readonly Earlier[]): Promise<string[]> {
  if (bets.length === 0) return []
  const place = await betsByCall(sandbox, member)
  for (const { market: on, stake } of bets) {
    const [first] = on.selections
    if (first === undefined) throw new Error('A market without a selection.')
    const { marketId } = on
    expect((await place({ ...first, marketId, amount: stake.toFixed(2) })).status).toBe(201)
  }
  return ticketsOf(await sandbox.ledger(member))
}

const ticketsOf = ({ bets }: Ledger) => bets.map(({ ticketNum }) => ticketNum)

async function expectRefused(
  { client, sandbox }: { client: ClientPage; sandbox: TestSandbox },
  text: string,
  member = 'alice',
  before: readonly string[] = [],
): Promise<void> {
  await expect(client.slip.panel.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(client.slip.success).toHaveCount(0)
  await sandbox.sockets({ action: 'unmute' })
  const ledger = await sandbox.ledger(member)
  expect([ticketsOf(ledger), ledger.problems]).toEqual([before, []])
}

test.describe('a bet that the world does not take is refused with the message of its cause', () => {
  for (const {
    says,
    text = errors[says].text,
    member = 'alice',
    stake = '20',
    policy,
    before,
    bring,
  } of sampleOf(causes, 6))
    test(`${text} (${says}) [SLIP-19]`, async ({ launched, page, sandbox }) => {
      const asked = { stake, as: { member }, ...(policy === undefined ? {} : { policy }) }
      const [first, ...others] = await someEvents(sandbox)
      const bets = before === undefined || first === undefined ? [] : before(first, others)
      const tickets = await betBefore(sandbox, member, bets)
      // What may be staked is asked for before the world changes.
      const ranged = page.waitForResponse(/\/bet-range\//)
      const { client, ...picked } = await pickHome({ launched, sandbox }, asked)
      await ranged
      await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
      await sandbox.sockets({ action: 'lag' })
      await bring({ sandbox, picked, page })
      await client.slip.place.click()
      await expectRefused({ client, sandbox }, text, member, tickets)
    })

  test('Bet market status is pause, where the market was open when the bet came (marketStatusPause) [SLIP-19]', async ({
    launched,
    sandbox,
  }) => {
    const { client, market: picked } = await pickHome({ launched, sandbox })
    await sandbox.market(picked.marketId, { betDelay: 60_000 })
    await client.slip.stake.fill('20')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.sockets({ action: 'lag' })
    await client.slip.place.click()
    await expect.poll(async () => (await sandbox.ledger('alice')).uniques.length).toBe(1)
    await sandbox.market(picked.marketId, { status: 'paused' })
    await sandbox.market(picked.marketId, { betDelay: 0 })
    await expectRefused({ client, sandbox }, errors.marketStatusPause.text)
  })

  test('Unable to retrieve match winner market status, where that market was taken out of the event (winnerStatusUnavailable) [SLIP-19]', async ({
    page,
    sandbox,
  }) => {
    const { client, winner, total } = await openInMatchCombo({ page, sandbox })
    await client.getByRole('article').getByRole('tab', { name: 'Single' }).click()
    await cell(client, total, 'over').click()
    await client.slip.stake.fill('20')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.sockets({ action: 'lag' })
    await sandbox.market(winner.marketId, { withdraw: true })
    await client.slip.place.click()
    await expectRefused({ client, sandbox }, errors.winnerStatusUnavailable.text)
  })
})

test.describe('what is refused beside bets is said on its screen, in the catalogue’s words', () => {
  test('a game that is off, in its own list, until it is on again [SRV-12] [SRV-11]', async ({
    launched,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    const client = await launched()
    await sandbox.control('POST', `games/${event.gameId}`, { off: true })
    const game = client.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: event.gameName })
    await game.click()
    const list = client.getByRole('tabpanel', { name: 'Events' })
    await expect(list.getByText(errors.gameDisabled.text, { exact: true })).toBeVisible()
    await sandbox.control('POST', `games/${event.gameId}`, { off: false })
    await pressIfThere(list.getByRole('button', { name: 'Retry' }))
    await expect(list.getByRole('group').first()).toBeVisible()
  })

  test('calls that are refused for maintenance of which the status knows nothing [SRV-12] [SRV-11]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await sandbox.fault({ method: 'GET', path: '/events/', kind: 'status', status: 503, times: 1_000 })
    await client.lists.tab('Outright').click()
    const list = client.getByRole('tabpanel', { name: 'Events' })
    await expect(list.getByText(errors.maintenance.text, { exact: true })).toBeVisible()
    await sandbox.clearFaults()
    await pressIfThere(list.getByRole('button', { name: 'Retry' }))
    await expect(list.getByRole('group').first()).toBeVisible()
  })

  test('a list that no call gets through for, while the browser is offline, until it is online again [SRV-12] [SRV-11] [SRV-13]', async ({
    context,
    launched,
  }) => {
    const client = await launched()
    await context.setOffline(true)
    await client.lists.tab('Outright').click()
    const list = client.getByRole('tabpanel', { name: 'Events' })
    await expect(list.getByText(errors.networkFailure.text, { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(list.getByText(errors.networkFailure.text, { exact: true })).toHaveCount(0)
    await expect(list.getByRole('group').first()).toBeVisible()
  })

  test('a member who may not be here any more, and who never might [SRV-12] [SRV-08] [ROUTE-05]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await sandbox.control('POST', 'sessions', { action: 'forbid' })
    await expect(client.getByText(errors.forbidden.text, { exact: true })).toBeVisible()
    await page.goto(`${sandbox.clientUrl}/v8/events`)
    await expect(page.getByRole('heading', { name: errors.notAuthorized.text })).toBeVisible()
    await expect(page.getByText(errors.forbidden.text, { exact: true })).toBeVisible()
  })

  test('the mini-games, whose servers do not answer, and a table that is turned off [SRV-12] [ROUTE-04]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.features({ isEsportsEnabled: false, isMiniGameEnabled: true })
    await sandbox.control('POST', 'minigame', { isDown: true })
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    await page.goto(link)
    await expect(page.getByText(errors.minigameDown.text, { exact: true })).toBeVisible()
    await sandbox.control('POST', 'minigame', { isDown: false })
    // Table 9 is turned off from the start.
    await page.goto(`${sandbox.clientUrl}/v8/lootbox/9`)
    await expect(page.getByText(errors.gameDisabled.text, { exact: true })).toBeVisible()
  })
})
