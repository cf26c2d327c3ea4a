import { someEvent } from '../../../harness/events.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { ClientPage } from '../../../harness/pages/client.ts'
import { choose } from '../../../harness/pages/controls.ts'
import { wordsOf } from '../../../harness/words/words.ts'

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

test('a language that is chosen far down a list leaves the slip, its stake, the list and the focus where they are [I18N-01] [SLIP-22] [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event, home } = await someEvent(sandbox)
  const client = await launched()
  await client.price(home, client.lists.event(event.home, event.away)).first().click()
  await client.slip.stake.fill('12.50')
  // The last of those that are in the page: how many there are depends on the hour and on the window.
  const eventId = await page.locator('[data-event]').last().getAttribute('data-event')
  const row = page.locator(`[data-event="${eventId}"]`)
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  // To press the menu may scroll the page: what has to stay is what is there while it is open.
  await client.member.menuButton.click()
  await expect(client.member.menu).toBeVisible()
  const before = await top()
  await choose(client, 'Language', 'Tiếng Việt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  const inVietnamese = new ClientPage(page, page, await wordsOf('vi'))
  await expect(inVietnamese.member.menu.getByRole('combobox').first()).toBeFocused()
  await expect(inVietnamese.slip.stake).toHaveValue(/^12[.,]50$/)
  await page.keyboard.press('Escape')
  await expect(inVietnamese.member.menuButton).toBeFocused()
  expect(await top()).toBe(before)
})
