import { type ChartModel, type ChartTransition, nameOfState } from '../model/chart.ts'
import { causeText, effectText, effectsOf, targetText, wordOf } from '../model/phrases.ts'
import type { Words } from '../model/words.ts'

/** A transition as a row of the table: state, event, guard, target, actions. */
export function cellsOf(chart: ChartModel, transition: ChartTransition, words: Words): readonly string[] {
  const { source, cause, guard, index, targets, actions } = transition
  return [
    nameOfState(chart, source),
    causeText(cause, words),
    guard ?? (index > 0 ? 'otherwise' : ''),
    targets.length === 0 || (targets.length === 1 && targets[0] === source)
      ? targetText(transition)
      : targets.map((path) => nameOfState(chart, path)).join(', '),
    actions.join(', '),
  ]
}

/** A chart as Markdown [CHART-03]: one line for each state and each transition, so that a change is easy to read. */
export function tableOf(chart: ChartModel, words: Words): string {
  const guards = new Set(chart.transitions.flatMap(({ guard }) => (guard === null ? [] : [wordOf(guard)])))
  const actions = new Set([
    ...chart.transitions.flatMap((transition) => transition.actions),
    ...chart.states.flatMap(({ entry, exit }) => [...entry, ...exit]),
  ])
  const sentences = [...guards].flatMap((guard) => {
    const sentence = words.guards[guard]
    return sentence === undefined ? [] : [[guard, sentence]]
  })
  const effects = [...new Set([...actions].map(wordOf))].flatMap((action) => {
    const heard = effectsOf(action, words)
    return heard.length === 0 ? [] : [[action, heard.map(effectText).join(', ')]]
  })
  const parts = [
    `# ${chart.name}`,
    'Written by `npm run charts -- write`.',
    markdownTable(
      ['state', 'kind', 'what it is', 'tags', 'on entry', 'on exit', 'runs', 'shown by'],
      chart.states.map((state) => [
        nameOfState(chart, state.path),
        state.isInitial ? `${state.kind}, initial` : state.kind,
        state.description ?? '',
        state.tags.join(', '),
        state.entry.join(', '),
        state.exit.join(', '),
        state.invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`)).join(', '),
        state.shownBy.join(', '),
      ]),
    ),
    markdownTable(
      ['state', 'event', 'guard', 'target', 'actions'],
      chart.transitions.map((transition) => cellsOf(chart, transition, words)),
    ),
    ...(sentences.length === 0 ? [] : [markdownTable(['guard', 'is made of'], sentences)]),
    ...(effects.length === 0 ? [] : [markdownTable(['action', 'tells'], effects)]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Rows as a Markdown table. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
