import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { someEvent } from '../events.ts'
import { expect, test } from '../fixtures.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA, a line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(wcag)
    // Experimental there, and so off by itself: what is read on a control is part of what it is called.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('the list, the event and the filled slip meet WCAG 2.2 AA as far as a machine can tell [A11Y-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const { event, market, home } = await someEvent(sandbox)
      const client = await launched()
      const row = client.event(event.home, event.away)
      await expect(row).toBeVisible()
      expect(await violations(page)).toEqual([])
      await client.price(home, row).first().click()
      await sandbox.market(market.marketId, { status: 'paused' })
      await client.openSlip()
      await expect(client.slip.leg(home)).toContainText('Locked odds will be removed')
      expect(await violations(page)).toEqual([])
      await client.openHistory()
      await expect(client.getByText('No pending bets')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await client.closeSlip()
      await row.getByRole('link').first().click()
      await expect(client.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
      expect(await violations(page)).toEqual([])
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
