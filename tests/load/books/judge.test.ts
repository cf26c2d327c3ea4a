import { describe, expect, it } from 'vitest'

import type { MemberTold } from '../client/told.ts'
import type { Books } from './books.ts'
import { wrongsOf } from './judge.ts'

const before: Books = { wallet: { balance: '1000.00' }, bets: [], prebooks: [], problems: [] }

/** A bet that won, a booking that was cancelled, and a bet that was refused. */
const books: Books = {
  wallet: { balance: '1009.99' },
  bets: [{ ticketNum: 'T1', key: 'k1', amount: '10.01', returns: '20.00' }],
  prebooks: [{ ticketNum: 'P1', key: 'k2', amount: '10.10', status: 'cancelled' }],
  problems: [],
}
const told: MemberTold = {
  member: 1,
  bets: [
    { kind: 'bet', key: 'k1', what: 'placed', ticketNum: 'T1', amount: '10.01' },
    { kind: 'booking', key: 'k2', what: 'placed', ticketNum: 'P1', amount: '10.10' },
    { kind: 'bet', key: 'k3', what: 'refused', ticketNum: null, amount: null },
  ],
  bookings: { P1: 'cancelled' },
  confirmed: ['k1', 'k2', 'k3'],
  balance: '1009.99',
  open: [],
}

describe('what a member was told, against the books', () => {
  it('is right where every bet is there once, at its stake, and the wallet has what is left [HIST-03]', () => {
    expect(wrongsOf(told, before, books)).toEqual([])
  })

  it('leaves out what was in the books before', () => {
    const old = { ticketNum: 'T0', key: 'k0', amount: '5.00', returns: null }
    const opening = { ...before, bets: [old] }
    expect(wrongsOf(told, opening, { ...books, bets: [old, ...books.bets] })).toEqual([])
  })

  it.each<[string, Partial<MemberTold>, Partial<Books>]>([
    [
      'ticket T2 (key k9) is in the books, and nobody was told',
      {},
      { bets: [...books.bets, { ticketNum: 'T2', key: 'k9', amount: '0.00', returns: null }] },
    ],
    [
      'k9 was placed, and never confirmed',
      {},
      { bets: [...books.bets, { ticketNum: 'T2', key: 'k9', amount: '0.00', returns: null }] },
    ],
    ['was told of ticket T1, and the books do not have it', {}, { bets: [] }],
    [
      'ticket T1 was told to cost 10.01, and cost 10.02',
      {},
      { bets: [{ ticketNum: 'T1', key: 'k1', amount: '10.02', returns: '20.00' }] },
    ],
    [
      'ticket T1 has the key k8, and was confirmed under k1',
      {},
      { bets: [{ ticketNum: 'T1', key: 'k8', amount: '10.01', returns: '20.00' }] },
    ],
    ['one ticket was told twice', { bets: [...told.bets, ...told.bets.slice(0, 1)] }, {}],
    [
      'booking P1 was told to be cancelled, and is placed',
      {},
      { prebooks: [{ ticketNum: 'P1', key: 'k2', amount: '10.10', status: 'placed' }] },
    ],
    ['of k3 was told: nothing', { bets: told.bets.slice(0, 2) }, {}],
    [
      'k3 was told to be refused, and was placed',
      {},
      { bets: [...books.bets, { ticketNum: 'T3', key: 'k3', amount: '0.00', returns: null }] },
    ],
    ['the wallet has 1009.98, and should have 100999 minor units', {}, { wallet: { balance: '1009.98' } }],
    ['is shown 1009.98, and has 1009.99', { balance: '1009.98' }, {}],
    ['a bet has no answer', { open: ['a bet'] }, {}],
  ])('is wrong where %s', (what, said, is) => {
    expect(wrongsOf({ ...told, ...said }, before, { ...books, ...is })).toContain(`member 1: ${what}`)
  })
})
