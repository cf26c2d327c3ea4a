import { describe, expect, it } from 'vitest'

import { betTypeInfo, betTypes } from '#domain/market/betType.ts'
import type { Market } from '#domain/market/selection.ts'
import { buildMarket, buildSelection } from '#src/testing/builders.ts'

import { groupShape } from './groupShape.ts'
import { marketGroups } from './marketGroups.ts'

const shapeOf = (...markets: Market[]) => {
  const [group] = marketGroups(markets, 'MATCH')
  if (group === undefined) throw new Error('No group.')
  const shape = groupShape(group)
  return [shape.kind, ...(shape.kind === 'named' ? [] : shape.heads.map(({ side }) => side))].join(' ')
}

const marketOf = (betType: Market['betType'], change: Partial<Market> = {}) => {
  const { sides } = betTypeInfo(betType)
  const selections = (sides.length === 0 ? ['p1', 'p2', 'p3'] : [...sides].reverse()).map((side) =>
    buildSelection(side, '1.90', { line: '2.5', handicap: side === 'home' ? '-0.25' : '+0.25' }),
  )
  return buildMarket({ betType, selections, ...change })
}

/** The same market at another line. */
function otherLine(betType: Market['betType']): Partial<Market> {
  const { selections } = marketOf(betType)
  return {
    selections: selections.map((each) => ({
      ...each,
      line: '3.5',
      handicap: each.side === 'home' ? '-1.25' : '+1.25',
    })),
  }
}

describe('the shape of a market', () => {
  it('is a ladder where there are several lines, else cells with names of their own, for each bet type [BROWSE-09]', () => {
    const shapes = Object.fromEntries(
      betTypes.map((betType) => [
        betType,
        shapeOf(
          marketOf(betType, { marketId: 'a' }),
          marketOf(betType, { marketId: 'b', ...otherLine(betType) }),
        ),
      ]),
    )
    const [lines, total] = ['ladder home away', 'ladder over under']
    expect(shapes).toEqual({
      '1X2': 'named',
      SP1X2: 'named',
      WIN: 'named',
      WINMAP: 'named',
      SPWINMAP: 'named',
      SPHA: 'named',
      AH: lines,
      SPAH: lines,
      SPXXAH: lines,
      OU: total,
      SPOU: total,
      YN: 'named',
      SPYN: 'named',
      OE: 'named',
      SPOE: 'named',
      OR: 'named',
      SPOR: 'named',
      SPXX: 'named',
    })
  })

  it('leaves names in the cells where they differ from line to line, or no one line can be told [BROWSE-09]', () => {
    const ofWhom = (marketId: string, name: string, handicap = '1.5') =>
      marketOf('AH', {
        marketId,
        selections: [
          buildSelection('home', '1.90', { name, handicap: `-${handicap}` }),
          buildSelection('away', '1.90', { handicap }),
        ],
      })
    expect(shapeOf(ofWhom('a', 'Reds'), ofWhom('b', 'Reds', '2.5'))).toBe('ladder home away')
    expect(shapeOf(ofWhom('a', 'Reds'), ofWhom('b', 'Blues'))).toBe('named')
    // A single line says itself whose it is.
    expect(shapeOf(marketOf('OU'))).toBe('named')
    const unlike = [
      buildSelection('home', '1.90', { handicap: '-1.5' }),
      buildSelection('away', '1.90', { handicap: '2' }),
    ]
    expect(
      shapeOf(marketOf('AH', { marketId: 'a' }), marketOf('AH', { marketId: 'b', selections: unlike })),
    ).toBe('named')
  })
})
