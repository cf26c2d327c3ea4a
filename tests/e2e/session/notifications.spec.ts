import type { Page } from '@playwright/test'

import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'

const day = 86_400_000
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const notifications = '/api/notifications/'

/** As a page of another back end than the sandbox, which has none of the extensions. */
async function withoutExtensions(page: Page): Promise<void> {
  await page.route(/\/api\/notifications\/(settings\/)?(\?|$)/, async (route) => {
    const reply = await route.fetch()
    const body: unknown = JSON.parse(await reply.text(), function strip(this: object, key, value: unknown) {
      return key.startsWith('x-slipway-') ? undefined : value
    })
    await route.fulfill({ response: reply, json: body })
  })
}

async function expectNothingBeyond(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

test.describe('the notifications [MEMBER-01]', () => {
  test('stand under their days, told apart by sign, word and colour, unread ones marked, with the way to what they are about', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { now } = await sandbox.clock({})
    const [event] = await sandbox.events('?limit=1')
    if (event === undefined) throw new Error('no event')
    await sandbox.notify('alice', { type: 'info', message: 'Long ago', at: now - 30 * day })
    await sandbox.notify('alice', { type: 'danger', message: 'The day before', at: now - day })
    await sandbox.notify('alice', { type: 'success', message: 'About a match', eventId: event.eventId })
    const client = await launched()
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications 3 unread')
    await client.notifications.bell.click()
    await expect(client.notifications.heading).toBeFocused()
    await expect(page).toHaveTitle(/^Notifications – .+/)
    const heads = client.getByRole('main').getByRole('heading', { level: 2 })
    await expect(heads).toHaveText(['Today', 'Yesterday', /^\w{3} \d\d\/\d\d$|^\d\d\/\d\d\/\d{4}$/])
    const words = ['Good news', 'Important', 'Info']
    for (const [at, word] of words.entries())
      await expect(client.notifications.shown.nth(at).getByText(word, { exact: true })).toBeVisible()
    const colours = await client.notifications.shown.evaluateAll((rows) =>
      rows.map((row) => getComputedStyle(row.querySelector('svg') ?? row).color),
    )
    expect(new Set(colours).size).toBe(3)
    const signs = await client.notifications.shown.evaluateAll((rows) =>
      rows.map((row) => row.querySelector('path')?.getAttribute('d')),
    )
    expect(new Set(signs).size).toBe(3)

    await client.notifications.of('About a match').getByRole('link', { name: 'View' }).click()
    await expect(page).toHaveURL(new RegExp(`/v8/events/${event.eventId}$`))
    await page.goBack()
    await expect(client.notifications.unreadMarkOf('Long ago')).toHaveCount(1)
    await expect(client.notifications.unreadMarkOf('About a match')).toHaveCount(0)
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications 2 unread')
  })

  test('are read at once by a press, and unread again where the server does not have it so', async ({
    launched,
    sandbox,
  }) => {
    await sandbox.notify('alice', { type: 'info', message: 'Message #', count: 3 })
    const client = await launched()
    await client.notifications.bell.click()
    await expect(client.notifications.unreadMarkOf('Message')).toHaveCount(3)
    await sandbox.fault({ method: 'POST', path: '/notifications/read/', kind: 'status', status: 500 })
    await client.notifications.markAll.click()
    await expect(client.getByText("Couldn't mark your notifications as read.")).toBeVisible()
    await expect(client.notifications.unreadMarkOf('Message')).toHaveCount(3)
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications 3 unread')
    await client.notifications.markAll.click()
    await expect(client.notifications.unreadMarkOf('Message')).toHaveCount(0)
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications')
    await expect(client.notifications.markAll).toHaveCount(0)
  })

  test('come live: what a message says has the list asked for again, and news of a booked bet is inserted [LIVE-03] [PREBOOK-06]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.notify('alice', { type: 'info', message: 'The first' })
    const client = await launched()
    await client.notifications.bell.click()
    await expect(client.notifications.shown).toHaveCount(1)
    await sandbox.notify('alice', { type: 'info', message: 'The second' })
    await expect(client.notifications.shown).toHaveCount(2)
    await expect(client.notifications.shown.first()).toContainText('The second')
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications 2 unread')

    // From here on nothing is asked for: what comes was inserted.
    await page.route(`**${notifications}*`, (route) => route.abort())
    await sandbox.features({ isPrebookingEnabled: true })
    const market = (await sandbox.events('?timing=early')).flatMap(({ markets }) => markets)
    const paused = market.find(({ betType, status }) => betType === 'WIN' && status === 'open')
    if (paused === undefined) throw new Error('no market')
    const [side] = paused.selections
    if (side === undefined) throw new Error('no selection')
    await sandbox.market(paused.marketId, { status: 'paused' })
    const token = await page.evaluate(
      () =>
        Object.values(sessionStorage)
          .map((text) => /"token":"([^"]+)"/.exec(text)?.[1])
          .find(Boolean) ?? '',
    )
    const booked = await page.request.post(`${sandbox.clientUrl}/api/prebooking/`, {
      headers: {
        Authorization: `Bearer ${token}`,
        'X-UNIQUE': 'ab'.repeat(16),
        'X-UNIQUE-Expires': String(Date.now() + 60_000),
      },
      data: {
        ticket: { market_id: paused.marketId, bet_type_selection: side.side, handicap: null, line: null },
        target_odds: '9.00',
        amount: '20.00',
        currency: 'CNY',
        odds_type: 'euro',
      },
    })
    expect(booked.status()).toBe(201)
    await expect(client.notifications.shown).toHaveCount(3)
    await expect(client.notifications.shown.first()).toContainText('is booked at 9.00 or better.')
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications 3 unread')
  })

  test('of money are told over the page too, with the way to the ticket [LIVE-03]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await expect(client.member.balance).toContainText('10,000.00')
    await expect.poll(() => sandbox.lines()).toContain('notifications')
    await sandbox.money('alice', { deposit: '25' })
    const toast = client.getByRole('status').getByText('Deposit: 25.00 CNY is in your balance.')
    await expect(toast).toBeVisible()
    await sandbox.notify('alice', {
      type: 'danger',
      kind: 'bet_refunded',
      message: 'Ticket T1 is void.',
      ticketNum: 'T1',
    })
    await client.getByRole('status').getByRole('button', { name: 'View' }).click()
    await expect(client.getByText("Couldn't find ticket T1.")).toBeVisible()
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications 1 unread')
  })

  test('are told of as the member chooses, kind by kind, and the choice is taken back where it is not kept', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await client.notifications.bell.click()
    await client.notifications.settingsButton.click()
    const settled = client.notifications.switchOf('Bets settled', 'As a pop-up')
    await expect(settled).toBeChecked()
    await sandbox.fault({ method: 'PUT', path: '/notifications/settings/', kind: 'status', status: 500 })
    await settled.click()
    await expect(client.getByText("Couldn't save your notification settings.")).toBeVisible()
    await expect(settled).toBeChecked()
    await settled.click()
    await expect(settled).not.toBeChecked()
    await client.notifications.switchOf('Maintenance', 'In the list').click()
    await expect(client.notifications.switchOf('Maintenance', 'In the list')).not.toBeChecked()
    await expect(
      client.notifications.settings.getByText("Always shown, because it's about your money."),
    ).toHaveCount(2)

    const again = await launched()
    await again.notifications.bell.click()
    await again.notifications.settingsButton.click()
    await expect(again.notifications.switchOf('Bets settled', 'As a pop-up')).not.toBeChecked()
    await expect(again.notifications.switchOf('Bets settled', 'In the list')).toBeChecked()
    await expect(again.notifications.switchOf('Maintenance', 'In the list')).not.toBeChecked()
  })

  test('read in one tab are read in the other after its next look', async ({
    context,
    launched,
    sandbox,
  }) => {
    await sandbox.notify('alice', { type: 'info', message: 'Seen elsewhere' })
    const client = await launched()
    await client.notifications.bell.click()
    await expect(client.notifications.unreadMarkOf('Seen elsewhere')).toHaveCount(1)
    const other = await context.newPage()
    const second = await launched({ page: other })
    await second.notifications.bell.click()
    await second.notifications.markAll.click()
    await expect(second.notifications.bell).toHaveAccessibleName('Notifications')
    await client.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(client.notifications.unreadMarkOf('Seen elsewhere')).toHaveCount(0)
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications')
  })

  test('of a back end without the extensions have no unread mark and no settings, and are there even so', async ({
    launched,
    page,
    sandbox,
  }) => {
    await withoutExtensions(page)
    await sandbox.notify('alice', { type: 'danger', message: 'Plain', ticketNum: 'T1' })
    const client = await launched()
    await client.notifications.bell.click()
    await expect(client.notifications.of('Plain').getByRole('button', { name: 'View' })).toBeVisible()
    await expect(client.notifications.of('Plain').getByText('Important', { exact: true })).toBeVisible()
    await expect(client.notifications.unreadMarkOf('Plain')).toHaveCount(0)
    await expect(client.notifications.markAll).toHaveCount(0)
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications')
    await client.notifications.settingsButton.click()
    await expect(client.getByRole('heading', { name: 'Nothing to set here' })).toBeVisible()
  })

  test('that do not come say so with another try, and those that are not there say what would be', async ({
    launched,
    page,
  }) => {
    await page.route(`**${notifications}*`, (route) => route.abort())
    const client = await launched()
    await client.notifications.bell.click()
    await expect(client.getByRole('heading', { name: "Couldn't load your notifications" })).toBeVisible()
    await page.unroute(`**${notifications}*`)
    await client.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect(client.getByRole('heading', { name: 'No notifications' })).toBeVisible()
  })
})

