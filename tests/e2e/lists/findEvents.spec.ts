import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'

const phone = { width: 375, height: 553 }

test('events are found by a search and by competitions, with the keyboard alone, on a phone and in a light theme [BROWSE-02] [ROUTE-11] [LAUNCH-07] [LAUNCH-10] [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  test.slow()
  const today = await sandbox.events('?timing=today')
  const competitions = new Map(today.map((event) => [event.competitionId, event]))
  const [first, second] = [...competitions.values()]
  if (first === undefined || second === undefined) throw new Error('today has fewer than two competitions')
  const eventsOf = (...chosen: string[]) => today.filter((event) => chosen.includes(event.competitionId))

  // The link's competitions narrow the list that one lands on.
  const client = await launched({ competition_id: [first.competitionId, second.competitionId] })
  const { competitionId: firstId, competitionName: firstName } = first
  const both = eventsOf(firstId, second.competitionId)
  await expect(client.lists.tab('Today')).toHaveText(new RegExp(`${both.length}$`))
  await expect(page).toHaveURL(/competitions=/)
  const button = page.getByRole('button', { name: 'Competitions: 2' })
  await expect(button).toBeVisible()
  await page.reload()
  await expect(button).toBeVisible()
  expect(await violations(page), 'the narrowed list').toEqual([])

  await page.getByRole('button', { name: `Remove ${second.competitionName}` }).press('Enter')
  await expect(client.lists.tab('Today')).toHaveText(new RegExp(`\\D${eventsOf(firstId).length}$`))
  await page.getByRole('button', { name: 'Competitions: 1' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Competitions' })
  await expect(dialog.getByRole('checkbox', { name: firstName })).toBeChecked()
  await dialog.getByRole('checkbox', { name: second.competitionName }).press('Space')
  expect(await violations(page), 'the competitions').toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter')
  await expect(page).not.toHaveURL(/competitions/)

  const field = page.getByRole('searchbox', { name: 'Find teams and competitions' })
  const wanted = first.home
  // Beside the tabs where there is room, and behind a button where there is not.
  await page.getByRole('button', { name: 'Find teams and competitions' }).press('Enter')
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(field).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await field.press('x')
  await field.fill(`  ${wanted.toUpperCase()}`)
  await field.press('Enter')
  await expect(client.lists.event(wanted, first.away).first()).toBeVisible()
  await expect(page).toHaveURL(/find=/)
  await page.reload()
  await expect(field).toHaveValue(wanted.toUpperCase())
  await field.fill('<b>%_nobody')
  const none = page.getByRole('heading', { name: /No events found for .*<b>%_nobody/ })
  await expect(none).toBeVisible()
  await field.press('Escape')
  await expect(none).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(page).not.toHaveURL(/find/)

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Find teams and competitions' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type(wanted)
  await expect(page).toHaveURL(/find=/)
  await expect(client.lists.event(wanted, first.away).first()).toBeVisible()
  await page.getByRole('button', { name: 'Close the search' }).click()
  await expect(page.getByRole('button', { name: 'Find teams and competitions' })).toBeFocused()
  await expect(page).not.toHaveURL(/find/)
  // One sheet has all that narrows a list there.
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: firstName }).check()
  expect(await violations(page), 'the sheet of filters').toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Filters: 1 set' })).toBeFocused()
  await expect(page.getByRole('button', { name: `Remove ${firstName}` })).toBeVisible()
  expect(await violations(page), 'on a phone').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await launched({ theme: 'lh', competition_id: [firstId] })
  await expect(page.getByRole('button', { name: `Remove ${firstName}` })).toBeVisible()
  expect(await violations(page), 'the narrowed list, light').toEqual([])
  await page.getByRole('button', { name: 'Competitions: 1' }).press('Enter')
  await expect(dialog.getByRole('checkbox', { name: firstName })).toBeChecked()
  expect(await violations(page), 'the competitions, light').toEqual([])
})
