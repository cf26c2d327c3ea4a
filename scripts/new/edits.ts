import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import ts from 'typescript'

/** What a person still has to write is marked so: `git grep FILL` finds it. */
export const mark = 'FILL'

/** The files of a repository while something is added to it: nothing is written before all of it has its place. */
export interface Edits {
  read(file: string): string
  has(file: string): boolean
  write(file: string, text: string): void
  /** Puts a line after the last one that has a text. @throws if no line has it */
  addAfter(file: string, text: string, line: string): void
  /** Puts text in at a place. */
  insert(file: string, at: number, text: string): void
  /** Writes all of it, and says which files. */
  save(): readonly string[]
}

/** @param root the folder of the repository */
export function createEdits(root: string): Edits {
  const changed = new Map<string, string>()
  const read = (file: string): string => changed.get(file) ?? readFileSync(join(root, file), 'utf8')
  return {
    read,
    has: (file) => changed.has(file) || existsSync(join(root, file)),
    write: (file, text) => void changed.set(file, text),
    addAfter(file, text, line) {
      const lines = read(file).split('\n')
      const at = lines.findLastIndex((each) => each.includes(text))
      if (at < 0) throw new Error(`${file} has no line with "${text}", after which a line is to be added.`)
      const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? ''
      changed.set(file, lines.toSpliced(at + 1, 0, `${indent}${line}`).join('\n'))
    },
    insert(file, at, text) {
      const before = read(file)
      changed.set(file, `${before.slice(0, at)}${text}${before.slice(at)}`)
    },
    save() {
      for (const [file, text] of changed) {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, file), text)
      }
      return [...changed.keys()]
    },
  }
}

/** A file as TypeScript reads it. */
export function sourceOf(edits: Edits, file: string): ts.SourceFile {
  return ts.createSourceFile(file, edits.read(file), ts.ScriptTarget.ES2023, true)
}

/** The first node of a file that is like this. */
export function findNode<Found extends ts.Node>(
  source: ts.SourceFile,
  isFound: (node: ts.Node) => node is Found,
): Found | undefined {
  const look = (node: ts.Node): Found | undefined =>
    isFound(node) ? node : ts.forEachChild(node, (child) => look(child))
  return look(source)
}

/** A property of an object by its name, in quotes or without. */
export function propertyOf(
  object: ts.Expression | undefined,
  name: string,
): ts.PropertyAssignment | undefined {
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined
  return object.properties.find(
    (each): each is ts.PropertyAssignment =>
      ts.isPropertyAssignment(each) && each.name.getText().replaceAll(/['"]/g, '') === name,
  )
}
