import { describe, expect, it } from 'vitest'

import type { TicketDay } from '#domain/bets/bet.ts'
import { money } from '#domain/money/money.ts'

import { ticketWeek } from './weekSums.ts'

const cents = (minor: number) => money(minor, 'CNY', 2)
const day = (date: string, staked: number, returned: number): TicketDay => ({
  date,
  count: 1,
  staked: cents(staked),
  returned: cents(returned),
  net: cents(returned - staked),
})
const always = { from: null, to: null }

// 2026-11-23 is a Monday.
const days = [
  day('2026-11-30', 5_000, 0),
  day('2026-11-29', 10, 30),
  day('2026-11-25', 3_333, 0),
  day('2026-11-23', 20, 10),
  day('2026-11-22', 7_777, 8_888),
]

describe('the sums of a week [HIST-01]', () => {
  it('are exactly those of its days, from Monday to Sunday', () => {
    expect(ticketWeek('2026-11-25', 1, days, always)).toEqual({
      first: '2026-11-23',
      last: '2026-11-29',
      sums: { count: 3, staked: cents(3_363), returned: cents(40), net: cents(-3_323) },
    })
  })

  it('go from Sunday to Saturday where the language has it so', () => {
    expect(ticketWeek('2026-11-25', 7, days, always)).toMatchObject({
      first: '2026-11-22',
      last: '2026-11-28',
      sums: { staked: cents(11_130), returned: cents(8_898), net: cents(-2_232) },
    })
  })

  it('name the days that are shown, where the filter begins or ends within the week', () => {
    const shown = days.slice(1, 3)
    expect(ticketWeek('2026-11-25', 1, shown, { from: '2026-11-25', to: '2026-11-29' })).toMatchObject({
      first: '2026-11-25',
      last: '2026-11-29',
      sums: { staked: cents(3_343), returned: cents(30), net: cents(-3_313) },
    })
    expect(ticketWeek('2026-11-25', 1, days, { from: '2026-11-01', to: '2026-11-26' })).toMatchObject({
      first: '2026-11-23',
      last: '2026-11-26',
    })
  })

  it('cross the end of a year, and are none where no day is known or they are beyond what can be counted', () => {
    expect(
      ticketWeek('2027-01-01', 1, [day('2026-12-28', 1, 0), day('2027-01-03', 2, 0)], always),
    ).toMatchObject({ first: '2026-12-28', last: '2027-01-03', sums: { staked: cents(3) } })
    expect(ticketWeek('2026-11-25', 1, [], always).sums).toBeNull()
    const most = Number.MAX_SAFE_INTEGER
    const beyond = [day('2026-11-23', most, most), day('2026-11-24', most, most)]
    expect(ticketWeek('2026-11-25', 1, beyond, always).sums).toBeNull()
  })
})
