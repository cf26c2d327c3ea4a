import type { StateValue } from 'xstate'

import type { BetSlipContext } from '#machines/betSlip/types.ts'

import type { Model, WalkStep } from '../../../model/graph.ts'
import { type MachinePath, shortestPaths, stateOf } from '../paths.ts'
import type { PathFacts } from './model.ts'
import type { StepName } from './steps.ts'

/** One thing that happens on a path, and what the machine says of the slip after it. */
export interface SlipStep extends PathFacts {
  readonly name: StepName
  /** The state of its placement, such as `underWay.outcomeUnknown`. */
  readonly state: string
  readonly terms: string
}

export type SlipPath = MachinePath<SlipStep>

/** Paths that do in every state of the placement whatever can be done there. None ends on its way, where nothing can be seen. */
export function pathsOf(model: Model<BetSlipContext>): readonly SlipPath[] {
  return shortestPaths(model, slipStep, ({ state }) => !state.endsWith('placing'))
}

function slipStep({ event, value, facts }: WalkStep): SlipStep | null {
  if (!('step' in event)) return null
  return {
    ...(facts as PathFacts),
    name: event.step,
    state: stateIn(value, 'placement'),
    terms: stateIn(value, 'terms').replace(/^watching\./, ''),
  }
}

function stateIn(value: StateValue, region: string): string {
  return typeof value === 'object' ? stateOf(value[region]) : ''
}

/** Of the placement or of the terms. */
export function isOfPlacementOrTerms(name: string): boolean {
  return /^(placement|terms)\./.test(name)
}
