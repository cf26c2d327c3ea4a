import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { lamp } from '#tests/model/lamp.ts'

import { readList } from './listed.ts'
import type { Kind } from './mutants/mutant.ts'
import { mutantsIn } from './mutants/mutantsOf.ts'
import { root } from './parts.ts'
import { createSentences } from './sentences.ts'
import { readShares, sharesOf, tableOfShares } from './shares.ts'
import { isTouched, readDiff } from './since.ts'
import { sentenceFiles, type Tried } from './tryAll.ts'
import { wrongWith } from './verdict.ts'

const chart = `
import { and, setup } from 'xstate'
const dark = 3
export const lamp = setup({
  guards: {
    isBroken: ({ context }) => context.age > dark && !context.isNew,
    isGone: and(['isBroken', 'isLost']),
  },
  delays: { dimming: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { age: 0 },
  initial: 'off',
  states: {
    off: { tags: 'dark', on: { pressed: 'on' } },
    on: {
      description: 'It shines.',
      entry: ['shine', 'tell'],
      invoke: { id: 'burn', src: 'burn', input: ({ context }) => ({ age: context.age }), onError: 'off' },
      after: { dimming: 'off' },
      on: { kicked: [{ guard: 'isBroken', target: 'off' }, {}] },
    },
  },
})
`

/** The lines that a kind of fault changes, as they read afterwards. */
function faults(kind: Kind): readonly string[] {
  return mutantsIn([{ file: 'machines/lamp/machine.ts', text: chart }], lamp)
    .filter((mutant) => mutant.kind === kind)
    .map(({ start, end, text }) => {
      const changed = `${chart.slice(0, start)}${text}${chart.slice(end)}`
      return changed.split('\n').find((line) => !chart.split('\n').includes(line)) ?? ''
    })
    .map((line) => line.trim())
}

describe('the faults that are seeded into a machine', () => {
  it.each<[Kind, readonly string[]]>([
    [
      'guard',
      [
        'isBroken: () => true,',
        'isBroken: () => false,',
        'isGone: () => true,',
        'isGone: () => false,',
        "isGone: and([ 'isLost']),",
        "isGone: and(['isBroken', ]),",
        "on: { kicked: [{  target: 'off' }, {}] },",
        "on: { kicked: [{ guard: $xstate.not('isBroken'), target: 'off' }, {}] },",
        "on: { kicked: [{ guard: () => false, target: 'off' }, {}] },",
      ],
    ],
    [
      'branch',
      [
        'on: { kicked: [ {}] },',
        "on: { kicked: [{ guard: 'isBroken', target: 'off' }, ] },",
        "on: { kicked: [{}, { guard: 'isBroken', target: 'off' }] },",
      ],
    ],
    [
      'target',
      [
        "initial: 'on',",
        "off: { tags: 'dark', on: { pressed: 'off' } },",
        "after: { dimming: 'on' },",
        "on: { kicked: [{ guard: 'isBroken',  }, {}] },",
        "on: { kicked: [{ guard: 'isBroken', target: 'on' }, {}] },",
        "invoke: { id: 'burn', src: 'burn', input: ({ context }) => ({ age: context.age }), onError: 'on' },",
      ],
    ],
    ['action', ["entry: [ 'tell'],", "entry: ['shine', ],"]],
    ['tag', ["off: {  on: { pressed: 'on' } },"]],
    ['handler', ["off: { tags: 'dark', on: {  } },", 'on: {  },']],
    ['after', ['after: {  },']],
    ['outcome', ["invoke: { id: 'burn', src: 'burn', input: ({ context }) => ({ age: context.age }),  },"]],
    // It has a line of its own.
    ['invoke', ['']],
    ['input', ["invoke: { id: 'burn', src: 'burn',  onError: 'off' },"]],
    ['delay', ['delays: { dimming: (1_000) * 2 },', 'delays: { dimming: (1_000) / 2 },']],
    ['boundary', ['isBroken: ({ context }) => context.age >= dark && !context.isNew,']],
    [
      'negation',
      [
        'isBroken: ({ context }) => context.age > dark || !context.isNew,',
        'isBroken: ({ context }) => context.age <= dark && !context.isNew,',
        'isBroken: ({ context }) => context.age > dark && context.isNew,',
        "isGone: $xstate.or(['isBroken', 'isLost']),",
      ],
    ],
    ['constant', ['const dark = 4', 'context: { age: 1 },']],
    [
      'property',
      [
        'context: {  },',
        "invoke: { id: 'burn', src: 'burn', input: ({ context }) => ({  }), onError: 'off' },",
      ],
    ],
  ])('are of the kind %s [CHART-04]', (kind, lines) => {
    expect(faults(kind).toSorted()).toEqual(lines.toSorted())
  })

  it('belong to the state around them, and to no state if several states share the place [CHART-04]', () => {
    const shared = `const hearing = setup.createStateConfig({ on: { told: { target: 'on' } } })\n${chart}`
    const stateOf = (name: string) =>
      mutantsIn([{ file: 'machines/lamp/machine.ts', text: shared }], lamp).find((mutant) =>
        mutant.name.includes(name),
      )?.state
    expect(stateOf('lamp.states.off.on.pressed')).toBe('off')
    expect(stateOf('hearing.on.told')).toBeNull()
  })

  it('have their own names, which do not depend on line numbers [CHART-04]', () => {
    const names = mutantsIn([{ file: 'machines/lamp/machine.ts', text: chart }], lamp).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(
      mutantsIn([{ file: 'machines/lamp/machine.ts', text: `\n\n${chart}` }], lamp).map(({ name }) => name),
    ).toEqual(names)
    expect(names).toContain("lamp/machine.ts lamp.states.off.on.pressed: 'on' → 'off'")
  })
})

