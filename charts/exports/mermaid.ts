import { type ChartModel, type ChartState, stateAt } from '../model/chart.ts'
import { causeText, targetText } from '../model/phrases.ts'
import type { Words } from '../model/words.ts'

/** A chart in Mermaid's language for states [CHART-03]. Transitions that stay in their state are written in notes. */
export function mermaidOf(chart: ChartModel, words: Words): string {
  const lines = ['stateDiagram-v2', ...stateLines(chart, stateAt(chart, ''), 1)]
  for (const transition of chart.transitions) {
    const { source, targets, cause, guard, actions } = transition
    const label = [
      causeText(cause, words),
      ...(guard === null ? [] : [`[${guard}]`]),
      ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ].join(' ')
    if (targets.length === 0) lines.push(noteOf(source, `${label} (${targetText(transition)})`))
    for (const target of targets) lines.push(`  ${idOf(source)} --> ${idOf(target)} : ${escaped(label)}`)
  }
  return `${lines.join('\n')}\n`
}

function stateLines(chart: ChartModel, state: ChartState, depth: number): readonly string[] {
  const indent = '  '.repeat(depth)
  const id = idOf(state.path)
  const own = [
    `${indent}state "${escaped(state.path === '' ? chart.name : state.key)}" as ${id}`,
    ...(state.isInitial ? [`${indent}[*] --> ${id}`] : []),
    ...(state.kind === 'final' ? [`${indent}${id} --> [*]`] : []),
  ]
  const facts = [
    ...(state.description === null ? [] : [state.description]),
    ...state.tags.map((tag) => `tag ${tag}`),
    ...state.entry.map((action) => `enter ${action}`),
    ...state.exit.map((action) => `leave ${action}`),
    ...state.invokes.map(({ id: actor }) => `runs ${actor}`),
  ].map((fact) => noteOf(state.path, fact))
  if (state.children.length === 0) return [...own, ...facts]
  const separator = state.kind === 'parallel' ? [`${indent}  --`] : []
  return [
    ...own,
    `${indent}state ${id} {`,
    ...state.children.flatMap((child, at) => [
      ...(at > 0 ? separator : []),
      ...stateLines(chart, stateAt(chart, child), depth + 1),
    ]),
    `${indent}}`,
    ...facts,
  ]
}

function noteOf(path: string, text: string): string {
  return `  note right of ${idOf(path)} : ${escaped(text)}`
}

function idOf(path: string): string {
  return path === '' ? 'machine' : `s_${path.replaceAll('.', '_')}`
}

/** Colons and semicolons end a text in Mermaid, quotes end a name. */
function escaped(text: string): string {
  return text.replaceAll(';', ',').replaceAll(':', '#58;').replaceAll('"', "'")
}
