import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { amountText, money } from '#domain/money/money.ts'

import { audit } from '../audit/audit.ts'
import { settleMarket } from '../bets/settlement.ts'
import { findBet, insertBet, type LegDescription } from './bets/bets.ts'
import { findPrebook, insertPrebook } from './bets/prebooks.ts'
import { beginUnique, decideUnique, findUnique } from './bets/uniques.ts'
import { openDatabase } from './database.ts'
import { postEntry, readEntries } from './ledger.ts'

/** The tables as they were before bets knew how their markets ended, with a bet that won and one that is waiting. */
const earlier = `
CREATE TABLE accounts (member TEXT PRIMARY KEY, currency TEXT NOT NULL, digits INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0)) STRICT;
CREATE TABLE entries (seq INTEGER PRIMARY KEY AUTOINCREMENT, member TEXT NOT NULL REFERENCES accounts (member),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'stake', 'payout', 'refund')), amount INTEGER NOT NULL,
  balance_after INTEGER NOT NULL CHECK (balance_after >= 0), ticket_num TEXT, at INTEGER NOT NULL) STRICT;
CREATE INDEX entries_of_member ON entries (member, seq);
CREATE UNIQUE INDEX one_entry_of_a_kind ON entries (ticket_num, kind) WHERE ticket_num IS NOT NULL;
CREATE TABLE bets (id INTEGER PRIMARY KEY AUTOINCREMENT, ticket_num TEXT NOT NULL UNIQUE,
  member TEXT NOT NULL REFERENCES accounts (member), unique_key TEXT NOT NULL, ticket_type TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0), euro_odds TEXT NOT NULL, odds_style TEXT NOT NULL,
  placed_at INTEGER NOT NULL, placed_real INTEGER NOT NULL, result TEXT NOT NULL, returns INTEGER CHECK (returns >= 0),
  settled_at INTEGER, UNIQUE (member, unique_key)) STRICT;
CREATE TABLE legs (bet INTEGER NOT NULL REFERENCES bets (id), position INTEGER NOT NULL, event_id TEXT NOT NULL,
  market_id TEXT NOT NULL, side TEXT NOT NULL, euro_odds TEXT NOT NULL, handicap TEXT, line TEXT,
  description TEXT NOT NULL, result TEXT NOT NULL, result_value TEXT, PRIMARY KEY (bet, position)) STRICT;
CREATE TABLE uniques (member TEXT NOT NULL, key TEXT NOT NULL, body_digest TEXT NOT NULL, state TEXT NOT NULL,
  process TEXT NOT NULL, status INTEGER, reply TEXT, ticket_num TEXT, arrived_real INTEGER NOT NULL,
  decided_real INTEGER, PRIMARY KEY (member, key)) STRICT;
INSERT INTO accounts VALUES ('alice', 'CNY', 2, 10000);
INSERT INTO bets VALUES (1, 'T100001', 'alice', 'k1', 'single', 1000, '2.00', 'euro', 1, 1, 'win', 2000, 2),
  (2, 'T100002', 'alice', 'k2', 'single', 1000, '1.93', 'euro', 3, 3, 'pending', NULL, NULL);
INSERT INTO legs VALUES (1, 0, 'e', 'm1', 'home', '2.00', NULL, NULL, '{"betType":"WIN"}', 'win', '1-0'),
  (2, 0, 'e', 'm2', 'home', '1.93', '-0.25', NULL, '{"betType":"AH"}', 'pending', NULL);
INSERT INTO entries (member, kind, amount, balance_after, ticket_num, at) VALUES
  ('alice', 'deposit', 10000, 10000, NULL, 0), ('alice', 'stake', -1000, 9000, 'T100001', 1),
  ('alice', 'payout', 2000, 11000, 'T100001', 2), ('alice', 'stake', -1000, 10000, 'T100002', 3);
INSERT INTO uniques VALUES ('alice', 'k1', 'd', 'placed', 'p', 201, '{}', 'T100001', 1, 1),
  ('alice', 'k2', 'd', 'placed', 'p', 201, '{}', 'T100002', 3, 3);
`

/** Version 1 of the same: bets know how their markets ended, and have only one leg. */
const single = `${earlier.replace("'stake', 'payout'", "'adjustment', 'stake', 'payout'")}
CREATE TABLE settlements (id INTEGER PRIMARY KEY AUTOINCREMENT, market_id TEXT NOT NULL, at INTEGER NOT NULL,
  ending TEXT NOT NULL CHECK (ending IN ('score', 'stated', 'voided', 'untold')), results TEXT NOT NULL,
  result_value TEXT, home INTEGER CHECK (home >= 0), away INTEGER CHECK (away >= 0),
  CHECK ((ending = 'score') = (home IS NOT NULL AND away IS NOT NULL))) STRICT;
ALTER TABLE legs ADD COLUMN settlement INTEGER REFERENCES settlements (id);
INSERT INTO settlements VALUES (1, 'm1', 2, 'score', '{"home":"win","away":"lose"}', '1-0', 1, 0);
UPDATE legs SET settlement = 1 WHERE result = 'win';
PRAGMA user_version = 1;
`