describe('what became of the faults', () => {
  const [first, second, third] = mutantsIn([{ file: 'machines/lamp/machine.ts', text: chart }], lamp)
  if (first === undefined || second === undefined || third === undefined) throw new Error('no faults')
  const caught = (mutant: typeof first): Tried => ({
    mutant,
    fate: { is: 'caught', by: 'a sentence', says: 'no' },
  })
  const survived = (mutant: typeof first): Tried => ({ mutant, fate: { is: 'survived', sentences: 2 } })
  const all = [first, second, third]
  const ofMoney = (mutant: typeof first) => ({ ...mutant, file: 'machines/placement/machine.ts' })

  it('is right if each is caught, or listed with its reason [CHART-04]', () => {
    const listed = readList(`# Faults\n\n- \`${second.name}\`: it burns for ever\n`)
    expect(wrongWith([caught(first), survived(ofMoney(second))], all, listed)).toEqual([])
  })

  it('is wrong if one is listed and caught, or listed and gone [CHART-04]', () => {
    const listed = readList(`- \`${second.name}\`: no word\n- \`lamp gone\`: no word\n`)
    expect(wrongWith([caught(second)], all, listed)).toEqual([
      'a fault is listed, and there is no such fault (any more): lamp gone',
      `a fault is listed, and is caught: ${second.name}, by a sentence: no`,
    ])
  })

  it.each(['placement', 'batch', 'prebook', 'betSlip'])(
    'names the events that show no difference, for each fault listed for %s [CHART-04]',
    (machine) => {
      const text = readFileSync(join(root, 'machines', machine, 'mutants.md'), 'utf8')
      const told = [...text.matchAll(/^\| ([A-Z]\d) \| (.{20,}) \|$/gm)].map(([, name]) => name)
      const named = readList(text).map(
        ({ reason }) => / Shown by ([A-Z]\d(?:, [A-Z]\d)*)\.$/.exec(reason)?.[1],
      )
      expect(named).not.toContain(undefined)
      expect(new Set(named.flatMap((names) => names?.split(', ')))).toEqual(new Set(told))
    },
  )

  it('is wrong if one that decides about money is left [CHART-04]', () => {
    const many = Array.from({ length: 99 }, () => caught(ofMoney(first)))
    expect(wrongWith([...many, survived(ofMoney(first))], all, [])).toHaveLength(1)
    expect(wrongWith([...many, survived(ofMoney(first))], all, [], 'named')).toHaveLength(1)
  })

  it('is wrong if anything is left in the code that spends the slip’s money, even an action added to its chart [CHART-04]', () => {
    const inSlip = (kind: Kind, file: string) => ({ ...first, kind, file: `machines/betSlip/${file}` })
    for (const kind of ['newAction', 'newGuard'] as const) {
      for (const file of ['regions/placement/underWay.ts', 'regions/terms.ts', 'stake.ts'])
        expect(wrongWith([survived(inSlip(kind, file))], all, [], 'named')).toHaveLength(1)
      expect(wrongWith([survived(inSlip(kind, 'regions/range.ts'))], all, [], 'named')).toEqual([])
    }
  })

  it('is wrong for any part, however small, if more than one in twenty is left [CHART-04]', () => {
    const big = Array.from({ length: 1_000 }, () => caught({ ...first, file: 'machines/app/machine.ts' }))
    const lamps = (left: number) =>
      Array.from({ length: 20 }, (_, at) => (at < left ? survived : caught)(first))
    expect(wrongWith([...big, ...lamps(1)], all, [])).toEqual([])
    expect(wrongWith([...big, ...lamps(2)], all, [])).toEqual([
      'of lamp: 18 of 20 are caught, and 95 % must be',
    ])
    expect(wrongWith([...big, ...lamps(2)], all, [], 'named')).toEqual([])
  })

  it('is wrong for a part that no sentence reaches, once some of its faults were tried [CHART-04]', () => {
    const unseen = (count: number): readonly Tried[] =>
      Array.from({ length: count }, () => ({ mutant: first, fate: { is: 'survived', sentences: 0 } }))
    for (const tries of ['all', 'sample', 'named'] as const)
      expect(wrongWith(unseen(5), all, [], tries)).toContain(
        'lamp has no sentence that comes to any of the 5 tried',
      )
    expect(wrongWith(unseen(4), all, [], 'named')).toEqual([])
    expect(wrongWith(unseen(4), all, [])).toEqual(['of lamp: 0 of 4 are caught, and 95 % must be'])
  })

  it('is wrong for a sample if more is left than chance would leave [CHART-04]', () => {
    const sample = (left: number) =>
      Array.from({ length: 100 }, (_, at) => (at < left ? survived : caught)(first))
    expect(wrongWith(sample(15), all, [], 'sample')).toEqual([])
    expect(wrongWith(sample(16), all, [], 'sample')).toHaveLength(1)
  })
})

