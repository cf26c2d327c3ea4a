import type { Locator } from '@playwright/test'

import { someEvents } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'

const starIn = (place: Pick<Locator, 'getByRole'>) =>
  place.getByRole('button', { name: 'Favourite', exact: true })

const expectPressed = (star: Locator, isPressed: boolean) =>
  expect(star).toHaveAttribute('aria-pressed', String(isPressed))

test('favourites are marked in a row and on a match’s page by pointer and keys, counted in both tabs of the browser, listed with live prices, and leave their list when they are unmarked [BROWSE-03] [DEVICE-01] [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const client = await launched()
  const [one, two] = await someEvents(sandbox, { isLater: true })
  if (one === undefined || two === undefined) throw new Error('Two events are needed.')
  const rowOf = ({ event }: typeof one, of = client) => of.lists.event(event.home, event.away)
  await client.lists.showGame(one.event.gameName)
  const tab = client.lists.tab('Favourites')
  const rows = page.locator('[data-event]')
  await expect(tab).toHaveText('Favourites 0')
  const height = (await rowOf(one).boundingBox())?.height

  // The server is slow, and the member is not kept waiting.
  await sandbox.fault({ method: 'PATCH', path: '/favourite-event/{id}/', kind: 'delay', delay: 3_000 })
  const answered = page.waitForResponse(/\/favourite-event\//)
  await starIn(rowOf(one)).click()
  await expectPressed(starIn(rowOf(one)), true)
  await expect(tab).toHaveText('Favourites 1')
  await answered
  await expectPressed(starIn(rowOf(one)), true)
  expect((await rowOf(one).boundingBox())?.height).toBe(height)

  // Another tab of the browser has it, and reports what it does itself.
  const theirs = await page.context().newPage()
  const other = await launched({ page: theirs })
  await other.lists.showGame(one.event.gameName)
  await expectPressed(starIn(rowOf(one, other)), true)
  await expect(other.lists.tab('Favourites')).toHaveText('Favourites 1')
  await starIn(rowOf(one, other)).click()
  await expectPressed(starIn(rowOf(one)), false)
  await expect(tab).toHaveText('Favourites 0')
  await starIn(rowOf(one, other)).click()
  await expect(tab).toHaveText('Favourites 1')
  await theirs.close()

  // On the page of a match.
  await page.goto(`${sandbox.clientUrl}/v8/events/${two.event.eventId}`)
  const head = client.getByRole('article', { name: `${two.event.home} v ${two.event.away}` })
  await starIn(head).focus()
  await page.keyboard.press('Enter')
  await expectPressed(starIn(head), true)
  await client.getByRole('link', { name: 'Back to events' }).click()

  await tab.click()
  await expect(tab).toHaveText('Favourites 2')
  for (const each of [one, two]) await expectPressed(starIn(rowOf(each)), true)
  // The head of a competition stands over its rows, and covers none of them.
  const placeOf = async (place: Locator) => (await place.boundingBox()) ?? { y: Number.NaN, height: 0 }
  await expect
    .poll(async () => {
      const [top, row] = [
        await placeOf(page.locator('[data-section] > *').first()),
        await placeOf(rows.first()),
      ]
      return Math.abs(top.y + top.height - row.y)
    })
    .toBeLessThanOrEqual(1)
  await sandbox.market(one.market.marketId, { prices: { home: '3.35' } })
  await expect(client.price(one.home, rowOf(one)).first()).toHaveAccessibleName(/3\.35/)

  await page.setViewportSize({ width: 375, height: 553 })
  const link = client.lists.viewLink('Favourites')
  await expect(rowOf(two)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
  const star = await starIn(rowOf(two)).boundingBox()
  expect(Math.min(star?.width ?? 0, star?.height ?? 0)).toBeGreaterThanOrEqual(24)

  // Within the row by its arrow keys: the star is the last of it.
  await expect(client.getByRole('toolbar', { name: 'Market shown' })).toBeVisible()
  await rowOf(two).getByRole('link').first().focus()
  await page.keyboard.press('End')
  await expect(starIn(rowOf(two))).toBeFocused()
  await page.keyboard.press('Space')
  // It stays where it was for as long as the keyboard is there, and can be made one again; its prices are not pressed.
  const removed = rowOf(two).getByText('Removed', { exact: true })
  await expect(removed).toBeVisible()
  await expect(link).toHaveText('Favourites 1')
  await expect(rowOf(two)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Space')
  await expect(removed).toHaveCount(0)
  await expectPressed(starIn(rowOf(two)), true)
  await expect(link).toHaveText('Favourites 2')
  await page.keyboard.press('Space')
  await expect(removed).toBeVisible()
  await starIn(rowOf(one)).click()
  await expect(link).toHaveText('Favourites 0')
  await page.mouse.move(0, 0)
  await expect(client.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
})

test('a favourite that the server does not take, or cannot be told of, is taken back and said so; a guest has none, nor has anybody where the partner’s flag is off [BROWSE-03] [LAUNCH-05] [LAUNCH-14]', async ({
  launched,
  page,
  sandbox,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/favourite')) asked.push(request.url())
  })
  const guest = await launched({ guest: true })
  await expect(page.locator('[data-event]').first()).toBeVisible()
  await expect(guest.lists.tab('Favourites')).toHaveCount(0)
  await expect(starIn(guest)).toHaveCount(0)
  await page.goto(`${sandbox.clientUrl}/v8/events?tab=favourite`)
  await expect(guest.lists.tab('Today')).toHaveAttribute('aria-selected', 'true')
  expect(asked).toEqual([])

  const client = await launched()
  const [one] = await someEvents(sandbox, { isLater: true })
  if (one === undefined) throw new Error('An event is needed.')
  await client.lists.showGame(one.event.gameName)
  const row = client.lists.event(one.event.home, one.event.away)
  const tab = client.lists.tab('Favourites')
  await expect(tab).toHaveText('Favourites 0')
  const said = client.getByText(/Couldn't update your favourites/)
  await sandbox.fault({ method: 'PATCH', path: '/favourite-event/{id}/', kind: 'status', status: 500 })
  await starIn(row).click()
  await expect(said).toBeVisible()
  await expectPressed(starIn(row), false)
  await expect(tab).toHaveText('Favourites 0')
  await expect(said).toHaveCount(0)
  await page.context().setOffline(true)
  await starIn(row).click()
  await expect(said).toBeVisible()
  await expectPressed(starIn(row), false)
  await page.context().setOffline(false)

  await sandbox.features({ isFavouritesEnable: false })
  await page.goto(`${sandbox.clientUrl}/v8/events?tab=favourite`)
  await expect(client.lists.tab('Today')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-event]').first()).toBeVisible()
  await expect(client.lists.tab('Favourites')).toHaveCount(0)
  await expect(starIn(client)).toHaveCount(0)
  await sandbox.features({ isFavouritesEnable: true })
})
