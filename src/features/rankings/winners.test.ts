import { describe, expect, it } from 'vitest'

import { yuan } from '#src/testing/builders.ts'
import type { BoardRow } from '#src/wire/boards/memberBoards.ts'

import { barOf, winnersOf } from './winners.ts'

const row = (name: string, winnings: number, change: Partial<BoardRow> = {}): BoardRow => ({
  rank: 1,
  name,
  winRate: '0.5',
  turnover: yuan(100),
  winnings: yuan(winnings),
  ticketCount: 5,
  ...change,
})

describe('whom a board honours', () => {
  it('is who won more than was staked, with at least five bets, by the place among those [BROWSE-01] [BROWSE-11]', () => {
    const rows = [
      row('Falcon', 80),
      row('Heron', 70, { ticketCount: 4 }),
      row('Kite', 0),
      row('Owl', 0.01),
      row('Wren', -20),
    ]
    expect(winnersOf(rows).map(({ place, name }) => `${place} ${name}`)).toEqual(['1 Falcon', '2 Owl'])
  })

  it('has a bar as long as the share of the first, and never one that is not seen [BROWSE-01]', () => {
    const first = row('Falcon', 200, { winRate: '0.8', turnover: yuan(1000) })
    const second = row('Heron', 50, { winRate: '0.6', turnover: yuan(1) })
    expect(
      (['winnings', 'winRate', 'turnover'] as const).map((measure) => barOf(second, first, measure)),
    ).toEqual([25, 75, 2])
    expect(barOf(first, first, 'winnings')).toBe(100)
  })
})
