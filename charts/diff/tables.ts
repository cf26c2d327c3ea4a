import { cellsOf } from '../exports/table.ts'
import { type ChartModel, type ChartState, nameOfState } from '../model/chart.ts'
import { delayText, effectsOf, effectText } from '../model/phrases.ts'
import { type KeptChart, readChart } from '../model/readChart.ts'
import type { Words } from '../model/words.ts'
import { type Changed, type Changes, compare } from './compare.ts'

export interface Table {
  readonly of: 'states' | 'transitions' | 'words'
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What has changed in a chart: both charts as they are read, what differs, and the same as tables; no table where nothing has. */
export interface Difference {
  readonly was: ChartModel
  readonly is: ChartModel
  readonly changes: Changes
  readonly tables: readonly Table[]
}

const noWords: Words = { guards: {}, actions: {}, delays: {}, actors: {} }

/** Compares two charts of a machine. One that did not exist yet, or is gone, is null. */
export function differenceOf(name: string, before: KeptChart | null, after: KeptChart | null): Difference {
  const was = before === null ? { name, states: [], transitions: [] } : readChart(name, before)
  const is = after === null ? { name, states: [], transitions: [] } : readChart(name, after)
  const changes = compare(was, is)
  const tables: readonly Table[] = [
    {
      of: 'states',
      head: ['', 'state', 'kind', 'what it is', 'tags', 'on entry', 'on exit', 'runs'],
      rows: rowsOf(
        changes.states,
        (state) => stateCells(was, state),
        (state) => stateCells(is, state),
      ),
    },
    {
      of: 'transitions',
      head: ['', 'state', 'event', 'guard', 'target', 'actions'],
      rows: rowsOf(
        changes.transitions,
        (transition) => cellsOf(was, transition, before?.words ?? noWords),
        (transition) => cellsOf(is, transition, after?.words ?? noWords),
      ),
    },
    {
      of: 'words',
      head: ['word', 'was', 'is'],
      rows: before === null || after === null ? [] : changedWords(before.words, after.words),
    },
  ]
  return { was, is, changes, tables: tables.filter(({ rows }) => rows.length > 0) }
}

/** What words mean now, and meant before: what a guard is made of, what an action does, how long a delay is. */
function changedWords(was: Words, is: Words): readonly (readonly string[])[] {
  const meanings = (words: Words): ReadonlyMap<string, string> =>
    new Map([
      ...Object.entries(words.guards),
      ...Object.keys(words.actions).map(
        (action) => [action, effectsOf(action, words).map(effectText).join(', ')] as const,
      ),
      ...Object.keys(words.delays).map((delay) => [delay, delayText(delay, words)] as const),
    ])
  const [before, after] = [meanings(was), meanings(is)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((word) => [word, before.get(word) ?? '', after.get(word) ?? ''])
    .filter(([, one, other]) => one !== other)
}

function rowsOf<TThing>(
  { added, removed, changed }: Changed<TThing>,
  cellsBefore: (thing: TThing) => readonly string[],
  cellsAfter: (thing: TThing) => readonly string[],
): readonly (readonly string[])[] {
  return [
    ...removed.map((thing) => ['removed', ...cellsBefore(thing)]),
    ...added.map((thing) => ['added', ...cellsAfter(thing)]),
    ...changed.flatMap(({ before, after }) => [
      ['was', ...cellsBefore(before)],
      ['is', ...cellsAfter(after)],
    ]),
  ]
}

function stateCells(chart: ChartModel, state: ChartState): readonly string[] {
  const { path, kind, isInitial, description, tags, entry, exit, invokes } = state
  return [
    nameOfState(chart, path),
    isInitial ? `${kind}, initial` : kind,
    description ?? '',
    tags.join(', '),
    entry.join(', '),
    exit.join(', '),
    invokes.map(({ id }) => id).join(', '),
  ]
}
