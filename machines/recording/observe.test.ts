import { describe, expect, it } from 'vitest'
import { createActor, sendTo, setup } from 'xstate'

import type { Entry } from './entries.ts'
import { createObserver, observe } from './observe.ts'
import { createRedactor } from './redact.ts'

const child = setup({
  types: { events: {} as { type: 'asked' } | { type: 'quotes.arrived'; secret?: string } },
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
  return { entries, observer, said: () => entries.map((entry) => sentence(entry)) }
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

  it('tells of those that are there, where it begins late, and of nothing once it is over [CHART-05]', () => {
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
