import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { eventOfAllColumns } from '../../harness/look/longest.ts'
import { violations } from '../../harness/look/violations.ts'

for (const theme of sampleOf(['default', 'lh'], 1)) {
  test(`results and odds history are found, narrowed and read by the keyboard alone, in the theme ${theme} [BROWSE-13] [BROWSE-12] [BROWSE-10] [A11Y-01] [ROUTE-10] [ROUTE-11]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    test.slow()
    const { event, winner, handicap } = await eventOfAllColumns(sandbox)
    await sandbox.market(winner.marketId, { settle: { home: 'win' } })
    const client = await launched({ theme })
    await page.goto(new URL(`/v8/events/${event.eventId}`, page.url()).href)
    await expect(client.getByRole('button', { name: /, won$/ }).first()).toBeVisible()
    expect(await violations(page), 'a market that is settled').toEqual([])
    await sandbox.market(handicap.marketId, { settle: { home: 'halfWin', away: 'halfLose' } })
    await sandbox.event(event.eventId, { close: true })
    await client.results.link.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible()
    const row = page.getByRole('link', { name: new RegExp(`${event.home} ${event.away}`) })
    await page.getByRole('tab', { name: 'Today' }).press('ArrowRight')
    await expect(page).toHaveURL(/\?dates=yesterday$/)
    await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible()
    await page.getByRole('button', { name: 'Games: all' }).press('Enter')
    await page.getByRole('checkbox', { name: 'CS:GO' }).press('Space')
    await page.getByRole('checkbox', { name: 'Dota 2' }).press('Space')
    await expect(page.getByRole('button', { name: 'Games: 2' })).toBeVisible()
    await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible()
    expect(await violations(page), 'the results').toEqual([])
    await page.reload()
    await expect(page.getByRole('button', { name: 'Games: 2' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Yesterday' })).toHaveAttribute('aria-selected', 'true')

    await page.getByRole('button', { name: 'Games: 2' }).press('Enter')
    await page.getByRole('button', { name: 'Show all' }).press('Enter')
    await page.getByRole('tab', { name: 'Yesterday' }).press('ArrowLeft')
    // A team of those that are over is found by its name, whatever its case.
    const find = page.getByRole('searchbox', { name: 'Find teams and competitions' })
    await find.fill(event.home.toUpperCase())
    await find.press('Enter')
    await expect(page).toHaveURL(/\?find=/)
    const found = page.getByRole('tabpanel', { name: 'Today' }).getByRole('listitem').getByRole('link')
    // Every word of it is in the names of what is found; what was there before stays until the answer has come.
    const strangers = async () =>
      (await found.allInnerTexts()).filter(
        (text) => !event.home.split(' ').every((word) => text.includes(word)),
      )
    await expect.poll(strangers).toEqual([])
    await expect(row.first()).toBeVisible()
    await row.first().press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `${event.home} v ${event.away}` })).toBeVisible()
    await expect(page.getByText('half won')).toBeVisible()
    expect(await violations(page), 'a result').toEqual([])

    await page
      .getByRole('link', { name: /^Odds history of/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('tab', { name: 'Odds history' })).toHaveAttribute('aria-selected', 'true')
    const chart = page.getByRole('slider', { name: /^Chart of/ })
    await chart.press('Home')
    await expect(chart).toHaveAttribute('aria-valuenow', '1')
    await chart.press('ArrowRight')
    await expect(chart).toHaveAttribute('aria-valuenow', '2')
    // The newest is seen; the oldest of so many is not mounted.
    await expect(
      page
        .getByRole('table', { name: /^Odds history of/ })
        .getByText('Settled')
        .first(),
    ).toBeVisible()
    expect(await violations(page), 'an odds history').toEqual([])
    await page.setViewportSize({ width: 375, height: 553 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow).toBe(0)
    await page.getByRole('link', { name: 'Back to results' }).press('Enter')
    await expect(row.first()).toBeVisible()
    await expect.poll(overflow).toBe(0)
  })
}

for (const width of [390, 375])
  test(`what narrows the results stands on one line, ${width} px wide, and opens below it [BROWSE-13] [DEVICE-01]`, async ({
    launched,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await launched()
    await page.goto(new URL('/v8/game-results', page.url()).href)
    const games = page.getByRole('button', { name: 'Games: all' })
    const competitions = page.getByRole('button', { name: 'Competitions: all' })
    const filters = [page.getByRole('radiogroup', { name: 'Show' }), games, competitions]
    await expect(competitions).toBeVisible()
    const middles = async () => {
      const boxes = await Promise.all(filters.map((filter) => filter.boundingBox()))
      return boxes.map((box) => (box === null ? null : Math.round(box.y + box.height / 2)))
    }
    const [first] = await middles()
    expect(await middles()).toEqual([first, first, first])
    await competitions.click()
    const list = page.getByRole('group', { name: 'Competitions' })
    await expect(list).toBeVisible()
    // One at a time, below them all.
    await games.click()
    await expect(list).toBeHidden()
    const opened = await page.getByRole('group', { name: 'Games' }).boundingBox()
    expect(opened?.y).toBeGreaterThan(first ?? Number.NaN)
    expect(await middles()).toEqual([first, first, first])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

test('on a wide page the score of a result is near its teams [BROWSE-13] [DEVICE-01]', async ({
  launched,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await launched()
  await page.goto(new URL('/v8/game-results', page.url()).href)
  const row = page.getByRole('tabpanel', { name: 'Today' }).getByRole('listitem').getByRole('link').first()
  await expect(row).toBeVisible()
  const apart = await row.evaluate((result) => {
    const leftOf = (part: string) => result.querySelector(part)?.getBoundingClientRect().left ?? Number.NaN
    return leftOf('[data-score]') - leftOf('[data-side]')
  })
  // Half as far as the row is wide, at most.
  expect(apart).toBeLessThan(400)
})
