import { describe, expect, it } from 'vitest'

import { allMachines } from '#machines/all.ts'
import { sessionModels } from '#machines/session/testing/model.ts'

import { begun, toldStep } from '../../model/steps.ts'
import { browserParts, leftOutInVain } from './browserSteps.ts'
import { luckyParts } from './luckyCombo/walker.ts'
import { pathThrough } from './paths.ts'
import { unwalked, walkers } from './walkers.ts'

const namesIn = (leftOut: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(leftOut).flat()
const sorted = (names: Iterable<string>): string[] => [...names].toSorted()

describe('a path that is named step by step', () => {
  const { model } = luckyParts['the slip’s lucky combo']
  const through = (...names: string[]) => pathThrough(model, toldStep, begun, names)

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
    const ways = walkers.placement.ways('a bet confirmed now')
    const unknown = ways.find((way) => way.at(-1)?.state === 'outcomeUnknown')
    expect(unknown?.map(({ name }) => name)).toEqual(['the reply cannot be read'])
  })
})

describe('steps that the browser has no hand in', () => {
  const walked = (leftOut: Parameters<typeof leftOutInVain>[1]) =>
    browserParts(sessionModels, { leftOut, stepOf: toldStep, begin: begun })
  const namesOf = (parts: ReturnType<typeof walked>, part: 'a member' | 'a guest'): Set<string> =>
    new Set(parts[part].paths.flatMap(({ steps }) => steps.map(({ name }) => name)))

  it('are on no path, and those that nothing comes of are on none either [CHART-04]', () => {
    const all = walked({})
    expect(namesOf(all, 'a guest')).toContain('the token is renewed')
    const some = walked({
      'a guest has none': { parts: ['a guest'] },
      'nobody presses it': { steps: ['a call is refused'] },
    })
    expect([...namesOf(some, 'a guest')]).toEqual(['begin'])
    const member = namesOf(some, 'a member')
    expect([...namesOf(all, 'a member')].filter((name) => !member.has(name))).toEqual(['a call is refused'])
    const { model } = all['a member']
    expect(() =>
      pathThrough(model, toldStep, begun, ['its time is nearly over', 'a channel wants a token']),
    ).toThrow('"a channel wants a token" does not happen in active.identity.member|token.refreshing')
  })

  it('are said by name where they cannot happen [CHART-04]', () => {
    const leftOut = {
      'nothing is seen': {
        states: ['active.token.good', 'expired'],
        steps: ['another tab renews it', 'retry'],
      },
    }
    expect(leftOutInVain(walked(leftOut), leftOut)).toEqual([
      'nothing is seen: expired',
      'nothing is seen: retry',
    ])
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
      const { coverage, leftOut, inVain, done, stepped, looks, stopped } = walks

      it('is every transition, but for those with a reason [CHART-04]', () => {
        expect(sorted(coverage.transitions.left)).toEqual(sorted(namesIn(leftOut.transitions)))
      })

      it('leaves out what can happen, and no more [CHART-04]', () => {
        expect(inVain()).toEqual([])
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
