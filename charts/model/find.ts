import { type ChartModel, nameOfState } from './chart.ts'

export type FoundKind = 'state' | 'event' | 'guard' | 'action' | 'actor' | 'tag' | 'delay'

/** Something in a chart that has a name, and a state where it occurs. */
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
    for (const { path, tags, entry, exit, invokes } of chart.states) {
      add(chart.name, 'state', nameOfState(chart, path), path)
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

/** Finds names by any part of them: names that begin with it come first. */
export function find(names: readonly Found[], asked: string): readonly Found[] {
  const wanted = asked.trim().toLowerCase()
  if (wanted === '') return []
  return names
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted(
      (one, other) =>
        Number(other.name.toLowerCase().startsWith(wanted)) -
        Number(one.name.toLowerCase().startsWith(wanted)),
    )
}
