import type { Locator } from '@playwright/test'

import { someEvent } from '../harness/events.ts'
import { expect, test } from '../harness/fixtures.ts'
import { violations } from '../harness/violations.ts'

/** Pictures are decoded on the processor, which others want too. */
test.slow()

const timeOf = (video: Locator): Promise<number> =>
  video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : Number.NaN))

/** It plays: time goes on from where it is. */
async function plays(video: Locator): Promise<void> {
  await expect.poll(() => timeOf(video)).toBeGreaterThan(0)
  const before = await timeOf(video)
  await expect.poll(() => timeOf(video)).toBeGreaterThan(before)
}

test('a stream is played, fails and comes back, and goes along while a bet is placed, over neither slip nor bar [STAT-07] [BROWSE-07] [LAUNCH-08] [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const stream = (state: string) => sandbox.control('POST', `streams/${event.eventId}`, { state })
  const { event, home } = await someEvent(sandbox)
  await stream('live')
  const client = await launched()
  const { origin } = new URL(sandbox.partnerUrl)

  await client.event(event.home, event.away).getByRole('link', { name: 'Live stream' }).click()
  await client.getByRole('button', { name: 'Watch' }).click()
  const video = page.locator('video')
  await plays(video)
  expect(await video.evaluate((element) => element instanceof HTMLVideoElement && element.muted)).toBe(true)
  expect(await video.evaluate((element) => element instanceof HTMLVideoElement && element.volume)).toBe(0.75)
  await client.getByRole('button', { name: 'Turn the sound on' }).click()
  await expect(client.getByRole('button', { name: 'Turn the sound off' })).toBeVisible()
  expect(await violations(page), 'a stream').toEqual([])

  await stream('broken')
  await expect(client.getByRole('alert')).toContainText('This stream is not coming through')
  await stream('live')
  await client.getByRole('button', { name: 'Retry' }).click()
  await plays(video)

  await video.evaluate((element) => {
    element.dataset.mark = 'the same'
  })
  await client.getByRole('link', { name: 'Bet on this match' }).click()
  const window = client.getByRole('region', { name: `Stream of ${event.home} v ${event.away}` })
  await expect(window).toBeVisible()
  await client.price(home).first().click()
  await client.slip.stake.fill('30')
  await client.slip.place.click()
  await client.slip.placed()
  await expect(video).toHaveAttribute('data-mark', 'the same')
  await plays(video)
  const [slip, small] = [await client.slip.panel.boundingBox(), await window.boundingBox()]
  expect((small?.x ?? 0) + (small?.width ?? 0)).toBeLessThanOrEqual(slip?.x ?? 0)
  await client.getByRole('button', { name: /^Move the stream/ }).press('ArrowUp')
  await expect(window).toHaveAttribute('data-corner', 'topRight')

  await client.slip.panel.getByRole('button', { name: 'Done' }).click()
  await page.setViewportSize({ width: 375, height: 553 })
  await client.getByRole('button', { name: /^Move the stream/ }).press('ArrowDown')
  const bar = client.getByRole('navigation', { name: 'Quick access' })
  await expect(bar).toBeVisible()
  const [low, phone] = [await bar.boundingBox(), await window.boundingBox()]
  expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThanOrEqual(low?.y ?? 0)

  await window.getByRole('link', { name: /^Back to/ }).click()
  await expect(window).toBeHidden()
  await plays(video)
  await client.getByRole('button', { name: 'Quayside channel' }).click()
  await expect(page.frameLocator('iframe[title="Quayside channel"]').locator('video')).toBeVisible()
  const framed = new URL((await page.locator('iframe[title="Quayside channel"]').getAttribute('src')) ?? '')
  expect([framed.origin, framed.searchParams.getAll('parent')]).toEqual([origin, ['localhost']])
  framed.searchParams.set('parent', 'another.test')
  await page.locator('iframe[title="Quayside channel"]').evaluate((frame, src) => {
    frame.setAttribute('src', src)
  }, framed.href)
  await expect(page.frameLocator('iframe[title="Quayside channel"]').getByText('refuses')).toBeVisible()

  // A reload leads to the list; whoever had the player on finds it on again, without sound.
  await page.reload()
  await client.event(event.home, event.away).getByRole('link', { name: 'Live stream' }).click()
  await plays(video)
  expect(await video.evaluate((element) => element instanceof HTMLVideoElement && element.muted)).toBe(true)

  // Upright and on its side the whole picture is seen.
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await expect(video).toBeInViewport({ ratio: 0.95 })
  }
  await page.setViewportSize({ width: 375, height: 553 })
  await client.getByRole('button', { name: 'Close the stream' }).click()
  await expect(client.getByRole('button', { name: 'Watch' })).toBeVisible()
})
