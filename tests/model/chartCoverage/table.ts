import { type Counted, type Coverage, kinds, leftBy, type Report, sources } from '#charts/tested/report.ts'
import { letters } from '#charts/tested/summary.ts'

/** A line for each machine and one for all: how much of it each source comes to. */
export function tableOf({ machines, sources: ran }: Pick<Report, 'machines' | 'sources'>): string {
  const group = (counted: readonly Counted[]): readonly string[] => [
    String(counted.length),
    ...sources.map((source) =>
      ran[source] === undefined ? '-' : String(counted.length - leftBy(counted, source).length),
    ),
  ]
  const row = (name: string, of: readonly Coverage[]): readonly string[] => [
    name,
    ...kinds.flatMap((kind) => group(of.flatMap((coverage) => coverage[kind]))),
  ]
  const rows = [
    ['', ...kinds.flatMap((kind) => [kind, '', '', '', ''])],
    ['machine', ...kinds.flatMap(() => ['of', ...sources.map((source) => letters[source])])],
    ...Object.entries(machines).map(([name, coverage]) => row(name, [coverage])),
    row('all', Object.values(machines)),
  ]
  const line = ([name = '', ...cells]: readonly string[], at: number): string =>
    name.padEnd(12) +
    cells
      .map((cell, place) =>
        // The names of the groups stand over all their columns.
        at === 0 ? (place % 5 === 0 ? `   ${cell.padEnd(20)}` : '') : cell.padStart(place % 5 === 0 ? 7 : 4),
      )
      .join('')
      .trimEnd()
  return [...rows.map(line), 'S sentences, W walks, U unit tests, B browser tests; - has not run'].join('\n')
}
