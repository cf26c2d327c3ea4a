import type { AnyStateMachine, StateValue } from 'xstate'

import { type Coverage, coverageOf } from '../harness/walks/paths.ts'
import { walkerOf } from '../model/acting.ts'
import { generated } from '../model/chartCoverage/record.ts'
import type { AnyModel, GraphStep } from '../model/graph.ts'
import { stateOf, statesOf } from '../model/states.ts'
import type { Path } from './search.ts'

/** One step of a path, as a real actor took it. */
export interface FoundStep {
  readonly event: string
  readonly type: string
  /** Where it leads, such as `reconciling.asking`; regions side by side have a bar between them. */
  readonly state: string
  readonly value: StateValue
  /** By name. */
  readonly transitions: readonly string[]
}

/** A path as it is told. */
export interface FoundPath {
  /** What it is about, or what the machine is started with. */
  readonly model: string
  /** The steps to where it begins, where that is not the start. */
  readonly way: readonly FoundStep[]
  /** The state it begins in. */
  readonly begins: string
  readonly steps: readonly FoundStep[]
}

/** All that was found of a machine. */
export interface Found {
  readonly machine: AnyStateMachine
  readonly paths: readonly FoundPath[]
  readonly coverage: Record<'states' | 'transitions', Coverage>
  /** Why there may be more, in words. */
  readonly bounds: readonly string[]
}

/** Takes paths on real actors, and says which states and transitions they cover. */
export function foundPaths(
  machine: AnyStateMachine,
  searched: readonly { readonly model: AnyModel; readonly name: string; readonly paths: readonly Path[] }[],
  bounds: readonly string[],
): Found {
  const taken = generated(() =>
    searched.flatMap(({ model, name, paths }) => paths.map((path) => takenPath(model, name, path))),
  )
  return {
    machine,
    paths: taken.map(({ path }) => path),
    coverage: coverageOf(machine, taken),
    bounds,
  }
}

function takenPath(model: AnyModel, name: string, { way, steps }: Path) {
  const walked = new Set<string>()
  const walker = walkerOf(model, walked)
  // What it takes on its own, before anything happens.
  const first = [...walked]
  const values: StateValue[] = []
  const take = (each: readonly GraphStep[]): FoundStep[] =>
    each.map(({ event: happening }) => {
      const { transitions } = walker.take(happening)
      const { value } = walker.snapshot()
      values.push(value)
      return { event: happening.step, type: happening.type, state: stateOf(value), value, transitions }
    })
  const before = take(way)
  const begin: StateValue = walker.snapshot().value
  values.splice(0, values.length, begin)
  const path: FoundPath = { model: name, way: before, begins: stateOf(begin), steps: take(steps) }
  return {
    path,
    steps: [],
    states: new Set(values.flatMap((value) => statesOf(value))),
    transitions: new Set([
      ...(way.length === 0 ? first : []),
      ...path.steps.flatMap(({ transitions }) => transitions),
    ]),
  }
}