test('a guest has no notifications: no way to them, no page, and nothing is asked for [MEMBER-01] [LAUNCH-05]', async ({
  launched,
  page,
  sandbox,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const client = await launched({ guest: true })
  await expect.poll(() => sandbox.lines()).toContain('events')
  await expect(client.notifications.bell).toHaveCount(0)
  await page.setViewportSize(phone)
  await client.member.menuButton.click()
  await expect(client.member.menu).toBeVisible()
  await expect(client.member.menu.getByRole('link', { name: /Notifications/ })).toHaveCount(0)
  await page.goto(`${sandbox.clientUrl}/v8/notifications`)
  await expect(
    client.getByRole('heading', { name: 'You are not authorized to view this page' }),
  ).toBeVisible()
  expect(asked.filter((path) => path.startsWith(notifications))).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the count is on the menu, whose way leads to them [MEMBER-01]', async ({ launched, sandbox }) => {
    await sandbox.notify('alice', { type: 'info', message: 'Message #', count: 120 })
    const client = await launched()
    await expect(client.member.menuButton).toHaveAccessibleName('120 unread notifications Menu')
    await expect(client.member.menuButton.getByText('99+')).toBeVisible()
    await client.member.menuButton.click()
    await client.member.menu.getByRole('link', { name: 'Notifications 120 unread' }).click()
    await expect(client.member.menu).toHaveCount(0)
    await expect(client.notifications.heading).toBeFocused()
    await expect(client.notifications.of('Message 120')).toBeVisible()
  })
})

