import { expect, test } from '../../harness/fixtures.ts'

test("the bar's clock is the server's, on a device whose own is three hours wrong, after a reload too [ODDS-04]", async ({
  launched,
  page,
}) => {
  await page.addInitScript(() => {
    const wrong = 3 * 60 * 60 * 1_000
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given: [] | [string | number | Date]) {
        if (given.length === 0) super(Real.now() + wrong)
        else super(...given)
      }
      static override now(): number {
        return Real.now() + wrong
      }
    } as DateConstructor
  })
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  })
  const isRight = async (): Promise<boolean> => {
    const shown = await client.getByRole('banner').getByRole('time').first().innerText()
    return shown === time.format(Date.now())
  }
  const client = await launched()
  await expect.poll(isRight).toBe(true)
  await page.reload()
  await client.ready()
  await expect.poll(isRight).toBe(true)
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + 60 * 60 * 1_000)
})
