import type { Page } from '@playwright/test'
import type { AnyStateMachine, StateValue } from 'xstate'

import { type Model, walksOf } from '../../model/graph.ts'
import type { Launched } from '../fixtures.ts'
import type { TestSandbox } from '../sandbox.ts'
import { leftOutInVain, type LeftOutSteps, transitionsLeftOut } from './browserSteps.ts'
import { expectState } from './inState.ts'
import {
  type Coverage,
  coverageOf,
  type MachinePath,
  pathThrough,
  type PathStep,
  type StepOf,
} from './paths.ts'
import { named, type Performance, walk } from './walk.ts'

/** What a walk is made in: a page, a sandbox, and the way to launch there. */
export interface World {
  readonly page: Page
  readonly sandbox: TestSandbox
  readonly launched: Launched
}

/** What no path comes to in a browser: names, by the reason. */
export type LeftOut = Readonly<Record<string, readonly string[]>>

/** A machine whose paths are walked in the browser: what there is of it, whatever its steps are made of. */
export interface MachineWalks {
  readonly machine: AnyStateMachine
  /** What its paths show, each id in brackets. */
  readonly shows: string
  /** What its paths begin with, by name: a part has a model of its own. */
  readonly parts: readonly string[]
  /** The tests that walk all of its paths: those of a part in one page, or each in a page of its own. */
  readonly tests: readonly WalkTest[]
  /** All of its paths. */
  readonly paths: readonly WalkedPath[]
  readonly coverage: Record<'states' | 'transitions', Coverage>
  readonly leftOut: { readonly transitions: LeftOut; readonly states: LeftOut }
  /** What is said to be left out and cannot happen, in words. */
  readonly inVain: () => readonly string[]
  /** The steps that are done by somebody, and those of the paths. */
  readonly done: ReadonlySet<string>
  readonly stepped: ReadonlySet<string>
  /** The states whose looks are said, and those that a path stops at. */
  readonly looks: ReadonlySet<string>
  readonly stopped: ReadonlySet<string>
  /** Every shortest way to a state of a part, and one more step from it. */
  readonly ways: (part: string) => readonly (readonly PathStep[])[]
  /** Walks the path of these steps. @throws where one cannot happen there */
  readonly walk: (world: World, part: string, steps: readonly string[]) => Promise<void>
}

/** A path as it is walked. */
export interface WalkedPath extends MachinePath<PathStep> {
  readonly part: string
}

/** One test of the browser's. */
export interface WalkTest {
  readonly title: string
  readonly paths: number
  readonly steps: number
  readonly run: (world: World) => Promise<void>
}

/** A part of a machine's walks: its model, and the paths that are walked. */
interface Part<TStep extends PathStep> {
  // oxlint-disable-next-line typescript/no-explicit-any -- each part has a context of its own, which its model alone reads
  readonly model: Model<any>
  readonly paths: readonly MachinePath<TStep>[]
}

interface WalksOf<TPart extends string, TWalker, TStep extends PathStep> {
  readonly machine: AnyStateMachine
  readonly shows: string
  readonly parts: Readonly<Record<TPart, Part<TStep>>>
  readonly stepOf: StepOf<TStep>
  readonly begin: (value: StateValue) => TStep
  readonly performance: Performance<TWalker, TStep>
  /** How a step tells its state; as `stateOf` does, unless told. */
  readonly said?: (value: StateValue) => string
  /** It is not the one of its machine, or not always there: the walker itself says when a state is reached. */
  readonly isOneOfMany?: boolean
  /** Brings a page to where the paths of a part begin. */
  readonly enter: (world: World, part: TPart) => Promise<TWalker>
  /** What holds after a path, whatever it was. */
  readonly after?: (walker: TWalker, path: MachinePath<TStep>) => Promise<void>
  /** Each path wants a page of its own. */
  readonly isAlone: boolean
  readonly leftOut: {
    /** Of the machine's model: what it costs in transitions is said with it. */
    readonly steps?: LeftOutSteps
    /** Of a machine whose walks have a model of their own. */
    readonly transitions?: LeftOut
    readonly states: LeftOut
  }
  /** Which states and transitions are asked for, by name. */
  readonly isMeant?: (name: string) => boolean
}

/** Puts together what walks a machine. */
export function machineWalks<TPart extends string, TWalker, TStep extends PathStep>(
  of: WalksOf<TPart, TWalker, TStep>,
): MachineWalks {
  const { machine, shows, parts, stepOf, begin, performance, enter, after, isAlone, leftOut } = of
  const { passing, seen } = performance
  const names = Object.keys(parts) as TPart[]
  const all = names.flatMap((part) => [...parts[part].paths])
  const stops = all.flatMap(({ steps }) =>
    steps.filter((_, at) => {
      const next: TStep['name'] | undefined = steps[at + 1]?.name
      return next === undefined || !passing.has(next)
    }),
  )
  const through = async (world: World, part: TPart, paths: readonly MachinePath<TStep>[]): Promise<void> => {
    const walker = await enter(world, part)
    for (const path of paths) {
      await walk(walker, path, performance, async ({ state }) => {
        if (of.isOneOfMany !== true) await expectState(world.page, machine.id, state, of.said)
      })
      await after?.(walker, path)
    }
  }
  const testOf = (part: TPart, title: string, paths: readonly MachinePath<TStep>[]): WalkTest => ({
    title,
    paths: paths.length,
    steps: stepsIn(paths),
    run: (world) => through(world, part, paths),
  })
  const isRead = (name: string): boolean => name !== 'begin' && !passing.has(name)
  return {
    machine,
    shows,
    parts: names,
    tests: names.flatMap((part) => {
      const { paths } = parts[part]
      return isAlone
        ? paths.map((path, at) => testOf(part, `${part}, ${at + 1}: ${named(path, isRead)}`, [path]))
        : [testOf(part, `${part}: ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`, paths)]
    }),
    paths: names.flatMap((part) => parts[part].paths.map((path) => ({ part, ...path }))),
    coverage: coverageOf(machine, all, of.isMeant),
    leftOut: {
      transitions: { ...leftOut.transitions, ...transitionsLeftOut(leftOut.steps ?? {}) },
      states: leftOut.states,
    },
    inVain: () => leftOutInVain(parts, leftOut.steps ?? {}),
    done: new Set(Object.keys(performance.doing)),
    stepped: new Set(all.flatMap(({ steps }) => steps.map(({ name }) => name))),
    looks: new Set(Object.keys(performance.looks)),
    stopped: new Set(stops.flatMap(seen)),
    ways: (part) => walksOf(parts[partOf(names, part)].model).map((way) => way.map(stepOf)),
    walk: async (world, part, steps) => {
      const name = partOf(names, part)
      await through(world, name, [pathThrough(parts[name].model, stepOf, begin, steps)])
    },
  }
}

function partOf<TPart extends string>(names: readonly TPart[], part: string): TPart {
  const found = names.find((name) => name === part)
  if (found === undefined) throw new Error(`There is no "${part}"; there is: ${names.join(', ')}`)
  return found
}

function stepsIn(paths: readonly MachinePath<PathStep>[]): number {
  return paths.reduce((sum, { steps }) => sum + steps.length, 0)
}
