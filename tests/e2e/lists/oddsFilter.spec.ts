import { someEvents } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'

/** Longer than any other odds of the lists. */
const long = { home: '60.00', away: '1.01' }
const even = { home: '1.90', away: '1.90' }

test('the odds of a list are typed in the address and chosen by the keyboard alone, kept through a reload, follow what the server says, and say when nothing is left [ROUTE-11] [BROWSE-02] [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  test.slow()
  const matches = (await someEvents(sandbox, { isLater: true })).filter(
    ({ market }) => market.selections.length === 2,
  )
  const [long1, even1] = matches.filter(({ event }) => event.gameId === matches[0]?.event.gameId)
  if (long1 === undefined || even1 === undefined)
    throw new Error('today has fewer than two such matches of a game')
  await sandbox.market(long1.market.marketId, { prices: long })
  await sandbox.market(even1.market.marketId, { prices: even })
  const client = await launched()
  await client.lists.tab('Today').click()
  await client.lists.showGame(long1.event.gameName)
  const found = client.lists.event(long1.event.home, long1.event.away)
  const left = client.lists.event(even1.event.home, even1.event.away)
  const open = (odds: string): Promise<unknown> => {
    const address = new URL(page.url())
    address.searchParams.set('odds', odds)
    return page.goto(address.href)
  }

  await open('50.00..')
  const typed = page.getByRole('button', { name: 'Odds: from 50.00' })
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    await expect(typed).toBeVisible()
    await expect(found).toBeVisible()
    await expect(left).toHaveCount(0)
  }

  // What is shown stays while its odds move, and shows them; the list is by what the server says when it is asked.
  await sandbox.market(long1.market.marketId, { prices: even })
  await sandbox.market(even1.market.marketId, { prices: long })
  await expect(client.price(long1.home, found).first()).toContainText('1.90')
  await page.reload()
  await expect(left).toBeVisible()
  await expect(found).toHaveCount(0)

  // By hand, where no pointer is.
  await typed.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: "Odds of a match's selections" })
  const from = dialog.getByRole('combobox', { name: 'Min odds' })
  await expect(from).toHaveText('50.00')
  expect(await violations(page), 'the bounds').toEqual([])
  await from.focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('option', { name: '50.00', selected: true })).toBeVisible()
  expect(await violations(page), 'a list of bounds').toEqual([])
  // The list alone is closed by Escape.
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('listbox')).toHaveCount(0)
  await expect(from).toHaveText('50.00')
  await page.keyboard.press('Home')
  await expect(dialog.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(from).toHaveText('Any odds')
  await expect(page).not.toHaveURL(/odds=/)
  await dialog.getByRole('combobox', { name: 'Max odds' }).focus()
  // In one go: after half a second a letter begins another word.
  await page.keyboard.type('1.20')
  await expect(dialog.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/odds=\.\.1\.20/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const chosen = page.getByRole('button', { name: 'Odds: up to 1.20' })
  await expect(chosen).toBeFocused()
  await expect(left).toBeVisible()
  await expect(found).toHaveCount(0)
  await chosen.press('Enter')
  await dialog.getByRole('button', { name: 'Show all odds' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/odds=/)
  await expect(found).toBeVisible()

  await open('900.00..')
  const none = page.getByText('No match here has a selection at the odds you chose.')
  for (const size of [
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect(none).toBeVisible()
    expect(await violations(page), `nothing left at ${size.width} px`).toEqual([])
    // Phones have one sheet for all filters.
    const isPhone = size.width < 768
    const button = page.getByRole('button', { name: isPhone ? 'Filters: 1 set' : 'Odds: from 900.00' })
    const opened = isPhone ? page.getByRole('dialog', { name: 'Filters' }) : dialog
    await button.press('Enter')
    await expect(opened.getByRole('combobox', { name: 'Min odds' })).toHaveText('900.00')
    expect(await violations(page), `the bounds at ${size.width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
  await page
    .getByRole('tabpanel', { name: 'Events' })
    .getByRole('button', { name: 'Show all odds' })
    .press('Enter')
  await expect(none).toHaveCount(0)
  await expect(page).not.toHaveURL(/odds=/)
})
