import type { Page } from '@playwright/test'

import { someEvent, type Bettable } from '../../harness/events.ts'
import { expect, test, type Launched } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { openPartnerSite } from '../../harness/pages/host.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'
import { pickHome } from '../../harness/slip/picking.ts'

const small = { width: 375, height: 553 }

/** The odds history of a match's winner, whose home side is at 2.00. */
async function openHistory(
  { launched, sandbox, page }: { launched: Launched; sandbox: TestSandbox; page: Page },
  options: Parameters<Launched>[0] = {},
): Promise<Bettable & { client: ClientPage }> {
  const bettable = await someEvent(sandbox, { isLater: true })
  const { event, market, home } = bettable
  await sandbox.market(market.marketId, { prices: { home: '2.00' } })
  const client = await launched(options)
  await page.goto(
    `${sandbox.clientUrl}/v8/events/${event.eventId}?view=odds-history&oddsOf=${market.marketId}`,
  )
  await expect(client.match.alertButton.or(client.getByRole('table'))).not.toHaveCount(0)
  if (options.guest !== true) {
    await client.match.alertButton.click()
    await expect(client.match.alertDialog.getByRole('radio', { name: home, exact: true })).toBeChecked()
  }
  return { ...bettable, client }
}

test.describe('odds alerts [ALERT-01]', () => {
  test('are set on a selection, wait with the notifications, and are told on another page when the odds come there, with the way into the slip', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, event, market, home } = await openHistory({ launched, page, sandbox })
    const { alertDialog, target, setAlert } = client.match
    await expect(alertDialog.getByText('Now 2.00')).toBeVisible()
    await target.fill('2.30')
    await expect(alertDialog.getByText(`${home} at 2.30 or higher`)).toBeVisible()
    await setAlert.click()
    await expect(alertDialog).toHaveCount(0)

    await client.notifications.bell.click()
    await expect(client.notifications.alerts).toHaveText([new RegExp(`${home} at 2\\.30 or higher`)])
    await expect(client.notifications.alerts.first()).toContainText(`${event.home} v ${event.away}`)
    await client.getByRole('link', { name: 'Results' }).first().click()
    await expect(client.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible()

    // Suspended odds are none to bet at.
    await sandbox.market(market.marketId, { status: 'paused', prices: { home: '2.40' } })
    await sandbox.market(market.marketId, { prices: { home: '2.28' } })
    await sandbox.market(market.marketId, { status: 'open' })
    await sandbox.market(market.marketId, { prices: { home: '2.34' } })
    const told = client.notifications.toldAlert(`${home}: odds are 2.34`)
    await expect(told).toBeVisible()
    await expect(told).toContainText(`${event.home} v ${event.away}`)
    await told.getByRole('button', { name: 'Add to bet slip' }).click()
    await expect(told).toHaveCount(0)
    await expect(client.slip.leg(home)).toContainText('2.34')
    await client.notifications.bell.click()
    await expect(client.notifications.heading).toBeVisible()
    await expect(client.notifications.alerts).toHaveCount(0)
  })

  test('go down to a target below the odds now, in the member’s odds type; odds that are there already are none', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, market, home } = await openHistory({ launched, page, sandbox }, { odds_type: 'hongkong' })
    const { alertDialog, target, setAlert } = client.match
    await target.fill('1.00')
    await expect(alertDialog.getByText('These are the odds now. Choose higher or lower ones.')).toBeVisible()
    await expect(setAlert).toHaveAttribute('aria-disabled', 'true')
    await target.fill('0.80')
    await expect(alertDialog.getByText(`${home} at 0.80 or lower`)).toBeVisible()
    await target.press('ArrowUp')
    await expect(alertDialog.getByText(`${home} at 0.81 or lower`)).toBeVisible()
    await setAlert.click()
    await sandbox.market(market.marketId, { prices: { home: '1.75' } })
    await expect(client.notifications.toldAlert(`${home}: odds are 0.75`)).toBeVisible()
  })

  test('are over with their market, which is told, and wait no more [ALERT-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, market, home } = await openHistory({ launched, page, sandbox })
    await client.match.target.fill('3.00')
    await client.match.setAlert.click()
    await sandbox.market(market.marketId, { status: 'closed' })
    await expect(client.getByText(`Odds alert removed: ${home} takes no more bets.`)).toBeVisible()
    await client.notifications.bell.click()
    await expect(client.notifications.heading).toBeVisible()
    await expect(client.notifications.alerts).toHaveCount(0)
  })

  test('are told over a reload, by one tab of the device alone [ALERT-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, market, home, event } = await openHistory({ launched, page, sandbox })
    await client.match.target.fill('2.50')
    await client.match.setAlert.click()
    await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
    const second = await launched({ page: await page.context().newPage() })
    await second.notifications.bell.click()
    await expect(second.notifications.alerts).toHaveCount(1)
    await client.notifications.bell.click()
    await expect(client.notifications.alerts).toHaveCount(1)
    await sandbox.market(market.marketId, { prices: { home: '2.60' } })
    const told = `${home}: odds are 2.60`
    const toldBy = async () => [
      await client.notifications.toldAlert(told).count(),
      await second.notifications.toldAlert(told).count(),
    ]
    await expect.poll(async () => (await toldBy()).toSorted((a, b) => a - b)).toEqual([0, 1])
    // It stands for as long as the pointer is on it.
    const teller = (await client.notifications.toldAlert(told).isVisible()) ? client : second
    await teller.notifications.toldAlert(told).hover()
    await expect(client.notifications.alerts).toHaveCount(0)
    await expect(second.notifications.alerts).toHaveCount(0)
    expect((await toldBy()).toSorted((a, b) => a - b)).toEqual([0, 1])
  })

  test('are removed one by one and all together, in every tab [ALERT-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, home } = await openHistory({ launched, page, sandbox })
    for (const target of ['2.30', '2.60', '1.50']) {
      await client.match.target.fill(target)
      await client.match.setAlert.click()
      await client.match.alertButton.click()
    }
    const { ofMarket } = client.match
    await expect(ofMarket).toHaveCount(3)
    await ofMarket
      .first()
      .getByRole('button', { name: `Remove the alert ${home} at 2.30 or higher` })
      .click()
    await expect(ofMarket).toHaveCount(2)
    await page.keyboard.press('Escape')
    await client.notifications.bell.click()
    const { alerts } = client.notifications
    await expect(alerts).toHaveText([/at 1\.50 or lower/, /at 2\.60 or higher/])
    await alerts
      .first()
      .getByRole('button', { name: /^Remove the alert/ })
      .click()
    await expect(alerts).toHaveText([/at 2\.60 or higher/])
    await client.getByRole('button', { name: 'Remove all', exact: true }).click()
    await expect(alerts).toHaveCount(0)
    await page.reload()
    await expect(client.notifications.heading).toBeVisible()
    await expect(alerts).toHaveCount(0)
  })

  test('are set and used by the keyboard alone, on the smallest phone, where all of it fits and axe finds nothing [A11Y-01] [DEVICE-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize(small)
    const { event, market, home } = await someEvent(sandbox, { isLater: true })
    await sandbox.market(market.marketId, { prices: { home: '2.00' } })
    const client = await launched()
    await page.goto(
      `${sandbox.clientUrl}/v8/events/${event.eventId}?view=odds-history&oddsOf=${market.marketId}`,
    )
    const { alertButton, alertDialog, target, setAlert } = client.match
    await alertButton.focus()
    await page.keyboard.press('Enter')
    await expect(alertDialog).toBeVisible()
    expect(await violations(page), 'the dialog').toEqual([])
    for (const control of [target, setAlert]) await expect(control).toBeInViewport({ ratio: 1 })
    while (!(await target.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(alertDialog).toHaveCount(0)
    await expect(alertButton).toBeFocused()
    await sandbox.market(market.marketId, { prices: { home: '2.06' } })
    const told = client.notifications.toldAlert(`${home}: odds are 2.06`)
    await expect(told).toBeInViewport({ ratio: 1 })
    // It stands for as long as the focus is in it.
    await told.getByRole('button', { name: 'Add to bet slip' }).focus()
    await expect(client.locator('[role="status"]', { has: told })).not.toHaveCount(0)
    expect(await violations(page), 'what is told').toEqual([])
    await page.keyboard.press('Enter')
    await expect(told).toHaveCount(0)
    await expect(client.getByRole('button', { name: /^Bet slip.*1 selection/ })).toBeVisible()
  })

  test('are told by the device where the page is out of sight, and it is asked only in a press', async ({
    launched,
    page,
    sandbox,
  }) => {
    // What the browser would show is kept for the test to read; the page is out of sight by its own word.
    await page.addInitScript(() => {
      const shown: string[] = []
      let permission: NotificationPermission = 'default'
      class Shown extends EventTarget {
        constructor(title: string, { body = '' }: NotificationOptions = {}) {
          super()
          shown.push(`${title} / ${body}`)
        }
        static get permission() {
          return permission
        }
        static requestPermission() {
          shown.push('asked')
          permission = 'granted'
          return Promise.resolve(permission)
        }
      }
      Object.assign(window, { Notification: Shown, shown })
      Object.defineProperty(document, 'visibilityState', {
        get: () => ('isAway' in window ? 'hidden' : 'visible'),
      })
    })
    const shown = () => page.evaluate(() => Reflect.get(window, 'shown') as unknown)
    const { client, event, market, home } = await openHistory({ launched, page, sandbox })
    await client.match.target.fill('2.30')
    expect(await shown()).toEqual([])
    await client.match.alertDialog.getByRole('button', { name: 'Allow notifications' }).click()
    await expect(
      client.match.alertDialog.getByText('Your device tells you too while this page is out of sight.'),
    ).toBeVisible()
    await client.match.setAlert.click()
    await page.evaluate(() => Object.assign(window, { isAway: true }))
    await sandbox.market(market.marketId, { prices: { home: '2.40' } })
    await expect
      .poll(shown)
      .toEqual(['asked', expect.stringContaining(`${home}: odds are 2.40 / `) as unknown])
    expect(JSON.stringify(await shown())).toContain(`${event.home} v ${event.away}`)
    await expect(client.notifications.toldAlert(`${home}: odds are 2.40`)).toBeVisible()
  })

  test('are told by the page alone within a partner’s, where the dialog says so and asks for nothing', async ({
    page,
    sandbox,
  }) => {
    // As browsers have it that say so only once they are asked.
    await page.addInitScript(() => {
      class Asked extends EventTarget {
        static permission = 'default'
      }
      Object.assign(window, { Notification: Asked })
    })
    const { event, home } = await someEvent(sandbox)
    const client = await openPartnerSite(page, sandbox)
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    const leg = client.slip.leg(home)
    await leg.getByRole('button', { expanded: false }).click()
    await leg.getByRole('button', { name: 'Odds alert' }).click()
    const { alertDialog } = client.match
    await expect(
      alertDialog.getByText('We tell you once, while this page is open', { exact: false }),
    ).toBeVisible()
    await expect(
      alertDialog.getByText(
        'This page may not show notifications on your device, so alerts appear only here.',
      ),
    ).toBeVisible()
    await expect(alertDialog.getByRole('button', { name: 'Allow notifications' })).toHaveCount(0)
  })

  test('are set on a selection in the slip, which says what waits on it, by the keyboard and on a phone [DEVICE-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize(small)
    const { client, home, market } = await pickHome({ launched, sandbox }, { price: '2.00' })
    await client.slip.open()
    const leg = client.slip.leg(home)
    await leg.getByRole('button', { expanded: false }).click()
    const way = leg.getByRole('button', { name: 'Odds alert' })
    await sandbox.market(market.marketId, { prices: { home: '2.10' } })
    await expect(leg).toContainText('2.10')
    await way.focus()
    await page.keyboard.press('Enter')
    const { alertDialog, target } = client.match
    await expect(alertDialog.getByText('Now 2.10')).toBeVisible()
    expect(await violations(page), 'the dialog').toEqual([])
    await target.fill('2.40')
    await target.press('Enter')
    await expect(alertDialog).toHaveCount(0)
    await expect(way).toBeFocused()
    const waiting = leg.getByRole('list', { name: 'Odds alerts' }).getByRole('listitem')
    await expect(waiting).toHaveText([`${home} at 2.40 or higher`])
    expect(await violations(page), 'the slip').toEqual([])
    await sandbox.market(market.marketId, { prices: { home: '2.45' } })
    await expect(client.notifications.toldAlert(`${home}: odds are 2.45`)).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  test('are nothing to a guest, nor on a market that is closed', async ({ launched, page, sandbox }) => {
    const { client, market } = await openHistory({ launched, page, sandbox }, { guest: true })
    await expect(client.getByRole('table')).toBeVisible()
    await expect(client.match.alertButton).toHaveCount(0)
    const member = await launched({ page: await page.context().newPage() })
    await member.page.goto(page.url())
    await expect(member.match.alertButton).toBeVisible()
    await sandbox.market(market.marketId, { status: 'paused' })
    await member.match.alertButton.click()
    await expect(member.match.alertDialog.getByText('Now 2.00 Suspended')).toBeVisible()
    await member.page.keyboard.press('Escape')
    await sandbox.market(market.marketId, { status: 'closed' })
    await expect(member.match.alertButton).toHaveCount(0)
  })
})
