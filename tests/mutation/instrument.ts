import ts from 'typescript'

import { isFunction } from './mutants/mutant.ts'

/** The function that tests call to note that they reached a function. */
export function functionMark(file: string, at: number): string {
  return `${file}@${at}`
}

/** The file that a function is in. */
export function fileOfMark(mark: string): string {
  return mark.split('@')[0] ?? mark
}

/** The text of a file that faults are seeded into, changed so that each function notes that it ran, and each loop every round. */
export function instrument(file: string, text: string): string {
  if (!/^(machines|recording|domain)\//.test(file) || /\.test\.ts$|\/testing\//.test(file)) return text
  const notes: { at: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && node.body !== undefined) {
      const note = `$note(${JSON.stringify(functionMark(file, node.getStart()))})`
      if (ts.isBlock(node.body)) notes.push({ at: node.body.getStart() + 1, text: `${note};` })
      else notes.push({ at: node.body.getStart(), text: `(${note},` }, { at: node.body.getEnd(), text: ')' })
    }
    // A loop that never ends reports this like a function that calls itself without end.
    if (ts.isIterationStatement(node, false)) {
      notes.push({ at: node.statement.getStart(), text: `{$note('a loop');` })
      notes.push({ at: node.statement.getEnd(), text: '}' })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true))
  // From the end, so that what comes before keeps its place; of two at one place, the inner one comes last.
  return notes
    .toSorted((a, b) => b.at - a.at)
    .reduce((so, { at, text: inserted }) => `${so.slice(0, at)}${inserted}${so.slice(at)}`, text)
}
