import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Listed } from './listed.ts'
import { partOf, root } from './parts.ts'
import type { Tried } from './tryAll.ts'

/** The table of shares, which stays in the repository: a row for each part. */
const file = join(root, 'tests/mutation/shares.md')

/** A part's row: by kind how many were caught of how many, and when it was tried as a whole (yyyy-MM-dd). */
export interface Shares {
  readonly date: string
  readonly byKind: ReadonlyMap<string, string>
}

const intro = `# How many seeded faults the sentences catch

By part and kind, caught / tried, without those that change nothing. \`npm run mutate -- PART\` tries a part as a whole and writes its row; the parts that are not tried keep theirs.

`

const all = 'all'

/** Writes the rows of the parts that were tried as a whole; the others stay. */
export function keepShares(tried: readonly Tried[], listed: readonly Listed[], now = new Date()): void {
  const before = existsSync(file) ? readShares(readFileSync(file, 'utf8')) : new Map<string, Shares>()
  const date = now.toISOString().slice(0, 10)
  writeFileSync(file, tableOfShares(new Map([...before, ...sharesOf(tried, listed, date)])))
}

/** The rows of what was tried. */
export function sharesOf(
  tried: readonly Tried[],
  listed: readonly Listed[],
  date: string,
): ReadonlyMap<string, Shares> {
  const nothing = new Set(listed.map(({ name }) => name))
  const counted = tried.filter(({ mutant, fate }) => fate.is !== 'stillborn' && !nothing.has(mutant.name))
  const shares = new Map<string, Shares>()
  for (const part of new Set(counted.map(({ mutant }) => partOf(mutant)))) {
    const of = counted.filter(({ mutant }) => partOf(mutant) === part)
    const kinds = [...new Set(of.map(({ mutant }) => mutant.kind))]
    const share = (some: readonly Tried[]): string =>
      `${some.filter(({ fate }) => fate.is === 'caught').length}/${some.length}`
    const byKind = kinds.map(
      (kind) => [kind, share(of.filter(({ mutant }) => mutant.kind === kind))] as const,
    )
    shares.set(part, { date, byKind: new Map([...byKind, [all, share(of)]]) })
  }
  return shares
}

/** Parts in the order of their names, kinds likewise, and the sum last. */
export function tableOfShares(shares: ReadonlyMap<string, Shares>): string {
  const found = new Set([...shares.values()].flatMap(({ byKind }) => [...byKind.keys()]))
  const kinds = [...found].filter((kind) => kind !== all).toSorted()
  const columns = [...kinds, all]
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rows = [...shares.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([part, { date, byKind }]) => row([part, ...columns.map((kind) => byKind.get(kind) ?? ''), date]))
  const head = ['part', ...columns, 'tried']
  return `${intro}${[row(head), row(head.map(() => '---')), ...rows].join('\n')}\n`
}

/** Reads such a table. */
export function readShares(text: string): ReadonlyMap<string, Shares> {
  const [head, , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  const columns = (head ?? []).slice(1, -1)
  return new Map(
    rows.map(([part = '', ...cells]) => {
      const filled = columns.flatMap((kind, at) => (cells[at] ? [[kind, cells[at]] as const] : []))
      return [part, { date: cells.at(-1) ?? '', byKind: new Map(filled) }]
    }),
  )
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}
