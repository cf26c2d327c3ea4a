import * as v from 'valibot'

import { type Counted, type Coverage, type Report, type Source, sourceRuns, sources } from './report.ts'

/** Of each source its letter in the summary, as in the table that `npm run coverage` prints. */
export const letters: Readonly<Record<Source, string>> = {
  sentences: 'S',
  walks: 'W',
  unit: 'U',
  browser: 'B',
}

const names = v.record(v.string(), v.array(v.string()))
const summary = v.object({
  sources: sourceRuns,
  machines: v.record(
    v.string(),
    v.object({ states: names, transitions: names, answers: names, effects: names }),
  ),
})

/** What the tests reached when someone committed it: of each thing in a chart by which sources, by their letters, without the tests. */
export type Summary = Readonly<v.InferOutput<typeof summary>>

/** @throws if it is not such a summary */
export function readSummary(data: unknown): Summary {
  return v.parse(summary, data)
}

/** The report that a summary is of: it has no tests, and says so. */
export function reportOfSummary({ sources: ran, machines }: Summary): Report {
  return {
    isSummary: true,
    sources: ran,
    tests: [],
    machines: Object.fromEntries(
      Object.entries(machines).map(
        ([name, { states, transitions, answers, effects }]): [string, Coverage] => [
          name,
          {
            states: counted(states),
            transitions: counted(transitions),
            answers: counted(answers),
            effects: counted(effects),
          },
        ],
      ),
    ),
  }
}

function counted(by: Readonly<Record<string, readonly string[]>>): readonly Counted[] {
  return Object.entries(by).flatMap(([own, all]) =>
    all.map((name) => ({
      name,
      by: Object.fromEntries(
        sources.flatMap((source) => (own.includes(letters[source]) ? [[source, []]] : [])),
      ),
    })),
  )
}
