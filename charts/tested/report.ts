import * as v from 'valibot'

/** The sources of tests, in the order in which they are shown: sentences say most about a chart. */
export const sources = ['sentences', 'walks', 'unit', 'browser'] as const
export type Source = (typeof sources)[number]

/** What is counted of a chart; the answers of guards as `isGuest: yes`, the effects as what its actions do. */
export const kinds = ['states', 'transitions', 'answers', 'effects'] as const
export type Kind = (typeof kinds)[number]

const test = v.object({ file: v.string(), title: v.string() })
const testsBySource = v.partial(
  v.object({
    sentences: v.array(v.number()),
    walks: v.array(v.number()),
    unit: v.array(v.number()),
    browser: v.array(v.number()),
  }),
)
const counted = v.object({ name: v.string(), by: testsBySource })
const sourceRun = v.object({ at: v.string(), files: v.number(), isWhole: v.boolean() })

/** When each source ran, of those that did. */
export const sourceRuns = v.partial(
  v.object({ sentences: sourceRun, walks: sourceRun, unit: sourceRun, browser: sourceRun }),
)

const report = v.object({
  sources: sourceRuns,
  tests: v.array(test),
  machines: v.record(
    v.string(),
    v.object({
      states: v.array(counted),
      transitions: v.array(counted),
      answers: v.array(counted),
      effects: v.array(counted),
    }),
  ),
})

/** A test, by its file and its full title. */
export type Test = Readonly<v.InferOutput<typeof test>>

/** One thing in a chart, and for each source that reaches it some of the tests that do, by their positions in `tests`. */
export interface Counted {
  readonly name: string
  readonly by: Readonly<Partial<Record<Source, readonly number[] | undefined>>>
}

/** When a source last ran (ISO 8601), how many of its files did, and whether these were all. */
export interface SourceRun {
  readonly at: string
  readonly files: number
  readonly isWhole: boolean
}

export type Coverage = Readonly<Record<Kind, readonly Counted[]>>

/** What the tests reach in all charts: `test-results/charts.json`. */
export interface Report {
  /** Of what was committed, without the tests that reach it (`summary.ts`). */
  readonly isSummary?: true
  readonly sources: Readonly<Partial<Record<Source, SourceRun | undefined>>>
  readonly tests: readonly Test[]
  readonly machines: Readonly<Record<string, Coverage>>
}

/** Reads such a file. Null if it is not one, or of another version. */
export function readReport(data: unknown): Report | null {
  const read = v.safeParse(report, data)
  return read.success ? read.output : null
}

/** Whether a source reaches it; without a source, whether any does. */
export function isTaken({ by }: Counted, source: Source | 'any'): boolean {
  return source === 'any' ? sources.some((one) => by[one] !== undefined) : by[source] !== undefined
}

/** What a source does not reach of these, by name. */
export function leftBy(counted: readonly Counted[], source: Source | 'any'): readonly string[] {
  return counted.filter((each) => !isTaken(each, source)).map(({ name }) => name)
}
