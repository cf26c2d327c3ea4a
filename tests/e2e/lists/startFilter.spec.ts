import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'

const hour = 3_600_000
const minute = 60_000

test("the start of today's matches is chosen by the keyboard alone and kept in the address, by the server's clock where the device's is five hours off, and says when nothing is left [ROUTE-11] [BROWSE-02] [A11Y-01]", async ({
  browser,
  launched,
  sandbox,
}) => {
  test.slow()
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.clock.install({ time: Date.now() + 5 * hour })
  const client = await launched({ page })
  await client.lists.tab('Today').click()
  const today = await sandbox.events('?timing=today')
  const isWithin = (hours: number) => (event: (typeof today)[number]) =>
    event.startUtc < Date.now() + hours * hour - 10 * minute
  const soon = today.filter(isWithin(1))
  const late = today.filter(({ startUtc }) => startUtc > Date.now() + 4 * hour)
  if (soon.length === 0 || late.length === 0) throw new Error('today has no such matches')

  const any = page.getByRole('button', { name: 'Starts: any time' })
  await any.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Start of a match' })
  await expect(dialog).toBeVisible()
  expect(await violations(page), 'the choice').toEqual([])
  await dialog.getByRole('radio', { name: 'Any time' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Within 1 h' })).toBeChecked()
  await page.keyboard.press('Escape')
  const chosen = page.getByRole('button', { name: 'Starts: within 1 hour' })
  await expect(chosen).toBeFocused()
  const rows = page.locator('[data-event]')
  const shown = (): Promise<string[]> =>
    rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.event ?? ''))
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    await expect(page).toHaveURL(/starts=1h/)
    await expect(chosen).toBeVisible()
    // Those of before stay in sight until what is looked for has come.
    await expect(async () => {
      const ids = await shown()
      expect(ids.length).toBeGreaterThan(0)
      for (const { eventId, home } of late) expect(ids, home).not.toContain(eventId)
      for (const id of ids)
        expect(today.find(({ eventId }) => eventId === id)?.startUtc).toBeLessThan(Date.now() + hour + minute)
    }).toPass()
  }

  for (const size of [
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
    { width: 375, height: 553 },
  ]) {
    await page.setViewportSize(size)
    // Phones have one sheet for all filters.
    const isPhone = size.width < 768
    const opener = isPhone ? page.getByRole('button', { name: 'Filters: 1 set' }) : chosen
    const opened = isPhone ? page.getByRole('dialog', { name: 'Filters' }) : dialog
    await expect(opener).toBeVisible()
    await opener.press('Enter')
    await expect(opened.getByRole('radio', { name: 'Within 1 h' })).toBeChecked()
    expect(await violations(page), `the choice at ${size.width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }

  const address = new URL(page.url())
  address.searchParams.set('odds', '900.00..')
  await page.goto(address.href)
  const none = page.getByText('No match here has both the start and the odds you chose.')
  await expect(none).toBeVisible()
  expect(await violations(page), 'nothing left').toEqual([])
  const list = page.getByRole('tabpanel', { name: 'Events' })
  await list.getByRole('button', { name: 'Show all odds' }).press('Enter')
  await expect(none).toHaveCount(0)
  await expect(page).toHaveURL(/starts=1h/)
  const opener = page.getByRole('button', { name: 'Filters: 1 set' })
  await opener.press('Enter')
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('button', { name: 'Clear filters' })
    .press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
  await expect(page).not.toHaveURL(/starts=/)
  await context.close()
})
