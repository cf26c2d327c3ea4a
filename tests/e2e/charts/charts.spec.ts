import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { chartsServed } from '../../harness/charts/served.ts'
import { sampleOf } from '../../harness/depth.ts'
import { violations } from '../../harness/look/violations.ts'

const address = chartsServed()

test('a designer opens the charts, looks through the machines and finds out what can happen while a bet is checked [CHART-02]', async ({
  page,
}) => {
  await page.goto(address())
  await expect(page.getByRole('group', { name: 'Chart of app' })).toBeVisible()
  await page.getByRole('link', { name: /^betSlip/ }).click()
  const chart = page.getByRole('group', { name: 'Chart of betSlip' })
  await expect(chart).toBeVisible()
  await expect(page.getByRole('group', { name: 'Chart of app' })).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search all machines' }).fill('canPlace')
  await page
    .getByRole('list', { name: 'Found' })
    .getByRole('link', { name: /guard of betSlip, placement\.checking/ })
    .click()
  await expect(page).toHaveURL(/#\/betSlip\/placement\.checking$/)
  const here = page.getByRole('complementary', { name: 'What can happen in placement.checking' })
  await expect(here).toContainText('Submitted at the terms the member read')
  await expect(here.getByRole('region', { name: 'Here', exact: true })).toContainText('if canPlace')
  await expect(here.getByRole('region', { name: 'In all of placement' })).toContainText('session.ended')

  await here.getByRole('link', { name: '→ placement.confirmingChanges' }).first().click()
  await expect(page).toHaveURL(/#\/betSlip\/placement\.confirmingChanges$/)
  await expect(chart.getByRole('button', { name: 'State placement.confirmingChanges' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('complementary')).toHaveCount(0)
})

test('the keyboard goes to the search by /, on by what was meant, and past everything to the chart [CHART-02]', async ({
  page,
}) => {
  await page.goto(`${address()}#/prebook`)
  await expect(page.getByRole('group', { name: 'Chart of prebook' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to the chart' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Chart of prebook' }).locator(':focus')).toHaveCount(1)

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search all machines' })
  await expect(search).toBeFocused()
  await page.keyboard.type('canPlase')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Nothing has these words.')
  await page.getByRole('button', { name: 'canPlace', exact: true }).click()
  await expect(search).toHaveValue('canPlace')
  await search.fill('missing stake')
  await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/#\/betSlip\/placement\.stakeMissing$/)
  // Within the field it is a letter.
  await search.focus()
  await search.fill('')
  await page.keyboard.type('a/b')
  await expect(search).toHaveValue('a/b')
})

test('an address leads to a state, the arrow keys along its transitions, and Enter to what can happen there [CHART-02]', async ({
  page,
}) => {
  await page.goto(`${address()}#/socket/waitingToReconnect`)
  const chart = page.getByRole('group', { name: 'Chart of socket' })
  const waiting = chart.getByRole('button', { name: 'State waitingToReconnect' })
  await expect(waiting).toBeInViewport()
  await waiting.focus()
  await page.keyboard.press('ArrowRight')
  await expect(chart.locator(':focus')).toHaveAccessibleName(/from waitingToReconnect to /)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const way = chart.getByRole('button', { name: 'connection.lost: from waitingToReconnect to offline' })
  for (
    let presses = 0;
    presses < 10 && !(await way.evaluate((one) => one === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('ArrowDown')
  await expect(way).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(chart.getByRole('button', { name: 'State offline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'What can happen in offline' })).toBeVisible()

  const scale = page.getByRole('group', { name: 'Zoom' }).getByRole('status')
  await expect(scale).toHaveText('100 %')
  await page.keyboard.press('-')
  // Nothing is drawn so small that it cannot be read.
  await expect(scale).toHaveText('83 %')
})

test('a chart is zoomed by the wheel, moved by the pointer, and shown whole by a key, and a drag chooses nothing [CHART-02]', async ({
  page,
}) => {
  await page.goto(`${address()}#/reload`)
  const chart = page.getByRole('group', { name: 'Chart of reload' })
  const state = chart.getByRole('button', { name: 'State ready' })
  const scale = page.getByRole('group', { name: 'Zoom' }).getByRole('status')
  const whole = await scale.textContent()
  const frame = await chart.boundingBox()
  if (frame === null) throw new Error('the chart is not seen')
  await page.mouse.move(frame.x + 40, frame.y + frame.height - 40)
  await page.mouse.wheel(0, -200)
  await expect(scale).not.toHaveText(whole ?? '')
  const before = await state.boundingBox()
  await page.mouse.down()
  await page.mouse.move(frame.x + 140, frame.y + frame.height - 90, { steps: 5 })
  await page.mouse.up()
  await expect
    .poll(async () => Math.round(((await state.boundingBox())?.x ?? 0) - (before?.x ?? 0)))
    .toBeGreaterThan(90)
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await state.focus()
  await page.keyboard.press('0')
  await expect(scale).toHaveText(whole ?? '')
})

test('a chart opens with all its states by name, everything it says comes with nearness, and the names again from afar [CHART-02]', async ({
  page,
}) => {
  await page.goto(`${address()}#/betSlip`)
  const chart = page.getByRole('group', { name: 'Chart of betSlip' })
  const region = chart.getByRole('button', { name: 'State placement', exact: true })
  await expect(region).toBeVisible()
  for (const state of ['contents', 'terms', 'range', 'placement', 'placement.underWay.outcomeUnknown'])
    await expect(chart.getByRole('button', { name: `State ${state}`, exact: true })).toBeInViewport({
      ratio: 1,
    })
  const transitions = chart.getByRole('button', { name: /: from / })
  await expect(transitions).toHaveCount(0)

  // What the machine is made for is drawn stronger.
  const mainLines = chart.locator('path.line.main')
  await expect(mainLines.first()).toBeVisible()
  expect(await mainLines.count()).toBeLessThan(await chart.locator('path.line').count())

  // The arrow keys go from state to state, past what is not drawn.
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect(chart.locator(':focus')).toHaveAccessibleName(/^State placement\./)

  const larger = page.getByRole('button', { name: 'Larger' })
  const zoomUntil = async (button: typeof larger, isAll: boolean): Promise<void> => {
    await expect(async () => {
      await button.click()
      expect((await transitions.count()) > 0).toBe(isAll)
    }).toPass()
  }
  await zoomUntil(larger, true)
  await expect(page).toHaveURL(/#\/betSlip\?show=all/)
  await zoomUntil(page.getByRole('button', { name: 'Smaller' }), false)
  await page.getByRole('button', { name: 'Names only', pressed: true }).click()
  await expect(transitions.first()).toBeAttached()
})

test('the map of the machines says who starts whom and who says what to whom, and leads to each [CHART-02]', async ({
  page,
}) => {
  await page.goto(`${address()}#/app`)
  await page.getByRole('link', { name: 'Map of machines' }).click()
  const map = page.getByRole('group', { name: 'Chart of machines' })
  for (const said of ['starts: from betSlip to batch', 'bet.answered: from batch to betSlip'])
    await expect(map.getByRole('button', { name: said, exact: true })).toBeInViewport({ ratio: 1 })
  await map.getByRole('button', { name: 'State betSlip', exact: true }).press('Enter')
  await expect(page).toHaveURL(/#\/betSlip$/)
  await expect(page.getByRole('group', { name: 'Chart of betSlip' })).toBeVisible()
})

test('branches that are tried at once carry their order and guards, and what an actor says has the same words on chart and panel [CHART-02]', async ({
  page,
}) => {
  await page.goto(`${address()}#/launch/waiting.findingStart`)
  const chart = page.getByRole('group', { name: 'Chart of launch' })
  const row = (name: string) => chart.getByRole('button', { name, exact: true })
  await expect(
    row('at once if hasSettings: from waiting.findingStart to waiting.loadingMember').locator('text'),
  ).toHaveText(['1. at once', 'if', 'hasSettings'])
  await expect(row('at once otherwise: from waiting.findingStart to failed').locator('text')).toHaveText([
    '5. at once',
    'otherwise',
  ])
  await expect(
    row('answer: exchangeLink: from waiting.exchangingLink to waiting.loadingMember'),
  ).toBeVisible()
  await page.goto(`${address()}#/launch/waiting.exchangingLink`)
  const panel = page.getByRole('complementary', { name: 'What can happen in waiting.exchangingLink' })
  for (const said of [
    'answer: exchangeLink',
    '1. failure: exchangeLink',
    '3. failure: exchangeLink otherwise',
  ])
    await expect(panel).toContainText(said)
})

test('an address of nothing says so [CHART-02]', async ({ page }) => {
  await page.goto(`${address()}#/socket/asleep`)
  await expect(page.getByRole('alert')).toHaveText('There is no state asleep in socket.')
  await page.goto(`${address()}#/sockets`)
  await expect(page.getByRole('alert')).toHaveText('There is no machine sockets.')
})

test('a chart is saved as the SVG that is drawn, and as the source for Stately [CHART-03]', async ({
  page,
}) => {
  await page.goto(`${address()}#/reload`)
  const saved = async (label: string): Promise<string> => {
    const download = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Save this chart' }).getByRole('button', { name: label }).click()
    const stream = await (await download).createReadStream()
    let text = ''
    for await (const piece of stream) text += String(piece)
    return text
  }
  expect(await saved('SVG')).toContain('aria-label="Chart of reload"')
  expect(await saved('Source for Stately')).toContain("from 'xstate'")
})

for (const scheme of sampleOf(['light', 'dark'] as const, 1)) {
  test(`the page in ${scheme} colours meets WCAG 2.2 AA as far as a machine can tell [CHART-02]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${address()}#/session/active.token.refreshing`)
    await expect(page.getByRole('group', { name: 'Chart of session' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test('nothing of the charts, nor of what looks into a client, is in what a partner gets [CHART-02]', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(10)
  const found = files.filter((name) =>
    /elkjs|eclipse\.elk|Slipway charts|What can happen in|slipway inspection|slipwayInspection|clients\.asked|bridge\.ready/.test(
      readFileSync(join('dist', name), 'utf8'),
    ),
  )
  expect(found).toEqual([])
})
