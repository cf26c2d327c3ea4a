import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const home = 'machines/session/settings.ts'

/** The product's files, except the ones that decode settings and the ones for tests. */
function productFiles(): string[] {
  return ['src', 'machines', 'domain'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => join(room, file))
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !/\.(test|gen|d)\.tsx?$|^src\/(wire|testing)\/|\/testing\//.test(file) &&
          file !== home,
      ),
  )
}

/** Whether anything reads each field of the settings, by its path: `opening.gameId`; if nothing reads `opening`, by that. */
function readFields(): ReadonlyMap<string, boolean> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const names = [home, ...productFiles()].map((file) => join(root, file))
  const program = ts.createProgram(names, { ...options, types: [] })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(join(root, home))
  if (source === undefined) throw new Error(`${home} is not there.`)
  // The files that mention settings most come first: a field that was found is not searched for again, and types are expensive.
  const mentions = (file: ts.SourceFile) => file.text.split(/settings/i).length
  const sources = productFiles()
    .flatMap((file) => program.getSourceFile(join(root, file)) ?? [])
    .toSorted((a, b) => mentions(b) - mentions(a))
  const fields = new Map<string, boolean>()

  /** Notes which of these are read; then, for those that are, what they contain. */
  const note = (members: ts.NodeArray<ts.TypeElement>, within = ''): void => {
    const found = members.filter(ts.isPropertySignature)
    const unread = new Map<ts.Node, string>(found.map((field) => [field, field.name.getText()]))
    const names = new Map(unread)
    for (const file of sources) if (unread.size > 0) look(file, unread)
    for (const field of found) {
      const path = `${within}${names.get(field)}`
      if (field.type !== undefined && ts.isTypeLiteralNode(field.type) && !unread.has(field))
        note(field.type.members, `${path}.`)
      else fields.set(path, !unread.has(field))
    }
  }
  /** Removes what is read below a node. */
  const look = (node: ts.Node, unread: Map<ts.Node, string>): void => {
    const words = [...unread.values()]
    if (!words.some((word) => node.getFullText().includes(word))) return
    const visit = (inner: ts.Node): void => {
      for (const declared of propertyOf(inner, words, checker)?.declarations ?? []) unread.delete(declared)
      ts.forEachChild(inner, visit)
    }
    visit(node)
  }

  for (const statement of source.statements)
    if (ts.isInterfaceDeclaration(statement) && /^(Optional)?Settings$/.test(statement.name.text))
      note(statement.members)
  return fields
}

/** The property that a node reads, if its name is among the words: `settings.theme`, `{ theme } = settings`. */
function propertyOf(node: ts.Node, words: readonly string[], checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node) && words.includes(node.name.text))
    return checker.getSymbolAtLocation(node.name)
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined
  const name = node.propertyName ?? node.name
  if (!ts.isIdentifier(name) || !words.includes(name.text)) return undefined
  return checker.getTypeAtLocation(node.parent).getProperty(name.text)
}

describe('the settings of a launch', () => {
  it('are each read by the product, or listed among those that nothing uses, with the reason [LAUNCH-02]', () => {
    const fields = readFields()
    const unused = [...fields].filter(([, isRead]) => !isRead).map(([path]) => path)
    // Some fields that are certainly read are found: the test looks in the right place.
    for (const path of [
      'isGuest',
      'opening.gameId',
      'app.title',
      'currency.symbol',
      'errorHandler.showPopup',
    ])
      expect(fields.get(path), path).toBe(true)
    const readme = readFileSync(join(root, 'src/wire/README.md'), 'utf8')
    const [, table = ''] = /## Settings that nothing uses\n([\s\S]*?)\n## /.exec(`${readme}\n## `) ?? []
    const rows = table.split('\n').filter((line) => line.startsWith('| `'))
    const listed = rows.flatMap((row) =>
      [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    )
    expect(new Set(listed)).toEqual(new Set(unused))
    for (const row of rows) expect(row.split(' | ')[1]?.length, row).toBeGreaterThan(10)
  })
})
