import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import Libsql from 'libsql'

import { lockFolder } from './folderLock.ts'
import { migrate } from './migration.ts'
import { isRow, type Row } from './rows.ts'

export type SqlValue = string | number | null

/** The sandbox's SQL store: statements by their text, each prepared once. */
export interface Database {
  /** Runs a statement that changes rows; returns how many it changed. */
  run(sql: string, ...values: SqlValue[]): number
  row(sql: string, ...values: SqlValue[]): Row | undefined
  rows(sql: string, ...values: SqlValue[]): Row[]
  /**
   * Runs `work` in one transaction: all of it is on disk when this returns, or, if `work` throws, none of
   * it. Inside another transaction it becomes part of that one.
   */
  transaction<Result>(work: () => Result): Result
  readonly inTransaction: boolean
  close(): void
}

/** Opens (or makes) the store in a folder. Committed means written through to the disk (WAL, FULL). */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  const connection = new Libsql(join(folder, fileName))
  connection.exec('PRAGMA journal_mode = WAL')
  connection.exec('PRAGMA synchronous = FULL')
  connection.exec('PRAGMA foreign_keys = ON')
  migrate(connection)

  const prepared = new Map<string, ReturnType<typeof connection.prepare>>()
  const statement = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const made = connection.prepare(sql)
    prepared.set(sql, made)
    return made
  }

  return {
    run: (sql, ...values) => statement(sql).run(values).changes,
    row: (sql, ...values) => {
      const row = statement(sql).get(values)
      return isRow(row) ? row : undefined
    },
    rows: (sql, ...values) => statement(sql).all(values).filter(isRow),
    transaction: (work) => {
      if (connection.inTransaction) return work()
      connection.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        connection.exec('COMMIT')
        return result
      } catch (error) {
        if (connection.inTransaction) connection.exec('ROLLBACK')
        throw error
      }
    },
    get inTransaction() {
      return connection.inTransaction
    },
    close: () => {
      prepared.clear()
      connection.close()
      unlock()
    },
  }
}

const fileName = 'sandbox.db'
