import { describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'

import type { Entry } from './entries.ts'
import { createObserver, observe, pathOf } from './observe.ts'
import { createRedactor } from './redact.ts'

const lamp = setup({
  types: {
    events: {} as { type: 'message.arrived' | 'quotes.arrived' | 'ping.answered' | 'told' | 'pressed' },
  },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: { pressed: 'on', 'message.arrived': {}, 'quotes.arrived': {}, 'ping.answered': 'on', told: {} },
    },
    on: { on: { pressed: 'off', 'message.arrived': {}, 'ping.answered': 'off' } },
  },
})

/** A lamp that is listened to, at a time that is said. */
function heard() {
  const entries: Entry[] = []
  const time = { now: 0 }
  const observer = createObserver({
    now: () => time.now,
    keep: (entry) => entries.push(entry),
    redactor: createRedactor(),
  })
  const actor = createActor(lamp, { inspect: observer.inspect }).start()
  entries.splice(0)
  return {
    time,
    observer,
    actor,
    /** What was kept since this was asked last, a word each. */
    kept: () =>
      entries.splice(0).map((entry) => {
        if (entry.kind === 'burst') return `${entry.at}: ${entry.count} ${entry.event}`
        return entry.kind === 'step' ? `${entry.at}: ${entry.event.type}` : `${entry.at}: ${entry.kind}`
      }),
  }
}

describe('what comes many times a second', () => {
  it('is counted from the second of a kind on, from when that came, and told with the next thing that happens [CHART-05]', () => {
    const { actor, time, kept } = heard()
    for (const at of [1, 2, 3]) {
      time.now = at
      actor.send({ type: 'message.arrived' })
    }
    expect(kept()).toEqual(['1: message.arrived'])
    time.now = 4
    actor.send({ type: 'told' })
    expect(kept()).toEqual(['2: 2 message.arrived', '4: told'])
  })

  it('is told after a second at the latest, and where it is asked for [CHART-05]', () => {
    const { actor, time, kept, observer } = heard()
    const sendAt = (at: number): void => {
      time.now = at
      actor.send({ type: 'quotes.arrived' })
    }
    for (const at of [0, 10, 1_009]) sendAt(at)
    expect(kept()).toEqual(['0: quotes.arrived'])
    sendAt(1_010)
    expect(kept()).toEqual(['10: 3 quotes.arrived'])
    sendAt(1_011)
    observer.flush()
    observer.flush()
    expect(kept()).toEqual(['1011: 1 quotes.arrived'])
  })

  it('is counted by its kind, one after the other [CHART-05]', () => {
    const { actor, kept, observer } = heard()
    for (const type of ['message.arrived', 'quotes.arrived', 'message.arrived', 'quotes.arrived'] as const)
      actor.send({ type })
    observer.flush()
    expect(kept()).toEqual([
      '0: message.arrived',
      '0: quotes.arrived',
      '0: 1 message.arrived',
      '0: 1 quotes.arrived',
    ])
  })

  it('is kept one by one where it leads on, does what it did not before, or is of no such kind [CHART-05]', () => {
    const { actor, kept } = heard()
    for (const type of [
      'ping.answered',
      'ping.answered',
      'ping.answered',
      'told',
      'told',
      'pressed',
    ] as const)
      actor.send({ type })
    expect(kept()).toEqual([
      '0: ping.answered',
      '0: ping.answered',
      '0: ping.answered',
      '0: told',
      '0: told',
      '0: pressed',
    ])
    const other = heard()
    other.actor.send({ type: 'message.arrived' })
    other.actor.send({ type: 'pressed' })
    other.actor.send({ type: 'message.arrived' })
    expect(other.kept()).toEqual(['0: message.arrived', '0: pressed', '0: message.arrived'])
    other.actor.send({ type: 'message.arrived' })
    other.actor.send({ type: 'message.arrived' })
    other.observer.flush()
    expect(other.kept()).toEqual(['0: 2 message.arrived'])
  })
})

describe('the path of an actor', () => {
  it('is its ids from the root down, where the root is called by its machine [CHART-05]', () => {
    const parent = setup({ actors: { lamp } }).createMachine({
      id: 'house',
      invoke: { id: 'hall', src: 'lamp' },
    })
    const actor = createActor(parent).start()
    const { hall } = actor.getSnapshot().children
    if (hall === undefined) throw new Error('no hall')
    expect([pathOf(actor), pathOf(hall)]).toEqual(['house', 'house/hall'])
  })
})

describe('who is heard late', () => {
  it('is told of once, with what it is in now, and of each step from then on what has become another [CHART-05]', () => {
    const counter = setup({
      types: { context: {} as { attempt: number }, events: {} as { type: 'told' | 'counted' } },
    }).createMachine({
      id: 'counter',
      context: { attempt: 1 },
      initial: 'idle',
      states: {
        idle: { on: { told: {}, counted: { actions: assign({ attempt: 2 }) } } },
      },
    })
    const entries: Entry[] = []
    const observer = createObserver({
      now: () => 7,
      keep: (entry) => entries.push(entry),
      redactor: createRedactor(),
    })
    const actor = createActor(counter).start()
    observe(actor, observer)
    actor.send({ type: 'told' })
    actor.send({ type: 'counted' })
    expect(entries).toEqual([
      { at: 7, kind: 'began', actor: 'counter', machine: 'counter', value: 'idle', context: { attempt: 1 } },
      {
        at: 7,
        kind: 'step',
        actor: 'counter',
        from: null,
        event: { type: 'told' },
        transitions: ['counter.idle --told#0--> (stays)'],
        value: 'idle',
      },
      {
        at: 7,
        kind: 'step',
        actor: 'counter',
        from: null,
        event: { type: 'counted' },
        transitions: ['counter.idle --counted#0--> (stays)'],
        value: 'idle',
        context: { attempt: 2 },
      },
    ])
  })
})
