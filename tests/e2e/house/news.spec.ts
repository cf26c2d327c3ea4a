import { devices } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'

const announce = (sandbox: TestSandbox, news: Record<string, unknown>) =>
  sandbox.control('POST', 'news', { text: '', ...news })

const hour = 3_600_000

for (const [width, height, theme] of sampleOf(
  [
    [1440, 900, 'default'],
    [820, 1180, 'lh'],
    [390, 844, 'default'],
    [375, 553, 'lh'],
  ] as const,
  2,
))
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the news are listed, newest first, in the time of the member, plain whatever they are, and meet WCAG 2.2 AA as far as a machine can tell [MEMBER-09] [A11Y-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      test.slow()
      const client = await launched({ theme })
      await client.member.menuButton.click()
      await client.member.menu.getByRole('link', { name: 'News and announcements' }).click()
      await expect(client.getByRole('heading', { level: 1, name: 'News and announcements' })).toBeFocused()
      await expect(client.house.news.first()).toContainText('Harbour Open begins this week')
      const count = await client.house.news.count()
      expect(await violations(page), 'the news').toEqual([])

      // What is planned comes at its hour.
      await sandbox.clock({ advance: hour / 2 })
      await announce(sandbox, {
        title: '<img src=x onerror="window.ran = 1">\u202eevil',
        text: '<b>a</b>\nb',
      })
      await announce(sandbox, { title: 'x'.repeat(10_000), text: 'y'.repeat(10_000) })
      await page.reload()
      await expect(client.house.news).toHaveCount(count + 3)
      await expect(client.house.news.nth(1).getByRole('heading')).toHaveText(
        '<img src=x onerror="window.ran = 1">evil',
      )
      await expect(client.house.news.nth(1).getByRole('paragraph')).toHaveText('<b>a</b> b')
      await expect(client.house.news.nth(2)).toContainText('Harbour Open: first matches')
      await expect(client.house.news.locator('img')).toHaveCount(0)
      const time = client.house.news.nth(2).getByRole('time')
      const created = await time.getAttribute('datetime')
      // The browser's own reading of that moment in the zone that the tests have.
      const shown = await page.evaluate((moment) => {
        const parts = new Intl.DateTimeFormat('en-GB', {
          timeZone: 'Europe/London',
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(new Date(moment))
        return parts.replace(',', '')
      }, created ?? '')
      await expect(time).toHaveText(shown)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
      expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
    })
  })

test('an important announcement is shown once over the page, until it is dismissed or read, and never over a bet [MEMBER-09]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event, home } = await someEvent(sandbox)
  const title = 'We are closed from 04:00 to 04:30'
  await announce(sandbox, { title: 'No one needs to see this', at: Date.now() - 90 * 24 * hour })
  await announce(sandbox, { title, isImportant: true })
  const client = await launched()
  const notice = client.getByText(title)
  await expect(notice).toBeVisible()
  expect(await violations(page), 'an announcement').toEqual([])
  const cell = client.price(home, client.lists.event(event.home, event.away)).first()
  await cell.click()
  await expect(client.slip.leg(home)).toBeVisible()
  await expect(notice).toHaveCount(0)
  await cell.click()
  await expect(notice).toBeVisible()
  await client.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await client.ready()
  const next = 'Rules have changed'
  await announce(sandbox, { title: next, isImportant: true })
  await page.reload()
  await expect(client.getByText(next)).toBeVisible()
  await expect(notice).toHaveCount(0)
  await client.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(client.getByRole('heading', { level: 1, name: 'News and announcements' })).toBeFocused()
  await expect(client.house.news.first()).toContainText(`Important `)
  await expect(client.house.news.first().getByRole('heading')).toHaveText(next)
  await expect(client.getByText(next)).toHaveCount(1)
})

