import { expect, type Page, test } from '@playwright/test'

import { chartsServed } from '../../harness/charts/served.ts'
import { violations } from '../../harness/look/violations.ts'

const address = chartsServed()

const panelOf = (page: Page) => page.getByRole('region', { name: 'Simulation' })
const now = (page: Page) => panelOf(page).getByText(/^Now in /)

test('a designer books a paused selection in the chart: by steps, by a press on the chart, back, and with a guard that says no [CHART-02]', async ({
  page,
}) => {
  // Room for all of it, to press anywhere.
  await page.setViewportSize({ width: 3_000, height: 3_000 })
  await page.goto(`${address()}#/prebook?show=all`)
  const chart = page.getByRole('group', { name: 'Chart of prebook' })
  await page.getByRole('button', { name: 'Simulate', exact: true }).click()
  const panel = panelOf(page)
  await expect(now(page)).toHaveText('Now in offered')
  await expect(chart.getByRole('button', { name: 'State offered' })).toHaveAttribute('aria-current', 'true')

  await chart.getByRole('button', { name: 'target.opened: from offered to settingTarget' }).click()
  await expect(now(page)).toHaveText('Now in settingTarget')
  await panel.getByRole('button', { name: 'book', exact: true }).click()
  await expect(now(page)).toHaveText('Now in booking.sending')
  for (const active of ['booking', 'booking.sending'])
    await expect(chart.getByRole('button', { name: `State ${active}`, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
  await panel.getByRole('button', { name: 'it is booked', exact: true }).click()
  await expect(now(page)).toHaveText('Now in booked')

  await panel.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(now(page)).toHaveText('Now in booking.sending')
  await panel.getByRole('combobox', { name: 'canBook' }).selectOption('no')
  await expect(now(page)).toHaveText('Now in settingTarget')
  await panel.getByRole('combobox', { name: 'canBook' }).selectOption('as it is')
  await expect(now(page)).toHaveText('Now in booking.sending')
  await panel.getByRole('button', { name: 'Start again' }).click()
  await expect(now(page)).toHaveText('Now in offered')
  await panel.getByRole('button', { name: 'End simulation' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/#\/prebook\?show=all$/)
})

test('a link leads to the same moment; a step that cannot happen there is named, and so is a model that is not there [CHART-02]', async ({
  page,
}) => {
  const link = (steps: readonly string[], model = 'a paused selection'): string =>
    `${address()}#/prebook?${new URLSearchParams([['model', model], ...steps.map((step) => ['step', step])]).toString()}`
  await page.goto(link(['open the form', 'book', 'it is booked']))
  await expect(now(page)).toHaveText('Now in booked')
  await page.goto(link(['open the form', 'it is booked']))
  await expect(now(page)).toHaveText('Now in settingTarget')
  await expect(panelOf(page).getByRole('alert')).toHaveText(
    '"it is booked" cannot happen here: it and what followed are left out.',
  )
  await page.goto(link([], 'nothing'))
  await expect(panelOf(page).getByRole('alert')).toHaveText('prebook has no model "nothing".')
})

test('a bet is placed in the chart of the slip as a member places it, and saved as a test [CHART-02] [CHART-03]', async ({
  page,
}) => {
  await page.goto(`${address()}#/betSlip`)
  await page.getByRole('button', { name: 'Simulate', exact: true }).click()
  const panel = panelOf(page)
  const choices = panel.getByRole('region', { name: 'What can happen now' })
  for (const step of [
    'the kept slip is read: empty',
    'press home',
    'the prices come',
    'the range comes',
    'stake 100',
  ]) {
    await choices.getByRole('button', { name: step, exact: true }).click()
    await expect(panel.getByRole('button', { name: new RegExp(`^Go back to \\d+: ${step}$`) })).toBeVisible()
  }
  await choices.getByRole('button', { name: 'place', exact: true }).click()
  await expect(now(page)).toContainText('placement.underWay')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save as test' }).click()
  let text = ''
  for await (const piece of await (await download).createReadStream()) text += String(piece)
  expect(text).toContain("simulate('betSlip', play)")
  expect(text).toContain("['press home', ")
  expect(await violations(page)).toEqual([])
})
