import type { Mark } from '../drawing/Drawing.tsx'
import { svgOf } from '../drawing/svg.tsx'
import { cellsOf, markdownTable } from '../exports/table.ts'
import { layOut } from '../layout/layOut.ts'
import { type ChartModel, type ChartState, nameOfState } from '../model/chart.ts'
import { effectsOf, effectText, delayText } from '../model/phrases.ts'
import { type KeptChart, readChart } from '../model/readChart.ts'
import type { Words } from '../model/words.ts'
import { type Changed, type Changes, compare, isNothing } from './compare.ts'

/** What has changed in a chart, as a table and a drawing. */
export interface ToldChanges {
  readonly text: string
  /** SVG by `before` and `after`: what is gone is highlighted in the first, what is new in the second, what is changed in both. */
  readonly drawings: Readonly<Record<string, string>>
}

const style = `
.added>.box{stroke:var(--win);stroke-width:3;fill:var(--win-surface)}.added>.row{fill:var(--win-surface)}
.removed>.box{stroke:var(--danger);stroke-width:3;fill:var(--danger-surface)}.removed>.row{fill:var(--danger-surface)}
.changed>.box{stroke:var(--warning);stroke-width:3;fill:var(--warning-surface)}.changed>.row{fill:var(--warning-surface)}
:is(.added,.removed,.changed)>.box{fill-opacity:.4}
.line.added{stroke:var(--win);stroke-width:2.5}.line.removed{stroke:var(--danger);stroke-width:2.5}.line.changed{stroke:var(--warning);stroke-width:2.5}
`

/** Describes what has changed in a machine's chart; null if nothing has. A chart that did not exist yet, or is gone, is null. */
export async function describeChanges(
  name: string,
  before: KeptChart | null,
  after: KeptChart | null,
): Promise<ToldChanges | null> {
  const was = before === null ? { name, states: [], transitions: [] } : readChart(name, before)
  const is = after === null ? { name, states: [], transitions: [] } : readChart(name, after)
  const changes = compare(was, is)
  const wordRows = before === null || after === null ? [] : changedWords(before.words, after.words)
  if (isNothing(changes) && wordRows.length === 0) return null
  const drawings: Record<string, string> = {}
  if (before !== null)
    drawings['before'] = svgOf(was, await layOut(was, before.words), markOf(changes, 'before'), style)
  if (after !== null)
    drawings['after'] = svgOf(is, await layOut(is, after.words), markOf(changes, 'after'), style)
  const text = textOf(changes, { was, is }, before, after)
  const told = wordRows.length === 0 ? [] : [markdownTable(['word', 'was', 'is'], wordRows)]
  return { text: [text, ...told].join('\n\n'), drawings }
}

function textOf(
  { states, transitions }: Changes,
  { was, is }: { readonly was: ChartModel; readonly is: ChartModel },
  before: KeptChart | null,
  after: KeptChart | null,
): string {
  const none = { guards: {}, actions: {}, delays: {}, actors: {} }
  const stateRows = rowsOf(
    states,
    (state) => stateCells(was, state),
    (state) => stateCells(is, state),
  )
  const transitionRows = rowsOf(
    transitions,
    (transition) => cellsOf(was, transition, before?.words ?? none),
    (transition) => cellsOf(is, transition, after?.words ?? none),
  )
  const parts = [`# ${is.name}`]
  if (stateRows.length > 0)
    parts.push(
      markdownTable(['', 'state', 'kind', 'what it is', 'tags', 'on entry', 'on exit', 'runs'], stateRows),
    )
  if (transitionRows.length > 0)
    parts.push(markdownTable(['', 'state', 'event', 'guard', 'target', 'actions'], transitionRows))
  return parts.join('\n\n')
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

function markOf({ states, transitions }: Changes, side: 'before' | 'after'): Mark {
  const words = new Map<string, string>()
  const gone = side === 'before' ? 'removed' : 'added'
  for (const { path } of states[gone]) words.set(`state ${path}`, gone)
  for (const { name } of transitions[gone]) words.set(`transition ${name}`, gone)
  for (const change of states.changed) words.set(`state ${change[side].path}`, 'changed')
  for (const change of transitions.changed) words.set(`transition ${change[side].name}`, 'changed')
  return (what) => words.get('state' in what ? `state ${what.state}` : `transition ${what.transition}`) ?? ''
}
