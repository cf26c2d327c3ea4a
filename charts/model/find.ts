import { type ChartModel, nameOfState } from './chart.ts'
import { nearest } from './nearest.ts'

export type FoundKind =
  | 'state'
  | 'event'
  | 'guard'
  | 'action'
  | 'actor'
  | 'tag'
  | 'delay'
  | 'requirement'
  | 'screen'
  | 'description'

/** Something in a chart that has a name, and a state where it occurs. A description is its own name. */
export interface Found {
  readonly machine: string
  readonly kind: FoundKind
  readonly name: string
  readonly state: string
}

/** Everything that has a name in some charts, once for each state where it occurs. */
export function namesIn(charts: readonly ChartModel[]): readonly Found[] {
  const all = new Map<string, Found>()
  const add = (machine: string, kind: FoundKind, name: string, state: string): void => {
    all.set([machine, kind, name, state].join(' '), { machine, kind, name, state })
  }
  for (const chart of charts) {
    for (const { path, tags, entry, exit, invokes, shownBy, description } of chart.states) {
      add(chart.name, 'state', nameOfState(chart, path), path)
      for (const file of shownBy) add(chart.name, 'screen', file, path)
      for (const [id] of description?.matchAll(/\b[A-Z][A-Z\d]+-\d+\b/g) ?? [])
        add(chart.name, 'requirement', id, path)
      if (description !== null) add(chart.name, 'description', description, path)
      for (const tag of tags) add(chart.name, 'tag', tag, path)
      for (const action of [...entry, ...exit]) add(chart.name, 'action', action, path)
      for (const { id } of invokes) add(chart.name, 'actor', id, path)
    }
    for (const { source, cause, guard, actions } of chart.transitions) {
      if (cause.kind === 'event') add(chart.name, 'event', cause.event, source)
      if (cause.kind === 'after') add(chart.name, 'delay', cause.delay, source)
      if (guard !== null) add(chart.name, 'guard', guard, source)
      for (const action of actions) add(chart.name, 'action', action, source)
    }
  }
  return [...all.values()]
}

/**
 * Finds what has every word that is asked for, in any order. Names that begin with the first word come first, descriptions
 * last.
 */
export function find(names: readonly Found[], asked: string): readonly Found[] {
  const words = wordsOf(asked)
  const [first] = words
  if (first === undefined) return []
  const rank = ({ kind, name }: Found): number => {
    if (kind === 'description') return 2
    return name.toLowerCase().startsWith(first) ? 0 : 1
  }
  return names
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The name that was meant, where nothing has the one that was asked for; null where none is much like it. */
export function meant(names: readonly Found[], asked: string): string | null {
  const known = names.filter(({ kind }) => kind !== 'description').map(({ name }) => name)
  return nearest(asked.trim(), new Set(known))
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}
