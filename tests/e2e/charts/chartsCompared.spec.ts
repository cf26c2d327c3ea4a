import { expect, type Page, test } from '@playwright/test'

import { keptChart } from '#charts/model/source.ts'

import { chartsServed } from '../../harness/charts/served.ts'
import { sampleOf } from '../../harness/depth.ts'
import { violations } from '../../harness/look/violations.ts'

const address = chartsServed()

/** The chart of `reload` as it was when its states had other names and one transition less, with a machine that is gone. */
async function answerWithThePast(page: Page): Promise<void> {
  const text = JSON.stringify(keptChart('reload'))
  const was = JSON.parse(text.replaceAll('settling', 'resting'))
  await page.route('**/revision.json?of=v1', (route) =>
    route.fulfill({
      json: {
        reload: was,
        orientation: keptChart('orientation'),
        lamp: { config: { id: 'lamp', initial: 'off', states: { off: {} } }, words: was.words },
      },
    }),
  )
}

async function compare(page: Page, revision: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Since which revision of git' }).fill(revision)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
}

const state = (page: Page, name: string) => page.getByRole('button', { name: `State ${name}`, exact: true })

test('a designer sees what has changed since a revision: new, gone and different, now, then and side by side, and a link has it [CHART-03]', async ({
  page,
}) => {
  await answerWithThePast(page)
  await page.goto(`${address()}#/reload?show=all`)
  await expect(state(page, 'settling')).toBeVisible()
  await expect(state(page, 'settling')).not.toHaveClass(/added/)
  await compare(page, 'v1')
  const changes = page.getByRole('region', { name: 'Changes', exact: true })
  await expect(changes.getByRole('status')).toContainText('machines have changed since v1')
  const machines = changes.getByRole('list', { name: 'Changed machines' })
  await expect(machines.getByRole('link', { name: 'reload', exact: true })).toHaveCount(1)
  await expect(machines.getByRole('link', { name: 'orientation' })).toHaveCount(0)
  await expect(machines).toContainText('lamp gone')
  await expect(machines).toContainText('betSlip new')

  await expect(state(page, 'settling')).toHaveClass(/added/)
  await expect(state(page, 'settling')).toHaveAttribute('aria-description', /Added/)
  await expect(state(page, 'ready')).not.toHaveClass(/added|changed/)
  const table = page.getByRole('table', { name: 'Changed states' })
  await expect(table.getByRole('row').filter({ hasText: 'settling' }).getByRole('cell').first()).toHaveText(
    'added',
  )
  await expect(table.getByRole('row').filter({ hasText: 'resting' }).getByRole('cell').first()).toHaveText(
    'removed',
  )

  await page.getByRole('button', { name: 'Then', exact: true }).click()
  await expect(state(page, 'resting')).toHaveClass(/removed/)
  await expect(state(page, 'settling')).toHaveCount(0)
  await page.getByRole('button', { name: 'Side by side' }).click()
  const then = page.getByRole('region', { name: 'Then' })
  await expect(then.getByRole('button', { name: 'State resting', exact: true })).toHaveClass(/removed/)
  const now = page.getByRole('region', { name: 'Now' })
  await expect(now.getByRole('button', { name: 'State settling', exact: true })).toHaveClass(/added/)

  // The link has it, and other charts are compared with the same.
  await page.goto(page.url())
  await page.reload()
  await expect(then.getByRole('button', { name: 'State resting', exact: true })).toHaveClass(/removed/)
  await page.getByRole('link', { name: /^orientation/ }).click()
  await expect(page.getByText('Nothing has changed in orientation.')).toBeVisible()
  await page
    .getByRole('link', { name: /^batch/ })
    .first()
    .click()
  await expect(page.getByText('There was no batch at v1.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop comparing' }).click()
  await expect(page.getByRole('button', { name: 'Side by side' })).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})

test('a revision that git does not know, or what is no revision, is refused in words and changes nothing [CHART-03]', async ({
  page,
}) => {
  await page.goto(`${address()}#/reload?show=all`)
  for (const [revision, says] of [
    ['no-such-branch', /no-such-branch/],
    ['--output=/tmp/x', '--output=/tmp/x is not a revision.'],
  ] as const) {
    await compare(page, revision)
    await expect(page.getByRole('alert')).toHaveText(says)
    await expect(state(page, 'settling')).not.toHaveClass(/added/)
  }
})

for (const scheme of sampleOf(['light', 'dark'] as const, 1))
  test(`two charts side by side in ${scheme} colours meet WCAG 2.2 AA as far as a machine can tell [CHART-03]`, async ({
    page,
  }) => {
    await answerWithThePast(page)
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${address()}?since=v1&side=both#/reload`)
    await expect(
      page.getByRole('region', { name: 'Now' }).getByRole('group', { name: /Chart of/ }),
    ).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Then' }).getByRole('group', { name: /Chart of/ }),
    ).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