test.describe('what is hostile or very much', () => {
  test('stays a text within its row: markup, scripts, overrides, nothing to see, 10,000 characters [MEMBER-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    let isAlarmed = false
    page.on('dialog', () => (isAlarmed = true))
    const markup = '<img src=x onerror=alert(1)><script>alert(2)</script><b>bold</b>'
    await sandbox.notify('alice', { type: 'info', message: '\u200b\u200b\u200b' })
    await sandbox.notify('alice', { type: 'info', message: `\u202e${'evil '.repeat(4)}\u202e` })
    await sandbox.notify('alice', { type: 'danger', message: markup })
    await sandbox.notify('alice', { type: 'success', message: 'W'.repeat(10_000) })
    for (const size of [wide, phone, { width: 375, height: 553 }]) {
      await page.setViewportSize(size)
      const client = await launched()
      await page.goto(`${sandbox.clientUrl}/v8/notifications`)
      await expect(client.notifications.shown).toHaveCount(4)
      await expect(client.notifications.of(markup)).toBeVisible()
      await expectNothingBeyond(page)
      const row = client.notifications.of('WWW')
      const { height = 0 } = (await row.boundingBox()) ?? {}
      expect(height).toBeLessThan(130)
      await row.getByRole('button', { name: 'Read all' }).click()
      await expect(client.getByRole('dialog').getByText('W'.repeat(10_000))).toBeVisible()
      await expectNothingBeyond(page)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    expect(isAlarmed).toBe(false)
    expect(await page.locator('main img, main script, main b').count()).toBe(0)
  })

  test('of unknown types and kinds, with missing fields and wrong dates, is shown as far as it can be read [MEMBER-01] [LIVE-13]', async ({
    launched,
    page,
  }) => {
    const sound = {
      id: 'a',
      type: 'info',
      message: 'Sound',
      ticketNum: null,
      dateCreatedUtc: '2026-05-01T10:00:00Z',
    }
    const results = [
      { ...sound, 'x-slipway-kind': 'dreamt' },
      { ...sound, id: 'b', type: 'alarm', message: 'Unknown type' },
      { id: 'c', type: 'info', message: 'Fields are missing' },
      { ...sound, id: 'd', message: 'No date', dateCreatedUtc: 'yesterday-ish' },
      { ...sound, id: 'e', message: 'Far ahead', dateCreatedUtc: '9999-12-31T23:59:59Z' },
      { ...sound, id: 7 },
      { ...sound, id: 'f', message: null },
      'broken',
    ]
    await page.route(`**${notifications}?*`, (route) =>
      route.fulfill({ json: { count: 8, next: null, results } }),
    )
    const client = await launched()
    await client.notifications.bell.click()
    await expect(client.notifications.shown).toHaveCount(5)
    await expect(
      client.notifications.of('Unknown type').getByText('Notification', { exact: true }),
    ).toBeVisible()
    await expect(client.getByRole('heading', { level: 2, name: 'Date unknown' }).first()).toBeVisible()
    await expect(client.getByRole('heading', { level: 2, name: /9999/ })).toBeVisible()
    await expect(client.getByText(/undefined|NaN|Invalid/)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  test('is 5,000 of them: few are mounted, and pages come as the member scrolls [MEMBER-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.notify('alice', { type: 'info', message: 'Message #', count: 5_000 })
    const client = await launched()
    await client.notifications.bell.click()
    await expect(client.notifications.of('Message 5000')).toBeVisible()
    for (const number of [4920, 4820, 4720]) {
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const texts = await client.notifications.shown.allTextContents()
        expect(Math.min(...texts.map((text) => Number(/Message (\d+)/.exec(text)?.[1])))).toBeLessThan(number)
      }).toPass()
      expect(await client.notifications.shown.count()).toBeLessThan(60)
    }
    // What the end of the list asked for is asked for by now.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(client.notifications.of('Message 5000')).toBeVisible()
    // A new one asks for one page, however many are shown.
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(notifications)) asked.push(request.url())
    })
    await sandbox.notify('alice', { type: 'info', message: 'One more' })
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications 5,001 unread')
    expect(asked.filter((url) => !/[?&]page=1(&|$)/.test(url))).toEqual([])
  })

  test('is a burst of 200 messages: it is few reloads, three toasts, and all of them in the list [LIVE-03]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await client.notifications.bell.click()
    await expect(client.getByRole('heading', { name: 'No notifications' })).toBeVisible()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes(notifications)) asked += 1
    })
    await sandbox.notify('alice', { type: 'success', kind: 'money', message: 'Message #', count: 200 })
    await expect(client.notifications.bell).toHaveAccessibleName('Notifications 200 unread')
    await expect(client.notifications.of('Message 200')).toBeVisible()
    expect(
      await client
        .getByRole('status')
        .getByText(/^Message \d+$/)
        .count(),
    ).toBeLessThanOrEqual(3)
    expect(asked).toBeLessThan(6)
  })
})

