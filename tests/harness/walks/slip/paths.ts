import type { StateValue } from 'xstate'

import { walkedModels } from '#machines/betSlip/testing/questions/walked.ts'
import { passing, type StepName } from '#machines/betSlip/testing/questions/walkedSteps.ts'
import type { WalkedFacts } from '#machines/betSlip/testing/questions/walking.ts'
import type { BetSlipContext } from '#machines/betSlip/types.ts'

import type { Model, WalkStep } from '../../../model/graph.ts'
import { stateOf } from '../../../model/states.ts'
import { longPaths, type MachinePath, shortestPaths } from '../paths.ts'

/** One thing that happens on a path, and what the machine says of the slip after it. */
export interface SlipStep extends WalkedFacts {
  readonly name: StepName | 'begin'
  /** The state of its placement, such as `underWay.outcomeUnknown`. */
  readonly state: string
  readonly terms: string
  readonly range: string
}

export type SlipPath = MachinePath<SlipStep>

/** Paths that do in every state of the placement whatever can be done there. None ends on its way, where nothing can be seen. */
function pathsOf(model: Model<BetSlipContext>): readonly SlipPath[] {
  return shortestPaths(
    model,
    slipStep,
    beginSlip,
    ({ state, isJustAnswered }) =>
      !state.endsWith('placing') && !(state.startsWith('underWay') && isJustAnswered),
  )
}

/** A part of the slip's model, walked as a member whom the sandbox answers accordingly. */
function partOf(
  name: keyof typeof walkedModels,
  member: string,
  findPaths: (model: Model<BetSlipContext>) => readonly SlipPath[] = pathsOf,
) {
  const model: Model<BetSlipContext> = walkedModels[name]
  return { member, model, paths: findPaths(model) }
}

/** Paths that go on to what is left, of what is around a bet, for as long as a slow machine walks in its time. */
const inFewGoes = (model: Model<BetSlipContext>): readonly SlipPath[] =>
  longPaths(model, slipStep, beginSlip, { passing, longest: 17 })

/** The parts of the slip's model that are walked, and their paths. */
export const slipParts = {
  'one selection in a market that moves': partOf('one selection in a market that moves', 'oracle'),
  'a bet too soon after the last': partOf('a bet too soon after the last', 'oracle'),
  'two singles with one press': partOf('two singles with one press', 'oracle'),
  'what is in the slip': partOf('what is in the slip, in the browser', 'oracle', inFewGoes),
  'what is staked': partOf('what is staked, in the browser', 'alice', inFewGoes),
  'a quick bet': partOf('a quick bet, in the browser', 'alice', inFewGoes),
  'a quick bet of a device that slept': partOf(
    'a quick bet of a device that slept, in the browser',
    'alice',
    inFewGoes,
  ),
  'how much may be staked': partOf('how much may be staked, in the browser', 'alice', inFewGoes),
}

/** The step that a model's is: its name is one of those that are walked. */
export function slipStep({ event, value, facts }: WalkStep): SlipStep {
  return {
    ...(facts as WalkedFacts),
    name: event.step as StepName,
    state: placementIn(value),
    terms: stateIn(value, 'terms').replace(/^watching\./, ''),
    range: stateIn(value, 'range'),
  }
}

export function beginSlip(value: StateValue): SlipStep {
  return {
    name: 'begin',
    state: placementIn(value),
    terms: stateIn(value, 'terms'),
    range: stateIn(value, 'range'),
    legs: [],
    stakes: [],
    end: null,
    refusal: null,
    unavailable: null,
    unsent: null,
    isJustAnswered: false,
  }
}

/** The innermost states of its placement. */
export function placementIn(value: StateValue): string {
  return stateIn(value, 'placement')
}

function stateIn(value: StateValue, region: string): string {
  return typeof value === 'object' ? stateOf(value[region]) : ''
}
