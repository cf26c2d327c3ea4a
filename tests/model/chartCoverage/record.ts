import { isMachineSnapshot, StateMachine } from 'xstate'
import type { AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate'

import type { Deed } from '#machines/deeds.ts'
import { transitionName } from '#machines/transitionName.ts'

/** Who had a machine do something: a test in sentences, or walks that were generated. */
export type By = 'sentences' | 'walks'

/** What was seen of a machine, by name; the answers of guards as `isGuest: yes`. */
export interface Seen {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  readonly answers: readonly string[]
  /** What its actions raised, sent and emitted, as `deedName` says it. */
  readonly deeds: readonly string[]
}

/** What was seen of each machine, by its id. */
export type Recording = Readonly<Record<By, Readonly<Record<string, Seen>>>>

type Kept = Record<keyof Seen, Set<string>>

const kept: Record<By, Map<string, Kept>> = { sentences: new Map(), walks: new Map() }
let by: By = 'sentences'

/** What happens within is generated: a walk, a matrix or a property, and no sentence. */
export function generated<TResult>(run: () => TResult): TResult {
  by = 'walks'
  try {
    return run()
  } finally {
    by = 'sentences'
  }
}

/** The same of what takes its time. */
export async function generatedLater(run: () => Promise<void>): Promise<void> {
  by = 'walks'
  try {
    await run()
  } finally {
    by = 'sentences'
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
    transitions.add(transitionName(transition))
    // One that is left at once is in no snapshot.
    states.add(transition.source.id)
  }
  for (const { id } of nodes) states.add(id)
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
  keptOf(logic.id).deeds.add(deedName(does === 'sends' ? { does, event, to } : { does, event }))
}

const verbs = new Map<string, Told['does']>([
  ['xstate.raise', 'raises'],
  ['xstate.sendTo', 'sends'],
  ['xstate.emit', 'emits'],
])

/** What an action tells: itself, another actor, or whoever listens. */
export type Told = Extract<Deed, { readonly event: string }>

export function deedName(deed: Told): string {
  return `${deed.does} ${deed.event}${deed.does === 'sends' ? ` to ${deed.to}` : ''}`
}

/** The machine, with guards whose answers are noted. */
export function recorded<TMachine extends AnyStateMachine>(machine: TMachine): TMachine {
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards).flatMap(([name, guard]) => {
      const note = (answer: boolean) => keptOf(machine.id).answers.add(answerName(name, answer))
      return guard === undefined ? [] : [[name, noting(guard, note)]]
    }),
  )
  return machine.provide({ guards }) as TMachine
}

/** What was noted since this was asked last. */
export function takeRecording(): Recording {
  const recording = { sentences: listed(kept.sentences), walks: listed(kept.walks) }
  for (const machines of Object.values(kept)) machines.clear()
  return recording
}

type Guard = NonNullable<AnyStateMachine['implementations']['guards'][string]>

/** What `and`, `or`, `not` and `stateIn` make is asked through its `check`, and is given itself to read its parts from. */
function noting(guard: Guard, note: (answer: boolean) => void): Guard {
  const heard = (answer: boolean): boolean => {
    note(answer)
    return answer
  }
  if (!('check' in guard) || typeof guard.check !== 'function')
    return (args, params) => heard(guard(args, params))
  const { check } = guard
  return Object.assign(() => false, guard, {
    check: (snapshot: unknown, args: unknown) => heard(check(snapshot, args, guard)),
  })
}

function keptOf(machineId: string): Kept {
  const known = kept[by].get(machineId)
  if (known !== undefined) return known
  const fresh: Kept = { states: new Set(), transitions: new Set(), answers: new Set(), deeds: new Set() }
  kept[by].set(machineId, fresh)
  return fresh
}

function listed(machines: ReadonlyMap<string, Kept>): Record<string, Seen> {
  return Object.fromEntries(
    [...machines].map(([id, { states, transitions, answers, deeds }]) => [
      id,
      {
        states: [...states],
        transitions: [...transitions],
        answers: [...answers],
        deeds: [...deeds],
      },
    ]),
  )
}
