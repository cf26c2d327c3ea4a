import { openAtStoppedClock, stopHere } from '../../harness/device/clock.ts'
import { expect, test } from '../../harness/fixtures.ts'

/**
 * The tests' own clock: a machine that is so busy that seconds pass between two calls makes it late and never wrong. Each
 * of these has the call that follows wait until the clock of the page has gone on by two seconds.
 */

const noon = Date.UTC(2026, 10, 22, 12)

test('a page is opened at a clock that stands, however long its two calls take [CHART-05]', async ({
  page,
  sandbox,
}) => {
  const install = page.clock.install.bind(page.clock)
  page.clock.install = async (options) => {
    await install(options)
    const from = await page.evaluate(() => Date.now())
    await expect.poll(() => page.evaluate(() => Date.now())).toBeGreaterThan(from + 2_000)
  }
  await openAtStoppedClock(page, noon)
  await page.goto(`${sandbox.clientUrl}/v8/icons`)
  expect(await page.evaluate(() => Date.now())).toBe(noon)
  // Its scripts run, and what of them waits for time waits.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  expect(await page.evaluate(() => Date.now())).toBe(noon)
  await page.clock.runFor(1_500)
  expect(await page.evaluate(() => Date.now())).toBe(noon + 1_500)
})

test('the clock of an open page stops, however long it took to look at it [CHART-05]', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await page.goto(`${sandbox.clientUrl}/v8/icons`)
  const pauseAt = page.clock.pauseAt.bind(page.clock)
  let tries = 0
  page.clock.pauseAt = async (time) => {
    tries += 1
    if (tries === 1)
      await expect.poll(() => page.evaluate(() => Date.now())).toBeGreaterThan(Number(time) + 1_000)
    await pauseAt(time)
  }
  await stopHere(page)
  const stood = await page.evaluate(() => Date.now())
  await page.clock.runFor(10)
  expect(await page.evaluate(() => Date.now())).toBe(stood + 10)
  expect(tries).toBe(2)
})
