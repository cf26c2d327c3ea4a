import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decimal } from '../money/decimal.ts'
import { feedOdds, quarterLine } from '../testing/arbitraries.ts'
import {
  halvesLabel,
  ladderLabel,
  ladderOf,
  lineOfMarket,
  lineOfSides,
  rowsNearMain,
  sidesOfLine,
} from './ladder.ts'
import type { Market, Selection } from './selection.ts'

function selection(side: string, euro: string, figures: Partial<Selection> = {}): Selection {
  return {
    side,
    name: side,
    line: null,
    handicap: null,
    status: 'open',
    price: { euro },
    result: null,
    betRatio: null,
    ...figures,
  }
}

function total(marketId: string, line: string, over = '1.90', under = '1.90', change: Partial<Market> = {}) {
  return market(
    marketId,
    'OU',
    [selection('over', over, { line }), selection('under', under, { line })],
    change,
  )
}

function market(
  marketId: string,
  betType: Market['betType'],
  selections: Selection[],
  change: Partial<Market> = {},
): Market {
  return {
    marketId,
    eventId: 'e1',
    name: 'Over/under',
    betType,
    option: 'match',
    tabName: 'MATCH',
    status: 'open',
    minAmount: '1',
    maxAmount: '100',
    timeStamp: 1,
    comboAllowed: true,
    selections,
    ...change,
  }
}

const quarters = quarterLine(-20, 20).map(({ text }) => text)
const rung = fc.record({ line: quarters, over: feedOdds, under: feedOdds })
const marketsOf = (rungs: readonly { line: string; over: string; under: string }[]) =>
  rungs.map(({ line, over, under }, at) => total(`m${at}`, line, over, under))

describe('the line of a market', () => {
  it("is its total, or its handicap from home's side [BROWSE-09]", () => {
    expect(lineOfMarket(total('m', '2.50'))).toBe('2.5')
    const handicap = (home: string | null, away: string | null) =>
      lineOfMarket(
        market('m', 'AH', [
          selection('away', '1.90', { handicap: away }),
          selection('home', '1.90', { handicap: home }),
        ]),
      )
    expect(handicap('-0.25', '+0.25')).toBe('-0.25')
    expect(handicap('0.00', '0')).toBe('0')
    expect(handicap('-0.25', '0.5')).toBeNull()
    expect(handicap('-0.25', null)).toBeNull()
    expect(lineOfMarket(total('m', 'MAP 1'))).toBeNull()
    expect(lineOfMarket(market('m', 'WIN', [selection('home', '1.5'), selection('away', '2.5')]))).toBeNull()
  })

  it("stands in the field's form, a quarter line with the two that it is half of each [BROWSE-09]", () => {
    expect(['-1.50', '0', '0.25'].map((line) => ladderLabel('AH', line))).toEqual(['-1.5', '0', '+0.25'])
    expect(ladderLabel('OU', '2.50')).toBe('2.5')
    const halves = (line: string) => [halvesLabel('AH', line), halvesLabel('OU', line)]
    expect(halves('-0.25')).toEqual(['0/-0.5', '0/-0.5'])
    expect(halves('0.75')).toEqual(['+0.5/+1', '0.5/1'])
    expect(halves('2.5')).toEqual([null, null])
    expect(halves('2.3')).toEqual([null, null])
  })
})

describe('a ladder of lines', () => {
  it('has every market once, in ascending order of the lines as numbers [BROWSE-09]', () => {
    fc.assert(
      fc.property(fc.array(rung, { maxLength: 20 }), (rungs) => {
        const markets = marketsOf(rungs)
        const { rows } = ladderOf(markets)
        expect([...rows].sort()).toEqual(markets.map(({ marketId }) => marketId).sort())
        const lines = rows.map((id) => decimal(rungs[Number(id.slice(1))]?.line ?? ''))
        for (const [at, line] of lines.slice(1).entries()) expect(lines[at]?.lte(line)).toBe(true)
      }),
    )
  })

  it('keeps its order and its main line whatever prices and lines do, and finds a place for new lines [BROWSE-09]', () => {
    fc.assert(
      fc.property(
        fc.array(rung, { minLength: 1, maxLength: 12 }),
        fc.array(rung, { minLength: 12, maxLength: 12 }),
        fc.array(quarters, { maxLength: 4 }),
        (rungs, later, come) => {
          const first = ladderOf(marketsOf(rungs))
          const moved = marketsOf(later.slice(0, rungs.length))
          const added = come.map((line, at) => total(`new${at}`, line))
          const next = ladderOf([...added, ...moved], first)
          expect(next.rows.filter((id) => !id.startsWith('new'))).toEqual(first.rows)
          if (first.main !== null) expect(next.main).toBe(first.main)
          const lines = next.rows.map((id) => decimal(next.lines.get(id) ?? ''))
          for (const [at, line] of lines.slice(1).entries()) expect(lines[at]?.lte(line)).toBe(true)
        },
      ),
    )
  })

  it('marks the line whose prices mean the closest chances, among those that take bets [BROWSE-09]', () => {
    const main = (...markets: Market[]) => ladderOf(markets).main
    // 10.00 and 9.50 are closer in chance than 1.90 and 1.95, though not in price.
    expect(main(total('a', '2', '1.90', '1.95'), total('b', '3', '10.00', '9.50'))).toBe('b')
    expect(main(total('a', '3', '1.80', '2.00'), total('b', '2', '1.80', '2.00'))).toBe('b')
    const paused = { status: 'paused' } as const
    expect(main(total('a', '2', '1.90', '1.90', paused), total('b', '3', '1.50', '2.50'))).toBe('b')
    expect(main(total('a', '2', '1.90', '1.90', paused), total('b', '3', '1.50', '2.50', paused))).toBe('a')
    expect(main(total('a', '2', '0', '0'), total('b', '3', '1', '1'))).toBeNull()
    expect(main(total('a', '2'))).toBeNull()
  })

  it('shows the lines around the main one first [BROWSE-09]', () => {
    fc.assert(
      fc.property(fc.array(rung, { minLength: 2, maxLength: 19 }), (rungs) => {
        const order = ladderOf(marketsOf(rungs))
        const shown = rowsNearMain(order, 7)
        expect(shown).toHaveLength(Math.min(7, rungs.length))
        if (order.main !== null) expect(shown).toContain(order.main)
        const from = order.rows.indexOf(shown[0] ?? '')
        expect(order.rows.slice(from, from + shown.length)).toEqual(shown)
      }),
    )
    const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    expect(rowsNearMain({ rows, main: 'a' }, 3)).toEqual(['a', 'b', 'c'])
    expect(rowsNearMain({ rows, main: 'e' }, 3)).toEqual(['d', 'e', 'f'])
    expect(rowsNearMain({ rows, main: 'i' }, 3)).toEqual(['g', 'h', 'i'])
  })
})

