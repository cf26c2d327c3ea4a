import { describe, expect, it } from 'vitest'

import { ahead, noAnswer, now, on } from '../testing/model.ts'
import { asks, longer, next, shown, start, told } from '../testing/told.ts'

describe('what is known of maintenance', () => {
  it('is nothing before anybody has said anything, and the page and its network are watched from then on [LIVE-12]', () => {
    const driven = start()
    expect(shown(driven).context.status).toEqual({ isOn: false, from: null, to: null, at: 0 })
    expect(driven.isRunning('watchConnectivity')).toBe(true)
  })

  it.each([
    ['nothing is known', []],
    ['it is announced', [ahead]],
    ['it lasts', [on]],
  ] as const)('is said to be asked for as long as it is, where %s [MEMBER-11]', (_, statuses) => {
    const driven = told(...statuses)
    expect(shown(driven).hasTag('asking')).toBe(false)
    asks(driven)
    expect(shown(driven).hasTag('asking')).toBe(true)
    driven.fail('askStatus', noAnswer)
    expect(shown(driven).hasTag('asking')).toBe(false)
  })

  it('is the newest: who asks while it lasts reads until when, as it is now [MEMBER-11]', () => {
    const driven = told(on)
    asks(driven)
    driven.finish('askStatus', longer)
    expect(shown(driven)).toMatchObject({
      value: { underMaintenance: 'waiting' },
      context: { status: longer },
    })
  })
})

describe('maintenance that is announced', () => {
  it('is asked about in its new time where it is moved, and is not asked about in the old [LIVE-12] [MEMBER-11]', () => {
    const driven = told({ ...ahead, from: now + 60_000 })
    driven.clock.increment(60_000)
    driven.actor.send({ type: 'status.arrived', status: { ...ahead, from: now + 120_000, at: now + 60_000 } })
    driven.clock.increment(15_000)
    expect(driven.isRunning('askStatus')).toBe(false)
    driven.clock.increment(60_000)
    expect(driven.isRunning('askStatus')).toBe(true)
  })

  it('gives up the question where its new time is told meanwhile: the answer would be older [LIVE-12]', () => {
    const driven = told(ahead)
    asks(driven)
    driven.actor.send({ type: 'status.arrived', status: next })
    expect(driven.isRunning('askStatus')).toBe(false)
    expect(shown(driven).context.status).toEqual(next)
  })

  it('is over at the very moment to which it was to last [MEMBER-11]', () => {
    expect(shown(told({ ...ahead, to: now + 1 })).value).toEqual({ announced: 'waiting' })
    expect(shown(told({ ...ahead, to: now })).value).toEqual({ available: 'waiting' })
  })
})
