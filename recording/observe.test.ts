import { describe, expect, it } from 'vitest'
import { assign, createActor, fromCallback, sendTo, setup } from 'xstate'
import type { AnyEventObject, InspectionEvent } from 'xstate'

import type { Entry } from './entries.ts'
import { createObserver, observe } from './observe.ts'
import { createRedactor } from './redact.ts'

const child = setup({
  types: {
    events: {} as { type: 'asked' } | { type: 'quotes.arrived'; secret?: string },
  },
}).createMachine({
  id: 'child',
  initial: 'idle',
  states: {
    idle: { always: 'waiting' },
    waiting: { on: { asked: 'answered', 'quotes.arrived': {} } },
    answered: { type: 'final' },
  },
})

const parent = setup({
  types: { events: {} as { type: 'begun' } | { type: 'passed' } },
  actors: { child },
}).createMachine({
  id: 'parent',
  initial: 'resting',
  states: {
    resting: { on: { begun: 'busy' } },
    busy: {
      invoke: { id: 'kid', src: 'child', onDone: 'resting' },
      on: { passed: { actions: sendTo('kid', { type: 'asked' }) } },
    },
  },
})

function heard() {
  const entries: Entry[] = []
  let at = 0
  const observer = createObserver({
    now: () => at++,
    keep: (entry) => entries.push(entry),
    redactor: createRedactor(),
  })
  return {
    entries,
    observer,
    said: () => entries.map((entry) => sentence(entry)),
  }
}

function sentence(entry: Entry): string {
  if (entry.kind === 'began')
    return `${entry.actor} began as ${entry.machine} in ${JSON.stringify(entry.value)}`
  if (entry.kind === 'step')
    return `${entry.actor} heard ${entry.event.type} from ${entry.from ?? 'outside'}: ${entry.transitions.join('; ')}`
  if (entry.kind === 'burst') return `${entry.actor} heard ${entry.count} ${entry.event}`
  return entry.kind === 'ended' ? `${entry.actor} ended ${entry.status}` : entry.kind
}

describe('what is heard of actors', () => {
  it('is who began, what each was told by whom, where that led, and who ended [CHART-05]', () => {
    const { observer, said } = heard()
    const actor = createActor(parent, { inspect: observer.inspect }).start()
    actor.send({ type: 'begun' })
    actor.send({ type: 'passed' })
    actor.stop()
    expect(said()).toEqual([
      'parent began as parent in "resting"',
      'parent/kid began as child in "waiting"',
      'parent heard begun from outside: parent.resting --begun#0--> parent.busy',
      'parent/kid heard asked from parent: child.waiting --asked#0--> child.answered',
      'parent/kid ended done',
      'parent heard passed from outside: parent.busy --passed#0--> (stays)',
      'parent heard xstate.done.actor.kid from parent/kid: parent.busy --xstate.done.actor.kid#0--> parent.resting',
      'parent ended stopped',
    ])
  })

  it('starts with the running actors where it begins late, and ends when it is stopped [CHART-05]', () => {
    const { observer, said } = heard()
    const actor = createActor(parent).start()
    actor.send({ type: 'begun' })
    const stop = observe(actor, observer)
    expect(said()).toEqual(['parent began as parent in "busy"', 'parent/kid began as child in "waiting"'])
    stop()
    actor.send({ type: 'passed' })
    expect(said()).toHaveLength(2)
  })

  it('counts bursts that change nothing, after the first of a kind [CHART-05]', () => {
    const { observer, said } = heard()
    const actor = createActor(child, { inspect: observer.inspect }).start()
    for (let count = 0; count < 6; count++) actor.send({ type: 'quotes.arrived', secret: 'x' })
    actor.send({ type: 'asked' })
    expect(said().slice(1, 4)).toEqual([
      'child heard quotes.arrived from outside: child.waiting --quotes.arrived#0--> (stays)',
      'child heard 5 quotes.arrived',
      'child heard asked from outside: child.waiting --asked#0--> child.answered',
    ])
  })
})

const counting = setup({
  types: {
    context: {} as { attempt: number; memberCode: string },
    events: {} as
      | { type: 'counted'; by?: number; memberCode?: string }
      | { type: 'asked' }
      | { type: 'passed'; event: AnyEventObject },
  },
  actors: { kid: child, line: fromCallback(() => {}) },
}).createMachine({
  id: 'counting',
  context: { attempt: 0, memberCode: 'alice' },
  invoke: [
    { id: 'kid', src: 'kid' },
    { id: 'line', src: 'line' },
  ],
  on: {
    counted: {
      actions: assign({
        attempt: ({ context, event }) => context.attempt + (event.by ?? 0),
      }),
    },
    asked: { actions: sendTo('line', { type: 'asked' }) },
    passed: {
      actions: sendTo('kid', ({ event }) => event.event as { type: 'asked' }),
    },
  },
})

