import { expect, test } from '../../../harness/fixtures.ts'
import { choose } from '../../../harness/pages/controls.ts'

test('a language is chosen in the menu and is on at once, and the page says so [I18N-01] [I18N-02] [MEMBER-04]', async ({
  launched,
  page,
}) => {
  const client = await launched()
  await client.lists.tab('Early').click()
  const english = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun) /
  const times = page.locator('[data-event] [data-time]')
  await expect(times.first()).toContainText(english)
  let loads = 0
  page.on('load', () => (loads += 1))
  await client.member.menuButton.click()
  await choose(client, 'Language', 'ไทย')
  await expect(times.first()).not.toContainText(english)
  await expect(times.first()).toContainText(/[\u0E00-\u0E7F]/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  expect(loads).toBe(0)
})
