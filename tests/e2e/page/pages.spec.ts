import { games } from '#domain/market/game.ts'
import { iconNames } from '#src/ui/icon/paths.ts'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'

for (const viewport of sampleOf(
  [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ],
  1,
))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the gallery shows every icon with its name, at both sizes and drawn, to anybody [ROUTE-12] [DEVICE-03]', async ({
      page,
      sandbox,
    }) => {
      await page.goto(`${sandbox.clientUrl}/v8/icons`)
      await expect(page.getByRole('heading', { name: 'Icons', exact: true })).toBeVisible()
      const shown = await page
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item): [string, number] => [
            item.textContent ?? '',
            [...item.querySelectorAll('svg')].filter((svg) => svg.getBoundingClientRect().width > 0).length,
          ]),
        )
      expect(shown).toEqual(expect.arrayContaining(iconNames.map((name) => [name, 2])))
      expect(shown.length).toBe(iconNames.length + games.length)
      const sizes = await page
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) =>
            [...item.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width),
          ),
        )
      expect(sizes.slice(0, iconNames.length)).toEqual(iconNames.map(() => [16, 24]))
      expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })

    test('half a screen holds the whole client in a frame of half the height [ROUTE-12]', async ({
      launched,
      page,
      sandbox,
    }) => {
      await launched()
      await page.goto(`${sandbox.clientUrl}/v8/test/halfscreen`)
      const box = await page.locator('iframe').boundingBox()
      expect(box?.height).toBe(viewport.height / 2)
      expect(box?.width).toBe(viewport.width)
      const frame = page.frameLocator('iframe')
      await expect(frame.locator('[data-market][data-side]').first()).toBeVisible()
    })
  })

test('the main navigation leads to Matches, Results and Rules, and says which of them is open [ROUTE-01]', async ({
  launched,
  page,
}) => {
  const client = await launched()
  const links = client.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')
  await expect(links).toHaveText(['Matches', 'Results', 'Rules'])
  for (const [name, path] of [
    ['Results', /\/v8\/game-results(\?|$)/],
    ['Rules', /\/v8\/rules$/],
    ['Matches', /\/v8\/events(\?|$)/],
  ] as const) {
    await links.filter({ hasText: name }).click()
    await expect(page).toHaveURL(path)
    await expect(links.and(page.locator('[aria-current]'))).toHaveText([name])
  }
})

test('going to the current page is ignored: no further step back, and nothing is shown again [ROUTE-07]', async ({
  launched,
  page,
}) => {
  const client = await launched()
  await client.lists.tab('Early').click()
  await expect(client.lists.tab('Early')).toHaveAttribute('aria-selected', 'true')
  const steps = await page.evaluate(() => history.length)
  const matches = client
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Matches' })
  await client
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Rules' })
    .dblclick()
  await expect(page).toHaveURL(/\/v8\/rules$/)
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  await matches.dblclick()
  await client.ready()
  const [url, after] = [page.url(), await page.evaluate(() => history.length)]
  expect(after).toBe(steps + 2)
  await matches.click()
  await matches.click()
  expect([page.url(), await page.evaluate(() => history.length)]).toEqual([url, after])
  await page.goBack()
  await expect(page).toHaveURL(/\/v8\/rules$/)
  await page.goBack()
  await expect(client.lists.tab('Early')).toHaveAttribute('aria-selected', 'true')
})
