import { errors } from '#domain/session/errorCatalogue.ts'

import { expect, test } from '../../../harness/fixtures.ts'
import { cell, openInMatchCombo } from '../../../harness/slip/inMatchCombo.ts'

test.describe('an in-match combo', () => {
  test('of two markets is placed at the server’s price, and its cells are marked for it alone [SLIP-12] [SLIP-02] [BROWSE-08]', async ({
    page,
    sandbox,
  }) => {
    const { client, winner, total } = await openInMatchCombo({ page, sandbox })
    await cell(client, winner, 'home').click()
    await expect(
      client.slip.panel.getByText('Add 1 selection from another market of this match.'),
    ).toBeVisible()
    await cell(client, total, 'over').click()
    await expect(cell(client, winner, 'home')).toHaveAttribute('aria-pressed', 'true')
    await expect(cell(client, total, 'over')).toHaveAttribute('aria-pressed', 'true')
    await expect(client.slip.kind('In-match combo')).toHaveAttribute('aria-selected', 'true')
    // 2.00 × (1 + 0.80 × 0.8)
    await expect(client.slip.fact('Total odds')).toHaveText('3.28')
    await client.slip.stake.fill('50')
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    const { bets, problems } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([{ ticketNum, amount: '50.00', euroOdds: '3.28' }])
    expect(problems).toEqual([])
  })

  test('keeps its selections apart from the single’s [SLIP-01] [SLIP-02]', async ({ page, sandbox }) => {
    const { client, winner } = await openInMatchCombo({ page, sandbox })
    await cell(client, winner, 'home').click()
    await expect(cell(client, winner, 'home')).toHaveAttribute('aria-pressed', 'true')
    await client.slip.kind('Single').click()
    await expect(cell(client, winner, 'home')).toHaveAttribute('aria-pressed', 'false')
    await client.slip.chooseMore('In-match combo')
    await expect(cell(client, winner, 'home')).toHaveAttribute('aria-pressed', 'true')
    await cell(client, winner, 'home').click()
    await expect(cell(client, winner, 'home')).toHaveAttribute('aria-pressed', 'false')
  })

  test('that the server does not take is refused with its message [SLIP-12] [SLIP-05]', async ({
    page,
    sandbox,
  }) => {
    const { client, winner, total } = await openInMatchCombo({ page, sandbox })
    await cell(client, winner, 'home').click()
    await sandbox.market(total.marketId, { comboAllowed: false })
    await cell(client, total, 'over').click()
    await expect(client.slip.panel.getByText(errors.comboNotAllowed.text)).toBeVisible()
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
  })

  test('is not offered where nothing of the event may be combined, and says why [SLIP-12] [BROWSE-08]', async ({
    page,
    sandbox,
  }) => {
    const { client } = await openInMatchCombo({ page, sandbox }, async ({ event }) => {
      for (const { marketId } of event.markets) await sandbox.market(marketId, { comboAllowed: false })
    })
    await expect(client.getByRole('article').getByText(errors.comboNotAllowed.text)).toBeVisible()
    await expect(client.getByRole('article').locator('[data-market]')).toHaveCount(0)
  })

  test('follows the prices while it is open [SLIP-12] [SLIP-15] [LIVE-01]', async ({ page, sandbox }) => {
    const { client, winner, total } = await openInMatchCombo({ page, sandbox })
    await cell(client, winner, 'home').click()
    await cell(client, total, 'over').click()
    await expect(client.slip.fact('Total odds')).toHaveText('3.28')
    await sandbox.market(winner.marketId, { prices: { home: '2.50' } })
    await expect(cell(client, winner, 'home')).toContainText('2.50')
    await expect(client.slip.fact('Total odds')).toHaveText('4.10')
  })

  test('takes no mouse [A11Y-01] [SLIP-12]', async ({ page, sandbox }) => {
    const { client, winner, total } = await openInMatchCombo({ page, sandbox })
    const tabs = client.getByRole('article', { name: / v / }).getByRole('tablist', { name: 'Bet type' })
    await tabs.getByRole('tab', { name: 'In-match combo' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.getByRole('tab', { name: 'Single' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await cell(client, winner, 'home').focus()
    await page.keyboard.press('Enter')
    await cell(client, total, 'over').focus()
    await page.keyboard.press('Enter')
    await expect(client.slip.fact('Total odds')).toHaveText('3.28')
    await client.slip.stake.fill('10')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await client.slip.place.focus()
    await page.keyboard.press('Enter')
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ amount: '10.00', euroOdds: '3.28' }])
  })
})

test.describe('an in-match combo on a small phone', () => {
  test.use({ viewport: { width: 375, height: 553 }, hasTouch: true, isMobile: true })

  test('is put together and placed by touch [SLIP-12] [DEVICE-01]', async ({ page, sandbox }) => {
    const { client, winner, total } = await openInMatchCombo({ page, sandbox })
    await cell(client, winner, 'home').tap()
    await client.slip.close()
    await cell(client, total, 'over').tap()
    await client.slip.open()
    await client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }).tap()
    await client.slip.place.tap()
    await client.slip.placed()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ amount: '50.00', euroOdds: '3.28' }])
  })
})
