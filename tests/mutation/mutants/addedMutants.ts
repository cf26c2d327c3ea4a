import ts from 'typescript'

import type { Around } from './around.ts'
import { type Change, type Kind, nameOf, placeOf, stateOf } from './mutant.ts'
import { someFor, type Word } from './words.ts'

/**
 * What is added to a chart: a target to a transition that stays, a guard to one that has none, an action to any, and to
 * the entry and the exit of a state. Out of many words, one is added in each place, chosen by the place. Of the states: the
 * next one, the one where the level begins, and the one where the inside begins. Only words without parameters are
 * added, and no action that only resets something.
 */
export function changesOfTransition(node: ts.Expression, around: Around): readonly Change[] {
  if (ts.isStringLiteral(node)) return addedToText(node, around)
  if (!ts.isObjectLiteralExpression(node)) return []
  const property = (name: string): ts.Expression | undefined => valueOf(node, name)
  const targets = property('target') === undefined ? targetsOf(node, around) : []
  const guards = property('guard') === undefined ? chosen('guard', node, around.words.guards) : []
  return [
    ...targets.map((target) => added('newTarget', node, node, `target: '${target}',`)),
    ...guards.map((guard) => added('newGuard', node, node, `guard: '${guard}',`)),
    ...withAction('actions', node, around),
  ]
}

/** What is added where a state is entered and left. */
export function changesOfState(node: ts.ObjectLiteralExpression, around: Around): readonly Change[] {
  return ['entry', 'exit'].flatMap((name) => withAction(name, node, around))
}

function addedToText(node: ts.StringLiteral, { words }: Around): readonly Change[] {
  const target = `target: ${node.getText()}`
  return [
    ...chosen('guard', node, words.guards).map((name) => whole('newGuard', node, target, `guard: '${name}'`)),
    ...chosen('action', node, words.actions).map((name) =>
      whole('newAction', node, target, `actions: '${name}'`),
    ),
  ]
}

function whole(kind: Kind, node: ts.Expression, target: string, also: string): Change {
  return {
    kind,
    node,
    start: node.getStart(),
    end: node.getEnd(),
    text: `{ ${target}, ${also} }`,
    says: `with ${also}`,
  }
}

function withAction(name: string, node: ts.ObjectLiteralExpression, { words }: Around): readonly Change[] {
  const known = valueOf(node, name)
  const there = new Set(known === undefined ? [] : namesIn(known))
  const free = words.actions.filter((word) => !there.has(word.name))
  return chosen(name, node, free).map((action) => {
    const says = `with ${name}: '${action}'`
    if (known === undefined) return { ...added('newAction', node, node, `${name}: '${action}',`), says }
    if (ts.isArrayLiteralExpression(known))
      return { ...added('newAction', node, known, `'${action}',`), says }
    const text = `['${action}', ${known.getText()}]`
    return { kind: 'newAction', node, start: known.getStart(), end: known.getEnd(), text, says }
  })
}

/** Inserted after the brace or bracket that begins an object or a list. */
function added(kind: Kind, node: ts.Node, within: ts.Expression, text: string): Change {
  const start = within.getStart() + 1
  return { kind, node, start, end: start, text: ` ${text}`, says: `with ${text.slice(0, -1)}` }
}

function chosen(what: string, node: ts.Node, words: readonly Word[]): readonly string[] {
  const names = words.filter(({ takes, isReset }) => takes === null && !isReset).map(({ name }) => name)
  return someFor(`${what} ${placeOf(node)}`, names, 1)
}

function targetsOf(node: ts.Node, { places, root }: Around): readonly string[] {
  const key = stateOf(node)
  // What states share, and what the whole chart handles, leads to where the chart begins.
  const place = key === null ? undefined : places.get(key)
  if (place === undefined) return root.initial === null ? [] : [`#${root.id}.${root.initial}`]
  const { others, first, inner } = place
  const beside = first === null ? [] : [others[0], first === key ? undefined : first]
  const all = [...beside, inner === null ? undefined : `.${inner}`]
  return [...new Set(all.filter((each) => each !== undefined))]
}

/** The names in a list of actions, including those with parameters. */
function namesIn(value: ts.Expression): readonly string[] {
  if (ts.isStringLiteral(value)) return [value.text]
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap(namesIn)
  if (!ts.isObjectLiteralExpression(value)) return []
  const type = valueOf(value, 'type')
  return type !== undefined && ts.isStringLiteral(type) ? [type.text] : []
}

/** What an object has under a name. */
export function valueOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return node.properties.filter(ts.isPropertyAssignment).find((property) => nameOf(property) === name)
    ?.initializer
}
