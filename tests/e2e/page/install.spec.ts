import type { BrowserContext, Page } from '@playwright/test'

import { expect, test } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import { choose } from '../../harness/pages/controls.ts'
import { prepare } from '../../harness/slip/placing.ts'

/** What the device has of the client beside its storage: workers by their address, and all caches with their content. */
function onDevice(page: Page) {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const kept: Record<string, Record<string, string>> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const replies: Record<string, string> = {}
      for (const { url } of await cache.keys())
        replies[new URL(url).pathname] = (await (await cache.match(url))?.text()) ?? ''
      kept[name] = replies
    }
    return {
      workers: registrations.map(({ active }) => new URL(active?.scriptURL ?? 'none:').pathname),
      kept,
    }
  })
}

const nothing = { workers: [], kept: {} }
const isThere = (page: Page) =>
  expect.poll(async () => (await onDevice(page)).workers).toEqual(['/v8/offline-worker.js'])

/** The words of the page that stands in, in order. */
const wordsOf = (page: Page) =>
  page.locator('h1, p, button').evaluateAll((all) => all.map((element) => element.textContent))

const english = [
  'No connection',
  "No odds are shown here: they wouldn't be up to date.",
  "Bets that were placed still stand. You'll find them in your bet history once you're back.",
  'This page loads again on its own as soon as there is a connection.',
  'Retry',
]
const vietnamese = [
  'Không có kết nối',
  'Ở đây không hiển thị tỷ lệ cược vì tỷ lệ sẽ không còn mới.',
  'Các đơn cược đã được nhận vẫn có hiệu lực. Bạn sẽ thấy chúng trong lịch sử cược khi có kết nối trở lại.',
  'Trang này sẽ tự tải lại ngay khi có kết nối.',
  'Thử lại',
]

async function reloadOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button')).toHaveCount(1)
}

test('an allowed client keeps one page on the device, which says without a network that no odds are shown, and comes back on its own [DEVICE-01] [SRV-13]', async ({
  context,
  launched,
  page,
  sandbox,
}) => {
  await sandbox.installable()
  const client = await launched()
  await prepare(client, sandbox, 20)
  await client.slip.place.click()
  await client.slip.placed()
  await isThere(page)
  const { kept } = await onDevice(page)
  expect(Object.keys(kept)).toEqual(['slipway-offline'])
  expect(Object.keys(kept['slipway-offline'] ?? {})).toEqual(['/v8/offline.html'])
  const text = kept['slipway-offline']?.['/v8/offline.html']?.replaceAll(/<style>.*<\/style>/g, '') ?? ''
  expect(text).toContain(english[1])
  // No odds, no sum, no name of a member or a match.
  expect(text.replaceAll(/<[^>]*>/g, '').replaceAll('keys', '')).not.toMatch(/\d|alice/i)

  await reloadOffline(page, context)
  expect(await wordsOf(page)).toEqual(english)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // Loaded again before the line is back: only a page that is there by then is told of it.
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Retry' }).click()
  await again
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await client.ready()
  await expect(client.member.balance).toBeVisible()
})

test('the page without a network has the language and the colours that the member chose last, and fits 320 px [I18N-01] [THEME-01] [DEVICE-01]', async ({
  context,
  launched,
  page,
  sandbox,
}) => {
  await sandbox.installable()
  const client = await launched({ theme: 'lh' })
  await isThere(page)
  await client.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await choose(client, 'Language', 'Tiếng Việt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect
    .poll(async () => (await onDevice(page)).kept['slipway-offline']?.['/v8/offline.html'])
    .toContain(vietnamese[0])
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.setViewportSize({ width: 320, height: 480 })
  await reloadOffline(page, context)
  expect(await wordsOf(page)).toEqual(vietnamese)
  const seen = await page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement)
    return {
      backgroundColor,
      colorScheme,
      lang: document.documentElement.lang,
      over: document.documentElement.scrollWidth - innerWidth,
    }
  })
  expect(seen).toEqual({ backgroundColor: ground, colorScheme: 'light', lang: 'vi', over: 0 })
})

test('nothing but a page that cannot be fetched passes by the worker: what the server refuses is shown as it came [DEVICE-01] [SRV-13]', async ({
  launched,
  page,
  sandbox,
}) => {
  await sandbox.installable()
  const client = await launched()
  await isThere(page)
  await page.reload()
  await client.ready()
  const answered: string[] = []
  page.on('response', (reply) => {
    if (reply.fromServiceWorker() && !reply.request().isNavigationRequest()) answered.push(reply.url())
  })
  await page.reload()
  await client.ready()
  await expect(client.member.balance).toBeVisible()
  expect(answered).toEqual([])
  const { status } = await page.evaluate(async () => {
    const reply = await fetch('/v8/assets/gone.js')
    return { status: reply.status }
  })
  expect(status).toBe(404)
})

test('the app has the name that the partner gives it, else that of the product [DEVICE-01]', async ({
  context,
  launched,
  page,
  sandbox,
}) => {
  const manifest = async () => {
    const session = await context.newCDPSession(page)
    const { data, errors } = await session.send('Page.getAppManifest')
    return { content: JSON.parse(data ?? '{}') as Record<string, unknown>, errors }
  }
  await sandbox.installable()
  await sandbox.control('POST', 'app', { appTitle: null })
  await launched()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/v8/install/manifest.webmanifest')
  expect(await manifest()).toMatchObject({
    content: { name: 'Slipway', display: 'standalone', lang: 'en' },
    errors: [],
  })
  await sandbox.control('POST', 'app', { appTitle: 'Harbour Play' })
  await launched()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /^blob:/)
  const { content, errors } = await manifest()
  expect(errors).toEqual([])
  expect(content).toMatchObject({
    name: 'Harbour Play',
    id: `${sandbox.clientUrl}/v8/`,
    start_url: `${sandbox.clientUrl}/v8/`,
  })
  const icons = content['icons'] as { src: string; type: string }[]
  for (const { src, type } of icons) {
    const reply = await fetch(src)
    expect([reply.status, reply.headers.get('content-type')], src).toEqual([200, type])
  }
  await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute(
    'content',
    'Harbour Play',
  )
})

test('none of it is there where the partner does not say so, nor in a frame [DEVICE-01] [HOST-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const client = await launched()
  await prepare(client, sandbox, 20)
  expect(await onDevice(page)).toEqual(nothing)
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
  await sandbox.installable()
  const framed = await launched({ mode: 'frame' })
  await expect(framed.slip.stake).toBeVisible()
  const frame = page.frames().find((each) => each.url().startsWith(sandbox.clientUrl))
  expect(await frame?.evaluate(() => document.querySelectorAll('link[rel=manifest]').length)).toBe(0)
  await page.goto(`${sandbox.clientUrl}/v8/404`)
  expect(await onDevice(page)).toEqual(nothing)
})

test('a partner who no longer allows it has worker and page off the device [DEVICE-01]', async ({
  context,
  launched,
  page,
  sandbox,
}) => {
  await sandbox.installable()
  await launched()
  await isThere(page)
  await sandbox.installable(false)
  await launched()
  await expect.poll(() => onDevice(page)).toEqual(nothing)
  await context.setOffline(true)
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  await page.goto(`${sandbox.clientUrl}/v8/events`)
  await new ClientPage(page, page).ready()
})
