import { expect, type Locator, type Page, test } from '@playwright/test'

import { chartsServed } from '../../harness/charts/served.ts'

const address = chartsServed()

const chartOf = (page: Page, name: string) => page.getByRole('group', { name: `Chart of ${name}` })
const state = (chart: Locator, path: string) =>
  chart.getByRole('button', { name: `State ${path}`, exact: true })
const fold = (chart: Locator, path: string) =>
  chart.getByRole('button', { name: `Inside ${path}`, exact: true })

test('a state is folded to a box where its lines end, each once with a list of what it stands for, and all are opened again [CHART-02]', async ({
  page,
}) => {
  // Room for all of it, to press anywhere.
  await page.setViewportSize({ width: 3_000, height: 1_600 })
  await page.goto(`${address()}#/launch?show=all`)
  const chart = chartOf(page, 'launch')
  const lines = chart.locator('path.line')
  await expect(fold(chart, 'waiting')).toHaveAttribute('aria-expanded', 'true')
  const open = await lines.count()
  await fold(chart, 'waiting').click()
  await expect(fold(chart, 'waiting')).toHaveAttribute('aria-expanded', 'false')
  await expect(state(chart, 'waiting.loadingMember')).toHaveCount(0)
  await expect(state(chart, 'waiting')).toContainText('4 states inside')
  // One to each of the five ends, and one back; before, twelve failures alone had a line each.
  await expect(lines).toHaveCount(6)
  expect(open).toBeGreaterThan(15)
  await expect(chart.getByRole('button', { name: /: from waiting to failed$/ })).toHaveCount(4)
  await expect(page).toHaveURL(/fold=waiting/)
  await page.getByRole('button', { name: 'Unfold all' }).click()
  await expect(lines).toHaveCount(open)
  await expect(page.getByRole('button', { name: 'Unfold all' })).toHaveCount(0)
  await expect(page).not.toHaveURL(/fold=/)
})

test('the keyboard folds the state around it by F and opens it by its button [CHART-02]', async ({
  page,
}) => {
  await page.goto(`${address()}#/betSlip`)
  const chart = chartOf(page, 'betSlip')
  await state(chart, 'placement.underWay.placing').focus()
  await page.keyboard.press('f')
  await expect(state(chart, 'placement.underWay.placing')).toHaveCount(0)
  await expect(state(chart, 'placement.underWay')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(fold(chart, 'placement.underWay')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(state(chart, 'placement.underWay.placing')).toBeVisible()
  await expect(fold(chart, 'placement.underWay')).toBeFocused()
  await page.keyboard.press(' ')
  await expect(state(chart, 'placement.underWay.placing')).toHaveCount(0)
})

test('a link keeps chart, folds, zoom and moment, and a way to a state inside a box opens it [CHART-02]', async ({
  page,
  context,
}) => {
  await page.goto(`${address()}#/prebook`)
  const chart = chartOf(page, 'prebook')
  await page.getByRole('button', { name: 'Simulate', exact: true }).click()
  const steps = page.getByRole('region', { name: 'What can happen now' })
  await steps.getByRole('button', { name: 'open the form', exact: true }).click()
  await fold(chart, 'booking').focus()
  await page.keyboard.press('Enter')
  await steps.getByRole('button', { name: 'book', exact: true }).click()
  // What is active inside the box marks the box.
  await expect(page.getByText('Now in booking.sending')).toBeVisible()
  await expect(state(chart, 'booking')).toHaveAttribute('aria-current', 'true')
  await expect(state(chart, 'booking.sending')).toHaveCount(0)
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect(page).toHaveURL(/view=/)
  const scale = await page.getByRole('group', { name: 'Zoom' }).getByRole('status').textContent()

  const other = await context.newPage()
  await other.goto(page.url())
  const again = chartOf(other, 'prebook')
  await expect(other.getByRole('group', { name: 'Zoom' }).getByRole('status')).toHaveText(scale ?? '')
  await expect(state(again, 'booking')).toHaveAttribute('aria-current', 'true')
  await expect(fold(again, 'booking')).toHaveAttribute('aria-expanded', 'false')

  await other.goto(`${address()}#/betSlip/placement.underWay.outcomeUnknown?fold=placement.underWay`)
  const slip = chartOf(other, 'betSlip')
  await expect(state(slip, 'placement.underWay')).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('link', { name: '→ placement.underWay.placing' }).first().click()
  await expect(state(slip, 'placement.underWay.placing')).toHaveAttribute('aria-pressed', 'true')
})
