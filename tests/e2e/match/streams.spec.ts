import type { Locator, Page } from '@playwright/test'

import { someEvent } from '../harness/events.ts'
import { expect, test } from '../harness/fixtures.ts'
import { violations } from '../harness/violations.ts'

/** Pictures are decoded on the processor, which others want too. */
test.slow()

const timeOf = (video: Locator): Promise<number> =>
  video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : Number.NaN))

/** What is to be heard of it. */
const heard = (video: Locator): Promise<{ muted: boolean; volume: number } | null> =>
  video.evaluate((element) =>
    element instanceof HTMLVideoElement ? { muted: element.muted, volume: element.volume } : null,
  )

/** What of a page fills the screen, and what is in a window of its own: whether the picture is in it. */
const shownApart = (page: Page): Promise<{ full: boolean; apart: boolean }> =>
  page.evaluate(() => {
    const video = document.querySelector('video')
    return {
      full: video !== null && document.fullscreenElement?.contains(video) === true,
      apart: video !== null && document.pictureInPictureElement === video,
    }
  })

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
  expect(await heard(video)).toEqual({ muted: true, volume: 0.75 })
  await client.getByRole('button', { name: 'Turn the sound on' }).click()
  await expect(client.getByRole('button', { name: 'Turn the sound off' })).toBeVisible()
  expect(await heard(video)).toEqual({ muted: false, volume: 0.75 })
  await client.getByRole('button', { name: 'Turn the sound off' }).click()
  await expect.poll(() => heard(video)).toEqual({ muted: true, volume: 0.75 })
  // Whoever chooses how loud it is wants to hear it.
  const volume = client.getByRole('slider', { name: 'Volume' })
  await volume.fill('40')
  await expect.poll(() => heard(video)).toEqual({ muted: false, volume: 0.4 })
  expect(await violations(page), 'a stream').toEqual([])

  await client.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => shownApart(page)).toEqual({ full: true, apart: false })
  await plays(video)
  await client.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(() => shownApart(page)).toEqual({ full: false, apart: false })
  await client.getByRole('button', { name: 'Picture in picture' }).click()
  await expect.poll(() => shownApart(page)).toEqual({ full: false, apart: true })
  await client.getByRole('button', { name: 'Picture in picture' }).click()
  await expect.poll(() => shownApart(page)).toEqual({ full: false, apart: false })

  await stream('broken')
  await expect(client.getByRole('alert')).toContainText('This stream is not coming through')
  await stream('live')
  await client.getByRole('button', { name: 'Retry' }).click()
  await plays(video)
  expect(await heard(video)).toEqual({ muted: false, volume: 0.4 })

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
  const frame = page.locator('iframe[title="Quayside channel"]')
  await expect(page.frameLocator('iframe[title="Quayside channel"]').locator('video')).toBeVisible()
  // It is kept apart: it may run its scripts, and neither open nor lead away anything, nor begin by itself.
  expect(
    await frame.evaluate((element) =>
      ['sandbox', 'allow', 'referrerpolicy'].map((name) => element.getAttribute(name)),
    ),
  ).toEqual(['allow-scripts allow-same-origin', 'picture-in-picture; encrypted-media', 'no-referrer'])
  const framed = new URL((await frame.getAttribute('src')) ?? '')
  expect([framed.origin, framed.searchParams.getAll('parent')]).toEqual([origin, ['localhost']])
  framed.searchParams.set('parent', 'another.test')
  await frame.evaluate((element, src) => {
    element.setAttribute('src', src)
  }, framed.href)
  await expect(page.frameLocator('iframe[title="Quayside channel"]').getByText('refuses')).toBeVisible()

  // A reload leads to the list; whoever had the player on finds it on again, without sound, and as loud as it was.
  await page.reload()
  await client.event(event.home, event.away).getByRole('link', { name: 'Live stream' }).click()
  await plays(video)
  expect(await heard(video)).toEqual({ muted: true, volume: 0.4 })

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
  await client.getByRole('button', { name: 'Watch' }).click()
  await plays(video)
  expect(await heard(video)).toMatchObject({ volume: 0.4 })
})

test('a stream from which nothing comes any more counts as failed half a minute later, and comes back [STAT-07]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event } = await someEvent(sandbox)
  const stream = (state: string) => sandbox.control('POST', `streams/${event.eventId}`, { state })
  await stream('live')
  await page.clock.install()
  const client = await launched()
  await client.event(event.home, event.away).getByRole('link', { name: 'Live stream' }).click()
  await client.getByRole('button', { name: 'Watch' }).click()
  const video = page.locator('video')
  await plays(video)

  await stream('stalled')
  const failed = client.getByRole('alert').filter({ hasText: 'This stream is not coming through' })
  // What was there already is shown to its end.
  await expect(client.getByRole('status').filter({ hasText: 'Loading the stream' })).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(failed).toBeVisible()

  await stream('live')
  await client.getByRole('button', { name: 'Retry' }).click()
  await plays(video)
  await expect(failed).toHaveCount(0)
})
