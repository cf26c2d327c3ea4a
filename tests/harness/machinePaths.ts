import type { StateValue } from 'xstate'

import type { BetSlipContext } from '#machines/betSlip/types.ts'
import { statesIn, transitionName, transitionsIn } from '#machines/transitionName.ts'

import { take } from '../model/acting.ts'
import { type Model, type Walk, walksOf } from '../model/graph.ts'
import { slipMachine } from '../model/slip/models.ts'
import type { PathFacts } from './machineModels.ts'
import type { StepName } from './machineSteps.ts'

/** One thing that happens on a path, and what the machine says of the slip after it. */
export interface PathStep extends PathFacts {
  readonly name: StepName
  /** The states of its placement and of its terms, such as `underWay.outcomeUnknown`. */
  readonly placement: string
  readonly terms: string
}

/** A shortest way through the slip's chart, as it is walked in the browser. */
export interface MachinePath {
  readonly steps: readonly PathStep[]
  readonly states: ReadonlySet<string>
  /** By name. */
  readonly transitions: ReadonlySet<string>
}

/**
 * Of all shortest paths through a model so many that together they do in every state of the placement whatever can be
 * done there, with every state it leads to. None ends on its way, where nothing can be seen.
 */
export function pathsOf(model: Model<BetSlipContext>): readonly MachinePath[] {
  const found = walksOf(model)
    .filter((walk) => walk.every(({ event }) => 'step' in event))
    .map((walk) => ({ walk, steps: walk.map(pathStep) }))
    .filter(({ steps }) => steps.at(-1)?.placement.endsWith('placing') === false)
  const goals = found.map(({ steps }) => goalsOf(steps))
  const open = new Set(goals.flat())
  const chosen: MachinePath[] = []
  while (open.size > 0) {
    const gains = goals.map((its) => its.filter((goal) => open.has(goal)).length)
    const best = gains.indexOf(Math.max(...gains))
    const path = found[best]
    if (path === undefined) break
    chosen.push(pathOf(model, path.walk, path.steps))
    for (const goal of goals[best] ?? []) open.delete(goal)
  }
  return chosen
}

function pathStep({ event, value, facts }: Walk[number]): PathStep {
  return {
    ...(facts as PathFacts),
    name: event.step,
    placement: stateIn(value, 'placement'),
    terms: stateIn(value, 'terms').replace(/^watching\./, ''),
  }
}

/** What a path is walked for. */
function goalsOf(steps: readonly PathStep[]): readonly string[] {
  const doings = steps.map(({ name, placement }, at) => `${steps[at - 1]?.placement}: ${name}: ${placement}`)
  return [...new Set(doings)]
}

function pathOf(model: Model<BetSlipContext>, walk: Walk, steps: readonly PathStep[]): MachinePath {
  const transitions = new Set<string>()
  take(model, walk, transitions)
  const states = steps.flatMap(({ placement, terms }) => [
    ...ancestors(`placement.${placement}`),
    ...ancestors(terms === 'none' ? 'terms.none' : `terms.watching.${terms}`),
  ])
  return { steps, states: new Set(states), transitions }
}

function stateIn(value: StateValue, region: string): string {
  return typeof value === 'object' ? inside(value[region]) : ''
}

function inside(value: StateValue | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? ''
  return Object.entries(value)
    .map(([name, within]) => [name, inside(within)].filter((part) => part !== '').join('.'))
    .join('|')
}

/** A state and those it is within. */
function ancestors(state: string): string[] {
  const parts = state.split('.')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join('.'))
}

/** What is visited of all there is, by name. */
export interface Coverage {
  readonly walked: readonly string[]
  readonly left: readonly string[]
}

/** What the paths visit of the states of the slip's placement and terms, and of the transitions there. */
export function coverageOf(paths: readonly MachinePath[]): Record<'states' | 'transitions', Coverage> {
  const states = new Set(paths.flatMap((path) => [...path.states]))
  const transitions = new Set(paths.flatMap((path) => [...path.transitions]))
  return {
    states: split(
      statesIn(slipMachine)
        .map(({ path }) => path.join('.'))
        .filter(isOfThese),
      states,
    ),
    transitions: split(transitionsIn(slipMachine).map(transitionName).filter(isOfThese), transitions),
  }
}

function isOfThese(name: string): boolean {
  return /^(betSlip\.)?(placement|terms)\./.test(name)
}

function split(names: readonly string[], visited: ReadonlySet<string>): Coverage {
  return {
    walked: names.filter((name) => visited.has(name)),
    left: names.filter((name) => !visited.has(name)),
  }
}
