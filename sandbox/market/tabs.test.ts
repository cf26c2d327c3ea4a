import { describe, expect, it } from 'vitest'

import { type Clock, createClock } from '../clock.ts'
import { createMarketModel } from './model.ts'
import { dayIn } from './tabs.ts'

const now = Date.UTC(2025, 2, 1, 15)
const hour = 3_600_000

function withEvents(
  clock: Clock = createClock({ start: now, realNow: () => 0 }),
): ReturnType<typeof createMarketModel> {
  const model = createMarketModel({ clock })
  const add = (eventId: string, startUtc: number, gameId = '41', competitionId = 'c1'): void => {
    model.apply(
      {
        kind: 'event',
        event: {
          eventId,
          gameId,
          gameName: 'Game',
          competitionId,
          competitionName: 'C',
          home: 'A',
          away: 'B',
          startUtc,
        },
      },
      now,
    )
    const selections = [{ side: 'home', name: 'A', euro: '2.00' }]
    const market = { marketId: `${eventId}-m`, eventId, name: 'Winner', betType: 'WIN' as const, selections }
    model.apply({ kind: 'market', market }, now)
  }
  add('late', now + 24 * hour - 1)
  add('tomorrow', now + 25 * hour)
  add('live', now - hour)
  add('overdue', now - 60_000, '1', 'c2')
  model.apply({ kind: 'inPlay', eventId: 'live' }, now)
  return model
}

const ids = (events: { eventId: string }[]): string[] => events.map(({ eventId }) => eventId)

describe('tabs of the lists', () => {
  it('puts events in play into in play, those that start within 24 hours into today, and the rest into early [BROWSE-01]', () => {
    const model = withEvents()
    expect(ids(model.tab('today'))).toEqual(['overdue', 'late'])
    expect(ids(model.tab('inplay'))).toEqual(['live'])
    expect(ids(model.tab('early'))).toEqual(['tomorrow'])
  })

  it('moves an event from early to today a day before its start, whatever the hour [BROWSE-01]', () => {
    const clock = createClock({ start: now, realNow: () => 0 })
    const model = withEvents(clock)
    clock.advance(hour - 1)
    expect(ids(model.tab('early'))).toEqual(['tomorrow'])
    clock.advance(1)
    expect(ids(model.tab('today'))).toEqual(['overdue', 'late'])
    clock.advance(1)
    expect(ids(model.tab('today'))).toEqual(['overdue', 'late', 'tomorrow'])
    expect(ids(model.tab('early'))).toEqual([])
  })

  it('filters by game and competition, and leaves out closed events [BROWSE-02]', () => {
    const model = withEvents()
    expect(ids(model.tab('today', { gameId: '1' }))).toEqual(['overdue'])
    expect(ids(model.tab('today', { competitionIds: ['c1'] }))).toEqual(['late'])
    model.apply({ kind: 'closeEvent', eventId: 'late' }, now)
    expect(ids(model.tab('today'))).toEqual(['overdue'])
    expect(ids(model.events('41'))).toEqual(['live', 'tomorrow'])
  })

  it('leaves out an event once all of its markets are closed, and only then [LIVE-07]', () => {
    const model = withEvents()
    const selections = [{ side: 'home' as const, name: 'A', euro: '2.00' }]
    const market = {
      marketId: 'late-n',
      eventId: 'late',
      name: 'Map 1 winner',
      betType: 'WIN' as const,
      selections,
    }
    model.apply({ kind: 'market', market }, now)
    model.apply({ kind: 'status', marketId: 'late-m', status: 'closed' }, now)
    expect(ids(model.tab('today'))).toEqual(['overdue', 'late'])
    model.apply({ kind: 'status', marketId: 'late-n', status: 'closed' }, now)
    expect(ids(model.tab('today'))).toEqual(['overdue'])
  })

  it("gives the date of an instant in the member's zone, and in UTC if the zone is unknown [ODDS-04]", () => {
    expect(dayIn(now, 'Pacific/Auckland')).toBe('2025-03-02')
    expect(dayIn(now, 'Pacific/Honolulu')).toBe('2025-03-01')
    expect(dayIn(Date.UTC(2025, 2, 1, 18, 15), 'Asia/Kathmandu')).toBe('2025-03-02')
    expect(dayIn(Date.UTC(2025, 2, 1, 18, 14), 'Asia/Kathmandu')).toBe('2025-03-01')
    expect(dayIn(now, 'Nowhere/At all')).toBe('2025-03-01')
  })
})
