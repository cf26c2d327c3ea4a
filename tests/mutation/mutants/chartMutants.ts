import ts from 'typescript'

import { changesOfState, changesOfTransition } from './addedMutants.ts'
import type { Around } from './around.ts'
import { changesOfGuardUse } from './exchangeMutants.ts'
import { type Change, dropped, type Kind, nameOf, replaced } from './mutant.ts'
import { calledOf } from './wordMutants.ts'

/** What is left out as a whole in a state, a transition or an invoked actor. */
const droppable: Readonly<Record<string, Kind>> = {
  always: 'handler',
  invoke: 'invoke',
  onDone: 'outcome',
  onError: 'outcome',
  input: 'input',
  params: 'input',
  output: 'input',
  tags: 'tag',
  reenter: 'target',
}
const lists = new Set(['entry', 'exit', 'actions'])
/** Properties that hold one property for each event or wait. */
const tables: Readonly<Record<string, Kind>> = { on: 'handler', after: 'after' }

/** The faults of one place of a chart: the object of a state, a transition or an actor. */
export function changesOfObject(node: ts.ObjectLiteralExpression, around: Around): readonly Change[] {
  // A state may have any name.
  if (nameOf(node.parent) === 'states') return []
  const changes = node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) ? changesOfProperty(property, around) : [],
  )
  return isState(node) ? [...changes, ...changesOfState(node, around)] : changes
}

function changesOfProperty(property: ts.PropertyAssignment, around: Around): readonly Change[] {
  const name = nameOf(property)
  if (name === undefined) return []
  const { initializer: value } = property
  const kind = droppable[name]
  if (kind !== undefined)
    return [dropped(kind, property), ...(isOfTransitions(kind) ? branchesOf(value, around) : [])]
  if (lists.has(name)) return ts.isArrayLiteralExpression(value) ? [] : [dropped('action', property)]
  const table = tables[name]
  if (table !== undefined && ts.isObjectLiteralExpression(value)) return handlersOf(table, value, around)
  if (name === 'guard') return guardChanges(property, around)
  if (name === 'target') return [dropped('target', property), ...moved(value, around, 1)]
  if (name === 'initial') return moved(value, around)
  if (name === 'type' && value.getText() === "'final'") return [dropped('target', property)]
  return []
}

/** Whether the object belongs to a state, and not to a transition or an actor. */
function isState(node: ts.ObjectLiteralExpression): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent)) return /^create(Machine|StateConfig)$/.test(calledOf(parent) ?? '')
  return ts.isPropertyAssignment(parent) && nameOf(parent.parent.parent) === 'states'
}

/** The faults of a list in a chart that is not a list of branches: its actions, actors and tags. */
export function changesOfList(node: ts.ArrayLiteralExpression): readonly Change[] {
  const { parent } = node
  const name = nameOf(parent)
  if (name === 'invoke') return node.elements.map((element) => dropped('invoke', element))
  if (name === 'tags') return node.elements.map((element) => dropped('tag', element))
  // Actions, in a state or under a name of their own.
  const isOfActions = lists.has(name ?? '') || !ts.isPropertyAssignment(parent)
  return isOfActions ? node.elements.map((element) => dropped('action', element)) : []
}

function handlersOf(kind: Kind, table: ts.ObjectLiteralExpression, around: Around): readonly Change[] {
  return table.properties.flatMap((property) => [
    dropped(kind, property),
    ...(ts.isPropertyAssignment(property) ? branchesOf(property.initializer, around) : []),
  ])
}

/**
 * Branches left out, or asked in another order; a single target, moved; and what is added to each of them.
 */
function branchesOf(value: ts.Expression, around: Around): readonly Change[] {
  if (!ts.isArrayLiteralExpression(value))
    return [...moved(value, around, 1), ...changesOfTransition(value, around)]
  const changes = value.elements.flatMap((branch) => changesOfTransition(branch, around))
  return [...changes, ...changesOfOrder(value)]
}

function changesOfOrder(value: ts.ArrayLiteralExpression): readonly Change[] {
  const { elements } = value
  if (elements.length < 2) return []
  const source = value.getSourceFile().text
  return [
    ...elements.map((branch) => dropped('branch', branch)),
    ...elements.slice(1).map((branch, at) => {
      const before = elements[at] ?? branch
      const between = source.slice(before.getEnd(), branch.getStart())
      return {
        kind: 'branch' as const,
        node: branch,
        start: before.getStart(),
        end: branch.getEnd(),
        text: `${branch.getText()}${between}${before.getText()}`,
        says: 'asked before the one above it',
      }
    }),
  ]
}

function guardChanges(property: ts.PropertyAssignment, { words }: Around): readonly Change[] {
  const { initializer: guard } = property
  return [
    dropped('guard', property),
    replaced('guard', guard, `$xstate.not(${guard.getText()})`),
    replaced('guard', guard, '() => false'),
    ...changesOfGuardUse(guard, words),
  ]
}

/** The target is a sibling of the intended state: the next one, or each of several. */
function moved(target: ts.Expression, { places }: Around, most = Infinity): readonly Change[] {
  if (!ts.isStringLiteral(target)) return []
  const [path, key] = /^(.*?[.#]?)([^.#]+)$/.exec(target.text)?.slice(1) ?? []
  const others = places.get(key ?? '')?.others ?? []
  return others.slice(0, most).map((other) => replaced('target', target, `'${path}${other}'`))
}

function isOfTransitions(kind: Kind): boolean {
  return kind === 'handler' || kind === 'outcome'
}
