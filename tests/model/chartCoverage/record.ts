import { isMachineSnapshot, StateMachine } from 'xstate'
import type { AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate'

import type { Kind, Source } from '#charts/tested/report.ts'
import type { ActionEffect } from '#machines/actionEffects.ts'
import { transitionName } from '#machines/transitionName.ts'

/** What was seen of a machine: by its name, the tests that saw it, by their places in the recording's titles. */
export type Seen = Readonly<Record<Kind, Readonly<Record<string, readonly number[]>>>>

/** What the tests of a file saw of each machine, by its id, and who had it happen. */
export interface Recording {
  readonly titles: readonly string[]
  readonly seen: Readonly<Partial<Record<Source, Readonly<Record<string, Seen>>>>>
}

type Kept = Record<Kind, Map<string, Set<number>>>

let titles: string[] = []
const kept = new Map<Source, Map<string, Kept>>()
let by: Source = 'sentences'
/** The place of the test that runs; null outside of any. */
let test: number | null = null

/** What happens from here on is had to happen by this source: a file's tests are all of one, but for what is generated. */
export function recordAs(source: Source): void {
  by = source
}

/** A test begins, which goes by this title. */
export function beginTest(title: string): void {
  test = titles.push(title) - 1
}

/** It ends: what happens until the next one begins is no test's. */
export function endTest(): void {
  test = null
}

/** What happens within is generated: a walk, a matrix or a property, and no sentence. */
export function generated<TResult>(run: () => TResult): TResult {
  const before = by
  by = 'walks'
  try {
    return run()
  } finally {
    by = before
  }
}

/** The same of what takes its time. */
export async function generatedLater(run: () => Promise<void>): Promise<void> {
  const before = by
  by = 'walks'
  try {
    await run()
  } finally {
    by = before
  }
}

/** One of the two answers of a guard. */
export function answerName(guard: string, answer: boolean): string {
  return `${guard}: ${answer ? 'yes' : 'no'}`
}

/** Notes what an actor and those below it do: give it as `inspect` to whichever is created without a parent. */
export function record(event: InspectionEvent): void {
  if (event.type === '@xstate.action') return recordDeed(event)
  if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return
  const { machine, _nodes: nodes } = event.snapshot
  const { states, transitions } = keptOf(machine.id)
  for (const transition of event._transitions) {
    // The step into the first state is no transition of the chart.
    if (transition.eventType === null) continue
    note(transitions, transitionName(transition))
    // One that is left at once is in no snapshot.
    note(states, transition.source.id)
  }
  for (const { id } of nodes) note(states, id)
}

/** Of built-in actions xstate says what they do, and not by which name the chart has them do it. */
function recordDeed({ actorRef, action }: Extract<InspectionEvent, { type: '@xstate.action' }>): void {
  const logic: unknown = Reflect.get(actorRef, 'logic')
  const does = verbs.get(action.type)
  if (does === undefined || !(logic instanceof StateMachine)) return
  const params: unknown = action.params
  if (typeof params !== 'object' || params === null) return
  const { type: event }: AnyEventObject = Reflect.get(params, 'event')
  // That a wait begins is the chart's own.
  if (event.startsWith('xstate.')) return
  const target: unknown = Reflect.get(params, 'targetId')
  // Of several of a kind each has a number or a key behind its name.
  const [to = ''] = target === '#_parent' ? ['parent'] : String(target).split(' ')
  note(keptOf(logic.id).effects, effectName(does === 'sends' ? { does, event, to } : { does, event }))
}

const verbs = new Map<string, Told['does']>([
  ['xstate.raise', 'raises'],
  ['xstate.sendTo', 'sends'],
  ['xstate.emit', 'emits'],
])

/** What an action raises, sends to another actor, or emits to listeners. */
export type Told = Extract<ActionEffect, { readonly event: string }>

export function effectName(effect: Told): string {
  return `${effect.does} ${effect.event}${effect.does === 'sends' ? ` to ${effect.to}` : ''}`
}

/** The machine, with guards whose answers are noted. */
export function recorded<TMachine extends AnyStateMachine>(machine: TMachine): TMachine {
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards).flatMap(([name, guard]) => {
      const heard = (answer: boolean) => note(keptOf(machine.id).answers, answerName(name, answer))
      return guard === undefined ? [] : [[name, noting(guard, heard)]]
    }),
  )
  return machine.provide({ guards }) as TMachine
}

/** What was noted since this was asked last. */
export function takeRecording(): Recording {
  const seen = Object.fromEntries(
    [...kept].map(([source, machines]) => [
      source,
      Object.fromEntries([...machines].map(([id, one]) => [id, listed(one)])),
    ]),
  )
  const recording = { titles, seen }
  titles = []
  test = null
  kept.clear()
  return recording
}

type Guard = NonNullable<AnyStateMachine['implementations']['guards'][string]>

/** What `and`, `or`, `not` and `stateIn` make is asked through its `check`, and is given itself to read its parts from. */
function noting(guard: Guard, heard: (answer: boolean) => void): Guard {
  const told = (answer: boolean): boolean => {
    heard(answer)
    return answer
  }
  if (!('check' in guard) || typeof guard.check !== 'function')
    return (args, params) => told(guard(args, params))
  const { check } = guard
  return Object.assign(() => false, guard, {
    check: (snapshot: unknown, args: unknown) => told(check(snapshot, args, guard)),
  })
}

function note(seen: Map<string, Set<number>>, name: string): void {
  const known = seen.get(name)
  const tests = known ?? new Set()
  if (known === undefined) seen.set(name, tests)
  if (test !== null) tests.add(test)
}

function keptOf(machineId: string): Kept {
  const machines = kept.get(by) ?? new Map<string, Kept>()
  kept.set(by, machines)
  const known = machines.get(machineId)
  if (known !== undefined) return known
  const fresh: Kept = { states: new Map(), transitions: new Map(), answers: new Map(), effects: new Map() }
  machines.set(machineId, fresh)
  return fresh
}

function listed({ states, transitions, answers, effects }: Kept): Seen {
  const list = (seen: ReadonlyMap<string, ReadonlySet<number>>) =>
    Object.fromEntries([...seen].map(([name, tests]) => [name, [...tests]]))
  return {
    states: list(states),
    transitions: list(transitions),
    answers: list(answers),
    effects: list(effects),
  }
}
