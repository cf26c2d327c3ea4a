import { describe, expect, it } from 'vitest'

import { allMachines } from '#machines/all.ts'

import { begun } from './happenings.ts'
import { luckyParts, luckyStep } from './luckyCombo/model.ts'
import { pathThrough } from './paths.ts'
import { walkers } from './walkers.ts'

/** Machines that no path walks in the browser, and why. */
const unwalked: Readonly<Record<string, string>> = {
  app: 'its states are those of the machines within it, whose walks go through them: launch, session, channels, maintenance',
  servers:
    'where calls go is seen in the sandbox and not on the page: `faults/servers.spec.ts` says it in sentences',
  reload:
    'it begins anew with each page it loads: `e2e/reload.spec.ts` says what a member sees of that in sentences',
}

const namesIn = (leftOut: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(leftOut).flat()
const sorted = (names: Iterable<string>): string[] => [...names].toSorted()

describe('a path that is named step by step', () => {
  const { model } = luckyParts['the slip’s lucky combo']
  const through = (...names: string[]) => pathThrough(model, luckyStep, begun, names)

  it('is what its steps lead to [CHART-04]', () => {
    const { steps } = through('generate', 'one is offered', 'add it')
    expect(steps.map(({ state }) => state)).toEqual(['filtering', 'generating', 'offered', 'filtering'])
  })

  it('is refused where one cannot happen there, and says what can [CHART-04]', () => {
    expect(() => through('generate', 'add it')).toThrow(
      '"add it" does not happen in generating; what does: "change a filter", "one is offered"',
    )
  })

  it('is one of all ways to its state [CHART-04]', () => {
    const ways = walkers.placement.ways('a bet that is placed')
    const unknown = ways.find((way) => way.at(-1)?.state === 'outcomeUnknown')
    expect(unknown?.map(({ name }) => name)).toEqual(['it is written down', 'the reply cannot be read'])
  })
})

describe('what is walked in the browser', () => {
  it('is every machine, but for those with a reason [CHART-04]', () => {
    expect(sorted([...Object.keys(walkers), ...Object.keys(unwalked)])).toEqual(
      sorted(Object.keys(allMachines)),
    )
  })

  for (const [name, walks] of Object.entries(walkers))
    describe(`the walks of ${name}`, () => {
      const { coverage, leftOut, done, stepped, looks, stopped } = walks

      it('is every transition, but for those with a reason [CHART-04]', () => {
        expect(sorted(coverage.transitions.left)).toEqual(sorted(namesIn(leftOut.transitions)))
      })

      it('is done by somebody, step by step [CHART-04]', () => {
        expect(sorted(stepped)).toEqual(sorted(done))
      })

      it('is seen in every state, but for those with a reason [CHART-04]', () => {
        expect(sorted(stopped)).toEqual(sorted(looks))
        const { walked, left } = coverage.states
        expect(sorted([...walked, ...left].filter((state) => !looks.has(state)))).toEqual(
          sorted(namesIn(leftOut.states)),
        )
      })
    })
})
