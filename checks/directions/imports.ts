/**
 * What a file imports. Files are parsed, so that comments and texts never count, and types count as values do:
 * `import type`, `import('./a.ts').A`, `export … from`, `import './a.ts'`, `import()`, `import x = require()`,
 * `require()` and `import.meta.glob()`. What is only known at run time (`import(name)`) is not seen.
 */
import ts from 'typescript'

/** An import as written: on which line (counted from 1), and of what. */
export interface Import {
  line: number
  specifier: string
}

/** Every import of a file, in order. */
export function importsIn(file: string, source: string): Import[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false)
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    for (const specifier of specifiersOf(node)) {
      const text = specifierText(specifier)
      if (text === null) continue
      const { line } = parsed.getLineAndCharacterOfPosition(specifier.getStart(parsed))
      found.push({ line: line + 1, specifier: text })
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/** The expressions in which a node names what it imports. */
function specifiersOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isImportDeclaration(node)) return [node.moduleSpecifier]
  if (ts.isExportDeclaration(node)) return node.moduleSpecifier === undefined ? [] : [node.moduleSpecifier]
  if (ts.isExternalModuleReference(node)) return [node.expression]
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? [node.argument.literal] : []
  if (!ts.isCallExpression(node)) return []
  const [first] = node.arguments
  if (first === undefined || !isImportCall(node.expression)) return []
  return ts.isArrayLiteralExpression(first) ? first.elements : [first]
}

/** `import(…)`, `require(…)` or `import.meta.glob(…)`. */
function isImportCall(callee: ts.Expression): boolean {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true
  if (ts.isIdentifier(callee)) return callee.text === 'require'
  return (
    ts.isPropertyAccessExpression(callee) &&
    callee.name.text === 'glob' &&
    ts.isMetaProperty(callee.expression)
  )
}

/** What a specifier says for certain: a literal, or a template up to its first gap. Null if nothing. */
function specifierText(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text === '' ? null : `${node.head.text}*`
  return null
}
