import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { parseAmount } from '#domain/money/money.ts'

import { createRandom } from '../../feeds/random.ts'
import { type Database, openDatabase } from '../../store/database.ts'
import { openAccount } from '../../store/ledger.ts'
import { addOverride } from '../../store/meta.ts'
import { depth, isDeep, seed } from '../../testing/depth.ts'
import { compareBooks } from './books.ts'
import type { Answer, Wish } from './calls.ts'
import { crash } from './crashes.ts'
import { readLogState, tearLog } from './writeAheadLog.ts'

const kills = isDeep ? 100 : 5

describe('a sandbox that is killed under load', () => {
  it(`has in its books whatever was answered, as it was told, and of all else the whole or nothing, ${kills} times (${depth}) [SLIP-18] [HIST-03] [PREBOOK-04] [CASH-02]`, async () => {
    const figures = await crash({ seed, kills })
    expect(figures.problems).toEqual([])
    expect(figures.kills).toBe(kills)
    // Killed at any instant: it may have been before the first answer.
    if (isDeep)
      expect(Math.min(figures.answers.bet, figures.answers.cancel, figures.there)).toBeGreaterThan(0)
  }, 3_600_000)
})

describe('the comparison of books with what was told', () => {
  let folder: string
  let database: Database
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-books-'))
    database = openDatabase(folder)
    openAccount(database, 'alice', parseAmount('100.00', 'CNY', 2), 1)
  })
  afterEach(() => {
    database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const problems = (wish: Wish, answer: Answer | null, isReopened = true): string[] =>
    compareBooks(database, [{ wish, answer }], { isReopened }).problems
  const told = (status: number, reply: object = {}): Answer => ({
    id: 1,
    status,
    text: JSON.stringify(reply),
  })
  const bet: Wish = {
    kind: 'miniGame',
    member: 'alice',
    key: 'k1',
    tableId: 1,
    round: '1',
    selection: 'red',
    amount: '10.00',
  }
  const settle = {
    kind: 'settle',
    marketId: 'm1',
    results: { home: 'win', away: 'lose' },
    resultValue: '',
  } as const

  it('takes what has no answer as it is', () => {
    expect(problems(bet, null)).toEqual([])
    expect(problems({ kind: 'cancel', member: 'alice', ticketNum: 'T1' }, null)).toEqual([])
    expect(problems({ kind: 'market', commands: [settle] }, null)).toEqual([])
  })

  it.each<[string, Wish, Answer, string]>([
    ['a bet', bet, told(201), 'k1: it was told that it is placed, and it is not there'],
    ['a refusal', bet, told(400), 'k1: its answer is not kept as it was told'],
    [
      'a cancellation',
      { kind: 'cancel', member: 'alice', ticketNum: 'T1' },
      told(200),
      'T1: cancelled was told, and it is nowhere',
    ],
    ['a result', { kind: 'market', commands: [settle] }, told(200), `forgotten: ${JSON.stringify(settle)}`],
    ['time', { kind: 'pass', ms: 1 }, told(200, { now: 7 }), 'the clock is at undefined, and 7 was told'],
  ])('misses %s that was told', (_what, wish, answer, problem) => {
    expect(problems(wish, answer)).toContain(problem)
  })

  it('finds a result that settled bets and is forgotten, and none where it is kept [HIST-03]', () => {
    database.run(`INSERT INTO settlements (market_id, at, ending, results) VALUES ('m1', 1, 'stated', '{}')`)
    const problem = 'm1 is settled by a result that nobody knows'
    expect(problems({ kind: 'market', commands: [settle] }, null, false)).toEqual([problem])
    addOverride(database, { at: 1, command: settle })
    expect(problems({ kind: 'market', commands: [settle] }, null)).toEqual([])
  })

  it('finds money that nobody asked for', () => {
    database.run(
      `INSERT INTO entries (member, kind, amount, balance_after, at) VALUES ('alice', 'payout', 5, 10005, 2)`,
    )
    expect(problems(bet, null)).toContain('The entries do not add up to the balance of: alice')
  })
})

describe('the log of a store', () => {
  it('is committed as far as everybody was told, and is torn within the stretch that is asked for', () => {
    const folder = mkdtempSync(join(tmpdir(), 'slipway-log-'))
    const database = openDatabase(folder)
    try {
      openAccount(database, 'alice', parseAmount('100.00', 'CNY', 2), 1)
      const store = join(folder, 'sandbox.db')
      const state = readLogState(store)
      if (state === null) throw new Error('There is no log.')
      expect(state.committed).toBe(state.written)
      expect(state.moved).toBeLessThan(state.committed)
      const before = readFileSync(`${store}-wal`)
      const from = state.written - 100
      tearLog(store, { from, to: state.written }, createRandom(1))
      const after = readFileSync(`${store}-wal`)
      expect(after.subarray(0, from).equals(before.subarray(0, from))).toBe(true)
      expect(after.equals(before)).toBe(false)
    } finally {
      database.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
