import { type ErrorName, errors } from '#domain/session/errorCatalogue.ts'

import { sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import type { SandboxEvent, TestSandbox } from '../../../harness/sandbox.ts'
import { offer, pickPaused } from '../../../harness/slip/booking.ts'
import { pickCombo } from '../../../harness/slip/picking.ts'

test('an outright that a combo has by a request changed on its way is refused with its message (outrightNotForCombo) [SLIP-19] [SLIP-10]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event } = await sandbox.control<{ event: SandboxEvent }>('POST', 'outrights', {
    participants: { Northport: '3.00', Eastvale: '4.00' },
  })
  const [cup] = event.markets
  await page.route('**/api/combo-bet/', (route) => {
    const body = route.request().postDataJSON()
    const [first, ...others] = body.tickets
    const tickets = [
      ...others,
      { ...first, market_id: cup?.marketId, bet_type_selection: cup?.selections[0]?.side },
    ]
    return route.continue({ postData: JSON.stringify({ ...body, tickets }) })
  })
  const { client } = await pickCombo({ launched, sandbox }, { prices: ['1.85', '2.10', '1.90'], stake: '20' })
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  await client.slip.place.click()
  const said = client.slip.panel.getByText(errors.outrightNotForCombo.text, { exact: true })
  await expect(said).toBeVisible()
  await expect(client.slip.panel.getByText(/^Bet not placed. No money was taken./)).toBeVisible()
  const { bets, problems } = await sandbox.ledger('alice')
  expect([bets, problems]).toEqual([[], []])
})

/** What the house has come to since the offer was made, of which the page has not heard. */
const causes: readonly { says: ErrorName; bring: (sandbox: TestSandbox) => Promise<unknown> }[] = [
  { says: 'invalidPrebook', bring: (sandbox) => sandbox.features({ isPrebookingEnabled: false }) },
  { says: 'prebookError', bring: (sandbox) => sandbox.control('POST', 'house', { bookings: 0 }) },
  { says: 'lowestBet', bring: (sandbox) => sandbox.control('POST', 'house', { lowestBet: '10.01' }) },
]

test.describe('a booking that the house does not take is refused with the message of its cause', () => {
  for (const { says, bring } of sampleOf(causes, 2))
    test(`${errors[says].text} (${says}) [SLIP-19] [PREBOOK-03]`, async ({ launched, sandbox }) => {
      const { client, form } = await pickPaused({ launched, sandbox })
      const { panel } = client.slip
      await client.slip.stake.fill('10')
      await offer(client).click()
      await bring(sandbox)
      await form.getByRole('button', { name: 'Prebook ¥10.00 @ 2.00' }).click()
      await expect(panel.getByText('Not booked', { exact: true })).toBeVisible()
      const text = errors[says].text.replace('{min_bet}', '¥10.01')
      await expect(panel.getByText(text, { exact: true })).toBeVisible()
      const { prebooks, problems, wallet } = await sandbox.ledger('alice')
      expect([prebooks, problems, wallet.balance]).toEqual([[], [], '10000.00'])
    })
})
