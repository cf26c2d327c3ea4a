import { sampleOf } from '../../harness/depth.ts'
import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'

// Five looks of a checker at whole pages take their time on a busy machine.
test.slow()

for (const [device, viewport, theme] of sampleOf(
  [
    ['a desktop', { width: 1440, height: 900 }, 'default'],
    ['a desktop in a light theme', { width: 1440, height: 900 }, 'lh'],
    ['a pad in the theme where up is red', { width: 820, height: 1180 }, 'ga_rmb'],
    ['a phone', { width: 390, height: 844 }, 'default'],
    ['a small phone in a light theme', { width: 375, height: 553 }, 'lh'],
  ] as const,
  1,
)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('the lists, the event and the filled slip meet WCAG 2.2 AA as far as a machine can tell [A11Y-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const { event, market, home } = await someEvent(sandbox)
      const client = await launched({ theme })
      const row = client.lists.event(event.home, event.away)
      await expect(row).toBeVisible()
      expect(await violations(page), 'the list').toEqual([])
      await client.price(home, row).first().click()
      await sandbox.market(market.marketId, { status: 'paused' })
      await client.slip.open()
      await expect(client.slip.leg(home)).toContainText('Locked odds will be removed')
      expect(await violations(page), 'the slip').toEqual([])
      await client.tickets.open()
      await expect(client.getByText('No pending bets')).toBeVisible()
      expect(await violations(page), 'the history').toEqual([])
      await client.slip.close()
      await client.lists.show('In-play')
      await expect(client.getByRole('group').first()).toBeVisible()
      expect(await violations(page), 'in play').toEqual([])
      await client.lists.show('Today')
      await row.getByRole('link').first().click()
      await expect(client.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
      expect(await violations(page), 'the event').toEqual([])
    })

    test('menu, help, notices and pages beside the bets meet WCAG 2.2 AA as far as a machine can tell [A11Y-01]', async ({
      context,
      launched,
      page,
    }) => {
      const client = await launched({ theme })
      await client.member.menuButton.click()
      await expect(client.member.menu).toBeVisible()
      expect(await violations(page), 'the menu').toEqual([])
      await client.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await expect(client.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      expect(await violations(page), 'the keys').toEqual([])
      await client.getByRole('button', { name: 'Close' }).click()
      await context.setOffline(true)
      await expect(client.getByText("You're offline. Odds aren't updating.")).toBeVisible()
      expect(await violations(page), 'offline').toEqual([])
      await context.setOffline(false)
      await page.goto(new URL('/v8/404', page.url()).href)
      await expect(client.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page), 'not found').toEqual([])
    })
  })
}

test('a launch that failed meets WCAG 2.2 AA as far as a machine can tell [A11Y-01]', async ({
  page,
  sandbox,
}) => {
  const { link } = await sandbox.launch({ member: 'refused', lang: 'en' })
  await page.goto(link)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
