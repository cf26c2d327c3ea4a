import { describe, expect, it } from 'vitest'

import { simulatorFeed } from '../../feeds/simulator/simulator.ts'
import { startTestSandbox } from '../../testing/server.ts'

const hours = ['00:05', '12:00', '15:30', '20:00', '23:52']
const zones = ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/London', 'Asia/Kathmandu']

describe('a plain start', () => {
  it.each(hours)(
    'at %s UTC shows its hundred events of today, its live and its early ones in every zone [BROWSE-01]',
    async (hour) => {
      const sandbox = await startTestSandbox({
        frozen: true,
        epoch: Date.parse(`2026-11-21T${hour}:00Z`),
        feeds: (world) => [simulatorFeed(world)],
      })
      const alice = await sandbox.enter('alice')
      const json = async (path: string) => (await alice.get(path)).json()
      for (const zone of zones) {
        const { total } = await json(`/games/tieco/?timezone=${zone}`)
        expect(total.today, zone).toBeGreaterThan(100)
        expect(total.inplay, zone).toBeGreaterThanOrEqual(20)
        expect(total.early, zone).toBeGreaterThanOrEqual(10)
        for (const tab of ['today', 'inplay', 'early'] as const) {
          expect(await json(`/events/?timing=${tab}&timezone=${zone}`)).toMatchObject({ count: total[tab] })
        }
        // The days of early are the member's, and contain everything in it.
        const { results: days } = await json(`/events/dates_count?timezone=${zone}`)
        let listed = 0
        for (const { event_date: date, count } of days) {
          const page = await json(`/events/?timing=early&date=${date}&timezone=${zone}`)
          expect(page.count, date).toBe(count)
          listed += count
        }
        expect(listed, zone).toBe(total.early)
      }
      await sandbox.close()
    },
  )
})
