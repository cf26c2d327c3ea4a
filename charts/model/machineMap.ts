import type { ChartModel, ChartState, ChartTransition } from './chart.ts'
import { stateAt } from './chart.ts'
import type { Words } from './words.ts'

/** A machine as the map reads it. */
export interface Mapped {
  readonly chart: ChartModel
  readonly words: Words
}

/**
 * The machines as one chart: each is a state, and a transition says who starts whom, and who says what to whom. What a machine
 * tells its listeners stands in its box.
 */
export function machineMap(machines: readonly Mapped[]): ChartModel {
  const started = new Set(machines.flatMap(({ words }) => startedBy(words)))
  const roots = machines.filter(({ chart }) => !started.has(chart.name)).map(({ chart }) => chart.name)
  return {
    name: 'machines',
    states: [
      { ...box('', 'machines', null), kind: 'compound', children: machines.map(({ chart }) => chart.name) },
      ...machines.map(({ chart, words }): ChartState => {
        const { description } = stateAt(chart, '')
        const told = emitted(words)
        const tells = told.length === 0 ? [] : [`Tells its listeners: ${told.join(', ')}.`]
        return {
          ...box(chart.name, chart.name, [description ?? '', ...tells].join(' ').trim() || null),
          parent: '',
          isInitial: roots.includes(chart.name),
        }
      }),
    ],
    transitions: machines.flatMap(({ chart: { name }, words }) => [
      ...startedBy(words).map((child) => line(name, 'starts', child)),
      ...sent(words).flatMap(({ event, to }) => {
        const parents = machines.filter((other) => startedBy(other.words).includes(name))
        const receivers =
          to === 'parent' ? parents.map(({ chart }) => chart.name) : [words.actors[to] ?? null]
        return receivers.filter((one) => one !== null).map((receiver) => line(name, event, receiver))
      }),
    ]),
  }
}

function box(path: string, key: string, description: string | null): ChartState {
  const nothing = { tags: [], entry: [], exit: [], invokes: [], shownBy: [], children: [], folded: 0 }
  return { path, key, parent: null, kind: 'atomic', mood: null, isInitial: false, description, ...nothing }
}

function line(source: string, event: string, target: string): ChartTransition {
  const name = `${source}: ${event} → ${target}`
  const plain = { index: 0, choices: 1, guard: null, actions: [], reenter: false }
  return { name, source, cause: { kind: 'event', event }, targets: [target], ...plain }
}

/** The machines that a machine starts. */
function startedBy({ actors }: Words): readonly string[] {
  return [...new Set(Object.values(actors).filter((machine) => machine !== null))]
}

/** What its actions send, each once. */
function sent({ actions }: Words): readonly { readonly event: string; readonly to: string }[] {
  const all = Object.values(actions).flatMap((effects) =>
    effects.flatMap((effect) =>
      effect.does === 'sends' ? [[`${effect.event} ${effect.to}`, effect] as const] : [],
    ),
  )
  return [...new Map(all).values()]
}

function emitted({ actions }: Words): readonly string[] {
  const all = Object.values(actions).flatMap((effects) =>
    effects.flatMap((effect) => (effect.does === 'emits' ? [effect.event] : [])),
  )
  return [...new Set(all)]
}
