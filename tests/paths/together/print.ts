import type { StateValue } from 'xstate'

import { transitionWords } from '#machines/eventWords.ts'

import { leavesOf, stateOf } from '../../model/states.ts'
import { passedBy } from '../asked.ts'
import { titleOf, wayOf } from '../formats/head.ts'
import { along, passing, type Path, shortest, without } from '../search.ts'
import { regionOf, stateAmong, stateNames } from '../stateNames.ts'
import { PathsError, type TogetherWish } from '../wish.ts'
import { graphOfTogether, membersOf, notRunning, takenTogether, type TogetherEvent } from './system.ts'
import { type Member, together } from './together.ts'

/** A step of a path: what happens, to which machine, and where that leads. */
interface TogetherStep {
  readonly of: string
  readonly event: string
  /** The innermost states that are others after it, each with its machine. */
  readonly changed: readonly string[]
  /** By name, of all machines in their order: what one says to another is heard by the next. */
  readonly transitions: readonly string[]
}

interface TogetherPath {
  /** The steps to where it begins, where that is not the start. */
  readonly way: readonly TogetherStep[]
  readonly begins: readonly string[]
  readonly steps: readonly TogetherStep[]
}

/** Paths of machines that run together, as they are asked for. @throws PathsError */
export function pathsTogether(wish: TogetherWish): string {
  const first = together[wish.machine]
  const graph = graphOfTogether(first)
  const states = membersOf(first).flatMap(({ id, model }) =>
    stateNames(model.machine).map((name) => `${id}.${name}`),
  )
  const named = (given: string | null): string | null =>
    given === null ? null : stateAmong(wish.machine, given, states)
  const aim = { from: named(wish.from), to: named(wish.to) }
  const said = [...graph.steps.values()].flat().map(({ event }) => event)
  const passed = passedBy(wish, wish.machine, states, said)
  const open = without(graph, wish.avoid)
  const place = placeOf(first, aim.to ?? aim.from)
  const { paths, bound } =
    wish.strategy === 'events'
      ? along(open, aim, wish.events)
      : shortest(passed.length === 0 ? open : passing(open, passed), aim, place)
  if (paths.length === 0) throw new PathsError(`No path of ${wish.machine} leads ${wayOf(aim).join(' ')}.`)
  const bounds = bound === null ? [] : [bound]
  const formats = { table, json, gherkin }
  // There is no spec of them.
  const print = wish.format === 'playwright' ? table : formats[wish.format]
  return print(
    { ...wish, ...aim },
    paths.map((path) => taken(first, path)),
    bounds,
  )
}

/** Ways into a state are told apart by the region of the machine that it is of. */
function placeOf(first: Member, state: string | null): (value: StateValue) => string {
  const [id = '', ...path] = state?.split('.') ?? []
  const member = membersOf(first).find((each) => each.id === id)
  return (value) => {
    if (member === undefined || typeof value === 'string') return stateOf(value)
    return stateOf(regionOf(member.model.machine, path.join('.'), value[id] ?? ''))
  }
}

function taken(first: Member, { way, steps }: Path): TogetherPath {
  // Each step of the graph happens to one of the machines.
  const events = [...way, ...steps].map(({ event }) => event as TogetherEvent)
  const { begins, steps: happened } = takenTogether(first, events)
  const values = [begins, ...happened.map(({ value }) => value)]
  const told = happened.map(({ transitions, value }, at): TogetherStep => {
    const before = new Set(leavesOf(values[at] ?? ''))
    const { step = '', of = '' } = events[at] ?? {}
    return { of, event: step, changed: leavesOf(value).filter((leaf) => !before.has(leaf)), transitions }
  })
  return {
    way: told.slice(0, way.length),
    begins: leavesOf(values[way.length] ?? '').filter((leaf) => !leaf.endsWith(notRunning)),
    steps: told.slice(way.length),
  }
}

type Print = (wish: TogetherWish, paths: readonly TogetherPath[], bounds: readonly string[]) => string

const headOf: (...of: Parameters<Print>) => readonly string[] = (wish, { length }, bounds) => [
  `${length} ${titleOf(wish, length)}`,
  ...bounds.map((bound) => `only ${bound}`),
]

const table: Print = (wish, paths, bounds) => {
  const all = paths.flatMap(({ way, steps }) => [...way, ...steps])
  const widthOf = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length))
  const [ofWidth, width] = [widthOf(all.map(({ of }) => of)), widthOf(all.map(({ event }) => event))]
  const line = (word: string, { of, event, changed }: TogetherStep): string =>
    `   ${word.padEnd(4)}  ${of.padEnd(ofWidth)}  ${event.padEnd(width)}  ${changed.join(', ') || '(stays)'}`
  return [
    ...headOf(wish, paths, bounds),
    ...paths.flatMap(({ way, begins, steps }, at) => [
      '',
      `${at + 1}. begins in ${begins.join(', ')}`,
      ...way.map((step) => line('by', step)),
      ...steps.flatMap((step, number) => [line(String(number + 1), step), ...acrossOf(step)]),
    ]),
  ].join('\n')
}

/** What a step leads to from one machine to another, transition by transition; nothing where it is about one alone. */
function acrossOf({ transitions }: TogetherStep): readonly string[] {
  const machines = new Set(transitions.map((name) => name.split(/[. ]/)[0]))
  return machines.size < 2 ? [] : transitions.map((name) => `           ${transitionWords(name)}`)
}

const json: Print = (wish, paths, bounds) => JSON.stringify({ ...wish, bounds, paths }, null, 2)

const gherkin: Print = (wish, paths, bounds) =>
  [
    ...headOf(wish, paths, bounds).map((line) => `# ${line}`),
    `Feature: ${titleOf(wish)}`,
    ...paths.flatMap(({ way, begins, steps }, at) => [
      '',
      `  Scenario: ${at + 1}. ${steps.map(({ event }) => event).join(', ') || 'it begins there'}`,
      ...begins.map((leaf, number) => `    ${number === 0 ? 'Given' : 'And'} ${inWords(leaf)}`),
      ...way.map(({ of, event }) => `    And ${event} (${of})`),
      ...steps.flatMap(({ of, event, changed }) => [
        `    When ${event} (${of})`,
        ...changed.map((leaf, number) => `    ${number === 0 ? 'Then' : 'And'} ${inWords(leaf)}`),
      ]),
    ]),
  ].join('\n')

function inWords(leaf: string): string {
  const [id, ...path] = leaf.split('.')
  return `${id} is in ${path.join('.')}`
}