/** Version 3: what was asked for is kept with what was taken, several legs are one bet; keys have no bound. */
const boundless = `${single}
ALTER TABLE bets ADD COLUMN asked_odds TEXT;
ALTER TABLE legs ADD COLUMN asked_odds TEXT;
ALTER TABLE bets ADD COLUMN stakes TEXT;
ALTER TABLE bets ADD COLUMN dependence TEXT;
ALTER TABLE bets ADD COLUMN big_combo_id TEXT;
ALTER TABLE bets ADD COLUMN is_follow INTEGER NOT NULL DEFAULT 0;
ALTER TABLE legs ADD COLUMN outcome TEXT;
PRAGMA user_version = 3;
`

const request = { bodyDigest: 'd', digest: 'd', expires: '60000' }

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-earlier-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe.each([
  ['before results were kept', earlier],
  ['of version 1', single],
  ['of version 3', boundless],
])('a store %s', (_what, tables) => {
  beforeEach(() => {
    const connection = new Libsql(join(folder, 'sandbox.db'))
    connection.exec(tables)
    connection.close()
  })

  it('accepts bets with several legs, which are settled like any other [SLIP-10] [HIST-04]', () => {
    const database = openDatabase(folder)
    const leg = (marketId: string) => ({
      eventId: marketId,
      marketId,
      side: 'home',
      euroOdds: '2.00',
      askedOdds: '2.05',
      handicap: null,
      line: null,
      description: { betType: 'WIN' } as LegDescription,
    })
    const perLine = money(1000, 'CNY', 2)
    const bet = insertBet(database, {
      member: 'alice',
      key: 'k3',
      ticketType: 'mix',
      amount: money(3000, 'CNY', 2),
      euroOdds: '4.00',
      stakes: [{ size: 2, perLine }],
      dependence: null,
      askedOdds: '4.20',
      bigComboId: null,
      isFollowBet: true,
      oddsStyle: 'euro',
      placedAt: 4,
      placedReal: 4,
      legs: ['m3', 'm4', 'm5'].map(leg),
    })
    beginUnique(database, { member: 'alice', key: 'k3', ...request, process: 'p', real: 4 })
    const { ticketNum } = bet
    decideUnique(database, { member: 'alice', key: 'k3', status: 201, reply: '{}', ticketNum, real: 4 })
    expect(findBet(database, ticketNum)).toEqual(bet)
    expect(findUnique(database, 'alice', 'k3')).toMatchObject({ state: 'placed', ...request })
    // The bound of bets placed before it was kept is unknown.
    const earlierRequest = { bodyDigest: 'd', digest: null, expires: null }
    expect(findUnique(database, 'alice', 'k1')).toMatchObject({ state: 'placed', ...earlierRequest })
    for (const marketId of ['m3', 'm4', 'm5'])
      settleMarket(database, {
        marketId,
        eventId: marketId,
        betType: 'WIN',
        at: 5,
        ending: 'stated',
        results: { home: marketId === 'm5' ? 'lose' : 'win' },
        resultValue: '',
        score: null,
      })
    expect(findBet(database, ticketNum)).toMatchObject({ result: 'win', returns: { minor: 4000 } })
    expect(audit(database, [])).toEqual([])
    database.close()
  })

  it('is continued: every account, bet and entry stays, and new ones are kept with their reasons', () => {
    for (const opening of ['first', 'second']) {
      const database = openDatabase(folder)
      expect(
        readEntries(database, 'alice')
          .slice(0, 4)
          .map(({ kind }) => kind),
        opening,
      ).toEqual(['deposit', 'stake', 'payout', 'stake'])
      expect(findBet(database, 'T100001')).toMatchObject({ result: 'win', legs: [{ resultValue: '1-0' }] })
      expect(audit(database, [])).toEqual([])
      database.close()
    }
    const database = openDatabase(folder)
    postEntry(database, { member: 'alice', kind: 'adjustment', minor: 5, ticketNum: null, at: 4 })
    settleMarket(database, {
      marketId: 'm2',
      eventId: 'e',
      betType: 'AH',
      at: 5,
      ending: 'score',
      results: { home: 'halfLose', away: 'halfWin' },
      resultValue: '1-1',
      score: { home: 1, away: 1 },
    })
    const bet = findBet(database, 'T100002')
    expect([bet?.result, bet?.returns && amountText(bet.returns)]).toEqual(['half_loss', '5.00'])
    expect(audit(database, [])).toEqual([])
    const [leg] = bet?.legs ?? []
    if (leg === undefined) throw new Error('The bet has lost its leg.')
    // Its numbers continue, for booked bets too.
    const prebook = insertPrebook(database, {
      member: 'alice',
      key: 'k3',
      amount: money(1000, 'CNY', 2),
      targetOdds: '2.20',
      oddsStyle: 'euro',
      leg: {
        eventId: 'e',
        marketId: 'm3',
        side: 'home',
        handicap: null,
        line: null,
        description: leg.description,
      },
      bookedAt: 7,
      bookedReal: 7,
    })
    expect(prebook.ticketNum).toBe('T100003')
    expect(findPrebook(database, 'T100003')).toEqual(prebook)
    expect(audit(database, [])).toEqual(['No key says booked of ticket: T100003'])
    // What an earlier version allowed only once is still refused a second time.
    const again = { member: 'alice', kind: 'stake', minor: -1, ticketNum: 'T100001', at: 6 } as const
    expect(() => postEntry(database, again)).toThrow(/UNIQUE/)
    database.close()
  })
})
