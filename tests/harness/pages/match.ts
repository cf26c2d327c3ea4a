import { expect, type Page } from '@playwright/test'

/** The views of an event: a row of tabs, and on a phone a pill with a menu. */
const tabsOf = (page: Page) => page.getByRole('tablist', { name: 'This event', exact: true })

/** The pill of a phone: it says what is shown. */
const pillOf = (page: Page) => page.locator('[data-views] button[aria-haspopup="menu"]')

/** Shows a view of the event that is open, by the keyboard. */
export async function showView(page: Page, name: string): Promise<void> {
  await expect(tabsOf(page).or(pillOf(page))).toBeVisible()
  if (await tabsOf(page).isVisible()) {
    const wanted = tabsOf(page).getByRole('tab', { name, exact: true })
    await expect(wanted).toBeVisible()
    await tabsOf(page).getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('Home')
    while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight')
    await expect(wanted).toBeFocused()
    return
  }
  const menu = page.getByRole('menu', { name: 'This event' })
  const wanted = menu.getByRole('menuitemradio', { name, exact: true })
  await pillOf(page).press('Enter')
  await expect(wanted).toBeVisible()
  await page.keyboard.press('Home')
  while (!(await wanted.evaluate((entry) => entry === document.activeElement)))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(pillOf(page)).toBeFocused()
}

/** What is shown of the event that is open. */
export async function expectView(page: Page, name: string): Promise<void> {
  await expect(
    tabsOf(page)
      .getByRole('tab', { name, selected: true, exact: true })
      .or(pillOf(page).filter({ hasText: name })),
  ).toBeVisible()
}

/** Whether the event that is open has a view. */
export async function hasView(page: Page, name: string): Promise<boolean> {
  if (await tabsOf(page).isVisible())
    return await tabsOf(page).getByRole('tab', { name, exact: true }).isVisible()
  await pillOf(page).press('Enter')
  const entry = page.getByRole('menuitemradio', { name, exact: true })
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  const isThere = await entry.isVisible()
  await page.keyboard.press('Escape')
  return isThere
}
