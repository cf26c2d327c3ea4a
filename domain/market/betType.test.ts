import { describe, expect, it } from 'vitest'

import {
  betTypeInfo,
  betTypes,
  figureLabel,
  handicapLabel,
  inSideOrder,
  isMainType,
  lineLabel,
} from './betType.ts'

describe('bet types', () => {
  it('are 18, each with a name of its own, a layout and its sides [BROWSE-09]', () => {
    expect(betTypes).toHaveLength(18)
    expect(new Set(betTypes.map((type) => betTypeInfo(type).name)).size).toBe(18)
    const named = new Set(betTypes.flatMap((type) => betTypeInfo(type).sides))
    expect([...named].sort()).toEqual(['away', 'draw', 'even', 'home', 'no', 'odd', 'over', 'under', 'yes'])
    for (const type of betTypes) {
      const { layout, sides } = betTypeInfo(type)
      expect(sides.length === 0).toBe(layout === 'list')
    }
  })

  it('each have a name, a layout, sides in order, and a figure next to a name [BROWSE-09]', () => {
    const said = betTypes.map((type) => {
      const { name, layout, sides, figure } = betTypeInfo(type)
      return `${type}: ${name}, ${layout} of ${sides.join('/') || 'participants'}, ${figure}`
    })
    expect(said).toEqual([
      '1X2: 1X2, columns of home/draw/away, none',
      'SP1X2: Special 1X2, columns of home/draw/away, none',
      'WIN: Winner, columns of home/away, none',
      'AH: Asian handicap, lines of home/away, handicap',
      'OU: Over/under, lines of over/under, line',
      'OR: Outright winner, list of participants, none',
      'YN: Yes/no, columns of yes/no, none',
      'OE: Odd/even, columns of odd/even, none',
      'WINMAP: Map winner, columns of home/away, none',
      'SPWINMAP: Special map winner, columns of home/away, none',
      'SPAH: Special handicap, lines of home/away, handicap',
      'SPOU: Special over/under, lines of over/under, line',
      'SPOR: Special outright, list of participants, none',
      'SPHA: Special home/away, columns of home/away, none',
      'SPYN: Special yes/no, columns of yes/no, none',
      'SPOE: Special odd/even, columns of odd/even, none',
      'SPXX: Special, list of participants, none',
      'SPXXAH: Special choice with handicap, lines of home/away, handicap',
    ])
  })

  it('are main types if they can be prebooked: 1X2, WIN, AH, OU, WINMAP [PREBOOK-01]', () => {
    expect(betTypes.filter(isMainType).sort()).toEqual(['1X2', 'AH', 'OU', 'WIN', 'WINMAP'])
  })

  it('order their selections by side, others last [BROWSE-09]', () => {
    const sides = (betType: 'SP1X2' | 'OU' | 'OR', ...given: string[]) =>
      inSideOrder(
        betType,
        given.map((side) => ({ side })),
      ).map(({ side }) => side)
    expect(sides('SP1X2', 'away', 'draw', 'other', 'home')).toEqual(['home', 'draw', 'away', 'other'])
    expect(sides('OU', 'under', 'over')).toEqual(['over', 'under'])
    expect(sides('OR', 'p9', 'p1')).toEqual(['p9', 'p1'])
  })
})

describe('handicap and line', () => {
  it.each([
    ['0.25', '+0.25'],
    ['+0.25', '+0.25'],
    ['-0.25', '-0.25'],
    ['-1.50', '-1.5'],
    ['2.00', '+2'],
    ['10', '+10'],
    ['0', '0'],
    ['0.00', '0'],
    ['-0.0', '0'],
  ])('shows handicap %s as %s [BROWSE-09]', (handicap, label) => {
    expect(handicapLabel(handicap)).toBe(label)
  })

  it('leaves a handicap unchanged if it is not a number [BROWSE-09]', () => {
    for (const text of ['', 'MAP 1', '1x', 'pick', '+']) expect(handicapLabel(text)).toBe(text)
  })

  it.each([
    ['2.25', '2.25'],
    ['2.50', '2.5'],
    ['200', '200'],
    ['200.0', '200'],
    ['MAP 1', 'MAP 1'],
  ])('shows line %s as %s [BROWSE-09]', (line, label) => {
    expect(lineLabel(line)).toBe(label)
  })

  it('shows any available figure of an unknown bet type, and none that is missing [BROWSE-09]', () => {
    expect(figureLabel('unknown', { handicap: '0.5', line: '2.50' })).toBe('+0.5')
    expect(figureLabel('unknown', { handicap: null, line: '2.50' })).toBe('2.5')
    expect(figureLabel('unknown', { handicap: null, line: null })).toBeNull()
    expect(figureLabel('OU', { handicap: '0.5', line: null })).toBeNull()
    expect(figureLabel('WIN', { handicap: '0.5', line: '2.50' })).toBeNull()
    expect([lineLabel('+2.50'), lineLabel('+x'), lineLabel('+')]).toEqual(['2.5', '+x', '+'])
  })

  it('shows the figure that the bet type has [BROWSE-09]', () => {
    expect(figureLabel('AH', { handicap: '0.5', line: null })).toBe('+0.5')
    expect(figureLabel('OU', { handicap: null, line: '2.50' })).toBe('2.5')
    expect(figureLabel('WIN', { handicap: null, line: '1' })).toBeNull()
    expect(figureLabel('AH', { handicap: null, line: null })).toBeNull()
  })
})