for (const theme of ['default', 'lh'])
  test(`the notifications and their settings meet WCAG 2.2 AA in the theme ${theme} at four sizes, and work by keys alone [A11Y-01] [MEMBER-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const text =
      'Ваша предварительная ставка T100480 была размещена по коэффициенту 3.40, сумма ставки 1,250.00 CNY'
    for (const type of ['info', 'success', 'danger'] as const)
      await sandbox.notify('alice', { type, kind: 'prebook', message: text, ticketNum: 'T100480' })
    for (const size of [wide, { width: 820, height: 1180 }, phone, { width: 375, height: 553 }]) {
      await page.setViewportSize(size)
      const client = await launched({ theme })
      await page.goto(`${sandbox.clientUrl}/v8/notifications`)
      await expect(client.notifications.shown).toHaveCount(3)
      expect(await violations(page), `${size.width}`).toEqual([])
      await expectNothingBeyond(page)
      // A text as long as they are is not cut.
      await expect(client.getByRole('button', { name: 'Read all' })).toHaveCount(0)
      await client.notifications.settingsButton.focus()
      await page.keyboard.press('Enter')
      await expect(client.notifications.switchOf('Maintenance', 'In the list')).toBeVisible()
      expect(await violations(page), `${size.width} settings`).toEqual([])
      await client.notifications.switchOf('Maintenance', 'In the list').focus()
      const before = await client.notifications.switchOf('Maintenance', 'In the list').isChecked()
      await page.keyboard.press('Space')
      await expect(client.notifications.switchOf('Maintenance', 'In the list')).toBeChecked({
        checked: !before,
      })
      await page.keyboard.press('Escape')
      await expect(client.notifications.settingsButton).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(client.notifications.shown.first().getByRole('button', { name: 'View' })).toBeFocused()
    }
  })
