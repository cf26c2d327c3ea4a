import { cuts, mend, ownChannels } from '../../harness/device/cuts.ts'
import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'

test.describe('the channel of an event', () => {
  test('opens with its page, and closes where that is left before it has opened [LIVE-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    const client = await launched()
    const link = client.lists.event(event.home, event.away).getByRole('link').first()
    await link.click()
    await expect.poll(() => sandbox.lines()).toEqual([`event ${event.eventId}`, ...ownChannels])
    await page.goBack()
    await expect.poll(() => sandbox.lines()).toEqual(ownChannels)
    await sandbox.sockets({ action: 'delay', delay: 60_000, channel: 'event' })
    const opening = page.waitForEvent('websocket')
    await link.click()
    const socket = await opening
    await page.goBack()
    await expect.poll(() => socket.isClosed()).toBe(true)
    await sandbox.sockets({ action: 'delay', delay: 0 })
    await expect.poll(() => sandbox.lines()).toEqual(ownChannels)
  })

  test('closes with its page whatever the lines are in the midst of [LIVE-02] [LIVE-04]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    const client = await launched()
    for (const cut of Object.values(cuts)) {
      await client.lists.event(event.home, event.away).getByRole('link').first().click()
      await expect(client.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
      await cut({ page, sandbox })
      await page.goBack()
      await client.ready()
      await mend({ page, sandbox })
    }
    await expect.poll(() => sandbox.lines()).toEqual(ownChannels)
  })
})
