import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { MaintenanceStatus } from '#machines/maintenance/types.ts'

import { drive } from './drive.ts'
import { ahead, hour, maintenance as machine, noAnswer, now, off, on } from './models/maintenance.ts'

const start = (random = 0.5) => drive(({ parent }) => createActor(machine, { input: { random }, parent }))
type Driven = ReturnType<typeof start>
const shown = ({ actor }: Driven) => actor.getSnapshot()
const asks = ({ actor }: Driven) => actor.send({ type: 'check.requested' })

function told(...statuses: readonly MaintenanceStatus[]): Driven {
  const driven = start()
  for (const status of statuses) driven.actor.send({ type: 'status.arrived', status })
  return driven
}

const longer = { ...on, to: now + 5 * hour }
const next = { ...ahead, from: now + 24 * hour, to: now + 25 * hour }

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

describe('maintenance that is over', () => {
  it('gives way to the next, where the server that is asked says when that will be [MEMBER-11]', () => {
    const driven = told(on)
    asks(driven)
    driven.finish('askStatus', next)
    driven.clock.increment(1_500)
    expect(shown(driven)).toMatchObject({ value: { announced: 'waiting' }, context: { status: next } })
  })

  it('is over however often that is said: the members come back all the same [MEMBER-11]', () => {
    const driven = told(on, off, off)
    expect(shown(driven).value).toBe('ending')
    driven.clock.increment(1_500)
    expect(shown(driven).value).toEqual({ available: 'waiting' })
  })

  it.each([
    ['announced', off, next, { announced: 'waiting' }],
    ['called off', next, off, { available: 'waiting' }],
  ] as const)(
    'and the next, which is %s before the members are back, is known to them [MEMBER-11]',
    (_, before, status, state) => {
      const driven = told(on, before, status)
      driven.clock.increment(1_500)
      expect(shown(driven)).toMatchObject({ value: state, context: { status } })
    },
  )

  it('and begins again before the members are back shows them its new times [MEMBER-11]', () => {
    expect(shown(told(on, off, longer))).toMatchObject({
      value: { underMaintenance: 'waiting' },
      context: { status: longer },
    })
  })
})
