import type { Page } from '@playwright/test'

import { expect, test } from '../../../harness/fixtures.ts'
import { choose } from '../../../harness/pages/controls.ts'

/** The list is asked for in a language. */
function askedIn(page: Page, language: string) {
  return page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url())
    return pathname === '/api/events/' && searchParams.get('lang') === language
  })
}

test('what the server names is asked for in the language the member chooses, at once and after a reload [I18N-01] [MEMBER-04] [SRV-04]', async ({
  launched,
  page,
}) => {
  const client = await launched()
  await client.member.menuButton.click()
  const menu = client.member.menu
  const chosen = askedIn(page, 'zh')
  await choose(menu, 'Language', '繁體中文')
  await chosen
  await expect(menu.getByRole('combobox').first()).toHaveText('繁體中文')
  const restored = askedIn(page, 'zh')
  await page.reload()
  await restored
})
