import { describe, expect, it } from 'vitest'

import type { OddsRow } from '#src/wire/match/oddsHistory.ts'

import { tableRows } from './tableRows.ts'

const second = 1_000
const row = (at: number, home: string, away: string, change: Partial<OddsRow> = {}): OddsRow => ({
  at: at * second,
  home,
  away,
  draw: null,
  handicap: null,
  line: null,
  status: 'open',
  ...change,
})

/** A row in short: its time, its prices with what they moved by, or how long nothing could be bet. */
function told(rows: readonly OddsRow[]): string[] {
  return tableRows(rows, ['home', 'away']).map((each) => {
    if (each.kind === 'shut') return `${each.at / second} ${each.status} ${each.lasted ?? 'still'}`
    const { row: of, movements, isOpening } = each
    const moved = [movements.home?.text ?? '', movements.away?.text ?? '']
    return [of.at / second, of.home, moved[0], of.away, moved[1], isOpening ? 'opening' : ''].join(' ').trim()
  })
}

describe('the rows of an odds history [BROWSE-12]', () => {
  it('are those of other prices, newest first, each price with its own exact change', () => {
    expect(
      told([
        row(40, '1.30', '3.65'),
        row(30, '1.30', '3.60'),
        row(20, '1.30', '3.60'),
        row(10, '1.10', '6.00'),
        row(0, '1.20', '4.60'),
      ]),
    ).toEqual([
      '40 1.30  3.65 +0.05',
      '20 1.30 +0.2 3.60 -2.4',
      '10 1.10 -0.1 6.00 +1.4',
      '0 1.20  4.60  opening',
    ])
  })

  it('have a suspension of a minute or more once, however often the prices moved in it, and none of a shorter one', () => {
    expect(
      told([
        row(400, '1.60', '2.40'),
        row(300, '1.55', '2.50', { status: 'paused' }),
        row(200, '1.50', '2.60', { status: 'paused' }),
        row(120, '1.45', '2.70'),
        row(100, '1.40', '2.80', { status: 'paused' }),
        row(0, '1.40', '2.80'),
      ]),
    ).toEqual([
      '400 1.60 +0.15 2.40 -0.3',
      '200 paused 200000',
      '120 1.45 +0.05 2.70 -0.1',
      '0 1.40  2.80  opening',
    ])
  })

  it('say that it lasts, and keep the first prices of what was never open', () => {
    expect(
      told([row(5, '1.50', '2.60', { status: 'closed' }), row(0, '1.40', '2.80', { status: 'paused' })]),
    ).toEqual(['5 closed still', '0 1.40  2.80  opening'])
  })

  it('say how the market stands at last: settled, after it was suspended', () => {
    expect(
      told([
        row(200, '1.50', '2.60', { status: 'settled' }),
        row(190, '1.50', '2.60', { status: 'closed' }),
        row(60, '1.50', '2.60', { status: 'paused' }),
        row(0, '1.50', '2.60'),
      ]),
    ).toEqual(['200 settled still', '60 paused 130000', '0 1.50  2.60  opening'])
  })

  it('say how the market stands at last: settled, after it was suspended', () => {
    expect(
      told([
        row(200, '1.50', '2.60', { status: 'settled' }),
        row(190, '1.50', '2.60', { status: 'closed' }),
        row(60, '1.50', '2.60', { status: 'paused' }),
        row(0, '1.50', '2.60'),
      ]),
    ).toEqual(['200 settled still', '60 paused 130000', '0 1.50  2.60  opening'])
  })

  it('show a line that is another at the same prices', () => {
    expect(
      told([row(10, '1.90', '1.90', { line: '3' }), row(0, '1.90', '1.90', { line: '2.5' })]),
    ).toHaveLength(2)
  })
})
