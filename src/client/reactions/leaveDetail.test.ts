import { describe, expect, it } from 'vitest'

import { leaveDetail } from './leaveDetail.ts'

describe('a page that is reloaded', () => {
  it.each([
    ['/v8/events/e1?tab=early&date=2026-11-22', '/v8/events?tab=early&date=2026-11-22'],
    ['/v8/events/e1?tab=early&view=odds-history&oddsOf=m1', '/v8/events?tab=early'],
    ['/v8/events/e1?view=match-log', '/v8/events'],
    ['/v8/events/e1/', '/v8/events'],
    ['/v8/game-results/e1?dates=week&part=MAP+1&oddsOf=m1', '/v8/game-results?dates=week'],
    ['/v8/game-results/e1', '/v8/game-results'],
    ['/v8/events?tab=early', null],
    ['/v8/game-results', null],
    ['/v8/live-stream-app/e1', null],
    ['/v8/launch.html', null],
    ['/v8/maintenance', null],
    ['/v8/events/e1/more', null],
  ])('at %s begins at %s [ROUTE-09]', (from, to) => {
    const { pathname, search } = new URL(from, 'http://localhost')
    const replaced: unknown[] = []
    const history = {
      state: { index: 3 },
      replaceState: (...given: unknown[]) => void replaced.push(given),
    } as unknown as History
    leaveDetail({ history, location: { pathname, search } as Location })
    expect(replaced).toEqual(to === null ? [] : [[{ index: 3 }, '', to]])
  })
})
