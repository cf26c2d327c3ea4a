import type { AnyStateMachine } from 'xstate'

import { statesIn } from '#machines/transitionName.ts'

import { statesOf } from '../../model/states.ts'
import type { Found, FoundPath, FoundStep } from '../found.ts'
import type { Wish } from '../wish.ts'
import { headOf, titleOf } from './head.ts'

/** Paths as scenarios: what happens, and what each state says of itself in the chart. */
export function gherkin(wish: Wish, found: Found): string {
  return [
    ...headOf(wish, found).map((line) => `# ${line}`),
    `Feature: ${titleOf(wish)}`,
    ...found.paths.flatMap((path, at) => ['', ...scenario(found.machine, path, at + 1)]),
  ].join('\n')
}

function scenario(machine: AnyStateMachine, { model, way, begins, steps }: FoundPath, at: number): string[] {
  const happens = steps.map(({ event }) => event).join(', ')
  return [
    `  Scenario: ${at}. ${happens === '' ? 'it begins there' : happens}`,
    `    Given ${model}`,
    ...way.map(({ event }) => `    And ${event}`),
    `    And ${machine.id} is in ${begins}`,
    ...steps.flatMap((step) => [
      `    When ${step.event}`,
      `    Then ${machine.id} is in ${step.state}`,
      ...saidOf(machine, step).map((line) => `      # ${line}`),
    ]),
  ]
}

/** What the innermost states that a step comes into are. */
function saidOf(machine: AnyStateMachine, { value, transitions }: FoundStep): readonly string[] {
  if (transitions.length === 0) return []
  const names = new Set(statesOf(value))
  return statesIn(machine).flatMap(({ path, states, description }) =>
    names.has(path.join('.')) && Object.keys(states).length === 0 && description !== undefined
      ? [description]
      : [],
  )
}
