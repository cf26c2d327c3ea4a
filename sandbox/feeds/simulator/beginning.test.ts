import { describe, expect, it } from 'vitest'

import { createClock } from '../../clock.ts'
import type { TimedCommand } from '../../market/commands.ts'
import { createMarketModel } from '../../market/model.ts'
import type { WorldSeed } from '../../market/worldSeed.ts'
import { createDriver } from '../driver.ts'
import type { Feed } from '../feed.ts'
import { rememberBeginning } from './beginning.ts'
import { simulatorFeed } from './simulator.ts'

const epoch = Date.UTC(2025, 5, 1, 18)
const minute = 60_000

/** A world of a feed, and what its market looks like now. */
function open(feed: Feed) {
  const clock = createClock({ start: epoch, realNow: () => 0 })
  const model = createMarketModel({ clock })
  const driver = createDriver({ clock, feeds: [feed], model })
  driver.playDue()
  return { model, driver, picture: () => structuredClone(model.events()) }
}

/** Counts how many commands a simulator has made. */
function countedSimulator() {
  let made = 0
  const simulate = rememberBeginning((world) => {
    const feed = simulatorFeed(world)
    const next = (): ReturnType<typeof feed.commands.next> => {
      made += 1
      return feed.commands.next()
    }
    return { ...feed, commands: { next } }
  })
  return { simulate, made: () => made }
}

describe('a world that begins again', () => {
  it('is as it was at first, whatever became of it, and is not calculated again', () => {
    const { simulate, made } = countedSimulator()
    const first = open(simulate({ seed: 7, epoch }))
    const atFirst = first.picture()
    expect(atFirst.length).toBeGreaterThan(100)
    const [event] = first.model.events()
    for (const { marketId } of event?.markets ?? [])
      first.model.apply({ kind: 'status', marketId, status: 'closed' }, epoch, 'control')
    const names = { home: 'Others', away: 'Nobody' }
    first.model.apply({ kind: 'names', eventId: event?.eventId ?? '', names }, epoch, 'control')
    expect(first.picture()).not.toEqual(atFirst)
    const before = made()
    const again = open(simulate({ seed: 7, epoch }))
    expect(again.picture()).toEqual(atFirst)
    expect(made()).toBe(before)
  })

  it('goes on like a world that never began before', () => {
    const { simulate } = countedSimulator()
    open(simulate({ seed: 7, epoch }))
    const again = open(simulate({ seed: 7, epoch }))
    const other = open(simulatorFeed({ seed: 7, epoch }))
    for (const step of [0, 20_000, 5 * minute, 40 * minute]) {
      again.driver.advance(step)
      other.driver.advance(step)
      expect(again.picture()).toEqual(other.picture())
    }
  })
})

/** Says its seed and the time at every full minute from its epoch on, except what is skipped. */
const talker = (world: WorldSeed): Feed => {
  let from = 0
  function* talk(): Generator<TimedCommand> {
    for (let at = world.epoch; ; at += minute)
      if (at >= from) yield { at, command: { kind: 'closeEvent', eventId: `${world.seed} ${at}` } }
  }
  return { name: 'talker', commands: talk(), problems: [], skipPricesBefore: (at) => void (from = at) }
}

/** What a feed says first, given before the time of the world's clock. */
function firstWords(feed: Feed, now: number): unknown[] {
  feed.skipPricesBefore?.(now)
  return [1, 2, 3].map(() => feed.commands.next().value)
}

describe('a separate world', () => {
  it.each([
    ['another seed', { seed: 8, epoch }],
    ['another epoch', { seed: 7, epoch: epoch + minute }],
  ])('is one with %s', (_, world) => {
    const make = rememberBeginning(talker)
    firstWords(make({ seed: 7, epoch }), epoch)
    expect(firstWords(make(world), world.epoch)).toEqual(firstWords(talker(world), world.epoch))
  })

  it('is one that follows another that began later than its epoch, and left something out', () => {
    const make = rememberBeginning(talker)
    const world = { seed: 7, epoch }
    firstWords(make(world), epoch + 10 * minute)
    expect(firstWords(make(world), epoch)).toEqual(firstWords(talker(world), epoch))
  })
})
