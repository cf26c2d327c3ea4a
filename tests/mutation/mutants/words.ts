import { createHash } from 'node:crypto'

import ts from 'typescript'

import { nameOf } from './mutant.ts'
import { calledOf } from './wordMutants.ts'

/** One word of a setup. */
export interface Word {
  readonly name: string
  /** The type of the parameters of a guard or an action, as written; null if it takes none. */
  readonly takes: string | null
  /** Whether all it does is reset something: mostly there is nothing to reset. */
  readonly isReset: boolean
}

const tables = ['guards', 'actions', 'delays', 'actors'] as const

/** The words that a machine's charts are written in, by their table. */
export type Words = Readonly<Record<(typeof tables)[number], readonly Word[]>>

/** Reads the words of a machine's files: those of `setup`, and of everything that extends it. */
export function wordsIn(sources: readonly ts.SourceFile[]): Words {
  const words = { guards: [], actions: [], delays: [], actors: [] } satisfies Record<keyof Words, Word[]>
  const found: Record<keyof Words, Word[]> = words
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const table = tables.find((name) => name === tableOf(node))
      if (table !== undefined)
        for (const property of node.properties) {
          const name = nameOf(property)
          if (name !== undefined)
            found[table].push({ name, takes: takenBy(property), isReset: isReset(property) })
        }
    }
    ts.forEachChild(node, visit)
  }
  for (const source of sources) visit(source)
  return found
}

/** Which table of a setup an object is; `setup` for the whole of it. */
export function tableOf(node: ts.ObjectLiteralExpression): string | undefined {
  if (isSetup(node.parent)) return 'setup'
  const { parent } = node
  return ts.isPropertyAssignment(parent) && isSetup(parent.parent.parent) ? nameOf(parent) : undefined
}

function isSetup(node: ts.Node): boolean {
  return /^(setup|extend)$/.test(calledOf(node) ?? '')
}

/** The parameters that the functions of a word declare besides the context; null if none has any. */
function takenBy(property: ts.Node): string | null {
  let takes: string | null = null
  const visit = (node: ts.Node): void => {
    if (ts.isArrowFunction(node) && node.parameters[1] !== undefined)
      takes ??= node.parameters[1].type?.getText() ?? null
    ts.forEachChild(node, visit)
  }
  visit(property)
  return takes
}

/** `assign` of literal values, such as `null`. */
function isReset(word: ts.Node): boolean {
  if (!ts.isPropertyAssignment(word) || calledOf(word.initializer) !== 'assign') return false
  const [kept] = ts.isCallExpression(word.initializer) ? word.initializer.arguments : []
  if (kept === undefined || !ts.isObjectLiteralExpression(kept)) return false
  return kept.properties.every(
    (property) =>
      ts.isPropertyAssignment(property) &&
      (property.initializer.kind === ts.SyntaxKind.NullKeyword ||
        /^(true|false|\d+|\[\]|'')$/.test(property.initializer.getText())),
  )
}

/**
 * Some out of many, chosen by the place where they are inserted: the same ones as long as they exist, whatever is added
 * to the others.
 */
export function someFor(place: string, names: readonly string[], most: number): readonly string[] {
  const rank = (name: string): string => createHash('sha256').update(`${place} ${name}`).digest('hex')
  return names.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, most)
}
