import { describe, expect, it } from 'vitest'

import { createClock } from '../clock.ts'
import { createMarketModel } from './model.ts'
import { dayIn, endOfDay } from './tabs.ts'

const now = Date.UTC(2025, 2, 1, 15)
const hour = 3_600_000

function withEvents(): ReturnType<typeof createMarketModel> {
  const model = createMarketModel({ clock: createClock({ start: now, realNow: () => 0 }) })
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
  add('late', now + 8 * hour + 59 * 60_000)
  add('tomorrow', now + 10 * hour)
  add('live', now - hour)
  add('overdue', now - 60_000, '1', 'c2')
  model.apply({ kind: 'inPlay', eventId: 'live' }, now)
  return model
}

const ids = (events: { eventId: string }[]): string[] => events.map(({ eventId }) => eventId)

describe('tabs of the lists', () => {
  it('puts an event into today, in play or early by its start, its state and the member day [BROWSE-01]', () => {
    const model = withEvents()
    expect(ids(model.tab('today', { timeZone: 'UTC' }))).toEqual(['overdue', 'late'])
    expect(ids(model.tab('inplay', { timeZone: 'UTC' }))).toEqual(['live'])
    expect(ids(model.tab('early', { timeZone: 'UTC' }))).toEqual(['tomorrow'])
  })

  it('asks the member time zone which day it is [BROWSE-01]', () => {
    const model = withEvents()
    expect(ids(model.tab('early', { timeZone: 'Asia/Shanghai' }))).toEqual(['late', 'tomorrow'])
    expect(ids(model.tab('today', { timeZone: 'America/New_York' }))).toEqual(['overdue', 'late', 'tomorrow'])
  })

  it('filters by game and competition, and leaves out closed events [BROWSE-02]', () => {
    const model = withEvents()
    expect(ids(model.tab('today', { timeZone: 'UTC', gameId: '1' }))).toEqual(['overdue'])
    expect(ids(model.tab('today', { timeZone: 'UTC', competitionIds: ['c1'] }))).toEqual(['late'])
    model.apply({ kind: 'closeEvent', eventId: 'late' }, now)
    expect(ids(model.tab('today', { timeZone: 'UTC' }))).toEqual(['overdue'])
    expect(ids(model.events('41'))).toEqual(['live', 'tomorrow'])
  })

  it('takes UTC for a time zone nobody knows', () => {
    expect(ids(withEvents().tab('early', { timeZone: 'Nowhere/At all' }))).toEqual(['tomorrow'])
  })

  it('finds the end of days that are an hour shorter or longer', () => {
    const zone = 'Europe/Berlin'
    const short = Date.UTC(2025, 2, 29, 23)
    expect(endOfDay(short, zone) - short).toBe(23 * hour)
    const long = Date.UTC(2025, 9, 25, 22)
    expect(endOfDay(long, zone) - long).toBe(25 * hour)
    expect(dayIn(endOfDay(long, zone), zone)).toBe('2025-10-27')
    expect(dayIn(endOfDay(long, zone) - 1, zone)).toBe('2025-10-26')
  })
})
