import { describe, expect, it } from 'vitest'

import { rangeProblem } from './historyDates.ts'
import { filterOf, isChosen, noFilters, type TicketFilters } from './ticketFilters.ts'

const today = '2026-05-31'

function asked(change: Partial<TicketFilters>, tab: 'pending' | 'settled' | 'prebook' = 'settled') {
  return filterOf({ ...noFilters, ...change }, tab, today)
}

describe('the days of the history', () => {
  it.each([
    ['all', null, null],
    ['today', today, today],
    ['yesterday', '2026-05-30', '2026-05-30'],
    ['week', '2026-05-25', today],
    ['month', '2026-04-30', today],
  ] as const)('of %s are %s to %s [HIST-01]', (dates, from, to) => {
    expect(asked({ dates })).toMatchObject({ from, to })
  })

  it.each([
    ['2026-02-28', null, null],
    ['2026-02-27', null, 'tooFarBack'],
    [null, '2026-02-27', 'tooFarBack'],
    ['2026-05-02', '2026-05-01', 'endsBeforeBegin'],
    ['2026-05-01', '2026-05-01', null],
    [null, null, null],
  ])('of a range from %s to %s have the problem %s [HIST-01]', (from, to, problem) => {
    expect(rangeProblem({ from, to }, today)).toBe(problem)
    const filter = asked({ dates: 'custom', range: { from, to } })
    if (problem === null) expect(filter).toMatchObject({ from, to })
    else expect(filter).toBeNull()
  })

  it('are those of the choice, whatever range was entered before [HIST-01]', () => {
    expect(asked({ dates: 'today', range: { from: '2020-01-01', to: null } })).toMatchObject({ from: today })
  })
})

describe('what is asked for', () => {
  it('is a result of settled bets alone, and a kind of all but bookings, which are singles [HIST-01]', () => {
    const filters = { kind: 'combo', result: 'halfWin' } as const
    expect(asked(filters)).toMatchObject(filters)
    expect(asked(filters, 'pending')).toMatchObject({ kind: 'combo', result: null })
    expect(asked(filters, 'prebook')).toMatchObject({ kind: null, result: null })
  })

  it('leaves nothing out at first [HIST-01]', () => {
    const filter = asked({})
    expect(filter !== null && isChosen(filter)).toBe(false)
    const combos = asked({ kind: 'combo' })
    expect(combos !== null && isChosen(combos)).toBe(true)
  })
})
