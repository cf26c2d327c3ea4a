import { expect, type Locator, type Page, test } from '@playwright/test'

import { chartsServed } from '../../harness/charts/served.ts'
import { sampleOf } from '../../harness/depth.ts'
import { violations } from '../../harness/look/violations.ts'

const address = chartsServed()

const chartOf = (page: Page, name: string) => page.getByRole('group', { name: `Chart of ${name}` })
const scaleOf = (page: Page) => page.getByRole('group', { name: 'Zoom' }).getByRole('status')

async function placeOf(locator: Locator) {
  const place = await locator.boundingBox()
  if (place === null) throw new Error('it is not seen')
  return place
}

test('a chart larger than the view has a small one of all of it, and a press or a drag there leads to that part [CHART-02]', async ({
  page,
}) => {
  await page.goto(`${address()}#/launch`)
  const chart = chartOf(page, 'launch')
  const minimap = page.locator('.minimap')
  await expect(chart).toBeVisible()
  await expect(minimap).toHaveCount(0)
  await chart.getByRole('button', { name: 'State waiting.findingStart' }).focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('+')
  await expect(minimap).toBeVisible()
  // Screen readers and the keyboard have the chart itself.
  await expect(minimap).toHaveAttribute('aria-hidden', 'true')
  const frame = await placeOf(chart)
  const map = await placeOf(minimap)
  const root = chart.getByRole('button', { name: 'State launch', exact: true })
  await page.mouse.move(map.x + map.width - 2, map.y + map.height - 2)
  await page.mouse.down()
  await expect
    .poll(async () => (await placeOf(root)).x + (await placeOf(root)).width)
    .toBeLessThan(frame.x + frame.width * 0.6)
  await page.mouse.move(map.x + 2, map.y + 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await placeOf(root)).x).toBeGreaterThan(frame.x + frame.width * 0.4)
})

test('what is drawn of a chart has 10 px on the screen at least: from further away it is the names, all of them [CHART-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address()}#/betSlip?show=all`)
  const chart = chartOf(page, 'betSlip')
  const smallest = () =>
    chart.evaluate((drawing: SVGSVGElement) => {
      const scale = drawing.getScreenCTM()?.a ?? 0
      const sizes = [...drawing.querySelectorAll('text, tspan')].map((text) =>
        parseFloat(getComputedStyle(text).fontSize),
      )
      return Math.round(Math.min(...sizes) * scale * 10) / 10
    })
  const names = page.getByRole('button', { name: 'Names only' })
  await expect(scaleOf(page)).toHaveText('83 %')
  expect(await smallest()).toBe(10)
  await page.getByRole('button', { name: 'Smaller' }).click()
  await expect(names).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(smallest).toBeGreaterThanOrEqual(10)
  // All of it at once is its names.
  await names.click()
  await expect(names).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Fit' }).click()
  await expect(names).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(smallest).toBeGreaterThanOrEqual(10)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the chart begins at once, its names can be read, and what there is to choose is a sheet [CHART-02]', async ({
    page,
  }) => {
    await page.goto(`${address()}#/betSlip`)
    const chart = chartOf(page, 'betSlip')
    await expect(chart).toBeVisible()
    expect((await placeOf(chart)).y).toBeLessThan(844 / 3)
    expect((await placeOf(chart)).height).toBeGreaterThan(844 / 2)
    await expect(scaleOf(page)).toHaveText('67 %')
    await expect(page.locator('.minimap')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const machine = page.getByRole('link', { name: /^prebook/ })
    await expect(machine).toBeHidden()
    await page.getByText('Machines, search, session').click()
    await machine.click()
    await expect(chartOf(page, 'prebook')).toBeVisible()
    await expect(machine).toBeHidden()
  })

  test('two fingers zoom about the point between them, and one moves the chart and chooses nothing [CHART-02]', async ({
    page,
  }) => {
    await page.goto(`${address()}#/betSlip`)
    await expect(scaleOf(page)).toHaveText('67 %')
    const touch = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: (readonly [number, number])[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) })
    await fingers('touchStart', [145, 400], [245, 400])
    await fingers('touchMove', [120, 400], [270, 400])
    await fingers('touchMove', [95, 400], [295, 400])
    await fingers('touchEnd')
    await expect(scaleOf(page)).toHaveText('133 %')

    const root = chartOf(page, 'betSlip').getByRole('button', { name: 'State betSlip', exact: true })
    const before = await placeOf(root)
    await fingers('touchStart', [200, 500])
    await fingers('touchMove', [170, 470])
    await fingers('touchMove', [140, 440])
    await fingers('touchEnd')
    await expect.poll(async () => Math.round(before.x - (await placeOf(root)).x)).toBeGreaterThan(50)
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
})

test('on paper there is the whole chart alone, in light colours, on one page of A3 [CHART-02]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${address()}#/prebook?show=all&view=400_400_150`)
  const chart = chartOf(page, 'prebook')
  await expect(scaleOf(page)).toHaveText('150 %')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('group', { name: 'Zoom' })).toBeHidden()
  const paper = await placeOf(chart)
  const root = await placeOf(chart.getByRole('button', { name: 'State prebook', exact: true }))
  expect(root.x).toBeGreaterThanOrEqual(paper.x)
  expect(root.y).toBeGreaterThanOrEqual(paper.y)
  expect(root.x + root.width).toBeLessThanOrEqual(paper.x + paper.width)
  expect(root.y + root.height).toBeLessThanOrEqual(paper.y + paper.height)
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('color-scheme')),
  ).toBe('light')
  await page.emulateMedia({ media: null })
  const printed = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  // 420 × 297 mm in points.
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? []
  expect([Math.round(Number(width) / 10), Math.round(Number(height) / 10)]).toEqual([119, 84])
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await expect(scaleOf(page)).toHaveText('150 %')
})

test('failures and waits look and are called what they are [CHART-02]', async ({ page }) => {
  await page.goto(`${address()}#/launch`)
  const chart = chartOf(page, 'launch')
  const stateOf = (path: string) => chart.getByRole('button', { name: `State ${path}`, exact: true })
  for (const path of ['failed', 'timedOut', 'tokenExpired'])
    await expect(stateOf(path)).toHaveAccessibleDescription('a failure')
  await expect(stateOf('waiting.exchangingLink')).toHaveAccessibleDescription('a wait')
  await expect(stateOf('ready')).toHaveAccessibleDescription('')
  const strokeOf = (path: string) =>
    stateOf(path)
      .locator('.box')
      .evaluate((box) => getComputedStyle(box).stroke)
  const strokes = await Promise.all(['failed', 'waiting.exchangingLink', 'ready'].map(strokeOf))
  expect(new Set(strokes).size).toBe(3)
  await expect(stateOf('failed').locator('.mood')).toBeVisible()
})

for (const scheme of sampleOf(['light', 'dark'] as const, 1))
  for (const viewport of sampleOf(
    [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ],
    1,
  ))
    test(`folded and larger than the view in ${scheme} colours, ${viewport.width} px wide, the page meets WCAG 2.2 AA as far as a machine can tell [CHART-02]`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(`${address()}#/betSlip?show=all&fold=placement.underWay&view=300_300_100`)
      await expect(chartOf(page, 'betSlip')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Unfold all' })).toBeVisible()
      if (viewport.width < 900) await page.getByText('Machines, search, session').click()
      expect(await violations(page)).toEqual([])
    })
