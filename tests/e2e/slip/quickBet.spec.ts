import type { Page } from '@playwright/test'

import { type Bettable, someEvent } from '../../harness/events.ts'
import { expect, type Launched, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import type { LaunchOptions, TestSandbox } from '../../harness/sandbox.ts'
import {
  holdQuickBetTime,
  pressTwice,
  quickBetIsSent,
  switchQuickBetOn,
  waitingQuickBet as waiting,
} from '../../harness/slip/quickBet.ts'

interface QuickBettor extends Bettable {
  readonly client: ClientPage
  readonly price: ReturnType<ClientPage['price']>
}

const undo = (client: ClientPage) => waiting(client).getByRole('button', { name: 'Undo' })

/** A member who bets 50 by each press, before a home selection at 2.10. */
async function quickBettor(
  { launched, page, sandbox }: { launched: Launched; page: Page; sandbox: TestSandbox },
  as: LaunchOptions = {},
): Promise<QuickBettor> {
  await holdQuickBetTime(page)
  const picked = await someEvent(sandbox)
  await sandbox.market(picked.market.marketId, { prices: { home: '2.10' } })
  const client = await launched(as)
  await switchQuickBetOn(client, '50')
  const row = client.lists.event(picked.event.home, picked.event.away)
  return { ...picked, client, price: client.price(picked.home, row).first() }
}

const isSent = (client: ClientPage): Promise<void> => quickBetIsSent(client, '50.00')

async function placedBets(sandbox: TestSandbox): Promise<unknown[]> {
  const { bets, problems } = await sandbox.ledger('alice')
  expect(problems).toEqual([])
  return bets.map(({ amount, euroOdds }) => [amount, euroOdds])
}

test.describe('a quick bet', () => {
  test('is placed once by one press of a price, when it could be undone for four seconds [SLIP-26] [SLIP-17]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, price, home } = await quickBettor({ launched, page, sandbox })
    await expect(client.slip.panel.getByText('Quick bet on · ¥50.00')).toBeVisible()
    await price.click()
    await expect(waiting(client)).toContainText(`${home} @ 2.10`)
    await expect(waiting(client)).toContainText('Stake ¥50.00 · Returns ¥105.00')
    expect(await placedBets(sandbox)).toEqual([])
    await isSent(client)
    await client.slip.placed()
    await expect(waiting(client)).toHaveCount(0)
    await expect(client.member.balance).toContainText('9,950.00')
    expect(await placedBets(sandbox)).toEqual([['50.00', '2.10']])
  })

  test('that is undone is not sent, by a press, by the same price again, and by Escape from the list [SLIP-26] [A11Y-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, price } = await quickBettor({ launched, page, sandbox })
    await price.click()
    await undo(client).click()
    await expect(waiting(client)).toHaveCount(0)
    await price.focus()
    await price.press('Enter')
    await expect(waiting(client)).toBeVisible()
    await expect(price).toBeFocused()
    await price.press('Escape')
    await expect(waiting(client)).toHaveCount(0)
    await expect(price).toBeFocused()
    await price.press('Enter')
    await expect(
      client.page.getByRole('status').getByText('Press Escape to undo', { exact: false }),
    ).toBeAttached()
    await undo(client).focus()
    await undo(client).press('Enter')
    await expect(waiting(client)).toHaveCount(0)
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
    await expect(client.slip.panel.getByText('Quick bet on · ¥50.00')).toBeVisible()
    expect(await placedBets(sandbox)).toEqual([])
  })

  test('is begun once by a double press, which undoes nothing [SLIP-26]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, price } = await quickBettor({ launched, page, sandbox })
    await pressTwice(page, price)
    await expect(waiting(client)).toBeVisible()
    await isSent(client)
    await client.slip.placed()
    expect(await placedBets(sandbox)).toEqual([['50.00', '2.10']])
  })

  test('is not sent where betting on it is suspended meanwhile: it stands in the slip, which says why [SLIP-26] [SLIP-15]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, price, home, market } = await quickBettor({ launched, page, sandbox })
    await price.click()
    await expect(waiting(client)).toBeVisible()
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(client.slip.panel.getByText('Quick bet not sent: betting on it was suspended')).toBeVisible()
    await expect(waiting(client)).toHaveCount(0)
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(client.slip.stake).toHaveValue('50')
    await sandbox.market(market.marketId, { status: 'open' })
    await expect(client.slip.place).toHaveText('Place bet, ¥50.00')
    expect(await placedBets(sandbox)).toEqual([])
    await client.slip.place.click()
    await client.slip.placed()
    expect(await placedBets(sandbox)).toEqual([['50.00', '2.10']])
  })

  test('is not sent by a page that is reloaded: it stands in the slip, which says why [SLIP-26] [SLIP-21]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, price, home } = await quickBettor({ launched, page, sandbox })
    await price.click()
    await expect(waiting(client)).toBeVisible()
    await page.reload()
    await client.ready()
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(client.slip.stake).toHaveValue('50')
    await expect(client.slip.panel.getByText('Quick bet not sent: you left the page')).toBeVisible()
    await expect(client.slip.place).toHaveText('Place bet, ¥50.00')
    expect(await placedBets(sandbox)).toEqual([])
  })

  test('is no more once it is switched off, which undoes the one that waits [SLIP-26]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, price, home } = await quickBettor({ launched, page, sandbox })
    await price.click()
    await expect(waiting(client)).toBeVisible()
    await client.slip.panel.getByRole('button', { name: 'Turn off' }).click()
    await expect(waiting(client)).toHaveCount(0)
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
    await price.click()
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(waiting(client)).toHaveCount(0)
    expect(await placedBets(sandbox)).toEqual([])
  })

  test('does not begin beside what the slip holds: the press does what it does otherwise [SLIP-26] [SLIP-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, price, home } = await quickBettor({ launched, page, sandbox })
    await client.slip.kind('Combo').click()
    await expect(client.slip.panel.getByText('Quick bet paused', { exact: false })).toBeVisible()
    await price.click()
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(waiting(client)).toHaveCount(0)
    expect(await placedBets(sandbox)).toEqual([])
  })

  test('is not begun by a member who is excluded: they read why, and a press only puts the price into the slip [SLIP-26] [CARE-03]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.care()
    await sandbox.exclude('alice', { reason: 'time_out', until: '2099-12-24T12:00:00Z' })
    const { client, price, home } = await quickBettor({ launched, page, sandbox })
    const { panel, place } = client.slip
    await expect(panel.getByText('Quick bet paused')).toContainText(
      /You can't bet until 2\d\/12\/2099 \d\d:00\. You asked for a time-out\./,
    )
    await price.click()
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(waiting(client)).toHaveCount(0)
    await expect(place).toHaveAccessibleDescription(/You asked for a time-out\./)
    expect(await placedBets(sandbox)).toEqual([])
  })

  test('is not sent of a member who is excluded meanwhile: that is said, and the slip says why [SLIP-26] [CARE-03]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.care()
    const { client, price, home } = await quickBettor({ launched, page, sandbox })
    await sandbox.exclude('alice', { reason: 'self_exclusion', until: null })
    await price.click()
    await expect(client.slip.panel.getByText("Quick bet not sent: you can't bet right now")).toBeVisible()
    await expect(waiting(client)).toHaveCount(0)
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(client.slip.place).toHaveAccessibleDescription(/You asked to be excluded from betting\./)
    expect(await placedBets(sandbox)).toEqual([])
  })

  test('is not offered to guests [SLIP-26] [LAUNCH-05]', async ({ launched, sandbox }) => {
    const { event, home } = await someEvent(sandbox)
    const client = await launched({ guest: true })
    const { menu, menuButton } = client.member
    await menuButton.first().click()
    await expect(menu.getByRole('radiogroup', { name: 'When I press another price' })).toBeVisible()
    await expect(menu.getByRole('switch', { name: 'Quick bet' })).toHaveCount(0)
    await client.page.keyboard.press('Escape')
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await expect(client.slip.leg(home)).toBeVisible()
    await expect(waiting(client)).toHaveCount(0)
  })
})

test.describe('a quick bet on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('is said above the bar, undone by a finger, and switched off there [SLIP-26] [DEVICE-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, price } = await quickBettor({ launched, page, sandbox })
    await expect(page.getByText('Quick bet on · ¥50.00')).toBeVisible()
    await price.tap()
    await expect(undo(client)).toBeVisible()
    const { height } = (await undo(client).boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(44)
    await undo(client).tap()
    await expect(waiting(client)).toHaveCount(0)
    await page.getByRole('button', { name: 'Turn off' }).tap()
    await expect(page.getByText('Quick bet on · ¥50.00')).toHaveCount(0)
    expect(await placedBets(sandbox)).toEqual([])
  })
})
