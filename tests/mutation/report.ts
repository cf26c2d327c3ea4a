import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Listed } from './listed.ts'
import type { Mutant } from './mutants/mutant.ts'
import { partOf, root } from './parts.ts'
import type { Tried } from './tryAll.ts'

/** A row for each kind, a column for each part: how many were caught of those that change something. */
export function tableOf(tried: readonly Tried[], listed: readonly Listed[]): string {
  const nothing = new Set(listed.map(({ name }) => name))
  const counted = tried.filter(({ mutant, fate }) => fate.is !== 'stillborn' && !nothing.has(mutant.name))
  const parts = [...new Set(counted.map(({ mutant }) => partOf(mutant)))]
  const kinds = [...new Set(counted.map(({ mutant }) => mutant.kind))].toSorted()
  const cell = (of: readonly Tried[]): string =>
    of.length === 0 ? '' : `${of.filter(({ fate }) => fate.is === 'caught').length}/${of.length}`
  const row = (name: string, of: readonly Tried[]): readonly string[] => [
    name,
    ...parts.map((part) => cell(of.filter(({ mutant }) => partOf(mutant) === part))),
    cell(of),
  ]
  const rows = [
    ['caught', ...parts, 'all'],
    ...kinds.map((kind) =>
      row(
        kind,
        counted.filter(({ mutant }) => mutant.kind === kind),
      ),
    ),
    row('all', counted),
  ]
  return rows
    .map((cells) =>
      cells
        .map((each, at) => each.padEnd(at === 0 ? 10 : Math.max(8, (rows[0]?.[at] ?? '').length + 1)))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/** A fault, shown as a change of a line. */
export function diffOf({ file, line, start, end, text }: Mutant): string {
  const source = readFileSync(join(root, file), 'utf8')
  const from = source.lastIndexOf('\n', start - 1) + 1
  const to = source.indexOf('\n', end)
  const until = to < 0 ? source.length : to
  const before = source.slice(from, until)
  const after = `${source.slice(from, start)}${text}${source.slice(end, until)}`
  return `${file}:${line}\n    - ${oneLine(before)}\n    + ${oneLine(after)}`
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 160 ? `${line.slice(0, 157)}…` : line
}
