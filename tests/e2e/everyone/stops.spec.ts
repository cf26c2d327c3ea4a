import { sampleOf } from '../../harness/depth.ts'
import { someEvent } from '../../harness/events.ts'
import { badStops } from '../../harness/everyone/stops.ts'
import { expect, test } from '../../harness/fixtures.ts'

// A hundred stops on each screen, each looked at, take their time on a busy machine.
test.slow()

for (const [width, height] of sampleOf(
  [
    [390, 844],
    [1440, 900],
  ] as const,
  1,
))
  test(`by Tab each stop is in sight, under nothing, shows that it has the focus, and comes in the order of reading, at ${width} px [A11Y-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height })
    const { event } = await someEvent(sandbox)
    const client = await launched()
    await expect(client.lists.event(event.home, event.away)).toBeVisible()
    const wrong: string[] = []
    const look = async (screen: string): Promise<void> => {
      wrong.push(...(await badStops(page)).map((line) => `${screen}: ${line}`))
    }
    await look('the list')
    await client.member.menuButton.first().click()
    await expect(client.member.menu).toBeVisible()
    await look('the menu')
    await page.keyboard.press('Escape')
    for (const address of [`events/${event.eventId}`, 'game-results', 'account', 'guides/payout']) {
      await page.goto(`${sandbox.clientUrl}/v8/${address}`)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await look(address)
    }
    expect(wrong).toEqual([])
  })
