import { createMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate'

import { statesIn, transitionName } from '#machines/transitionName.ts'

import type { Cause, ChartModel, ChartState, ChartTransition, StateKind } from './chart.ts'
import { moodOf } from './mood.ts'
import type { Words } from './words.ts'

/** A chart as it is stored: JSON that `createMachine` reads, and what its words mean. */
export interface KeptChart {
  readonly config: unknown
  readonly words: Words
}

/** Makes the model of a chart from its JSON. @throws Error if `createMachine` cannot read it */
export function readChart(name: string, { config, words }: KeptChart): ChartModel {
  if (!isObject(config)) throw new Error(`${name} is no chart`)
  const nodes = statesIn(createMachine(config))
  return {
    name,
    states: nodes.map((node) => stateOf(node, words)),
    transitions: nodes.flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(transitionOf),
    ),
  }
}

function stateOf(node: AnyStateNode, words: Words): ChartState {
  const first = node.type === 'compound' ? node.initial.target[0]?.key : undefined
  const children = Object.values(node.states).toSorted(
    (one, other) => Number(other.key === first) - Number(one.key === first),
  )
  return {
    path: pathOf(node),
    key: node.key,
    parent: node.parent === undefined ? null : pathOf(node.parent),
    kind: kindOf(node),
    mood: node.parent === undefined ? null : moodOf(node.key, causesOf(node), children.length === 0),
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target[0] === node,
    description: node.description ?? null,
    tags: [...node.tags],
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    invokes: node.invoke.map(({ id, src }) => {
      const name = typeof src === 'string' ? src : id
      return { id, src: name, machine: words.actors[name] ?? null }
    }),
    shownBy: shownBy(node.meta),
    children: children.map(pathOf),
    folded: 0,
  }
}

function causesOf(node: AnyStateNode): readonly Cause['kind'][] {
  const types = [...node.transitions.keys(), ...((node.always ?? []).length > 0 ? [''] : [])]
  return types.map((type) => causeOf(type, node.id).kind)
}

function kindOf(node: AnyStateNode): StateKind {
  return node.type
}

function transitionOf(transition: AnyTransitionDefinition): ChartTransition {
  const { source, eventType, guard, target, actions, reenter } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  return {
    name: transitionName(transition),
    source: pathOf(source),
    cause: causeOf(eventType, source.id),
    index: siblings?.indexOf(transition) ?? 0,
    choices: siblings?.length ?? 1,
    guard: guard === undefined ? null : nameOf(guard),
    targets: target?.map(pathOf) ?? [],
    actions: actions.map(nameOf),
    reenter,
  }
}

/** What an event's type says about its cause: xstate has its own names for timers and actors. */
function causeOf(eventType: string, source: string): Cause {
  if (eventType === '') return { kind: 'always' }
  if (eventType === `xstate.done.state.${source}`) return { kind: 'finished' }
  const [, after] = /^xstate\.after\.(.+)$/.exec(eventType) ?? []
  if (after !== undefined) return { kind: 'after', delay: after.slice(0, -source.length - 1) }
  const [, kind, actor = ''] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(eventType) ?? []
  if (kind === 'done.actor') return { kind: 'done', actor }
  if (kind === 'error.actor') return { kind: 'error', actor }
  if (kind === 'snapshot') return { kind: 'snapshot', actor }
  return { kind: 'event', event: eventType }
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.')
}

/** The name of a guard or an action, with its argument if that is plain data: `noteEnd(unauthorized)`. */
function nameOf(word: unknown): string {
  if (typeof word === 'string') return word
  const type = textAt(word, 'type') ?? 'unnamed'
  const params = isObject(word) ? word['params'] : undefined
  return isObject(params) ? `${type}(${Object.values(params).map(String).join(', ')})` : type
}

/** The names of a state's own actions: xstate adds some of its own for timers. */
function namesOf(words: unknown): readonly string[] {
  if (words === undefined) return []
  return Array.isArray(words) ? words.map(nameOf) : [nameOf(words)]
}

function shownBy(meta: unknown): readonly string[] {
  const files = isObject(meta) ? meta['shownBy'] : undefined
  return Array.isArray(files) ? files.map(String) : []
}

function textAt(value: unknown, key: string): string | null {
  if (!isObject(value)) return null
  const text = value[key]
  return typeof text === 'string' ? text : null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
