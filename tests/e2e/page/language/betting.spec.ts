import { languages } from '#domain/session/language.ts'
import { launchLanguage } from '#src/wire/base/languages.ts'

import { sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { book, pickPaused } from '../../../harness/slip/booking.ts'
import { pickHome } from '../../../harness/slip/picking.ts'
import { wordsOf } from '../../../harness/words/words.ts'

for (const language of sampleOf(languages, 2)) {
  const as = { lang: launchLanguage(language) }

  test(`in ${language} a bet is placed, by what things are called there [I18N-01] [SLIP-17]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, market } = await pickHome({ launched, sandbox }, { price: '2.40', stake: '25', as })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    await client.getByRole('button', { name: 'Done' }).click()
    await client.tickets.open()
    await expect(client.tickets.ticket(ticketNum)).toBeVisible()
    const { bets, problems, wallet } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([{ ticketNum, amount: '25.00', euroOdds: '2.40' }])
    expect(bets[0]?.legs).toMatchObject([{ marketId: market.marketId }])
    expect([problems, wallet.balance]).toEqual([[], '9975.00'])
  })

  test(`in ${language} a bet is booked and cancelled, by what things are called there [I18N-01] [PREBOOK-02] [PREBOOK-04]`, async ({
    launched,
    sandbox,
  }) => {
    const words = await wordsOf(language)
    const picked = await pickPaused({ launched, sandbox }, as)
    const { client } = picked
    const ticketNum = await book(picked, sandbox)
    await client.tickets.open('Prebook')
    const row = client.tickets.ticket(ticketNum)
    await row.getByRole('button', { name: 'Cancel prebook' }).click()
    await row.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(row).toContainText(words.text('Cancelled', {}, 'status of a prebooked bet'))
    const { bets, prebooks, problems, wallet } = await sandbox.ledger('alice')
    expect(prebooks).toMatchObject([{ ticketNum, status: 'cancelled', amount: '100.00' }])
    expect([bets, problems, wallet.balance]).toEqual([[], [], '10000.00'])
  })
}
