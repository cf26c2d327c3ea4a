import { describe, expect, it } from 'vitest'

import { lamp } from '#tests/model/lamp.ts'

import type { Kind } from './mutants/mutant.ts'
import { mutantsIn } from './mutants/mutantsOf.ts'

const chart = `
import { raise, setup } from 'xstate'
export const lamp = setup({
  guards: {
    isBroken: ({ context }) => context.age > 3,
    isHit: (_, { by }: { by: string }) => by !== '',
  },
  actions: {
    shine: () => {},
    tell: (_, { by }: { by: string }) => say(by),
    timeOut: raise({ type: 'out' }, { delay: 'dimming' }),
  },
  delays: { dimming: 1_000, fading: 20 },
  actors: { burn, glow },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { pressed: 'on' } },
    on: {
      invoke: { id: 'burn', src: 'burn' },
      after: { dimming: { target: 'off' } },
      on: {
        kicked: { guard: { type: 'isHit', params: ({ event }) => event }, target: 'off' },
        told: { guard: 'isBroken', actions: ['shine', 'timeOut'] },
      },
    },
  },
})
`
const rules = `
export const shortest = 100
export function isNear(text: string, at: number): boolean {
  if (at < 1) throw new RangeError('nowhere')
  if (at > many) throw new Error('a fault of ours')
  log(at)
  return /^\\^[$^a-z]{2,3}x?$/i.test(text) && (near ?? -far)
}
`

/** The faults of a kind, by their names. */
function saidOf(kind: Kind, text = chart): readonly string[] {
  const file = text === chart ? 'machines/lamp/machine.ts' : 'domain/near.ts'
  return mutantsIn([{ file, text }], text === chart ? lamp : null)
    .filter((mutant) => mutant.kind === kind)
    .map(({ name }) => name.replace(/^\S+ (lamp\.states\.|lamp\.|)/, ''))
}

describe('what is added to a chart', () => {
  it('is a target to a transition that stays: the next state, and where the level begins [CHART-04]', () => {
    expect(saidOf('newTarget')).toEqual(["on.on.told: with target: 'off'"])
  })

  it('is a guard without parameters to a transition that has no guard [CHART-04]', () => {
    expect(saidOf('newGuard')).toEqual([
      "off.on.pressed: with guard: 'isBroken'",
      "on.after.dimming: with guard: 'isBroken'",
    ])
  })

  it('is one action without parameters to each transition, entry and exit that does not have it [CHART-04]', () => {
    const said = saidOf('newAction')
    const places = said.map((name) => name.replace(/'(shine|timeOut)'$/, ''))
    expect(places).toEqual([
      'lamp: with entry: ',
      'lamp: with exit: ',
      'off.on.pressed: with actions: ',
      'off: with entry: ',
      'off: with exit: ',
      'on.after.dimming: with actions: ',
      'on.on.kicked: with actions: ',
      'on: with entry: ',
      'on: with exit: ',
    ])
  })
})

describe('one use of a word', () => {
  it('is exchanged for another with the same parameters, if there is one [CHART-04]', () => {
    expect(saidOf('exchange')).toEqual([
      "actions.timeOut.delay: 'dimming' → 'fading'",
      "on.invoke.src: 'burn' → 'glow'",
      'on.after.dimming: dimming → fading',
    ])
  })
})

describe('what functions are made of', () => {
  it('is one side of a combined condition [CHART-04]', () => {
    expect(saidOf('side', rules)).toEqual([
      'isNear: /^\\^[$^a-z]{2,3}x?$/i.test(text) && (near ?? -far) → /^\\^[$^a-z]{2,3}x?$/i.test(text)',
      'isNear: /^\\^[$^a-z]{2,3}x?$/i.test(text) && (near ?? -far) → (near ?? -far)',
      'isNear: near ?? -far → -far',
    ])
  })

  it('is an anchor, a quantifier or a flag of a regular expression, and nothing inside a class [CHART-04]', () => {
    const of = 'isNear: /^\\^[$^a-z]{2,3}x?$/i → '
    expect(saidOf('pattern', rules)).toEqual([
      `${of}/\\^[$^a-z]{2,3}x?$/i`,
      `${of}/^\\^[$^a-z]x?$/i`,
      `${of}/^\\^[$^a-z]{2,3}x$/i`,
      `${of}/^\\^[$^a-z]{2,3}x?/i`,
      `${of}/^\\^[$^a-z]{2,3}x?$/`,
    ])
  })

  it('is a number that is one less, and half of numbers from 100 up; numbers outside functions count too [CHART-04]', () => {
    expect(saidOf('less', rules)).toEqual(['shortest: 100 → 99', 'shortest: 100 → 50', 'isNear: 1 → 0'])
  })

  it('is a call that is made for its effect, and an error that is reported by its name [CHART-04]', () => {
    expect(saidOf('statement', rules)).toEqual(['isNear: log(at) → ;'])
    expect(saidOf('constant', rules)).toContain('isNear: at < 1 → false')
    expect(saidOf('constant', rules)).not.toContain('isNear: at > many → false')
  })
})
