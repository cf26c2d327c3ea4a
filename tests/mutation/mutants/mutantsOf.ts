import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'
import type { AnyStateMachine } from 'xstate'

import { type Part, root } from '../parts.ts'
import { type Around, aroundOf } from './around.ts'
import { changesOfList, changesOfObject } from './chartMutants.ts'
import { changesOfActorUse, changesOfDelayUse } from './exchangeMutants.ts'
import { type Change, isFunction, type Mutant, nameOf, named } from './mutant.ts'
import { calledOf, changesOfDelay, changesOfGuard, changesOfWord } from './wordMutants.ts'
import { tableOf, wordsIn } from './words.ts'

/** The parts of a setup or a chart that are not behaviour. */
const untouched = new Set(['types', 'actors', 'description', 'meta', 'id', 'src', 'systemId'])
const structure = /^(createMachine|createStateConfig)$/

/** Every fault that is seeded into a part. */
export function mutantsOf({ files, machine }: Part): readonly Mutant[] {
  return mutantsIn(
    files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
    machine,
  )
}

/** Every fault that is seeded into files; these belong to a machine, if there is one. */
export function mutantsIn(
  files: readonly { readonly file: string; readonly text: string }[],
  machine: AnyStateMachine | null,
): readonly Mutant[] {
  const sources = files.map(({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true))
  const around = machine === null ? null : aroundOf(machine, wordsIn(sources))
  return sources.flatMap((source) =>
    // What states share may have a name that none of them has.
    named(source.fileName, source, changesIn(source, around)).map((mutant) =>
      mutant.state === null || around?.places.has(mutant.state) === true
        ? mutant
        : { ...mutant, state: null },
    ),
  )
}

function changesIn(source: ts.SourceFile, around: Around | null): readonly Change[] {
  const hasChart = around !== null && /create(Machine|StateConfig)\(/.test(source.text)
  const changes: Change[] = []
  const visit = (node: ts.Node, isChart: boolean): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (around !== null && ts.isPropertyAssignment(node)) changes.push(...changesOfUse(node, isChart, around))
    if (ts.isPropertyAssignment(node) && isUntouched(node, isChart)) return
    // A wait that is a number is already made longer and shorter.
    if (ts.isNumericLiteral(node) && isDelay(node.parent)) return
    changes.push(...changesOf(node, isChart ? around : null))
    if (ts.isCallExpression(node) && structure.test(calledOf(node) ?? '')) {
      visit(node.expression, false)
      for (const argument of node.arguments) visit(argument, true)
      return
    }
    const isContext = isChart && nameOf(node) === 'context'
    // Lists of actions and objects of a chart that have their own name.
    const isPart = hasChart && isPartOfChart(node)
    ts.forEachChild(node, (child) => visit(child, isPart || (isChart && !isContext && !isFunction(node))))
  }
  visit(source, false)
  return changes
}

function isUntouched(node: ts.PropertyAssignment, isChart: boolean): boolean {
  const name = nameOf(node) ?? ''
  if (!untouched.has(name)) return false
  const call = ts.findAncestor(node.parent.parent, ts.isCallExpression)
  return isChart || (call !== undefined && node.parent.parent === call && calledOf(call) === 'setup')
}

function isDelay(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) &&
    ts.isObjectLiteralExpression(node.parent) &&
    tableOf(node.parent) === 'delays'
  )
}

function isPartOfChart(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    (ts.isArrayLiteralExpression(node.initializer) || ts.isAsExpression(node.initializer))
  )
}

/** What is used by name: an actor of a chart, a wait of a chart or of a word. */
function changesOfUse(node: ts.PropertyAssignment, isChart: boolean, { words }: Around): readonly Change[] {
  const name = nameOf(node)
  if (name === 'delay') return changesOfDelayUse(node, words)
  if (!isChart) return []
  if (name === 'src') return changesOfActorUse(node.initializer, words)
  return nameOf(node.parent.parent) === 'after' ? changesOfDelayUse(node, words) : []
}

/** @param chart what is around the node, if it is in a chart */
function changesOf(node: ts.Node, chart: Around | null): readonly Change[] {
  if (chart !== null) {
    if (ts.isObjectLiteralExpression(node)) return changesOfObject(node, chart)
    return ts.isArrayLiteralExpression(node) ? changesOfList(node) : []
  }
  const table = ts.isObjectLiteralExpression(node) ? tableOf(node) : undefined
  if (table === undefined || !ts.isObjectLiteralExpression(node)) return changesOfWord(node)
  if (table === 'delays') return node.properties.flatMap(changesOfDelay)
  if (table !== 'guards') return []
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) ? changesOfGuard(property.initializer) : [],
  )
}
