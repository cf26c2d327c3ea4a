import { expect, test } from '../../harness/fixtures.ts'

const hour = 3_600_000

/** A zone without summer time in which it is between ten and eleven in the evening. */
function lateZone(now: number): string {
  const ahead = ((22 - new Date(now).getUTCHours() + 36) % 24) - 12
  // In these names the sign is the other way round.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

test("times and days go by the server's clock where the device's is three hours off [ODDS-04] [BROWSE-07]", async ({
  browser,
  launched,
  sandbox,
}) => {
  const timeZone = lateZone(Date.now())
  const context = await browser.newContext({ timezoneId: timeZone, locale: 'en-GB' })
  const page = await context.newPage()
  // By the device it is tomorrow already.
  await page.clock.install({ time: Date.now() + 3 * hour })
  const client = await launched({ page })
  const clock = () => client.getByRole('banner').getByRole('time').innerText()
  const minutes = (text: string): number => {
    const [hours = 0, rest = 0] = text.split(':').map(Number)
    return hours * 60 + rest
  }
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  expect(Math.abs(minutes(await clock()) - minutes(format.format(Date.now())))).toBeLessThanOrEqual(1)

  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  const shown = new Map((await sandbox.events()).map((event) => [event.eventId, event]))
  const compareRows = async (): Promise<void> => {
    const rows = page.locator('[data-event][data-in-play="false"]')
    await expect(rows.first()).toBeVisible()
    let compared = 0
    for (const row of await rows.all()) {
      const event = shown.get((await row.getAttribute('data-event')) ?? '')
      if (!event) continue
      compared += 1
      const isToday = day.format(event.startUtc) === day.format(Date.now())
      expect(await row.locator('[data-day]').count(), event.home).toBe(isToday ? 0 : 1)
      await expect(row.locator('[data-start] > b')).toHaveText(format.format(event.startUtc))
    }
    expect(compared).toBeGreaterThan(2)
  }
  await compareRows()
  await client.lists.tab('Early').click()
  // At ten in the evening the first of its days has two hours alone, and the second is whole.
  const wholeDay = client.getByRole('tablist', { name: 'Dates' }).getByRole('tab').nth(1)
  await wholeDay.click()
  await expect(wholeDay).toHaveAttribute('aria-selected', 'true')
  await compareRows()
  await context.close()
})