test('news that cannot be fetched say so and come when they are asked for again; guests have them too [MEMBER-09] [LAUNCH-05]', async ({
  launched,
  page,
  sandbox,
}) => {
  const client = await launched({ guest: true })
  await sandbox.fault({ method: 'GET', path: '/news/', kind: 'status', status: 500, times: 100 })
  await page.goto(new URL('/v8/news', page.url()).href)
  await expect(client.getByRole('heading', { name: "Couldn't load the news" })).toBeVisible()
  await sandbox.clearFaults()
  await client.house.retry(client.house.news.first())
})

test('of many news more are shown page by page [MEMBER-09]', async ({ launched, page, sandbox }) => {
  for (let at = 1; at <= 30; at += 1) await announce(sandbox, { title: `Note ${at}` })
  const client = await launched()
  await page.goto(new URL('/v8/news', page.url()).href)
  await expect(client.house.news).toHaveCount(20)
  await client.getByRole('button', { name: 'Show more' }).click()
  await expect(client.house.news.filter({ hasText: 'Harbour Open begins this week' })).toBeVisible()
  await expect(client.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

const { userAgent: iphone } = devices['iPhone 14']
const { userAgent: pixel } = devices['Pixel 7']
const app = {
  iosDownloadUrl: 'https://apps.example.test/ios',
  androidDownloadUrl: 'https://apps.example.test/android',
  appTitle: 'Harbour Play',
  appSubtitle: 'Every match in your pocket',
  appIcon: '/v8/avatars/a-1.svg',
}

for (const [name, userAgent, address] of [
  ['an iPhone', iphone, app.iosDownloadUrl],
  ['an Android phone', pixel, app.androidDownloadUrl],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 } })

    test("the partner's app is offered with its picture and words, until it is put away [MEMBER-09] [A11Y-01]", async ({
      launched,
      page,
      sandbox,
    }) => {
      await sandbox.control('POST', 'app', app)
      const client = await launched()
      await page.goto(new URL('/v8/news', page.url()).href)
      await expect(client.house.app).toContainText(app.appTitle)
      await expect(client.house.app).toContainText(app.appSubtitle)
      await expect(client.house.app.locator('img')).toHaveAttribute('src', app.appIcon)
      const link = client.house.app.getByRole('link', { name: 'Download' })
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(await violations(page), 'the offer').toEqual([])
      await client.member.menuButton.click()
      await expect(client.member.menu.getByRole('region', { name: 'Download the app' })).toBeVisible()
      await page.keyboard.press('Escape')
      await client.house.app.getByRole('button', { name: 'Close' }).click()
      await expect(client.house.app).toHaveCount(0)
      await page.reload()
      await expect(client.house.news.first()).toBeVisible()
      await expect(client.house.app).toHaveCount(0)
      await client.member.menuButton.click()
      await expect(client.member.menu).toBeVisible()
      await expect(client.house.app).toHaveCount(0)
    })

    test('there is no offer where the settings have no https address for it, and its longest words go over nothing [MEMBER-09]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const newsPage = () => page.goto(new URL('/v8/news', page.url()).href)
      for (const url of [null, 'http://apps.example.test/', 'javascript:alert(1)', 'market://details?id=x']) {
        await sandbox.control('POST', 'app', { iosDownloadUrl: url, androidDownloadUrl: url })
        const client = await launched()
        await newsPage()
        await expect(client.house.news.first()).toBeVisible()
        await expect(client.house.app).toHaveCount(0)
      }
      const long = 'x'.repeat(10_000)
      await sandbox.control('POST', 'app', {
        ...app,
        appTitle: long,
        appSubtitle: long,
        appIcon: '/v8/none.svg',
      })
      const client = await launched()
      await newsPage()
      await expect(client.house.app.getByRole('link')).toBeInViewport({ ratio: 1 })
      await expect(client.house.app.locator('img')).toHaveCount(0)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  })

test("the partner's app is not offered on a desktop [MEMBER-09]", async ({ launched, page, sandbox }) => {
  await sandbox.control('POST', 'app', app)
  const client = await launched()
  await page.goto(new URL('/v8/news', page.url()).href)
  await expect(client.house.news.first()).toBeVisible()
  await expect(client.house.app).toHaveCount(0)
})
