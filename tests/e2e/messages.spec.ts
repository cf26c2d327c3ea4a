import { errors, type CatalogueEntry } from '#domain/errorCatalogue.ts'

import { expect, test } from '../harness/fixtures.ts'
import { pickHome } from '../harness/picking.ts'

/** Those with a place and a test of their own: a wait is counted down, a least stake has its figure. */
const told: readonly CatalogueEntry[] = [errors.placeBetTooFast, errors.minimumBet, errors.lowestBet]

/** What a single can be refused with for good: of betting, of what was sent, and of the account. */
const refusals = Object.values(errors).filter(
  (entry) =>
    entry.refusal &&
    ([2, 5].includes(entry.base) || entry === errors.accountInactive) &&
    !told.includes(entry),
)

test('every refusal of a single is said in its place in the slip, word for word, and that nothing was taken [SLIP-19]', async ({
  launched,
  sandbox,
}) => {
  const { client, home } = await pickHome({ launched, sandbox }, { as: { member: 'oracle' } })
  const { slip } = client
  expect(refusals.length).toBeGreaterThan(35)
  for (const { code, text } of refusals) {
    // The stake says how the server answers it.
    await slip.stake.fill(String(code))
    await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
    await slip.place.click()
    const notice = slip.panel.getByText(text, { exact: true })
    await expect(notice, text).toBeVisible()
    await expect(slip.panel.getByText(/^The bet was not placed. No money was taken./)).toBeVisible()
    await expect(slip.leg(home)).toBeVisible()
    await slip.panel.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
  }
  expect((await sandbox.ledger('oracle')).bets).toEqual([])
})

/** What the slip says of itself, before anything is sent. */
const limits = [
  { stake: '5', says: 'Minimum bet should be ¥10.00' },
  { stake: '20000.01', says: 'Amount has reached its limit' },
  { stake: '15000', says: 'Insufficient balance' },
  { stake: '1.234', says: 'This can be read as two amounts.' },
  { stake: '12,34,5', says: 'This is not an amount.' },
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
    await expect(slip.fact('Potential returns')).toHaveText('–')
  }
})

test('an amount that is to be won is turned into its stake, within the limits [SLIP-07]', async ({
  launched,
  sandbox,
}) => {
  const { client } = await pickHome({ launched, sandbox }, { price: '2.50' })
  const { slip } = client
  await slip.panel.getByRole('button', { name: 'To win' }).click()
  const wanted = slip.panel.getByLabel('To win', { exact: true })
  await wanted.fill('1 234,50')
  await expect(slip.place).toHaveText('Place bet, ¥823.00')
  await expect(slip.fact('Potential profit')).toHaveText('¥1,234.50')
  // No less than the least, no more than the member has.
  await wanted.fill('1')
  await expect(slip.place).toHaveText('Place bet, ¥10.00')
  await wanted.fill('900000')
  await expect(slip.place).toHaveText('Place bet, ¥10,000.00')
  await wanted.fill('300')
  await slip.place.click()
  await slip.placed()
  expect((await sandbox.ledger('alice')).bets).toMatchObject([{ amount: '200.00' }])
})

test('a selection that was replaced or removed comes back with its stake, and moves nothing [SLIP-02]', async ({
  launched,
  sandbox,
}) => {
  const { client, event, home, away } = await pickHome({ launched, sandbox }, { stake: '150' })
  const { slip } = client
  const row = client.event(event.home, event.away)
  const before = await slip.place.boundingBox()
  await client.price(away, row).first().click()
  await expect(slip.leg(away)).toBeVisible()
  await expect(slip.panel.getByText('Selection replaced.')).toBeVisible()
  expect(await slip.place.boundingBox()).toEqual(before)
  await slip.panel.getByRole('button', { name: 'Undo' }).click()
  await expect(slip.leg(home)).toBeVisible()
  await expect(slip.stake).toHaveValue('150')
  await slip.panel.getByRole('button', { name: `Remove ${home}` }).click()
  await slip.panel.getByRole('button', { name: 'Undo' }).click()
  await expect(slip.leg(home)).toBeVisible()
  await expect(slip.place).toHaveText('Place bet, ¥150.00')
})
