/** A row as SQL returns it, before its columns have been read. */
export type Row = Readonly<Record<string, unknown>>

/** Reads rows: each reader throws a TypeError naming the column that is not what it should be. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

/** A text column. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string')
    throw new TypeError(`Column ${column} should hold text, not ${typeof value}.`)
  return value
}

/** A text column that may be empty (null). */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column)
}

/** An integer column, within the integers a number holds exactly. */
export function integer(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new TypeError(`Column ${column} should hold a safe integer.`)
  }
  return value
}

/** An integer column that may be empty (null). */
export function integerOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : integer(row, column)
}

/** A column that holds one of a few words. */
export function oneOf<const Word extends string>(row: Row, column: string, words: readonly Word[]): Word {
  const value = text(row, column)
  const found = words.find((word) => word === value)
  if (found === undefined)
    throw new TypeError(`Column ${column} holds "${value}", not one of ${words.join(', ')}.`)
  return found
}
