import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compareEuro } from '#domain/odds/odds.ts'

import { builderPrice } from './price.ts'
import { canWinTogether, dependenceOf, type Question } from './together.ts'

const question = (more: Partial<Question>): Question => ({
  tabName: 'MATCH',
  betType: 'WIN',
  side: 'home',
  handicap: null,
  line: null,
  ...more,
})
const over = (line: string) => question({ betType: 'OU', side: 'over', line })
const under = (line: string) => question({ betType: 'OU', side: 'under', line })
const handicap = (side: string, figure: string) => question({ betType: 'AH', side, handicap: figure })

describe('selections of one event [SLIP-12]', () => {
  it.each<[string, Question[]]>([
    ['both sides of a winner', [question({}), question({ side: 'away' })]],
    ['over and under one line', [over('2.5'), under('2.5')]],
    ['over a line and under a lower one', [over('3.5'), under('2.5')]],
    ['under 0.5 and a winner', [under('0.5'), question({})]],
    ['home by two and under two', [handicap('home', '-1.5'), under('1.5')]],
    [
      'a draw and home giving half a goal',
      [question({ betType: '1X2', side: 'draw' }), handicap('home', '-0.5')],
    ],
    [
      'a draw and an odd number',
      [question({ betType: '1X2', side: 'draw' }), question({ betType: 'OE', side: 'odd' })],
    ],
    [
      'three that can win by twos',
      [handicap('home', '-1.5'), under('2.5'), question({ betType: 'OE', side: 'odd' })],
    ],
  ])('cannot all win: %s', (_what, questions) => {
    expect(canWinTogether(questions)).toBe(false)
  })

  it.each<[string, Question[]]>([
    ['a winner and a total', [question({}), over('2.5')]],
    ['home winning, and away with a goal and a half', [question({}), handicap('away', '1.5')]],
    ['two totals with room between', [over('2.5'), under('4.5')]],
    ['a long handicap and a long total', [handicap('away', '-30.5'), over('320.5')]],
    [
      'opposite winners of two maps',
      [
        question({ betType: 'WINMAP', tabName: 'MAP 1' }),
        question({ betType: 'WINMAP', tabName: 'MAP 2', side: 'away' }),
      ],
    ],
    [
      'totals of two maps',
      [
        { ...over('26.5'), tabName: 'MAP 1' },
        { ...under('20.5'), tabName: 'MAP 2' },
      ],
    ],
  ])('can all win: %s', (_what, questions) => {
    expect(canWinTogether(questions)).toBe(true)
  })

  it.each<[string, Question, Question, string]>([
    ['what follows from a win adds nothing', question({}), handicap('home', '0.5'), '0'],
    ['nor does the line below', over('3.5'), over('2.5'), '0'],
    ['nor does a win beside one by two', question({}), handicap('home', '-1.5'), '0'],
    ['a win beside the other side’s start leaves 0.4', question({}), handicap('away', '1.5'), '0.4'],
    ['a match and its map 0.7', question({}), question({ betType: 'WINMAP', tabName: 'MAP 1' }), '0.7'],
    ['a win and a total 0.8', question({}), over('2.5'), '0.8'],
    ['a win and a total of a map 0.9', question({}), { ...over('26.5'), tabName: 'MAP 1' }, '0.9'],
    ['a special by no score', question({ betType: 'YN', side: 'yes' }), question({}), '0.8'],
  ])('depend on each other: %s', (_what, one, other, share) => {
    expect(dependenceOf([one, other])).toEqual([
      ['1', share],
      [share, '1'],
    ])
  })
})

describe('the price of a bet builder [SLIP-12]', () => {
  it('is the longest odds times what counts of the others', () => {
    const shares = [
      ['1', '0.8'],
      ['0.8', '1'],
    ]
    // 2.00 × (1 + 0.90 × 0.8)
    expect(builderPrice(['1.90', '2.00'], shares)).toBe('3.44')
    expect(builderPrice(['1.90'], [['1']])).toBe('1.90')
    expect(builderPrice([], [])).toBe('1')
  })

  it('is never above the product or below the longest, and exact in any order', () => {
    const share = fc.constantFrom('0', '0.4', '0.7', '0.8', '0.9', '1')
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_001, max: 60_000 }), { minLength: 1, maxLength: 7 }),
        fc.array(share, { minLength: 49, maxLength: 49 }),
        (mils, picked) => {
          const odds = mils.map((mil) => (mil / 1000).toFixed(3))
          const shares = odds.map((_, a) =>
            odds.map((_leg, b) => (a === b ? '1' : (picked[Math.min(a, b) * 7 + Math.max(a, b)] ?? '1'))),
          )
          const price = builderPrice(odds, shares)
          const longest = odds.toSorted(compareEuro).at(-1) ?? ''
          expect(compareEuro(price, longest)).toBeGreaterThanOrEqual(0)
          // In whole thousandths, so that nothing is rounded.
          const scaled =
            BigInt(price.replace('.', '').padEnd(price.indexOf('.') + 3, '0')) * 1000n ** BigInt(odds.length)
          const product = mils.reduce((all, mil) => all * BigInt(mil), 1000n)
          expect(scaled <= product).toBe(true)
          const back = odds.map((_, index) => odds.length - 1 - index)
          if (new Set(mils).size < mils.length) return
          expect(
            builderPrice(
              back.map((leg) => odds[leg] ?? ''),
              back.map((row) => back.map((column) => shares[row]?.[column] ?? '')),
            ),
          ).toBe(price)
        },
      ),
      { numRuns: 500 },
    )
  })
})
