import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { type Chapter, createStory, type Story, testChapters } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { pollDelayFor, returnDelayFor, startDelayFor } from './delays.ts'
import { maintenanceMachine } from './machine.ts'
import { maintenanceInvariant } from './testing/invariants.ts'
import {
  ahead,
  hour,
  maintenance as machine,
  maintenanceModels,
  noAnswer,
  now,
  off,
  on,
} from './testing/model.ts'
import type { MaintenanceStatus } from './types.ts'

describe('maintenance, walked by its graph', () => {
  it('takes every transition; the page is down exactly while the server says so, or is about to come back, and only the server ends it [CHART-04] [MEMBER-11]', () => {
    const walked = new Set(
      Object.values(maintenanceModels).flatMap((model) => [...replayAll(model, maintenanceInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const start = (random = 0.5) => drive(({ parent }) => createActor(machine, { input: { random }, parent }))

type Driven = ReturnType<typeof start>

const value = ({ actor }: Driven) => actor.getSnapshot().value

const shown = ({ actor }: Driven) => actor.getSnapshot()

const asks = ({ actor }: Driven) => actor.send({ type: 'check.requested' })

function told(...statuses: readonly MaintenanceStatus[]): Driven {
  const driven = start()
  for (const status of statuses) driven.actor.send({ type: 'status.arrived', status })
  return driven
}

const longer = { ...on, to: now + 5 * hour }

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

const hears = ({ actor }: Driven, status: MaintenanceStatus) => actor.send({ type: 'status.arrived', status })

const next = { ...ahead, from: now + 24 * hour, to: now + 25 * hour }

describe('maintenance', () => {
  const down = () => {
    const driven = start()
    hears(driven, on)
    return driven
  }

  it('asks nothing at a launch: what the launch says is heard [ROUTE-09]', () => {
    expect(value(start())).toEqual({ available: 'waiting' })
  })

  it('asks for the status at a reload, and stays where it gets no answer [ROUTE-09]', () => {
    const driven = start()
    driven.actor.send({ type: 'check.requested' })
    expect(driven.isRunning('askStatus')).toBe(true)
    driven.fail('askStatus', noAnswer)
    expect(value(driven)).toEqual({ available: 'waiting' })
  })

  it.each([
    ['on', on, { underMaintenance: 'waiting' }],
    ['ahead', ahead, { announced: 'waiting' }],
    ['off', off, { available: 'waiting' }],
  ] as const)('that is %s is known from a notice as from the status [LIVE-12]', (_, status, state) => {
    const told = start()
    hears(told, status)
    expect(value(told)).toEqual(state)
    const asked = start()
    asked.actor.send({ type: 'service.refused' })
    asked.finish('askStatus', status)
    expect(value(asked)).toEqual(state)
    if (status !== off) expect(asked.actor.getSnapshot().context.status).toEqual(status)
  })

  it('is asked about once, however many calls are refused [LIVE-12]', () => {
    const driven = start()
    driven.actor.send({ type: 'service.refused' })
    const asked = driven.actor.getSnapshot().children.askStatus
    driven.actor.send({ type: 'service.refused' })
    expect(driven.actor.getSnapshot().children.askStatus).toBe(asked)
  })

  it('that was announced is asked about when its time has come, and every half hour until then', () => {
    const soon = start()
    hears(soon, { ...ahead, from: now + 60_000 })
    soon.clock.increment(60_000 + 14_999)
    expect(value(soon)).toEqual({ announced: 'waiting' })
    soon.clock.increment(1)
    expect(value(soon)).toEqual({ announced: 'asking' })
    soon.finish('askStatus', on)
    expect(value(soon)).toEqual({ underMaintenance: 'waiting' })
    const late = start()
    hears(late, { ...ahead, from: now + 40 * 24 * hour, to: null })
    late.clock.increment(30 * 60_000)
    expect(value(late)).toEqual({ announced: 'asking' })
  })

  it('that was announced and does not begin is asked about again, and never believed by the clock alone', () => {
    const driven = start()
    hears(driven, { ...ahead, from: now - 1 })
    driven.clock.increment(15_000)
    driven.finish('askStatus', { ...ahead, from: now - 1, at: now + 15_000 })
    expect(value(driven)).toEqual({ announced: 'waiting' })
    driven.clock.increment(15_000)
    driven.finish('askStatus', { ...ahead, from: now - 1, to: now, at: now + 30_000 })
    expect(value(driven)).toEqual({ available: 'waiting' })
  })

  it.each([
    'service.refused',
    'check.requested',
    'connection.cameBack',
    'page.returned',
    'page.woke',
  ] as const)('that was announced is asked about at once on %s [LIVE-12] [MEMBER-11]', (type) => {
    const driven = start()
    hears(driven, ahead)
    driven.actor.send({ type })
    expect(value(driven)).toEqual({ announced: 'asking' })
    // Members go on betting meanwhile.
    expect(driven.actor.getSnapshot().hasTag('down')).toBe(false)
    driven.finish('askStatus', on)
    expect(driven.actor.getSnapshot()).toMatchObject({
      value: { underMaintenance: 'waiting' },
      context: { status: on },
    })
  })

  it('that was announced is still that, and asked about again in its time, where nobody answers [LIVE-12]', () => {
    const driven = start()
    hears(driven, ahead)
    driven.actor.send({ type: 'check.requested' })
    driven.fail('askStatus', noAnswer)
    expect(driven.actor.getSnapshot()).toMatchObject({
      value: { announced: 'waiting' },
      context: { status: ahead },
    })
    driven.clock.increment(30 * 60_000)
    expect(value(driven)).toEqual({ announced: 'asking' })
  })

  it('that was announced begins when a notice says so [LIVE-12] [MEMBER-11]', () => {
    const driven = start()
    hears(driven, ahead)
    hears(driven, on)
    expect(driven.actor.getSnapshot()).toMatchObject({
      value: { underMaintenance: 'waiting' },
      context: { status: on },
    })
    expect(driven.actor.getSnapshot().hasTag('down')).toBe(true)
  })

  it('that is moved keeps the new times, and that is called off is forgotten [MEMBER-11]', () => {
    const driven = start()
    hears(driven, ahead)
    const moved = { ...ahead, from: now + 2 * hour, to: now + 3 * hour }
    hears(driven, moved)
    expect(driven.actor.getSnapshot()).toMatchObject({
      value: { announced: 'waiting' },
      context: { status: moved },
    })
    hears(driven, off)
    expect(value(driven)).toEqual({ available: 'waiting' })
    const running = down()
    const longer = { ...on, to: now + 5 * hour }
    hears(running, longer)
    expect(running.actor.getSnapshot()).toMatchObject({
      value: { underMaintenance: 'waiting' },
      context: { status: longer },
    })
  })

  it('is asked about every 10 to 20 s while it lasts, answered or not [MEMBER-11]', () => {
    const driven = down()
    driven.clock.increment(14_999)
    expect(value(driven)).toEqual({ underMaintenance: 'waiting' })
    driven.clock.increment(1)
    expect(value(driven)).toEqual({ underMaintenance: 'asking' })
    driven.fail('askStatus', noAnswer)
    driven.clock.increment(15_000)
    driven.finish('askStatus', on)
    expect(value(driven)).toEqual({ underMaintenance: 'waiting' })
  })

  it.each(['check.requested', 'connection.cameBack', 'page.returned', 'page.woke'] as const)(
    'is asked about at once on %s [MEMBER-11]',
    (type) => {
      const driven = down()
      driven.actor.send({ type })
      expect(value(driven)).toEqual({ underMaintenance: 'asking' })
    },
  )

  it('that ends lets the members back over 3 s, each at a time of its own [MEMBER-11]', () => {
    const driven = down()
    driven.actor.send({ type: 'check.requested' })
    driven.finish('askStatus', off)
    expect(value(driven)).toBe('ending')
    driven.clock.increment(1_499)
    expect(driven.actor.getSnapshot().hasTag('down')).toBe(true)
    driven.clock.increment(1)
    expect(value(driven)).toEqual({ available: 'waiting' })
    const first = start(0)
    hears(first, on)
    hears(first, off)
    first.clock.increment(0)
    expect(value(first)).toEqual({ available: 'waiting' })
  })

  it('that ends and is announced again says so; that begins again keeps the page [MEMBER-11]', () => {
    const next = { ...ahead, from: now + 24 * hour, to: null }
    const driven = down()
    hears(driven, next)
    expect(value(driven)).toBe('ending')
    driven.clock.increment(1_500)
    expect(value(driven)).toEqual({ announced: 'waiting' })
    const again = down()
    hears(again, off)
    hears(again, on)
    expect(value(again)).toEqual({ underMaintenance: 'waiting' })
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

  it('is over no matter how often that is said: the members still come back [MEMBER-11]', () => {
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

const minute = 60_000

describe('the wait until it is asked whether an announced maintenance has begun', () => {
  it('is half an hour where that is longer away, and not a moment less [MEMBER-11] [LIVE-12]', () => {
    const driven = drive(({ parent }) => createActor(machine, { input: { random: 0.5 }, parent }))
    driven.actor.send({ type: 'status.arrived', status: { ...ahead, from: now + 24 * hour, to: null } })
    driven.clock.increment(30 * minute - 1)
    expect(driven.isRunning('askStatus')).toBe(false)
    driven.clock.increment(1)
    expect(driven.isRunning('askStatus')).toBe(true)
  })

  it('is 10 to 20 s more than it is away where that is sooner, and never less than that [MEMBER-11] [LIVE-12]', () => {
    const waitFor = (away: number, random: number) => startDelayFor({ ...ahead, from: now + away }, random)
    expect(waitFor(5 * minute, 0)).toBe(5 * minute + 10_000)
    expect(waitFor(5 * minute, 0.5)).toBe(5 * minute + 15_000)
    expect(waitFor(-5 * minute, 0.25)).toBe(12_500)
    expect(waitFor(30 * minute - 10_000, 0)).toBe(30 * minute)
    expect(waitFor(30 * minute, 0)).toBe(30 * minute)
  })
})

describe('the waits of a maintenance', () => {
  it('are 10 to 20 s between two questions, and up to 3 s until the member is back [MEMBER-11] [LIVE-12]', () => {
    expect([0, 0.5, 1].map(pollDelayFor)).toEqual([10_000, 15_000, 20_000])
    expect([0, 0.5, 1].map(returnDelayFor)).toEqual([0, 1_500, 3_000])
  })
})

function storyAfter(...statuses: readonly (typeof on)[]): Story {
  const product = createStory(maintenanceMachine, { random: 0.5 })
  for (const status of statuses) product.says({ type: 'status.arrived', status })
  product.takeLines()
  return product
}

const arrives = (status: typeof on) => ({ type: 'status.arrived', status })

const chapters: readonly Chapter[] = [
  {
    title: 'is asked about where the service is refused, or somebody asks [MEMBER-11]',
    begins: () => createStory(maintenanceMachine, { random: 0.5 }),
    happens: (product) => {
      product.says({ type: 'service.refused' })
      product.ends('askStatus', off)
      product.says({ type: 'check.requested' })
      product.fails('askStatus', noAnswer)
      product.says(arrives(off))
      product.says({ type: 'check.requested' })
      product.ends('askStatus', ahead)
    },
    lines: [
      'begins: goes to available.waiting, keeps random 0.5, keeps status, starts watchConnectivity',
      'service.refused: goes to available.asking, starts askStatus',
      'askStatus ends: goes to available.waiting, leaves askStatus',
      'check.requested: goes to available.asking, starts askStatus',
      'askStatus fails: goes to available.waiting, leaves askStatus',
      'status.arrived: stays',
      'check.requested: goes to available.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, keeps status, leaves askStatus',
    ],
  },
  {
    title: 'is announced, asked about as its time comes, and has not begun [MEMBER-11] [LIVE-12]',
    begins: () => storyAfter(ahead),
    happens: (product) => {
      product.passes(1_799_999)
      product.passes(1)
      product.fails('askStatus', noAnswer)
      for (const type of [
        'service.refused',
        'check.requested',
        'connection.cameBack',
        'page.returned',
        'page.woke',
      ]) {
        product.says({ type })
        product.ends('askStatus', ahead)
      }
      product.says(arrives(next))
      product.says(arrives(off))
    },
    lines: [
      '1799999 ms pass: stays',
      '1 ms pass: goes to announced.asking, starts askStatus',
      'askStatus fails: goes to announced.waiting, leaves askStatus',
      'service.refused: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'check.requested: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'connection.cameBack: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'page.returned: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'page.woke: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'status.arrived: stays, keeps status',
      'status.arrived: goes to available.waiting',
    ],
  },
  {
    title: 'is announced, and begins [MEMBER-11] [LIVE-12]',
    begins: () => storyAfter(ahead),
    happens: (product) => {
      product.says({ type: 'check.requested' })
      product.ends('askStatus', on)
    },
    lines: [
      'check.requested: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, keeps status, leaves askStatus',
    ],
  },
  {
    title: 'is announced, and called off [MEMBER-11] [LIVE-12]',
    begins: () => storyAfter(ahead),
    happens: (product) => {
      product.says({ type: 'check.requested' })
      product.ends('askStatus', off)
    },
    lines: [
      'check.requested: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to available.waiting, leaves askStatus',
    ],
  },
  {
    title: 'begins, lasts, and is asked about until it is over [MEMBER-11]',
    begins: () => storyAfter(),
    happens: (product) => {
      product.says(arrives(on))
      product.says(arrives(longer))
      product.passes(14_999)
      product.passes(1)
      product.ends('askStatus', longer)
      product.says({ type: 'check.requested' })
      product.fails('askStatus', noAnswer)
      for (const type of ['connection.cameBack', 'page.returned', 'page.woke']) {
        product.says({ type })
        product.ends('askStatus', on)
      }
      product.says({ type: 'check.requested' })
      product.ends('askStatus', off)
      product.passes(1_499)
      product.passes(1)
    },
    lines: [
      'status.arrived: goes to underMaintenance.waiting, keeps status',
      'status.arrived: stays, keeps status',
      '14999 ms pass: stays',
      '1 ms pass: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, leaves askStatus',
      'check.requested: goes to underMaintenance.asking, starts askStatus',
      'askStatus fails: goes to underMaintenance.waiting, leaves askStatus',
      'connection.cameBack: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, keeps status, leaves askStatus',
      'page.returned: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, leaves askStatus',
      'page.woke: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, leaves askStatus',
      'check.requested: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to ending, keeps status, leaves askStatus',
      '1499 ms pass: stays',
      '1 ms pass: goes to available.waiting',
    ],
  },
  {
    title: 'is over by its own word, and begins once more [MEMBER-11]',
    begins: () => storyAfter(on),
    happens: (product) => {
      product.says(arrives(off))
      product.says(arrives(next))
      product.says(arrives(on))
    },
    lines: [
      'status.arrived: goes to ending, keeps status',
      'status.arrived: stays, keeps status',
      'status.arrived: goes to underMaintenance.waiting, keeps status',
    ],
  },
  {
    title: 'is over, and another is announced [MEMBER-11]',
    begins: () => storyAfter(on, off),
    happens: (product) => {
      product.says(arrives(next))
      product.passes(1_500)
    },
    lines: ['status.arrived: stays, keeps status', '1500 ms pass: goes to announced.waiting'],
  },
  {
    title: 'begins while it is asked about [MEMBER-11]',
    begins: () => storyAfter(ahead),
    happens: (product) => {
      product.says({ type: 'page.woke' })
      product.says(arrives(on))
    },
    lines: [
      'page.woke: goes to announced.asking, starts askStatus',
      'status.arrived: goes to underMaintenance.waiting, keeps status, leaves askStatus',
    ],
  },
  {
    title: 'is asked about while it lasts, and says of itself until when [MEMBER-11]',
    begins: () => storyAfter(on),
    happens: (product) => {
      product.says({ type: 'check.requested' })
      product.says(arrives(longer))
    },
    lines: [
      'check.requested: goes to underMaintenance.asking, starts askStatus',
      'status.arrived: stays, keeps status',
    ],
  },
]

testChapters('all that becomes of a maintenance', chapters)
