import { type ErrorName, errors } from '#domain/session/errorCatalogue.ts'

import { sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { textOf, toldOfKinds, toldOfSingles } from '../../../harness/messages.ts'
import type { ClientPage } from '../../../harness/pages/client.ts'
import type { TestSandbox } from '../../../harness/sandbox.ts'
import { follow, openBoard, putForward } from '../../../harness/slip/bigCombo.ts'
import { offer, pickPaused } from '../../../harness/slip/booking.ts'
import { cell, openInMatchCombo } from '../../../harness/slip/inMatchCombo.ts'
import { button, openLucky } from '../../../harness/slip/luckyCombo.ts'
import { pickCombo, pickHome } from '../../../harness/slip/picking.ts'

/** A stake of the oracle's says how the server answers it: each of them is said at the slip, and that nothing was taken. */
async function expectEach(client: ClientPage, names: readonly ErrorName[], stake = client.slip.stake) {
  const { slip } = client
  for (const name of names) {
    await stake.fill(String(errors[name].code))
    await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
    await slip.place.click()
    const notice = slip.panel.getByText(textOf(name), { exact: true })
    await expect(notice, name).toBeVisible()
    await expect(slip.panel.getByText(/^Bet not placed. No money was taken./)).toBeVisible()
    await slip.panel.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
  }
}

async function expectNothingPlaced(sandbox: TestSandbox, member = 'oracle') {
  const { bets, prebooks, problems } = await sandbox.ledger(member)
  expect([bets, prebooks, problems]).toEqual([[], [], []])
}

const oracle = { member: 'oracle' }
const prices = ['1.85', '2.10', '1.90'] as const

test.describe('what a bet is refused with is said at the slip, word for word', () => {
  test('of a single, each that has no place of its own [SLIP-19]', async ({ launched, sandbox }) => {
    const { client, home } = await pickHome({ launched, sandbox }, { as: oracle })
    expect(toldOfSingles.length).toBeGreaterThan(40)
    for (const name of sampleOf(toldOfSingles, 12)) {
      await expectEach(client, [name])
      await expect(client.slip.leg(home)).toBeVisible()
    }
    await expectNothingPlaced(sandbox)
  })

  test('of a combo and of a system [SLIP-19] [SLIP-10] [SLIP-11]', async ({ launched, sandbox }) => {
    const { client } = await pickCombo({ launched, sandbox }, { prices, as: oracle })
    await expectEach(client, toldOfKinds.combo)
    await client.slip.kind('System').click()
    await (await client.slip.size('Trebles × 1')).fill('10')
    const doubles = await client.slip.size('Doubles × 3')
    await expectEach(client, toldOfKinds.system, doubles)
    await expectNothingPlaced(sandbox)
  })

  test('of an in-match combo [SLIP-19] [SLIP-12]', async ({ page, sandbox }) => {
    const { client, winner, total } = await openInMatchCombo({ page, sandbox }, undefined, 'oracle')
    await cell(client, winner, 'home').click()
    await cell(client, total, 'over').click()
    await expectEach(client, toldOfKinds.inMatchCombo)
    await expectNothingPlaced(sandbox)
  })

  test('of a big combo [SLIP-19] [SLIP-13]', async ({ launched, sandbox }) => {
    await putForward(sandbox)
    const client = await launched(oracle)
    await openBoard(client)
    await follow(client).click()
    await expectEach(client, toldOfKinds.bigCombo)
    await expectNothingPlaced(sandbox)
  })

  test('of a lucky combo [SLIP-19] [SLIP-14]', async ({ launched, sandbox }) => {
    const client = await openLucky(launched, oracle)
    await button(client, 'Generate combo').click()
    await button(client, 'Add to bet slip').click()
    await expectEach(client, toldOfKinds.luckyCombo)
    await expectNothingPlaced(sandbox)
  })

  test('of a booking, one whose answer the pending tickets give among them [SLIP-19] [PREBOOK-03]', async ({
    launched,
    sandbox,
  }) => {
    const { client, form } = await pickPaused({ launched, sandbox }, oracle)
    const { slip } = client
    for (const name of sampleOf(toldOfKinds.booking, 6)) {
      await slip.stake.fill(String(errors[name].code))
      await offer(client).click()
      await form.getByRole('button', { name: /^Prebook .* @ 2\.00$/ }).click()
      await expect(slip.panel.getByText('Not booked', { exact: true })).toBeVisible()
      await expect(slip.panel.getByText(textOf(name), { exact: true }), name).toBeVisible()
      await slip.panel.getByRole('button', { name: 'OK' }).click()
    }
    await expectNothingPlaced(sandbox)
  })
})

/** What the market does that the member's page has not heard of, and what puts it right. */
const changes = [
  { says: 'marketPaused', wish: { status: 'paused' }, back: { status: 'open' } },
  { says: 'marketResulting', wish: { status: 'resulting' }, back: { status: 'open' } },
  { says: 'marketClosed', wish: { status: 'closed' }, back: { status: 'open' } },
  {
    says: 'marketUnavailable',
    wish: { limits: { min: '100', max: '10' } },
    back: { limits: { min: '10', max: '20000' } },
  },
  { says: 'comboNotAllowed', wish: { comboAllowed: false }, back: { comboAllowed: true } },
] as const satisfies readonly { says: ErrorName; wish: object; back: object }[]

test.describe('what one leg of several is refused for', () => {
  test('is said at that leg and at no other, and the slip says that nothing was taken [SLIP-19] [SLIP-15]', async ({
    launched,
    sandbox,
  }) => {
    const { client, picked } = await pickCombo({ launched, sandbox }, { prices })
    const { slip } = client
    const [first, second] = picked
    if (first === undefined || second === undefined) throw new Error('Nothing was picked.')
    const { marketId } = second.market
    let stake = 10
    const expectRefused = async (says: ErrorName): Promise<void> => {
      await slip.place.click()
      // Seen once, and heard as what describes the selection.
      await expect(slip.leg(second.home).getByText(errors[says].text).first(), says).toBeVisible()
      const refused = slip.panel.getByRole('listitem').filter({ hasText: errors[says].text })
      await expect(refused).toHaveCount(1)
      await expect(slip.panel.getByText(/^Bet not placed. No money was taken./)).toBeVisible()
    }
    for (const { says, wish, back } of changes) {
      await slip.stake.fill(String(stake++))
      await expect(slip.place).toHaveText(/^Place bet/)
      await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
      await sandbox.sockets({ action: 'lag' })
      await sandbox.market(marketId, wish)
      await expectRefused(says)
      await sandbox.market(marketId, back)
      await sandbox.sockets({ action: 'unmute' })
    }
    await slip.stake.fill(String(stake))
    await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.sockets({ action: 'lag' })
    await sandbox.event(second.event.eventId, { close: true })
    await expectRefused('eventInactive')
    await sandbox.sockets({ action: 'unmute' })
    await expectNothingPlaced(sandbox, 'alice')
  })

  test('is a limit of that leg’s market [SLIP-19]', async ({ launched, sandbox }) => {
    const { client, picked } = await pickCombo(
      { launched, sandbox },
      { prices, stake: '600', as: { member: 'limited' } },
    )
    await client.slip.place.click()
    const first = client.slip.leg(picked[0]?.home ?? '')
    await expect(first.getByText(errors.marketLimitReached.text).first()).toBeVisible()
    await expectNothingPlaced(sandbox, 'limited')
  })
})

test('what only can be booked is not bet on, and the slip says so [PREBOOK-03] [SLIP-19]', async ({
  launched,
  sandbox,
}) => {
  await sandbox.features({ isPrebookingEnabled: true })
  const { client, market } = await pickHome({ launched, sandbox }, { stake: '10' })
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  await sandbox.sockets({ action: 'lag' })
  await sandbox.market(market.marketId, { status: 'paused' })
  await client.slip.place.click()
  await expect(client.slip.panel.getByText(errors.onlyPrebook.text)).toBeVisible()
  await sandbox.sockets({ action: 'unmute' })
  await expectNothingPlaced(sandbox, 'alice')
})

test('a big combo that is put forward no more is refused as a whole [SLIP-13] [SLIP-19]', async ({
  launched,
  sandbox,
}) => {
  const { markets } = await putForward(sandbox, 4)
  const client = await launched()
  await openBoard(client)
  await follow(client).click()
  await client.slip.stake.fill('20')
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  await sandbox.sockets({ action: 'lag' })
  await sandbox.market(markets[0] ?? '', { status: 'closed' })
  await client.slip.place.click()
  await expect(client.slip.panel.getByText(errors.statusChanged.text)).toBeVisible()
  await sandbox.sockets({ action: 'unmute' })
  await expectNothingPlaced(sandbox, 'alice')
})

test('a price of the server’s that moved is asked about under Always ask [SLIP-12] [SLIP-16] [SLIP-19]', async ({
  page,
  sandbox,
}) => {
  const { client, winner, total } = await openInMatchCombo({ page, sandbox })
  await cell(client, winner, 'home').click()
  await cell(client, total, 'over').click()
  await client.slip.choosePolicy('Always ask')
  await client.slip.stake.fill('10')
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  await sandbox.sockets({ action: 'lag' })
  await sandbox.market(winner.marketId, { prices: { home: '2.50' } })
  await client.slip.place.click()
  await expect(client.slip.panel.getByText(errors.oddsChanged.text)).toBeVisible()
  await sandbox.sockets({ action: 'unmute' })
  await expectNothingPlaced(sandbox, 'alice')
})

test('more events than a system takes, and a payout above the limit, are said before anything is sent [SLIP-10] [SLIP-11] [SLIP-06]', async ({
  launched,
  sandbox,
}) => {
  const { client } = await pickCombo(
    { launched, sandbox },
    { prices: ['2.00', '2.00', '2.00', '2.00', '2.00', '2.00'], as: { member: 'modest' } },
  )
  const { slip } = client
  await slip.stake.fill('10')
  await expect(slip.panel.getByText(errors.comboAboveMaxPayout.text)).toBeVisible()
  await expect(slip.place).toHaveAttribute('aria-disabled', 'true')
  await slip.kind('System').click()
  await expect(slip.panel.getByText(errors.tooManyEvents.text)).toBeVisible()
  await expect(slip.place).toHaveAttribute('aria-disabled', 'true')
})

/** What the slip says of itself, before anything is sent. */
const limits = [
  { stake: '5', says: 'Minimum bet should be ¥10.00' },
  { stake: '20000.01', says: 'Amount has reached its limit' },
  { stake: '15000', says: 'Insufficient balance' },
  { stake: '1.234', says: 'This amount could mean two things.' },
  { stake: '12,34,5', says: 'Not a valid amount.' },
] as const

test('what is wrong with a stake is said beside it once it is left, before anything is sent [SLIP-19] [SLIP-06]', async ({
  launched,
  sandbox,
}) => {
  const { client } = await pickHome({ launched, sandbox })
  const { slip } = client
  await expect(slip.place).toHaveText('Enter a stake')
  await slip.place.click()
  await expect(slip.panel.getByText('Please enter bet amount')).toBeVisible()
  for (const { stake, says } of limits) {
    await slip.stake.fill(stake)
    await slip.stake.blur()
    await expect(slip.panel.getByText(says, { exact: true }), stake).toBeVisible()
    await expect(slip.stake).toHaveAttribute('aria-invalid', 'true')
    await expect(slip.place).toHaveAttribute('aria-disabled', 'true')
    await expect(slip.fact('Returns')).toHaveText('–')
  }
})
