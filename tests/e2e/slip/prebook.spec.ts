import { errors } from '#domain/session/errorCatalogue.ts'

import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { book, offer, pickPaused } from '../../harness/slip/booking.ts'
import { checkNow } from '../../harness/slip/placing.ts'

test.describe('prebooking', () => {
  test('is offered on a suspended selection, and booked at the target in the member’s odds type [PREBOOK-01] [PREBOOK-02] [PREBOOK-07]', async ({
    launched,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox }, { odds_type: 'malay' })
    const { client, form, market } = picked
    await offer(client).click()
    const target = form.getByRole('spinbutton', { name: 'Target odds' })
    await expect(target).toHaveValue('1.00')
    await form.getByRole('button', { name: 'Raise target odds' }).click()
    await expect(target).toHaveValue('-0.99')
    await expect(form.getByText('Please enter bet amount')).toBeVisible()
    await form.getByText('How prebooking works').click()
    await expect(form.getByText('your full stake is returned', { exact: false })).toBeVisible()
    await client.slip.stake.fill('50')
    await form.getByRole('button', { name: 'Prebook ¥50.00 @ -0.99' }).click()
    await expect(client.slip.panel.getByText('Booked', { exact: true })).toBeVisible()
    await expect(client.member.balance).toContainText('9,950.00')
    const { prebooks, problems } = await sandbox.ledger('alice')
    expect(prebooks).toMatchObject([
      {
        status: 'booked',
        targetOdds: '2.01',
        oddsStyle: 'malay',
        marketId: market.marketId,
        amount: '50.00',
      },
    ])
    expect(problems).toEqual([])
    await client.slip.panel.getByRole('button', { name: 'Done' }).click()
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  })

  test('says what it books clear of the edges of its button, however long that is [PREBOOK-02] [DEVICE-01]', async ({
    launched,
    sandbox,
  }) => {
    const { client, form } = await pickPaused({ launched, sandbox })
    await client.slip.stake.fill('10000')
    await offer(client).click()
    const button = form.getByRole('button', { name: /^Prebook ¥10,000.00/ })
    const room = await button.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const [box, text] = [element.getBoundingClientRect(), words.getBoundingClientRect()]
      return Math.min(
        text.top - box.top,
        box.bottom - text.bottom,
        text.left - box.left,
        box.right - text.right,
      )
    })
    expect(room).toBeGreaterThanOrEqual(5)
  })

  test('is not offered where the partner has it switched off, nor on what is open [PREBOOK-01] [LAUNCH-14]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(client.slip.leg(home)).toContainText('Locked odds will be removed')
    await expect(offer(client)).toHaveCount(0)
    await client.tickets.open()
    await expect(client.getByRole('tab', { name: 'Prebook' })).toHaveCount(0)
  })

  test('comes and goes as the market is suspended and opens [PREBOOK-01]', async ({ launched, sandbox }) => {
    const { client, form, market } = await pickPaused({ launched, sandbox })
    await offer(client).click()
    await expect(form).toBeVisible()
    await sandbox.market(market.marketId, { status: 'open' })
    await expect(form).toHaveCount(0)
    await expect(offer(client)).toHaveCount(0)
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(offer(client)).toBeVisible()
  })

  test('is placed when the market opens at the target or above, told by a toast and in the history [PREBOOK-02] [PREBOOK-05] [PREBOOK-06]', async ({
    launched,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const { client, market } = picked
    const ticketNum = await book(picked, sandbox)
    await client.tickets.open('Prebook')
    const row = client.tickets.ticket(ticketNum)
    await expect(row.getByText('Prebook: Booked')).toBeVisible()
    await sandbox.market(market.marketId, { status: 'open' })
    await expect(row.getByText('Prebook: Booked')).toBeVisible()
    await sandbox.market(market.marketId, { prices: { home: '2.30' } })
    await expect(client.getByText(`Your prebooked bet ${ticketNum} was placed.`)).toBeVisible()
    await expect(row.getByText('Prebook: Placed')).toBeVisible()
    await expect(row.getByText('@ 2.30').first()).toBeVisible()
    await client.tickets.open('Pending')
    await expect(client.tickets.ticket(ticketNum)).toBeVisible()
    const { bets, problems, wallet } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([{ ticketNum, euroOdds: '2.30', amount: '100.00' }])
    expect([problems, wallet.balance]).toEqual([[], '9900.00'])
  })

  test('is cancelled once that is confirmed, and the stake is back [PREBOOK-04] [PREBOOK-05]', async ({
    launched,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const { client, market } = picked
    const ticketNum = await book(picked, sandbox)
    await client.tickets.open('Prebook')
    const row = client.tickets.ticket(ticketNum)
    await row.getByRole('button', { name: 'Cancel prebook' }).click()
    await row.getByRole('button', { name: 'Keep bet' }).click()
    await row.getByRole('button', { name: 'Cancel prebook' }).click()
    await expect(
      row.getByText('If it is cancelled in time, ¥100.00 will be returned to your balance.'),
    ).toBeVisible()
    await row.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(row.getByText('Prebook: Cancelled')).toBeVisible()
    await expect(client.member.balance).toContainText('10,000.00')
    await sandbox.market(market.marketId, { status: 'open', prices: { home: '3.00' } })
    const { bets, problems } = await sandbox.ledger('alice')
    expect([bets, problems]).toEqual([[], []])
  })

  test('that the market placed first is not cancelled, and says so [PREBOOK-04]', async ({
    launched,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const { client, market } = picked
    const ticketNum = await book(picked, sandbox)
    await client.tickets.open('Prebook')
    const row = client.tickets.ticket(ticketNum)
    await row.getByRole('button', { name: 'Cancel prebook' }).click()
    await sandbox.sockets({ action: 'lag' })
    await sandbox.market(market.marketId, { status: 'open', prices: { home: '2.10' } })
    await row.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(row.getByText('Too late to cancel', { exact: false })).toBeVisible()
    await sandbox.sockets({ action: 'unmute' })
    await expect(row.getByText('Prebook: Placed')).toBeVisible()
    expect((await sandbox.ledger('alice')).bets).toMatchObject([{ ticketNum, euroOdds: '2.10' }])
  })

  test('whose answer is lost is asked about and booked once; whose cancellation is lost is asked again [PREBOOK-02] [PREBOOK-04] [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const { client } = picked
    await sandbox.fault({ method: 'POST', path: '/prebooking/', kind: 'dropReply', times: 8 })
    await sandbox.fault({ method: 'POST', path: '/prebooking/cancel/', kind: 'dropReply', times: 8 })
    const ticketNum = await book(picked, sandbox)
    await client.tickets.open('Prebook')
    const row = client.tickets.ticket(ticketNum)
    await row.getByRole('button', { name: 'Cancel prebook' }).click()
    await sandbox.sockets({ action: 'lag' })
    await row.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(row.getByText("We're checking whether it was cancelled.", { exact: false })).toBeVisible()
    await sandbox.clearFaults()
    await checkNow(row)
    await expect(row.getByText('Prebook: Cancelled')).toBeVisible()
    await sandbox.sockets({ action: 'unmute' })
    const { prebooks, problems, wallet } = await sandbox.ledger('alice')
    expect(prebooks).toMatchObject([{ ticketNum, status: 'cancelled' }])
    expect([problems, wallet.balance]).toEqual([[], '10000.00'])
  })

  test('that is refused says why, in the message of the catalogue [PREBOOK-03]', async ({
    launched,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const { client, form, market } = picked
    await client.slip.stake.fill('100')
    await offer(client).click()
    await sandbox.sockets({ action: 'lag' })
    await sandbox.market(market.marketId, { status: 'open' })
    await form.getByRole('button', { name: 'Prebook ¥100.00 @ 2.00' }).click()
    await expect(client.slip.panel.getByText(errors.onlyPlaceBet.text)).toBeVisible()
    await sandbox.sockets({ action: 'unmute' })
    const { prebooks, wallet } = await sandbox.ledger('alice')
    expect([prebooks, wallet.balance]).toEqual([[], '10000.00'])
  })

  test('is not cancelled by a key that is held: the question is answered by a press of its own [PREBOOK-04] [A11Y-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const ticketNum = await book(picked, sandbox)
    const { client } = picked
    await client.slip.panel.getByRole('button', { name: 'Done' }).click()
    await client.tickets.open('Prebook')
    const row = client.tickets.ticket(ticketNum)
    await row.getByRole('button', { name: 'Cancel prebook' }).focus()
    await page.keyboard.down('Enter')
    const yes = row.getByRole('button', { name: 'Yes, cancel' })
    await expect(yes).toBeFocused()
    // The keyboard repeats a key that stays down.
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(yes).toBeVisible()
    expect((await sandbox.ledger('alice')).prebooks).toMatchObject([{ status: 'booked' }])
    await page.keyboard.press('Enter')
    await expect(client.getByText('Prebook: Cancelled')).toBeVisible()
    expect((await sandbox.ledger('alice')).prebooks).toMatchObject([{ status: 'cancelled' }])
  })

  test('takes no mouse: target, stake, booking and cancelling by keys [A11Y-01] [PREBOOK-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, form } = await pickPaused({ launched, sandbox })
    await client.slip.stake.fill('100')
    await offer(client).focus()
    await page.keyboard.press('Enter')
    const target = form.getByRole('spinbutton', { name: 'Target odds' })
    await target.focus()
    await page.keyboard.press('ArrowUp')
    await expect(target).toHaveValue('2.02')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(target).toHaveValue('1.99')
    await page.keyboard.press('PageUp')
    await expect(target).toHaveValue('2.18')
    await expect(form.getByRole('button', { name: 'Prebook ¥100.00 @ 2.18' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(client.slip.panel.getByText('Booked', { exact: true })).toBeVisible()
    await client.tickets.open('Prebook')
    const cancel = client.getByRole('button', { name: 'Cancel prebook' })
    await cancel.focus()
    await page.keyboard.press('Enter')
    await expect(client.getByRole('button', { name: 'Yes, cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(client.getByText('Prebook: Cancelled')).toBeVisible()
  })
})

test.describe('prebooking on a small phone', () => {
  test.use({ viewport: { width: 375, height: 553 }, hasTouch: true, isMobile: true })

  test('every button of it can be tapped, and the bet is booked [PREBOOK-02] [DEVICE-01]', async ({
    launched,
    sandbox,
  }) => {
    const { client, form } = await pickPaused({ launched, sandbox })
    await client.slip.open()
    for (const key of ['5', '0'])
      await client.slip.panel.getByRole('button', { name: key, exact: true }).tap()
    await offer(client).tap()
    await form.getByRole('button', { name: 'Raise target odds' }).tap()
    await form.getByRole('button', { name: 'Lower target odds' }).tap()
    await form.getByRole('button', { name: 'Prebook ¥50.00 @ 2.00' }).tap()
    await client.slip.panel.getByRole('button', { name: 'Done' }).tap()
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
    expect((await sandbox.ledger('alice')).prebooks).toMatchObject([{ amount: '50.00', targetOdds: '2.00' }])
  })
})
