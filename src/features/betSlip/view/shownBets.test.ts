import { describe, expect, it } from 'vitest'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { buildEntry, buildTicket, yuan } from '#src/testing/builders.ts'

import { placedBetOf } from './shownBets.ts'

const entry = buildEntry('a'.repeat(32))
const payoutOf = (ticket: PlacedTicket, change: Partial<typeof entry> = {}) =>
  placedBetOf({ ticket, entry: { ...entry, ...change } }).payout

const [line] = buildTicket().lines

describe('what a receipt says that a bet may return', () => {
  it('is the stake at the odds that were taken [SLIP-09] [SLIP-17]', () => {
    if (line === undefined) throw new Error('A ticket has a line.')
    const ticket = buildTicket({ possibleReturns: null, lines: [{ ...line, euroOdds: '2.20' }] })
    expect(payoutOf(ticket)).toEqual({ returns: yuan(330), profit: yuan(180) })
  })

  it('never multiplies a ticket’s odds by the stake of another bet: it is what the server says of the ticket, or nothing [SLIP-09] [SLIP-18]', () => {
    if (line === undefined) throw new Error('A ticket has a line.')
    const other = { amount: yuan(30), lines: [{ ...line, euroOdds: '1.47' }] }
    const said = buildTicket({ ...other, possibleReturns: yuan(44.1) })
    expect(payoutOf(said)).toEqual({ returns: yuan(44.1), profit: yuan(14.1) })
    expect(payoutOf(buildTicket({ ...other, possibleReturns: null }))).toBeNull()
    const dollars = { ...yuan(150), currency: 'USD' }
    expect(payoutOf(buildTicket({ amount: dollars, possibleReturns: null }))).toBeNull()
    const more = buildTicket({ lines: [line, { ...line, marketId: 'm2' }], possibleReturns: null })
    expect(payoutOf(more)).toBeNull()
  })

  it('is what the server says where what was staked cannot be read any more [SLIP-18]', () => {
    expect(payoutOf(buildTicket(), { stakes: null })).toEqual({ returns: yuan(315), profit: yuan(165) })
    expect(payoutOf(buildTicket({ possibleReturns: null }), { stakes: null })).toBeNull()
  })
})
