import { expect, type Page, test } from '@playwright/test'

import { allMachines } from '#machines/all.ts'
import { reportOf } from '#tests/model/chartCoverage/count.ts'

import { chartsServed } from '../../harness/charts/served.ts'
import { sampleOf } from '../../harness/depth.ts'
import { violations } from '../../harness/look/violations.ts'

const address = chartsServed()

const fails = 'reload.reloading --xstate.error.actor.reloadPage#0--> reload.notReloaded'
const reloads = 'reload.ready --script.failed#0--> reload.reloading'
const starts = 'reload.starting --always#0 [isReloaded]--> reload.reloaded'

/** Where the clock of a page stands that is shown the report. */
const now = Date.UTC(2026, 10, 22, 12)

/** What one test of a source saw of `reload`, three minutes before that. */
function ran(file: string, title: string, states: readonly string[], transitions: readonly string[]) {
  const seen = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, [0]]))
  return {
    run: { at: new Date(now - 185_000).toISOString(), files: 1, isWhole: false },
    tests: [{ file, title }],
    machines: {
      reload: { states: seen(states), transitions: seen(transitions), answers: {}, effects: {} },
    },
  }
}

const report = reportOf(allMachines, {
  sentences: ran(
    'machines/reload/reload.test.ts',
    'a reload > fails',
    ['reload', 'reload.starting', 'reload.ready', 'reload.reloading', 'reload.notReloaded'],
    [reloads, fails, starts],
  ),
  browser: ran(
    'tests/e2e/session/reload.spec.ts',
    'a script is gone',
    ['reload', 'reload.ready', 'reload.reloading'],
    [reloads],
  ),
})

function answer(page: Page, body: unknown): Promise<unknown> {
  return page.route('**/tested.json', (route) => route.fulfill({ json: body }))
}

test('a tester paints on a chart what the browser tests leave, and finds it by name [CHART-04]', async ({
  page,
}) => {
  await page.clock.setFixedTime(now)
  await answer(page, report)
  await page.goto(`${address()}#/reload`)
  const chart = page.getByRole('group', { name: 'Chart of reload' })
  const notReloaded = chart.getByRole('button', { name: 'State notReloaded' })
  const coverage = page.getByRole('region', { name: 'Coverage' })
  await expect(notReloaded).not.toHaveClass(/untaken/)
  const whose = coverage.getByRole('combobox', { name: 'Coverage' })
  await expect(whose.getByRole('option', { name: 'by walks' })).toBeDisabled()

  await whose.selectOption('by browser tests')
  await expect(notReloaded).toHaveClass(/untaken/)
  await expect(notReloaded).toHaveAttribute('aria-description', 'a failure. Not taken by browser tests')
  await expect(chart.getByRole('button', { name: 'State reloading' })).not.toHaveClass(/untaken/)
  await expect(coverage).toContainText('3 of 8')
  await expect(coverage.getByRole('list', { name: 'When the tests ran' })).toContainText(
    'browser tests: 3 min ago, 1 file of them',
  )
  await expect(coverage.getByRole('list', { name: 'When the tests ran' })).toContainText('walks: not run yet')

  // Another chart is painted by the same tests.
  await page.getByRole('link', { name: /^orientation/ }).click()
  await expect(coverage).toContainText('0 of 10')
  await page.getByRole('link', { name: /^reload/ }).click()
  await coverage.getByText(/left, by name/).click()
  await coverage
    .getByRole('list', { name: 'Left' })
    .getByRole('link', { name: 'reloading --failure: reloadPage#0--> notReloaded' })
    .click()
  const panel = page.getByRole('complementary', { name: 'What can happen in reloading' })
  await expect(panel).toContainText('Not taken by browser tests')
  await whose.selectOption('not painted')
  await expect(notReloaded).not.toHaveClass(/untaken/)
})

test('the panel of a state names the tests that come to it and walk its transitions, and the answers that no guard gave [CHART-02] [CHART-04]', async ({
  page,
}) => {
  await answer(page, report)
  await page.goto(`${address()}#/reload/ready`)
  const panel = page.getByRole('complementary', { name: 'What can happen in ready' })
  await panel.getByText('Walked by sentences, browser tests').press('Enter')
  await expect(panel.getByRole('list', { name: 'sentences that walk it' })).toHaveText(
    'machines/reload/reload.test.ts a reload > fails',
  )
  await expect(panel.getByRole('list', { name: 'browser tests that walk it' })).toHaveText(
    'tests/e2e/session/reload.spec.ts a script is gone',
  )
  await page.goto(`${address()}#/reload/starting`)
  const starting = page.getByRole('complementary', { name: 'What can happen in starting' })
  await expect(starting).toContainText('Never no by any test')
  await expect(starting).toContainText('Not taken by any test')
})

test('without tests that ran the page paints what was committed and says so, and with a file that is not theirs it says that [CHART-04]', async ({
  page,
}) => {
  await page.route('**/tested.json', (route) => route.fulfill({ status: 204 }))
  await page.goto(`${address()}#/reload/ready`)
  const coverage = page.getByRole('region', { name: 'Coverage' })
  await expect(coverage).not.toContainText('As committed')
  await page.getByRole('combobox', { name: 'Coverage' }).selectOption('by sentences')
  await expect(coverage).toContainText('As committed')
  await expect(coverage).toContainText('8 of 8')
  await answer(page, { machines: { reload: 'all of it' } })
  await page.reload()
  await expect(coverage).toContainText('cannot be read')
  await expect(page.getByRole('group', { name: 'Chart of reload' })).toBeVisible()
})

for (const scheme of sampleOf(['light', 'dark'] as const, 1))
  test(`a painted chart in ${scheme} colours meets WCAG 2.2 AA as far as a machine can tell [CHART-04]`, async ({
    page,
  }) => {
    await answer(page, report)
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${address()}#/reload/starting`)
    await page.getByRole('combobox', { name: 'Coverage' }).selectOption('by sentences')
    await page.getByText(/left, by name/).click()
    expect(await violations(page)).toEqual([])
  })
