import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { transitionName } from '#machines/transitionName.ts'
import { walkerOf } from '#tests/model/acting.ts'
import { allModels, type MachineName } from '#tests/model/allModels.ts'
import { type AnyModel, eventsIn, type Model, type StepEvent } from '#tests/model/graph.ts'
import { leavesOf, statesOf } from '#tests/model/states.ts'

/** What is simulated: one of a machine's models, what has happened so far, and the guards whose answers are set. */
export interface Play {
  readonly model: string
  /** By the names of the model's steps. */
  readonly steps: readonly string[]
  /** By the guard's name; every other guard answers as it is. */
  readonly answers: Readonly<Record<string, boolean>>
}

/** Something that can happen now. */
export interface Choice {
  readonly step: string
  /** The transitions that it would take, by name; none where the machine lets it pass. */
  readonly transitions: readonly string[]
}

/** A step that has happened. */
export interface PlayedStep {
  readonly step: string
  readonly transitions: readonly string[]
  /** What the machine told its parent: types of events. */
  readonly told: readonly string[]
  /** The innermost states after it. */
  readonly leaves: readonly string[]
}

/** Where a simulation is. */
export interface Moment {
  /** Every state that the machine is in, with those around it; the root is the empty path. */
  readonly active: readonly string[]
  readonly leaves: readonly string[]
  readonly context: unknown
  readonly played: readonly PlayedStep[]
  /** What can happen now, the steps that lead somewhere first; nothing where the machine has ended. */
  readonly choices: readonly Choice[]
  /** The guards that the machine names, in their order. */
  readonly guards: readonly string[]
  /** The step that could not happen where it was to, so that it and what follows it are left out. */
  readonly lost: string | null
  /** Why the machine failed, in its own words. */
  readonly failure: string | null
}

/** The models of a machine, by what each is about. */
export function modelsOf(machine: string): readonly string[] {
  return isMachine(machine) ? Object.keys(allModels[machine]) : []
}

/** How a simulation of a machine begins. */
export function beginning(machine: string): Play {
  return { model: modelsOf(machine)[0] ?? '', steps: [], answers: {} }
}

/**
 * Takes the steps of a simulation on the real machine, from its start: its actors are stand-ins of the model, and so is its
 * time. @throws Error for a model that the machine has not
 */
export function simulate(machine: string, { model: name, steps, answers }: Play): Moment {
  const model: Model<never> | undefined = isMachine(machine) ? modelNamed(machine, name) : undefined
  if (model === undefined) throw new Error(`${machine} has no model "${name}"`)
  const guards = Object.keys(model.machine.implementations.guards)
  const walker = walkerOf({ ...model, machine: answering(model.machine, answers) }, new Set())
  const played: PlayedStep[] = []
  let open = openIn(model, walker.snapshot())
  let lost: string | null = null
  for (const step of steps) {
    const event = open.get(step)
    if (event === undefined) {
      lost = step
      break
    }
    const { transitions, told } = walker.take(event)
    const snapshot = walker.snapshot()
    played.push({
      step,
      transitions,
      told: told.map(({ type }) => type).filter((type) => !type.startsWith('xstate.')),
      leaves: leavesOf(snapshot.value),
    })
    open = openIn(model, snapshot)
  }
  const snapshot = walker.snapshot()
  const choices = [...open].map(([step, event]) => ({ step, transitions: takenBy(snapshot, event) }))
  return {
    active: ['', ...statesOf(snapshot.value)],
    leaves: leavesOf(snapshot.value),
    context: snapshot.context,
    played,
    choices: choices.toSorted(
      (one, other) => Number(other.transitions.length > 0) - Number(one.transitions.length > 0),
    ),
    guards,
    lost,
    failure: snapshot.status === 'error' ? String(snapshot.error) : null,
  }
}

/** What can happen in a state, by name. */
function openIn(model: AnyModel, snapshot: AnyMachineSnapshot): ReadonlyMap<string, StepEvent> {
  return new Map(eventsIn(model, snapshot).map((event) => [event.step, event]))
}

/** The transitions that an event would take at once, by name. */
function takenBy(snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly string[] {
  return snapshot.machine.getTransitionData(snapshot, event).map(transitionName)
}

/** The machine, with guards that answer what is set. */
function answering(machine: AnyStateMachine, answers: Play['answers']): AnyStateMachine {
  const guards = Object.entries(answers).map(([name, answer]) => [name, () => answer] as const)
  return machine.provide({ guards: Object.fromEntries(guards) })
}

function modelNamed(machine: MachineName, name: string): AnyModel | undefined {
  return allModels[machine][name]
}

function isMachine(name: string): name is MachineName {
  return Object.hasOwn(allModels, name)
}
