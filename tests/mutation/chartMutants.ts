import ts from 'typescript'

import { type Change, dropped, type Kind, nameOf, replaced } from './mutant.ts'

/** Each state's key with the key of the state that stands beside it. */
export type Beside = ReadonlyMap<string, string>

/** What is left out as a whole where it stands in a state, a transition or an invoked actor. */
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
/** Properties that hold a property for each event or wait. */
const tables: Readonly<Record<string, Kind>> = { on: 'handler', after: 'after' }

/** The faults of one place of a chart: the object of a state, a transition or an actor. */
export function changesOfObject(node: ts.ObjectLiteralExpression, beside: Beside): readonly Change[] {
  // A state may have any name.
  if (nameOf(node.parent) === 'states') return []
  return node.properties.flatMap((property) => {
    const name = nameOf(property)
    if (name === undefined || !ts.isPropertyAssignment(property)) return []
    const { initializer: value } = property
    const kind = droppable[name]
    if (kind !== undefined)
      return [dropped(kind, property), ...(isOfTransitions(kind) ? branchesOf(value, beside) : [])]
    if (lists.has(name)) return ts.isArrayLiteralExpression(value) ? [] : [dropped('action', property)]
    const table = tables[name]
    if (table !== undefined && ts.isObjectLiteralExpression(value)) return handlersOf(table, value, beside)
    if (name === 'guard') return guardChanges(property)
    if (name === 'target') return [dropped('target', property), ...moved(value, beside)]
    if (name === 'initial') return moved(value, beside)
    if (name === 'type' && value.getText() === "'final'") return [dropped('target', property)]
    return []
  })
}

/** The faults of a list of a chart that is no list of branches: of its actions, actors and tags. */
export function changesOfList(node: ts.ArrayLiteralExpression): readonly Change[] {
  const { parent } = node
  const name = nameOf(parent)
  if (name === 'invoke') return node.elements.map((element) => dropped('invoke', element))
  if (name === 'tags') return node.elements.map((element) => dropped('tag', element))
  // Actions, in a state or under a name of their own.
  const isOfActions = lists.has(name ?? '') || !ts.isPropertyAssignment(parent)
  return isOfActions ? node.elements.map((element) => dropped('action', element)) : []
}

function handlersOf(kind: Kind, table: ts.ObjectLiteralExpression, beside: Beside): readonly Change[] {
  return table.properties.flatMap((property) => [
    dropped(kind, property),
    ...(ts.isPropertyAssignment(property) ? branchesOf(property.initializer, beside) : []),
  ])
}

/** Branches left out, or asked in another order; a target that stands by itself, moved. */
function branchesOf(value: ts.Expression, beside: Beside): readonly Change[] {
  if (ts.isStringLiteral(value)) return moved(value, beside)
  if (!ts.isArrayLiteralExpression(value)) return []
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

function guardChanges(property: ts.PropertyAssignment): readonly Change[] {
  const { initializer: guard } = property
  return [
    dropped('guard', property),
    replaced('guard', guard, `$xstate.not(${guard.getText()})`),
    replaced('guard', guard, '() => false'),
  ]
}

/** The target is the state beside the one that was meant. */
function moved(target: ts.Expression, beside: Beside): readonly Change[] {
  if (!ts.isStringLiteral(target)) return []
  const [path, key] = /^(.*?[.#]?)([^.#]+)$/.exec(target.text)?.slice(1) ?? []
  const other = beside.get(key ?? '')
  return other === undefined ? [] : [replaced('target', target, `'${path}${other}'`)]
}

function isOfTransitions(kind: Kind): boolean {
  return kind === 'handler' || kind === 'outcome'
}