describe('the sentences that are asked about faults', () => {
  it('use no more of Vitest than exists when they are run again and again', () => {
    const there = Object.keys(createSentences().vitest)
    const taken = sentenceFiles().flatMap((file) => {
      const [, names = ''] =
        /^import \{([^}]*)\} from 'vitest'$/m.exec(readFileSync(join(root, file), 'utf8')) ?? []
      return names.match(/\w+/g)?.map((name) => `${file}: ${name}`) ?? []
    })
    expect(taken.length).toBeGreaterThan(100)
    expect(taken.filter((each) => !there.some((name) => each.endsWith(`: ${name}`)))).toEqual([])
  })
})

describe('the faults of a change', () => {
  const diff = (lines: string): string =>
    `diff --git a/machines/lamp/machine.ts b/machines/lamp/machine.ts\n--- a/machines/lamp/machine.ts\n+++ b/machines/lamp/machine.ts\n@@ ${lines} @@ export const lamp\n`
  const namesIn = (lines: string): readonly string[] =>
    mutantsIn([{ file: 'machines/lamp/machine.ts', text: chart }], lamp)
      .filter((mutant) => isTouched(mutant, readDiff(diff(lines))))
      .map(({ name }) => name)
  const lineOf = (text: string): number => chart.split('\n').findIndex((line) => line.includes(text)) + 1

  it('are those of the state and the function that it touched, and no others', () => {
    const ofOff = namesIn(`-1 +${lineOf('off: { tags')}`)
    expect(ofOff.length).toBeGreaterThan(0)
    expect(ofOff.filter((name) => !name.includes('states.off'))).toEqual([])
    const ofGuard = namesIn(`-1,2 +${lineOf('isBroken: (')},1`)
    expect(ofGuard.length).toBeGreaterThan(0)
    expect(ofGuard.filter((name) => !name.includes('isBroken'))).toEqual([])
  })

  it('are those around what was taken away, and none of a line that nothing is seeded into', () => {
    expect(namesIn(`-9,1 +${lineOf("description: 'It shines.'")},0`).length).toBeGreaterThan(0)
    expect(namesIn('-1 +1')).toEqual([])
  })
})

describe('the table of shares', () => {
  const tried = (kind: Kind, is: 'caught' | 'survived', name: string): Tried => ({
    mutant: { ...mutantsIn([{ file: 'machines/lamp/machine.ts', text: chart }], lamp)[0]!, kind, name },
    fate: is === 'caught' ? { is, by: 'a test', says: 'no' } : { is, sentences: 1 },
  })

  it('says of each part and kind how many were caught, without those that change nothing, and is read again as it was written', () => {
    const shares = sharesOf(
      [tried('guard', 'caught', 'a'), tried('guard', 'survived', 'b'), tried('delay', 'survived', 'c')],
      [{ name: 'c', reason: 'It changes nothing.' }],
      '2026-11-28',
    )
    const other = {
      date: '2026-11-01',
      byKind: new Map([
        ['delay', '3/4'],
        ['all', '3/4'],
      ]),
    }
    const text = tableOfShares(new Map([...shares, ['attic', other]]))
    expect(text.split('\n').slice(-5)).toEqual([
      '| part | delay | guard | all | tried |',
      '| --- | --- | --- | --- | --- |',
      '| attic | 3/4 |  | 3/4 | 2026-11-01 |',
      '| lamp |  | 1/2 | 1/2 | 2026-11-28 |',
      '',
    ])
    expect(tableOfShares(readShares(text))).toBe(text)
  })
})
