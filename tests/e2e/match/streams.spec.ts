import type { Locator, Page } from '@playwright/test'

import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'

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

/** Where the player's strip is, and what is around it, px. Runs in the page. */
function placesWithStrip() {
  const boxOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(Number.NaN)
  const { top, height, left, width } = boxOf('[data-stream-window]')
  const targets = document.querySelectorAll('[data-stream-window] :is(button, a)')
  return {
    strip: { top, height, left, width },
    head: boxOf('[data-head-of-event]').top,
    scoreLine: boxOf('[data-score-line]').top,
    firstPrice: boxOf('article button[data-market]').top,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    /** Controls that are hard to hit, or outside of it. */
    small: [...targets].flatMap((target) => {
      const box = target.getBoundingClientRect()
      const isIn = box.top >= top && box.bottom <= top + height && box.right <= left + width
      return Math.min(box.width, box.height) >= 24 && isIn ? [] : [target.getAttribute('aria-label')]
    }),
  }
}

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
  const { event, home } = await someEvent(sandbox, { inPlay: true })
  await stream('live')
  const client = await launched()
  const { origin } = new URL(sandbox.partnerUrl)

  await client.lists.show('In-play')
  await client.lists.showGame(event.gameName)
  await client.lists.event(event.home, event.away).getByRole('link', { name: 'Live stream' }).click()
  await client.getByRole('button', { name: 'Watch' }).click()
  const video = page.locator('video')
  await plays(video)
  expect(await heard(video)).toEqual({ muted: true, volume: 0.75 })
  await client.getByRole('button', { name: 'Unmute' }).click()
  await expect(client.getByRole('button', { name: 'Mute' })).toBeVisible()
  await expect.poll(() => heard(video)).toEqual({ muted: false, volume: 0.75 })
  await client.getByRole('button', { name: 'Mute' }).click()
  await expect.poll(() => heard(video)).toEqual({ muted: true, volume: 0.75 })
  // Choosing a volume turns the sound on.
  const volume = client.getByRole('slider', { name: 'Volume' })
  await volume.fill('40')
  await expect.poll(() => heard(video)).toEqual({ muted: false, volume: 0.4 })
  expect(await violations(page), 'a stream').toEqual([])

  await client.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => shownApart(page)).toEqual({ full: true, apart: false })
  await plays(video)
  await client.getByRole('button', { name: 'Exit full screen' }).click()
  await expect.poll(() => shownApart(page)).toEqual({ full: false, apart: false })
  await client.getByRole('button', { name: 'Picture in picture' }).click()
  await expect.poll(() => shownApart(page)).toEqual({ full: false, apart: true })
  await client.getByRole('button', { name: 'Picture in picture' }).click()
  await expect.poll(() => shownApart(page)).toEqual({ full: false, apart: false })

  // The score stands over the picture, and what can be bet beside it.
  const picture = await video.boundingBox()
  const score = await page.locator('[data-stream-score]').boundingBox()
  const bets = page.locator('[data-stream-bets]')
  expect((score?.y ?? 0) + (score?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0)
  expect((await bets.boundingBox())?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0))
  await expect(bets.getByRole('button').first()).toBeInViewport()

  await stream('broken')
  await expect(client.getByRole('alert')).toContainText("Couldn't load this stream")
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
  // It is the head of the slip's column, over no price, and folds to its bar.
  const [slip, small] = [await client.slip.panel.boundingBox(), await window.boundingBox()]
  const cells = await page
    .locator('article button[data-market]')
    .evaluateAll((all) => Math.max(...all.map((cell) => cell.getBoundingClientRect().right)))
  expect(small?.x ?? 0).toBeGreaterThanOrEqual(cells)
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(slip?.y ?? 0)
  await client.getByRole('button', { name: 'Fold the stream away' }).click()
  await expect.poll(async () => (await window.boundingBox())?.height).toBeLessThanOrEqual(45)
  await plays(video)
  await client.getByRole('button', { name: 'Show the picture' }).click()

  await client.slip.panel.getByRole('button', { name: 'Done' }).click()
  // On a pad and on phones it is a strip below the top bar: all that is of the screen begins below it, and sticks there.
  const places = () => page.evaluate(placesWithStrip)
  for (const [width, height, picture, topBar] of [
    [820, 1180, 91, 48],
    [390, 844, 91, 0],
    [375, 553, 91, 0],
    [844, 390, 55, 48],
  ] as const) {
    const at = `at ${width} × ${height}`
    await page.setViewportSize({ width, height })
    await page.evaluate(() => globalThis.scrollTo(0, 0))
    await expect.poll(async () => (await places()).strip.height, at).toBe(picture)
    const atTop = await places()
    expect(atTop.strip, at).toEqual({ top: 48, height: picture, left: 0, width })
    expect(atTop.head, at).toBeGreaterThanOrEqual(48 + picture)
    expect(atTop.firstPrice, at).toBeGreaterThan(48 + picture)
    expect(atTop.overflow, at).toBe(0)
    expect(atTop.small, at).toEqual([])
    await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(async () => (await places()).strip.top, at).toBe(topBar)
    await expect.poll(async () => (await places()).scoreLine, at).toBe(topBar + picture)
    await plays(video)
    await client.getByRole('button', { name: 'Fold the stream away' }).click()
    await expect.poll(async () => (await places()).strip.height, at).toBe(45)
    await expect.poll(async () => (await places()).scoreLine, at).toBe(topBar + 45)
    await plays(video)
    expect(await violations(page, '[data-stream-window]'), `folded ${at}`).toEqual([])
    await client.getByRole('button', { name: 'Show the picture' }).click()
    expect(await violations(page, '[data-stream-window]'), `a strip ${at}`).toEqual([])
  }
  await expect(video).toHaveAttribute('data-mark', 'the same')
  await page.setViewportSize({ width: 375, height: 553 })

  await window.getByRole('link', { name: /^Back to/ }).click()
  await expect(window).toBeHidden()
  await plays(video)
  await client.getByRole('button', { name: 'Quayside channel' }).click()
  const frame = page.locator('iframe[title="Quayside channel"]')
  await expect(page.frameLocator('iframe[title="Quayside channel"]').locator('video')).toBeVisible()
  // It is isolated: it may run scripts, but not open windows, navigate the page or start playing on its own.
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

  // After a reload the player is on if it was on, without sound, and as loud as it was.
  await page.reload()
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
  await client.getByRole('button', { name: 'Close stream' }).click()
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
  await page.goto(`${sandbox.clientUrl}/v8/live-stream-app/${event.eventId}`)
  await client.getByRole('button', { name: 'Watch' }).click()
  const video = page.locator('video')
  await plays(video)

  await stream('stalled')
  const failed = client.getByRole('alert').filter({ hasText: "Couldn't load this stream" })
  // What was there already is shown to its end.
  await expect(client.getByRole('status').filter({ hasText: 'Loading the stream' })).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(failed).toBeVisible()

  await stream('live')
  await client.getByRole('button', { name: 'Retry' }).click()
  await plays(video)
  await expect(failed).toHaveCount(0)
})
