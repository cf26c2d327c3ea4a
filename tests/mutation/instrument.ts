import ts from 'typescript'

import { isFunction } from './mutant.ts'

/** How a function of a machine is called where tests note that they came to it. */
export function functionMark(file: string, at: number): string {
  return `${file}@${at}`
}

/** The text of a machine's file, with each of its functions noting that it ran. */
export function instrument(file: string, text: string): string {
  if (!file.startsWith('machines/') || file.endsWith('.test.ts')) return text
  const notes: { at: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && node.body !== undefined) {
      const note = `$note(${JSON.stringify(functionMark(file, node.getStart()))})`
      if (ts.isBlock(node.body)) notes.push({ at: node.body.getStart() + 1, text: `${note};` })
      else notes.push({ at: node.body.getStart(), text: `(${note},` }, { at: node.body.getEnd(), text: ')' })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true))
  // From the end, so that what stands before keeps its place; of two at one place the one within comes last.
  return notes
    .toSorted((a, b) => b.at - a.at)
    .reduce((so, { at, text: inserted }) => `${so.slice(0, at)}${inserted}${so.slice(at)}`, text)
}
