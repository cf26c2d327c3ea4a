import type { ChartModel, ChartTransition } from '../model/chart.ts'
import { wordOf } from '../model/phrases.ts'
import { type Counted, type Coverage, isTaken, type Report, type Source, type Test } from './report.ts'

/** Whose tests are looked at: those of one source, or all. */
export type Whose = Source | 'any'

/** The source that a sentence speaks about. */
export const whoseWords: Readonly<Record<Whose, string>> = {
  any: 'any test',
  sentences: 'sentences',
  walks: 'walks',
  unit: 'unit tests',
  browser: 'browser tests',
}

/** A state or a transition of a chart, by its name in the drawing. */
export type Thing = { readonly state: string } | { readonly transition: string }

/** What the tests reach of one chart, by the names of the drawing. */
export interface Painted {
  readonly coverage: Coverage
  /** Null for what the tests did not know when they ran. */
  readonly isTaken: (what: Thing, whose: Whose) => boolean | null
  /** The answers that a transition's guard did not give. */
  readonly unanswered: (transition: ChartTransition, whose: Whose) => readonly ('yes' | 'no')[]
  /** The tests that reach it, by source, with the most specific ones first. */
  readonly testsOf: (what: Thing) => readonly { readonly source: Source; readonly tests: readonly Test[] }[]
  /** The path of a state, by its name in the report. */
  readonly pathOf: (name: string) => string
}

/** Reads what the tests reach of a chart. Null if they do not know the machine. */
export function painted({ name }: ChartModel, { machines, tests }: Report): Painted | null {
  const coverage = machines[name]
  if (coverage === undefined) return null
  const root = coverage.states[0]?.name ?? ''
  const states = new Map(coverage.states.map((state) => [state.name, state]))
  const transitions = new Map(coverage.transitions.map((transition) => [transition.name, transition]))
  const answers = new Map(coverage.answers.map((answer) => [answer.name, answer]))
  const found = (what: Thing): Counted | undefined =>
    'state' in what
      ? states.get(what.state === '' ? root : `${root}.${what.state}`)
      : transitions.get(what.transition)
  return {
    coverage,
    isTaken(what, whose) {
      const counted = found(what)
      return counted === undefined ? null : isTaken(counted, whose)
    },
    unanswered({ guard }, whose) {
      if (guard === null) return []
      return (['yes', 'no'] as const).filter((answer) => {
        const counted = answers.get(`${wordOf(guard)}: ${answer}`)
        return counted !== undefined && !isTaken(counted, whose)
      })
    },
    testsOf(what) {
      const by = found(what)?.by ?? {}
      return (['sentences', 'walks', 'unit', 'browser'] as const).flatMap((source) => {
        const places = by[source]
        return places === undefined ? [] : [{ source, tests: places.flatMap((place) => tests[place] ?? []) }]
      })
    },
    pathOf: (state) => (state === root ? '' : state.slice(root.length + 1)),
  }
}

/** How states and transitions are marked: by classes of the drawing's. */
export function markOf(chart: ChartModel, painting: Painted, whose: Whose): (what: Thing) => string {
  const byName = new Map(chart.transitions.map((transition) => [transition.name, transition]))
  return (what) => {
    const taken = painting.isTaken(what, whose)
    if (taken === null) return ''
    if (!taken) return 'untaken'
    const transition = 'transition' in what ? byName.get(what.transition) : undefined
    const isHalf = transition !== undefined && painting.unanswered(transition, whose).length > 0
    return isHalf ? 'taken half' : 'taken'
  }
}