describe('the two sides of a line', () => {
  const over = selection('over', '1.90', { line: '2.5' })
  const under = selection('under', '1.90', { line: '2.5' })

  it('are those of its bet type, in their order, once each [BROWSE-09]', () => {
    expect(sidesOfLine('OU', [under, over])).toEqual([over, under])
    expect(sidesOfLine('OU', [over])).toBeNull()
    expect(sidesOfLine('OU', [over, under, under])).toBeNull()
    expect(sidesOfLine('OU', [over, over])).toBeNull()
    expect(sidesOfLine('OU', [under, under])).toBeNull()
    const [home, away] = [selection('home', '1.90'), selection('away', '1.90')]
    expect(sidesOfLine('WIN', [home, away])).toBeNull()
    expect(sidesOfLine('AH', [away, home])).toEqual([home, away])
  })

  it('are at one line if both say so in plain digits [BROWSE-09]', () => {
    const figures = (line: string | null, handicap: string | null = null) => ({ line, handicap })
    expect(lineOfSides('OU', figures('+2.50'), figures('2.5'))).toBe('2.5')
    expect(lineOfSides('OU', figures('2.5'), figures('3'))).toBeNull()
    for (const wrong of [null, '', 'x', '2.'])
      for (const [one, other] of [
        ['2.5', wrong],
        [wrong, '2.5'],
      ] as const)
        expect(lineOfSides('OU', figures(one), figures(other))).toBeNull()
    expect(lineOfSides('AH', figures(null, '-0.5'), figures(null, '+0.5'))).toBe('-0.5')
    expect(lineOfSides('AH', figures(null, '-0.5'), figures(null, '-0.5'))).toBeNull()
    expect(lineOfSides('WIN', figures('1'), figures('1'))).toBeNull()
  })
})

describe('the rows of a ladder that are left out or lead', () => {
  it('only come from markets that have a line [BROWSE-09]', () => {
    const lost = market('lost', 'OU', [selection('over', '1.90', { line: '2.5' })])
    expect(ladderOf([lost, total('m1', '2.5')])).toMatchObject({ rows: ['m1'], main: null })
  })

  it('lead only while they exist: the previous main one gives way once it is gone [BROWSE-09]', () => {
    const before = ladderOf([
      total('m1', '1.5', '1.20', '4.00'),
      total('m2', '2.5'),
      total('m3', '3.5', '3.00', '1.30'),
    ])
    expect(before.main).toBe('m2')
    const [first, third] = [total('m1', '1.5', '1.20', '4.00'), total('m3', '3.5', '2.00', '1.80')]
    expect(ladderOf([first, third], before).main).toBe('m3')
    expect(ladderOf([first], before).main).toBeNull()
    expect(ladderOf([first], null).main).toBeNull()
  })

  it('lead if the prices on both sides can be bet, before closer ones that cannot [BROWSE-09]', () => {
    const near = total('near', '2.5')
    const far = total('far', '3.5', '2.50', '1.50')
    const half = {
      ...near,
      selections: [near.selections[0], { ...near.selections[1], status: 'paused' }],
    } as Market
    expect(ladderOf([near, far]).main).toBe('near')
    expect(ladderOf([half, far]).main).toBe('far')
    expect(ladderOf([{ ...near, status: 'paused' }, far]).main).toBe('far')
    expect(ladderOf([total('no', '2.5', '1.90', '-'), far]).main).toBe('far')
    expect(ladderOf([total('no', '2.5', '-', '1.90'), far]).main).toBe('far')
    expect(ladderOf([total('no', '2.5', '-', '-'), total('none', '3.5', '-', '-')]).main).toBeNull()
  })
})

describe('so many rows of a ladder', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  it.each([
    ['a', 3, 'abc'],
    ['b', 3, 'abc'],
    ['c', 3, 'bcd'],
    ['g', 3, 'efg'],
    ['d', 4, 'bcde'],
    ['d', 1, 'd'],
    ['d', 9, 'abcdefg'],
    [null, 3, 'cde'],
    [null, 1, 'd'],
    [null, 5, 'bcdef'],
  ])('about %s are %i: %s [BROWSE-09]', (main, count, shown) => {
    expect(rowsNearMain({ rows, main }, count).join('')).toBe(shown)
  })

  it('around the middle of an even number start from the lower of the two [BROWSE-09]', () => {
    expect(rowsNearMain({ rows: rows.slice(0, 6), main: null }, 1)).toEqual(['c'])
  })
})
