import type { StateValue } from 'xstate'

import type { BetSlipContext } from '#machines/betSlip/types.ts'

import type { Model, WalkStep } from '../../../model/graph.ts'
import { type MachinePath, shortestPaths, stateOf } from '../paths.ts'
import { type PathFacts, type PathModel, pathModels } from './model.ts'
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
function pathsOf(model: Model<BetSlipContext>): readonly SlipPath[] {
  return shortestPaths(model, slipStep, beginSlip, ({ state }) => !state.endsWith('placing'))
}

function partOf({ member, model }: PathModel) {
  return { member, model, paths: pathsOf(model) }
}

/** The models and paths of the slip. */
export const slipParts = {
  'one selection in a market that moves': partOf(pathModels['one selection in a market that moves']),
  'a bet too soon after the last': partOf(pathModels['a bet too soon after the last']),
  'two singles with one press': partOf(pathModels['two singles with one press']),
}

export function slipStep({ event, value, facts }: WalkStep): SlipStep | null {
  if (!('step' in event)) return null
  return {
    ...(facts as PathFacts),
    name: event.step,
    state: placementIn(value),
    terms: stateIn(value, 'terms').replace(/^watching\./, ''),
  }
}

export function beginSlip(value: StateValue): SlipStep {
  return {
    name: 'begin',
    state: placementIn(value),
    terms: stateIn(value, 'terms'),
    legs: [],
    stakes: [],
  }
}

/** The innermost states of its placement. */
export function placementIn(value: StateValue): string {
  return stateIn(value, 'placement')
}

function stateIn(value: StateValue, region: string): string {
  return typeof value === 'object' ? stateOf(value[region]) : ''
}

/** Of the placement or of the terms. */
export function isOfPlacementOrTerms(name: string): boolean {
  return /^(placement|terms)\./.test(name)
}
