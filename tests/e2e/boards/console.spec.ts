import { expect, test } from '../../harness/fixtures.ts'

test.describe('the sandbox console', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' })

  test("shows the sandbox's time, in UTC and said so, wherever it is read", async ({ page, sandbox }) => {
    const { now } = await sandbox.clock({ advance: 90_000 })
    await page.goto(`${sandbox.clientUrl}/sandbox/`)
    const clock = page.getByRole('group', { name: 'Clock' }).getByRole('time')
    await expect(clock).toHaveAttribute('datetime', new Date(now).toISOString())
    await expect(clock).toContainText(new Date(now).toISOString().slice(11, 19))
    await expect(clock).toContainText('UTC')
    const later = await sandbox.clock({ advance: 3_600_000 })
    await expect(clock).toHaveAttribute('datetime', new Date(later.now).toISOString())
  })

  test('lists the big combos that are put forward, with how many members placed them [SLIP-13]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.clientUrl}/sandbox/`)
    const combos = page.getByRole('region', { name: 'Big combos' }).getByRole('listitem')
    await expect(combos.first()).toContainText('placed by 0')
    expect(await combos.count()).toBeGreaterThanOrEqual(2)
  })
})
