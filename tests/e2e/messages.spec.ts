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
