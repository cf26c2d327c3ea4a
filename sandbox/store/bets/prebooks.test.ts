import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { amountText, parseAmount } from '#domain/money/money.ts'

import { type Database, openDatabase } from '../database.ts'
import { auditLedger, InsufficientBalance, openAccount, readBalance, readEntries } from '../ledger.ts'
import { findBet } from './bets.ts'
import {
  cancelAllPrebooks,
  cancelPrebook,
  findPrebook,
  insertPrebook,
  placePrebook,
  type Prebook,
} from './prebooks.ts'
import { beginUnique, decideUnique } from './uniques.ts'

const cny = (text: string) => parseAmount(text, 'CNY', 2)
const request = { bodyDigest: 'd', digest: 'd', expires: '60000' }
let folder: string
let database: Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-store-'))
  database = openDatabase(folder)
  openAccount(database, 'alice', cny('100.00'), 1)
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true, force: true })
})

function book(key: string, amount: string): Prebook {
  return database.transaction(() => {
    beginUnique(database, { member: 'alice', key, ...request, process: 'p', real: 1 })
    const prebook = insertPrebook(database, {
      member: 'alice',
      key,
      amount: cny(amount),
      targetOdds: '2.20',
      oddsStyle: 'malay',
      leg: {
        eventId: 'e1',
        marketId: 'm1',
        side: 'home',
        handicap: '-0.25',
        line: null,
        description: {
          gameId: '41',
          gameName: 'Soccer',
          competitionName: 'Harbour League',
          eventName: 'Harbour v Quay',
          startUtc: 9,
          marketName: 'Asian handicap',
          betType: 'AH',
          selectionName: 'Harbour',
        },
      },
      bookedAt: 2,
      bookedReal: 2,
    })
    const decision = { status: 201, reply: '{}', ticketNum: prebook.ticketNum, real: 2 }
    decideUnique(database, { member: 'alice', key, ...decision })
    return prebook
  })
}

const balance = () => amountText(readBalance(database, 'alice') ?? cny('0'))
const kinds = () => readEntries(database, 'alice').map(({ kind }) => kind)

describe('a booked bet in the store [PREBOOK-02] [PREBOOK-04]', () => {
  it('is placed or cancelled, once, whichever is first', () => {
    const [placed, cancelled] = [book('k1', '10.00'), book('k2', '20.00')]
    const place = (prebook: Prebook) => placePrebook(database, { prebook, euroOdds: '2.30', at: 3 })
    expect([place(placed), place(placed), cancelPrebook(database, placed, 4)]).toEqual([true, false, false])
    expect([
      cancelPrebook(database, cancelled, 3),
      cancelPrebook(database, cancelled, 4),
      place(cancelled),
    ]).toEqual([true, false, false])
    expect(findBet(database, placed.ticketNum)).toMatchObject({
      euroOdds: '2.30',
      placedAt: 3,
      booking: { targetOdds: '2.20', at: 2 },
      legs: [{ euroOdds: '2.30', handicap: '-0.25' }],
    })
    expect(findBet(database, cancelled.ticketNum)).toBeNull()
    expect(kinds()).toEqual(['deposit', 'stake', 'stake', 'refund'])
    expect(balance()).toBe('90.00')
    expect(auditLedger(database)).toEqual([])
  })

  it('is unchanged after the store is closed and opened again', () => {
    const prebook = book('k1', '10.00')
    database.close()
    database = openDatabase(folder)
    expect(findPrebook(database, prebook.ticketNum)).toEqual(prebook)
    cancelAllPrebooks(database, 5)
    expect(findPrebook(database, prebook.ticketNum)).toMatchObject({ status: 'cancelled', endedAt: 5 })
    expect(balance()).toBe('100.00')
  })

  it('leaves nothing if the balance does not cover it', () => {
    expect(() => book('k1', '100.01')).toThrow(InsufficientBalance)
    expect(kinds()).toEqual(['deposit'])
    expect(auditLedger(database)).toEqual([])
  })

  it.each([
    [
      'a stake that was given back and not said to be',
      `UPDATE prebooks SET status = 'booked', ended_at = NULL`,
    ],
    ['a placement without a bet', `UPDATE prebooks SET status = 'accepted'`],
    ['another stake than was taken', `UPDATE prebooks SET amount = amount + 1`],
  ])('is found out by the audit: %s', (_what, sql) => {
    cancelPrebook(database, book('k1', '10.00'), 3)
    expect(auditLedger(database)).toEqual([])
    database.run(sql)
    expect(auditLedger(database)).not.toEqual([])
  })
})
