import type { Page } from '@playwright/test'

import { errors } from '#domain/session/errorCatalogue.ts'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import { pressIfThere } from '../../harness/pages/controls.ts'
import { pickHome } from '../../harness/slip/picking.ts'

const sizes = [
  { name: 'a wide screen', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
]
const pathOf = (page: Page) => new URL(page.url()).pathname

/** A time as a member in London reads it. */
function clockTime(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment))
}

for (const { name, ...use } of sampleOf(sizes, 1))
  test.describe(`maintenance on ${name}`, () => {
    test.use(use)

    test('is announced in words, moved, called off, and nothing else changes [MEMBER-11] [LIVE-12]', async ({
      launched,
      sandbox,
    }) => {
      const client = await launched()
      const notice = client.getByRole('status').getByText(/^Maintenance (from|starts)/)
      const first = await sandbox.maintenance({ isOn: false, from: 120, to: 180 })
      await expect(notice).toContainText(clockTime(first.from))
      await expect(notice).toContainText(clockTime(first.to))
      const moved = await sandbox.maintenance({ isOn: false, from: 240 })
      await expect(notice).toContainText(clockTime(moved.from))
      await client.getByRole('status').getByRole('button', { name: 'Close' }).click()
      await expect(notice).toHaveCount(0)
      const again = await sandbox.maintenance({ isOn: false, from: 300 })
      await expect(notice).toContainText(clockTime(again.from))
      await sandbox.maintenance({ isOn: false })
      await expect(notice).toHaveCount(0)
      await expect(client.lists.shown('Today')).toBeVisible()
    })

    test('that begins leads to its page with its times, and back to where the member was when it is over [LIVE-12] [MEMBER-11]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const client = await launched()
      await client.lists.show('In-play')
      await expect(client.lists.shown('In-play')).toBeVisible()
      const place = page.url()
      const told = await sandbox.maintenance({ isOn: true, from: -5, to: 55 })
      await expect(client.session.maintenance).toBeVisible()
      expect(pathOf(page)).toBe('/v8/maintenance')
      await expect(
        page.getByRole('main').getByText(errors.maintenanceSorry.text, { exact: true }),
      ).toBeVisible()
      const times = page.getByRole('main').getByText(/^From /)
      await expect(times).toContainText(clockTime(told.from))
      await expect(times).toContainText(clockTime(told.to))
      // Longer than said: the status tells.
      const longer = await sandbox.maintenance({ isOn: true, from: -5, to: 115 })
      await client.getByRole('button', { name: 'Check again' }).click()
      await expect(times).toContainText(clockTime(longer.to))
      // A reload stays, and nothing is lost by it.
      await page.reload()
      await expect(client.session.maintenance).toBeVisible()
      await sandbox.maintenance({ isOn: false })
      await expect(client.lists.shown('In-play')).toBeVisible()
      expect(page.url()).toBe(place)
      await expect(page.locator('[data-market][data-side]').first()).toBeVisible()
    })

    test('leaves a bet on its way to be asked about, and the member is told what became of it [SLIP-18] [MEMBER-11]', async ({
      launched,
      sandbox,
    }) => {
      const { client } = await pickHome({ launched, sandbox })
      await client.slip.open()
      await client.slip.stake.fill('10')
      await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'hangReply' })
      await client.slip.place.click()
      await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
      await sandbox.maintenance({ isOn: true })
      await sandbox.clearFaults()
      await expect(client.session.maintenance).toBeVisible()
      await expect(client.getByRole('main').getByText('Checking your bet')).toBeVisible()
      await expect(client.getByRole('main').getByText(/Support code/)).toBeVisible()
      await sandbox.maintenance({ isOn: false })
      await pressIfThere(client.getByRole('button', { name: 'Check again' }))
      await client.ready()
      // The slip is as it was left, on a phone too.
      const ticket = await client.slip.placed()
      const { bets, problems } = await sandbox.ledger('alice')
      expect([bets.map(({ ticketNum }) => ticketNum), problems]).toEqual([[ticket], []])
    })
  })

test('maintenance that is announced before the channels of a launch are open is still read, and so is what becomes of it while they are away [LIVE-12] [LIVE-05] [MEMBER-11]', async ({
  launched,
  page,
  sandbox,
}) => {
  await sandbox.sockets({ action: 'delay', delay: 600_000 })
  const client = await launched()
  const notice = client.getByRole('status').getByText(/^Maintenance (from|starts)/)
  expect(await sandbox.lines()).toEqual([])
  const { from } = await sandbox.maintenance({ isOn: false, from: 120, to: 180 })
  await sandbox.sockets({ action: 'delay', delay: 0 })
  await expect(notice).toContainText(clockTime(from))
  await expect.poll(() => sandbox.lines()).toContain('events')
  await sandbox.sockets({ action: 'delay', delay: 600_000 })
  await sandbox.sockets({ action: 'drop' })
  await expect.poll(() => sandbox.lines()).toEqual([])
  await sandbox.maintenance({ isOn: false })
  await expect(notice).toBeVisible()
  await sandbox.sockets({ action: 'delay', delay: 0 })
  await expect(notice).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/v8/events')
})

test('a launch during maintenance leads to its page, and goes on when it is over [LIVE-12] [MEMBER-11] [LAUNCH-03]', async ({
  page,
  sandbox,
}) => {
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
  const { to } = await sandbox.maintenance({ isOn: true, to: 30 })
  await page.goto(link)
  await expect(new ClientPage(page, page).session.maintenance).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Until /)).toContainText(clockTime(to))
  await sandbox.maintenance({ isOn: false })
  await pressIfThere(page.getByRole('button', { name: 'Check again' }))
  await new ClientPage(page, page).ready()
})

test('maintenance whose notice never came is found by the calls that are refused, and hostile words of it change nothing [LIVE-12] [LIVE-13]', async ({
  launched,
  page,
  sandbox,
}) => {
  let status = '{"maintenance":true,"from":"<script>","to":7}'
  await page.route('**/maintenance/status.json*', (route) =>
    route.fulfill({ contentType: 'application/json', body: status }),
  )
  const client = await launched()
  await sandbox.fault({ method: 'GET', path: '/events/', kind: 'status', status: 503, times: 1_000 })
  await client.lists.tab('Early').click()
  await expect.poll(() => page.evaluate('slipway().counters.malformed')).toBeGreaterThan(0)
  await expect(client.lists.tab('Early')).toBeVisible()
  status = '{"maintenance":true}'
  // Any call finds it, be it a list's own further try or the member's press.
  await expect(async () => {
    const heading = client.session.maintenance
    if (await heading.isHidden()) await client.lists.tab('Outright').click({ timeout: 2_000 })
    await expect(heading).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText('End time not known yet.')).toBeVisible()
  status = '{"maintenance":false}'
  await sandbox.clearFaults()
  await pressIfThere(client.getByRole('button', { name: 'Check again' }))
  await client.ready()
})
