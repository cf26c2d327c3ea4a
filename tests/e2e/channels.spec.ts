import { someEvent } from '../events.ts'
import { expect, test } from '../fixtures.ts'

const own = ['events', 'notifications']

test.describe('the channels of a page', () => {
  for (const [how, before, after] of [
    ['connected', {}, {}],
    ['connecting', { action: 'delay', delay: 30_000, channel: 'event' }, { action: 'delay', delay: 0 }],
  ] as const) {
    test(`an event's channel closes with its page, left while ${how} [LIVE-02]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const { event } = await someEvent(sandbox)
      const client = await launched()
      await expect.poll(() => sandbox.lines()).toEqual(own)
      if ('action' in before) await sandbox.sockets(before)
      const opened = page.waitForEvent('websocket')
      await client.event(event.home, event.away).getByRole('link').first().click()
      const socket = await opened
      expect(socket.url()).toContain(event.eventId)
      if (how === 'connected') await expect.poll(() => sandbox.lines()).toHaveLength(3)
      await page.goBack()
      await expect.poll(() => socket.isClosed()).toBe(true)
      if ('action' in after) await sandbox.sockets(after)
      await expect.poll(() => sandbox.lines()).toEqual(own)
    })
  }
})
