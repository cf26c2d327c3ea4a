import { describe, expect, it } from 'vitest'

import { betTypeInfo, betTypes } from '#domain/betType.ts'
import type { Market } from '#domain/selection.ts'
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

describe('the shape of a market', () => {
  it('is a ladder of lines, cells under the names of teams, or cells with names of their own, for each bet type [BROWSE-09]', () => {
    const shapes = Object.fromEntries(betTypes.map((betType) => [betType, shapeOf(marketOf(betType))]))
    const [lines, total, teams, three] = [
      'ladder home away',
      'ladder over under',
      'headed home away',
      'headed home draw away',
    ]
    expect(shapes).toEqual({
      '1X2': three,
      SP1X2: three,
      WIN: teams,
      WINMAP: teams,
      SPWINMAP: teams,
      SPHA: teams,
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
    const ofWhom = (marketId: string, name: string) =>
      marketOf('AH', {
        marketId,
        selections: [
          buildSelection('home', '1.90', { name, handicap: '-1.5' }),
          buildSelection('away', '1.90', { handicap: '1.5' }),
        ],
      })
    expect(shapeOf(ofWhom('a', 'Reds'), ofWhom('b', 'Reds'))).toBe('ladder home away')
    expect(shapeOf(ofWhom('a', 'Reds'), ofWhom('b', 'Blues'))).toBe('named')
    expect(shapeOf(marketOf('OU', { selections: [buildSelection('over', '1.9', { line: '2.5' })] }))).toBe(
      'named',
    )
    const unlike = [
      buildSelection('home', '1.90', { handicap: '-1.5' }),
      buildSelection('away', '1.90', { handicap: '2' }),
    ]
    expect(shapeOf(marketOf('AH', { selections: unlike }))).toBe('named')
  })
})
