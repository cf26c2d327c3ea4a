import type Libsql from 'libsql'

import { integer, isRow } from './rows.ts'
import { schema } from './schema.ts'

const currentVersion = 5

/** Makes the tables, or brings those of an earlier version up to date: every account, bet and key stays. */
export function migrate(connection: InstanceType<typeof Libsql>): void {
  const hasTables =
    connection.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'bets'").get([]) !==
    undefined
  const row = connection.prepare('PRAGMA user_version').get([])
  const version = isRow(row) ? integer(row, 'user_version') : 0
  connection.exec('BEGIN IMMEDIATE')
  try {
    if (hasTables && version < 5) keepBeginnings(connection)
    if (hasTables && version < 4) keepRequests(connection)
    // Before version 1's step, which makes indexes of these columns too.
    if (hasTables && version < 3) keepAskedOdds(connection)
    if (hasTables && version < 2) keepSeveralLegs(connection)
    if (hasTables && version < 1) keepHowBetsEnded(connection)
    connection.exec(schema)
    connection.exec(`PRAGMA user_version = ${currentVersion}`)
    connection.exec('COMMIT')
  } catch (error) {
    connection.exec('ROLLBACK')
    throw error
  }
}

/**
 * Version 5: a session knows when it began and with which entry of the ledger; an earlier one counts from now. Stores of the
 * first versions may have no table of sessions yet.
 */
function keepBeginnings(connection: InstanceType<typeof Libsql>): void {
  const hasSessions =
    connection.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'sessions'").get([]) !==
    undefined
  if (!hasSessions) return
  connection.exec(`
    ALTER TABLE sessions ADD COLUMN began_real INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN began_after INTEGER NOT NULL DEFAULT 0;
    UPDATE sessions SET began_real = unixepoch() * 1000,
      began_after = (SELECT COALESCE(MAX(seq), 0) FROM entries);
  `)
}

/** Version 4: a key also knows its request by the bound; for earlier ones the bound was not stored. */
function keepRequests(connection: InstanceType<typeof Libsql>): void {
  connection.exec(`
    ALTER TABLE uniques ADD COLUMN digest TEXT;
    ALTER TABLE uniques ADD COLUMN expires TEXT;
  `)
}

/** Version 3: what was asked for is kept with what was taken; for earlier bets it was not stored. */
function keepAskedOdds(connection: InstanceType<typeof Libsql>): void {
  connection.exec(`
    ALTER TABLE bets ADD COLUMN asked_odds TEXT;
    ALTER TABLE legs ADD COLUMN asked_odds TEXT;
  `)
}

/** Version 2: a bet may have several legs, which end one after the other, and a stake for each size of a system. */
function keepSeveralLegs(connection: InstanceType<typeof Libsql>): void {
  connection.exec(`
    ALTER TABLE bets ADD COLUMN stakes TEXT;
    ALTER TABLE bets ADD COLUMN dependence TEXT;
    ALTER TABLE bets ADD COLUMN big_combo_id TEXT;
    ALTER TABLE bets ADD COLUMN is_follow INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE legs ADD COLUMN outcome TEXT;
  `)
}

/**
 * Version 1: bets know how their markets ended, and money can be adjusted. How earlier bets were settled was
 * not stored, and they are marked so.
 */
function keepHowBetsEnded(connection: InstanceType<typeof Libsql>): void {
  connection.exec(`
    ALTER TABLE entries RENAME TO earlier_entries;
    DROP INDEX entries_of_member;
    DROP INDEX one_entry_of_a_kind;
    ALTER TABLE legs ADD COLUMN settlement INTEGER REFERENCES settlements (id);
  `)
  connection.exec(schema)
  connection.exec(`
    INSERT INTO entries SELECT seq, member, kind, amount, balance_after, ticket_num, at FROM earlier_entries;
    DROP TABLE earlier_entries;
    INSERT INTO settlements (market_id, at, ending, results) SELECT '', 0, 'untold', '{}'
      WHERE EXISTS (SELECT 1 FROM legs WHERE result <> 'pending');
    UPDATE legs SET settlement = (SELECT id FROM settlements WHERE ending = 'untold') WHERE result <> 'pending';
  `)
}
