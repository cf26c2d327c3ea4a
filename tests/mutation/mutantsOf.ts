import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import ts from 'typescript'
import type { AnyStateMachine } from 'xstate'

import { statesIn } from '#machines/transitionName.ts'

import { type Beside, changesOfList, changesOfObject } from './chartMutants.ts'
import { type Change, isFunction, type Mutant, nameOf, named } from './mutant.ts'
import { calledOf, changesOfDelay, changesOfGuard, changesOfWord } from './wordMutants.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What of a setup or a chart is no behaviour. */
const untouched = new Set(['types', 'actors', 'description', 'meta', 'id', 'src', 'systemId'])
const structure = /^(createMachine|createStateConfig)$/

/** Every fault that is seeded into a machine, by the files of its folder. */
export function mutantsOf(name: string, machine: AnyStateMachine): readonly Mutant[] {
  const folder = join('machines', name)
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !/(\.test|\.gen)\.ts$|^types\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => mutantsIn(join(folder, file), readFileSync(join(root, folder, file), 'utf8'), machine))
}

/** Every fault that is seeded into one file of a machine. */
export function mutantsIn(file: string, text: string, machine: AnyStateMachine): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
  // Types, and tables of what others read.
  if (!hasBehaviour(source)) return []
  const beside = statesBeside(machine)
  const hasChart = new RegExp('create(Machine|StateConfig)\\(').test(text)
  const changes: Change[] = []
  const visit = (node: ts.Node, isChart: boolean): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isPropertyAssignment(node) && isUntouched(node, isChart)) return
    // A wait that is a number is made longer and shorter already.
    if (ts.isNumericLiteral(node) && isDelay(node.parent)) return
    changes.push(...changesOf(node, isChart, beside))
    if (ts.isCallExpression(node) && structure.test(calledOf(node) ?? '')) {
      visit(node.expression, false)
      for (const argument of node.arguments) visit(argument, true)
      return
    }
    const isContext = isChart && nameOf(node) === 'context'
    // Lists of actions and objects of a chart that have a name of their own.
    const isPart = hasChart && isPartOfChart(node)
    ts.forEachChild(node, (child) => visit(child, isPart || (isChart && !isContext && !isFunction(node))))
  }
  visit(source, false)
  const keys = new Set(statesIn(machine).map(({ key }) => key))
  // What states share may have a name that none of them has.
  return named(file, source, changes).map((mutant) =>
    mutant.state === null || keys.has(mutant.state) ? mutant : { ...mutant, state: null },
  )
}

function hasBehaviour(node: ts.Node): boolean {
  const isBehaviour = isFunction(node) || structure.test(calledOf(node) ?? '')
  return isBehaviour || (ts.forEachChild(node, (child) => hasBehaviour(child) || undefined) ?? false)
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

function changesOf(node: ts.Node, isChart: boolean, beside: Beside): readonly Change[] {
  if (isChart) {
    if (ts.isObjectLiteralExpression(node)) return changesOfObject(node, beside)
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

/** Which table of a setup an object is. */
function tableOf(node: ts.ObjectLiteralExpression): string | undefined {
  if (/^(setup|extend)$/.test(calledOf(node.parent) ?? '')) return 'setup'
  const { parent } = node
  const call = ts.isPropertyAssignment(parent) ? parent.parent.parent : parent
  return /^(setup|extend)$/.test(calledOf(call) ?? '') ? nameOf(parent) : undefined
}

function statesBeside(machine: AnyStateMachine): Beside {
  return new Map(
    statesIn(machine)
      .map(({ states }) => Object.keys(states))
      .flatMap((keys) => (keys.length < 2 ? [] : keys.map((key, at) => [key, beside(keys, at)] as const))),
  )
}

function beside(keys: readonly string[], at: number): string {
  return keys[(at + 1) % keys.length] ?? basename(keys.join())
}
