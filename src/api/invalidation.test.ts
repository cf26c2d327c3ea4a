import { describe, expect, it } from 'vitest'

import { allResources, type InvalidationCause, type Resource } from './resource.ts'

const causes: Readonly<Record<InvalidationCause, true>> = {
  betPlaced: true,
  betRefused: true,
  ticketNoticed: true,
  notified: true,
  roundPlayed: true,
  moneyMoved: true,
  memberNamed: true,
  eventsMoved: true,
  reconnected: true,
  localeChanged: true,
}

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && 'key' in value && 'outOfDateAfter' in value
}

/** Every resource of this room, by the name it is exported under. */
function listResources(): [string, Resource][] {
  const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
  return Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Resource] => isResource(entry[1])),
  )
}

const exported = listResources()
const resources = allResources()

describe('what is out of date', () => {
  it('is asked of every resource there is, each of which its area exports', () => {
    const forgotten = exported.filter(([, resource]) => !resources.includes(resource))
    expect(forgotten.map(([name]) => name)).toEqual([])
    expect(exported.length).toBe(resources.length)
    expect(resources.length).toBeGreaterThanOrEqual(5)
  })

  it('is known by keys of which none begins with another', () => {
    const first = resources.map(({ key }) => key[0])
    expect(new Set(first).size).toBe(first.length)
    expect(resources.every(({ key }) => key.length === 1)).toBe(true)
  })

  it.each<[InvalidationCause, string[]]>([
    ['betPlaced', ['wallet', 'care', 'tickets', 'entries', 'boards']],
    ['betRefused', ['wallet', 'care']],
    ['ticketNoticed', ['wallet', 'care', 'tickets', 'entries']],
    ['notified', ['notifications']],
    ['roundPlayed', ['wallet', 'care', 'entries', 'miniGameBets', 'miniGameRounds']],
    ['moneyMoved', ['wallet', 'care', 'entries', 'miniGameBets']],
    ['eventsMoved', ['events', 'eventDates', 'tieco', 'boards', 'todaysResults']],
    [
      'reconnected',
      [
        'eventDates',
        'tieco',
        'games',
        'wallet',
        'care',
        'notifications',
        'tickets',
        'entries',
        'boards',
        'reviews',
        'statistics',
        'results',
        'todaysResults',
        'oddsHistory',
        'houseTexts',
        'news',
        'miniGameTables',
        'miniGameBets',
        'miniGameRounds',
        'miniGameGuides',
      ],
    ],
    [
      'localeChanged',
      [
        'events',
        'eventDates',
        'tieco',
        'games',
        'notifications',
        'olderNotifications',
        'tickets',
        'boards',
        'statistics',
        'results',
        'todaysResults',
        'news',
        'miniGameTables',
        'miniGameBets',
        'miniGameRounds',
        'miniGameGuides',
      ],
    ],
  ])('after %s is %j [SLIP-17] [HIST-03] [LIVE-05]', (cause, keys) => {
    const outOfDate = resources
      .filter(({ outOfDateAfter }) => outOfDateAfter.includes(cause))
      .map(({ key }) => key[0])
    expect(outOfDate.toSorted()).toEqual(keys.toSorted())
    expect(Object.keys(causes)).toContain(cause)
  })
})