describe('what is written down of actors, by its value', () => {
  it('is a context where it has become another, without what may not be kept [CHART-05]', () => {
    const { entries, observer } = heard()
    const actor = createActor(counting, { inspect: observer.inspect }).start()
    actor.send({ type: 'counted', by: 2, memberCode: 'alice' })
    actor.send({ type: 'counted', by: 0 })
    actor.send({ type: 'asked' })
    actor.stop()
    const [stays, asked] = ['counted', 'asked'].map((type) => [`counting --${type}#0--> (stays)`])
    expect(entries).toEqual([
      {
        at: 0,
        kind: 'began',
        actor: 'counting/kid',
        machine: 'child',
        value: 'waiting',
        context: {},
        transitions: ['child.idle --always#0--> child.waiting'],
      },
      {
        at: 1,
        kind: 'began',
        actor: 'counting/line',
        machine: null,
        value: null,
        context: null,
      },
      {
        at: 2,
        kind: 'began',
        actor: 'counting',
        machine: 'counting',
        value: {},
        context: { attempt: 0 },
      },
      {
        at: 3,
        kind: 'step',
        actor: 'counting',
        from: null,
        event: { type: 'counted', by: 2 },
        transitions: stays,
        value: {},
        context: { attempt: 2 },
      },
      {
        at: 4,
        kind: 'step',
        actor: 'counting',
        from: null,
        event: { type: 'counted', by: 0 },
        transitions: stays,
        value: {},
      },
      {
        at: 5,
        kind: 'step',
        actor: 'counting',
        from: null,
        event: { type: 'asked' },
        transitions: asked,
        value: {},
      },
      { at: 6, kind: 'ended', actor: 'counting/kid', status: 'stopped' },
      { at: 7, kind: 'ended', actor: 'counting/line', status: 'stopped' },
      { at: 8, kind: 'ended', actor: 'counting', status: 'stopped' },
    ])
  })

  it('is of those there already as they are, each once, and of nothing after their end [CHART-05]', () => {
    const { entries, observer } = heard()
    const actor = createActor(counting).start()
    actor.send({ type: 'counted', by: 3 })
    observe(actor, observer)
    observe(actor, observer)
    expect(entries).toEqual([
      {
        at: 0,
        kind: 'began',
        actor: 'counting',
        machine: 'counting',
        value: {},
        context: { attempt: 3 },
      },
      {
        at: 1,
        kind: 'began',
        actor: 'counting/kid',
        machine: 'child',
        value: 'waiting',
        context: {},
      },
      {
        at: 2,
        kind: 'began',
        actor: 'counting/line',
        machine: null,
        value: null,
        context: null,
      },
    ])
    const over = createActor(child)
    over.start().send({ type: 'asked' })
    const late = heard()
    observe(over, late.observer)
    observe(over, late.observer)
    expect(late.entries.map(({ kind }) => kind)).toEqual(['began', 'ended'])
  })

  it('names who told it of each telling, also where the same is told twice by others [CHART-05]', () => {
    const { said, observer } = heard()
    const actor = createActor(counting, { inspect: observer.inspect }).start()
    const event = { type: 'quotes.arrived' } as const
    const { kid } = actor.getSnapshot().children
    kid?.send(event)
    actor.send({ type: 'passed', event })
    kid?.send({ type: 'asked' })
    expect(said().filter((line) => line.startsWith('counting/kid heard'))).toEqual([
      'counting/kid heard quotes.arrived from outside: child.waiting --quotes.arrived#0--> (stays)',
      'counting/kid heard 1 quotes.arrived',
      'counting/kid heard asked from outside: child.waiting --asked#0--> child.answered',
    ])
    const other = heard()
    const plain = { type: 'asked' } as const
    const asking = createActor(parent, {
      inspect: other.observer.inspect,
    }).start()
    asking.send({ type: 'begun' })
    asking.send(plain as never)
    asking.send({ type: 'passed' })
    expect(
      other.entries.flatMap((entry) =>
        entry.kind === 'step' ? [`${entry.actor} ${entry.event.type} ${entry.from}`] : [],
      ),
    ).toEqual([
      'parent begun null',
      'parent asked null',
      'parent/kid asked parent',
      'parent passed null',
      'parent xstate.done.actor.kid parent/kid',
    ])
  })

  it('is what one whose code is on its way is told, and then what machine it is [CHART-05]', () => {
    const { entries, observer } = heard()
    const actorRef = { sessionId: 'x:9', id: 'late' } as never
    const tells = (event: AnyEventObject, snapshot: unknown, sourceRef?: unknown): void => {
      if (sourceRef !== null)
        observer.inspect({
          type: '@xstate.event',
          rootId: '',
          actorRef,
          event,
          sourceRef,
        } as unknown as InspectionEvent)
      observer.inspect({
        type: '@xstate.snapshot',
        rootId: '',
        actorRef,
        event,
        snapshot,
      } as unknown as InspectionEvent)
    }
    const arriving = { status: 'active', isArriving: true }
    const machine = createActor(counting).start().getSnapshot()
    tells({ type: 'xstate.init' }, arriving)
    const same = { type: 'asked' }
    tells(same, arriving)
    tells(same, arriving, { sessionId: 'x:1', id: 'other' })
    tells(same, { status: 'active' })
    tells({ type: 'come' }, machine, null)
    tells(same, machine)
    const step = { kind: 'step', actor: 'late', transitions: [] }
    expect(entries).toEqual([
      {
        at: 0,
        kind: 'began',
        actor: 'late',
        machine: null,
        value: null,
        context: null,
      },
      { at: 1, ...step, from: null, event: { type: 'asked' }, value: null },
      // The same thing again, told by another.
      { at: 2, ...step, from: 'other', event: { type: 'asked' }, value: null },
      {
        at: 3,
        kind: 'began',
        actor: 'late',
        machine: 'counting',
        value: {},
        context: { attempt: 0 },
      },
      // Nobody was heard to say this: it is its own doing.
      { at: 4, ...step, from: 'late', event: { type: 'come' }, value: {} },
      { at: 5, ...step, from: null, event: { type: 'asked' }, value: {} },
    ])
  })

  it('is of one whose beginning nobody heard what it is at first, and then its step [CHART-05]', () => {
    const { entries, observer } = heard()
    const actor = createActor(parent).start()
    actor.send({ type: 'begun' })
    const { kid } = actor.getSnapshot().children
    if (kid === undefined) throw new Error('no kid')
    observe(kid, observer)
    actor.send({ type: 'passed' })
    expect(entries.map(sentence)).toEqual([
      'parent/kid began as child in "waiting"',
      'parent/kid heard asked from parent: child.waiting --asked#0--> child.answered',
      'parent/kid ended done',
      'parent began as parent in "busy"',
      'parent heard passed from outside: parent.busy --passed#0--> (stays)',
      'parent heard xstate.done.actor.kid from parent/kid: parent.busy --xstate.done.actor.kid#0--> parent.resting',
    ])
  })

  it('is nothing of what one says that has ended, nor a context where there is no machine yet [CHART-05]', () => {
    const { entries, observer } = heard()
    const tells = (type: string, status: 'active' | 'done'): void =>
      observer.inspect({
        type: '@xstate.snapshot',
        rootId: '',
        actorRef: { sessionId: 'x:9', id: 'late' },
        event: { type },
        snapshot: { status, isArriving: true },
      } as unknown as InspectionEvent)
    tells('asked', 'active')
    tells('come', 'done')
    tells('asked', 'done')
    const step = { kind: 'step', actor: 'late', from: 'late', transitions: [], value: null }
    expect(entries).toEqual([
      { at: 0, ...step, event: { type: 'asked' } },
      { at: 1, ...step, event: { type: 'come' } },
      { at: 2, kind: 'ended', actor: 'late', status: 'done' },
    ])
  })

  it.each(['quote.arrived', 'quotes.arrived', 'message.arrived', 'ping.answered', 'wait.counted'])(
    'counts %s, and reports any other event each time [CHART-05]',
    (type) => {
      const often = setup({}).createMachine({
        id: 'often',
        on: { '*': { actions: () => {} } },
      })
      const { said, observer } = heard()
      const actor = createActor(often, { inspect: observer.inspect }).start()
      for (let count = 0; count < 4; count++) actor.send({ type })
      observer.flush()
      expect(said().at(-1)).toBe(`often heard 3 ${type}`)
      for (let count = 0; count < 3; count++) actor.send({ type: `${type}.other` })
      expect(
        said()
          .slice(-3)
          .every((line) => line.startsWith(`often heard ${type}.other from outside`)),
      ).toBe(true)
    },
  )
})
