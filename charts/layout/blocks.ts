import type { ChartModel, ChartState, ChartTransition } from '../model/chart.ts'
import { causeText, orderText, wordOf } from '../model/phrases.ts'
import type { Words } from '../model/words.ts'
import { type Type, widthOf, wrapped } from './glyphs.ts'

/** What a line of text is, which decides its colour. */
export type Role =
  | 'name'
  | 'count'
  | 'about'
  | 'tag'
  | 'cause'
  | 'guard'
  | 'action'
  | 'target'
  | 'actor'
  | 'label'

/** A piece of text on its line, measured from the block's corner; `y` is its baseline. */
export interface Run {
  readonly text: string
  readonly role: Role
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Lines of text, and the space they take. */
export interface Block {
  readonly runs: readonly Run[]
  readonly width: number
  readonly height: number
}

/** A block about one transition. */
export interface Row extends Block {
  readonly transition: string
}

/** The type of each role. */
export const typeOf: Readonly<Record<Role, Type>> = {
  name: { size: 15, isBold: true },
  count: { size: 15, isBold: false },
  about: { size: 12, isBold: false },
  tag: { size: 12, isBold: false },
  cause: { size: 13, isBold: true },
  guard: { size: 12, isBold: false },
  action: { size: 12, isBold: false },
  target: { size: 12, isBold: true },
  actor: { size: 12, isBold: false },
  label: { size: 12, isBold: false },
}

const lineHeight: Readonly<Record<Role, number>> = {
  name: 20,
  count: 20,
  about: 16,
  tag: 16,
  cause: 17,
  guard: 16,
  action: 16,
  target: 16,
  actor: 16,
  label: 16,
}

/** How wide text may become before it is wrapped. */
const widest = { header: 250, row: 230 }

interface Line {
  readonly parts: readonly { readonly role: Role; readonly text: string }[]
  readonly indent: number
}

function lines(role: Role, text: string, width: number, indent = 0): readonly Line[] {
  return wrapped(text, typeOf[role], width - indent).map((line) => ({
    parts: [{ role, text: line }],
    indent,
  }))
}

/** A small word before its subject, `entry` or `runs`, with the rest aligned under where it begins. */
function labelled(label: string, role: Role, text: string, width: number): readonly Line[] {
  const indent = widthOf(`${label} `, typeOf.label) + 2
  return lines(role, text, width, indent).map((line, at) =>
    at === 0 ? { parts: [{ role: 'label', text: label }, ...line.parts], indent: 0 } : line,
  )
}

function listed(label: string, role: Role, names: readonly string[], width: number): readonly Line[] {
  return names.length === 0 ? [] : labelled(label, role, names.join(', '), width)
}

function blockOf(all: readonly Line[]): Block {
  const runs: Run[] = []
  let y = 0
  for (const { parts, indent } of all) {
    const height = Math.max(...parts.map(({ role }) => lineHeight[role]))
    let x = indent
    for (const { role, text } of parts) {
      const width = widthOf(text, typeOf[role])
      runs.push({ text, role, x, y: y + height - 5, width })
      x += width + widthOf(' ', typeOf[role]) + 2
    }
    y += height
  }
  return { runs, width: Math.max(0, ...runs.map(({ x, width }) => x + width)), height: y }
}

/** How much of a chart is drawn: everything that it says, or its states by name and the lines between them. */
export type Depth = 'all' | 'names'

/** The smallest text that is drawn of a chart, in px. */
export function smallestText(depth: Depth): number {
  return depth === 'names' ? typeOf.name.size : Math.min(...Object.values(typeOf).map(({ size }) => size))
}

/** The head of a state's box: its name, what it is, its tags, and what it does and runs. */
export function headOf(chart: ChartModel, state: ChartState, depth: Depth): Block {
  const width = widest.header
  const name = state.path === '' ? chart.name : state.key
  const named = [
    ...lines('name', name, width, (state.isInitial ? markWidth : 0) + (state.mood === null ? 0 : markWidth)),
    ...(state.folded === 0 ? [] : lines('count', `${state.folded} states inside`, width)),
  ]
  if (depth === 'names') return blockOf(named)
  return blockOf([
    ...named,
    ...lines('about', state.description ?? '', width),
    ...listed('tag', 'tag', state.tags, width),
    ...listed('enter', 'action', state.entry, width),
    ...listed('leave', 'action', state.exit, width),
    ...state.invokes.flatMap(({ id, src }) =>
      labelled('runs', 'actor', src === id ? id : `${id} (${src})`, width),
    ),
    ...state.shownBy.flatMap((file) => labelled('shown by', 'about', file, width)),
  ])
}

/** The space before a name for each mark: of an initial state, a failure or a wait. */
export const markWidth = 22

/** The block of one transition: its cause, guard and actions, and its target if it is written in its own state's box. */
export function rowOf(transition: ChartTransition, words: Words, target: string | null): Row {
  const width = widest.row
  const guard = transition.guard
  return {
    transition: transition.name,
    ...blockOf([
      ...lines('cause', `${orderText(transition)} ${causeText(transition.cause, words)}`.trim(), width),
      ...(guard === null ? [] : labelled('if', 'guard', guardText(guard, words), width)),
      ...(guard === null && transition.index > 0 ? lines('guard', 'otherwise', width) : []),
      ...listed('do', 'action', transition.actions, width),
      ...(target === null ? [] : labelled('\u2192', 'target', target, width)),
    ]),
  }
}

/** A guard by name, and what it is made of if that is short enough for one line. */
function guardText(guard: string, { guards }: Words): string {
  const sentence = guards[wordOf(guard)]
  return sentence === undefined || sentence.length > 60 ? guard : `${guard} (${sentence})`
}
