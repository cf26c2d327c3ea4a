import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { amountText, parseAmount } from '#domain/money/money.ts'

import { type Bet, insertBet, settleBet } from './bets/bets.ts'
import { beginUnique, decideUnique, findUnique } from './bets/uniques.ts'
import { type Database, openDatabase } from './database.ts'
import {
  auditLedger,
  InsufficientBalance,
  openAccount,
  postEntry,
  readBalance,
  readEntries,
} from './ledger.ts'

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

function placeBet(key: string, amount: string): Bet {
  return database.transaction(() => {
    beginUnique(database, { member: 'alice', key, ...request, process: 'p', real: 1 })
    const bet = insertBet(database, {
      member: 'alice',
      key,
      ticketType: 'single',
      stakes: null,
      dependence: null,
      askedOdds: null,
      bigComboId: null,
      isFollowBet: false,
      amount: cny(amount),
      euroOdds: '2.10',
      oddsStyle: 'malay',
      placedAt: 2,
      placedReal: 2,
      legs: [],
    })
    decideUnique(database, {
      member: 'alice',
      key,
      status: 201,
      reply: '{}',
      ticketNum: bet.ticketNum,
      real: 2,
    })
    return bet
  })
}

describe('the ledger', () => {
  it('keeps balance and entries together, oldest first [HIST-03]', () => {
    const bet = placeBet('k1', '40.00')
    settleBet(database, { bet, result: 'win', returns: cny('84.00'), at: 3 })
    const entries = readEntries(database, 'alice').map((entry) => [
      entry.kind,
      amountText(entry.amount),
      amountText(entry.balanceAfter),
    ])
    expect(entries).toEqual([
      ['deposit', '100.00', '100.00'],
      ['stake', '-40.00', '60.00'],
      ['payout', '84.00', '144.00'],
    ])
    expect(auditLedger(database)).toEqual([])
  })

  it('never lets a balance fall below zero, and then writes nothing of the bet', () => {
    expect(() => placeBet('k1', '100.01')).toThrow(InsufficientBalance)
    expect(readBalance(database, 'alice')).toEqual(cny('100.00'))
    expect(findUnique(database, 'alice', 'k1')).toBeNull()
    expect(readEntries(database, 'alice')).toHaveLength(1)
  })

  it('opens an account only once, whatever is deposited later', () => {
    openAccount(database, 'alice', cny('500.00'), 5)
    expect(readBalance(database, 'alice')).toEqual(cny('100.00'))
  })

  it('pays a ticket once', () => {
    const bet = placeBet('k1', '40.00')
    settleBet(database, { bet, result: 'win', returns: cny('84.00'), at: 3 })
    settleBet(database, { bet, result: 'win', returns: cny('84.00'), at: 4 })
    expect(readBalance(database, 'alice')).toEqual(cny('144.00'))
  })

  it('refuses a second entry of the same kind for a ticket', () => {
    const bet = placeBet('k1', '40.00')
    const again = { member: 'alice', kind: 'stake', minor: -1, ticketNum: bet.ticketNum, at: 3 } as const
    expect(() => postEntry(database, again)).toThrow(/UNIQUE/)
    expect(auditLedger(database)).toEqual([])
  })

  it.each([
    ['a balance', `UPDATE accounts SET balance = 1`, 'The entries do not add up to the balance of: alice'],
    [
      'a step',
      `UPDATE entries SET balance_after = 7 WHERE kind = 'stake'`,
      'A balance after an entry is wrong of: alice',
    ],
    ['a key', `DELETE FROM uniques`, 'No key says placed of ticket: T100001'],
    [
      'what was paid',
      `UPDATE bets SET returns = 9, result = 'win'`,
      'What was paid back is not what is said by ticket: T100001',
    ],
  ])('is found out by the audit when %s is wrong', (_what, tampering, problem) => {
    placeBet('k1', '40.00')
    database.run(tampering)
    expect(auditLedger(database)).toContain(problem)
  })

  it('says which key was decided, once and only for its member [SLIP-18]', () => {
    placeBet('k1', '40.00')
    const decision = { member: 'alice', key: 'k1', status: 400, reply: '{}', ticketNum: null, real: 9 }
    expect(() => decideUnique(database, decision)).toThrow('A key is decided once.')
    expect(findUnique(database, 'bob', 'k1')).toBeNull()
  })

  it('is on disk when the store is opened a second time', () => {
    placeBet('k1', '40.00')
    database.close()
    database = openDatabase(folder)
    expect(readBalance(database, 'alice')).toEqual(cny('60.00'))
    expect(auditLedger(database)).toEqual([])
  })
})
