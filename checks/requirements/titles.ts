/**
 * What the titles of tests cite. Files are parsed, so that a comment, a helper's text or a test's data never
 * counts as proof: only the title of a `describe`, `it` or `test` does, including `.each` and the like.
 */
import ts from 'typescript'

/** The title of a test or of a group of tests, with the literal pieces of a template joined. */
export interface Title {
  line: number
  text: string
}

const roots: ReadonlySet<string> = new Set(['describe', 'it', 'test'])
/** What may come between `test` and its title; `test.step` and `test.use` have none. */
const links: ReadonlySet<string> = new Set([
  'concurrent',
  'describe',
  'each',
  'fails',
  'for',
  'only',
  'parallel',
  'runIf',
  'sequential',
  'serial',
  'skipIf',
])

/** Every title in a test file, in order. */
export function titlesIn(file: string, source: string): Title[] {
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const titles: Title[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const [first] = node.arguments
      const text = first === undefined ? null : literalText(first)
      if (first !== undefined && text !== null) {
        const { line } = parsed.getLineAndCharacterOfPosition(first.getStart(parsed))
        titles.push({ line: line + 1, text })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return titles
}

/** `test`, `test.describe`, `it.each(rows)`, `` it.each`…` ``, `describe.runIf(there)`. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return roots.has(callee.text)
  if (ts.isPropertyAccessExpression(callee))
    return links.has(callee.name.text) && isTestCall(callee.expression)
  if (ts.isCallExpression(callee)) return isTestCall(callee.expression)
  return ts.isTaggedTemplateExpression(callee) && isTestCall(callee.tag)
}

/** What an expression says for certain: its literals, with a gap for each value. Null if nothing. */
function literalText(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isParenthesizedExpression(node)) return literalText(node.expression)
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…')
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const sides = [literalText(node.left), literalText(node.right)]
    return sides.every((side) => side === null) ? null : sides.map((side) => side ?? '…').join('')
  }
  return null
}

/** What a title cites, and what looks like a citation and is not one. */
export interface Citations {
  ids: string[]
  wrong: string[]
}

const oneId = /^[A-Z][A-Z0-9]*-\d{2}$/
const likeAnId = /[A-Z][A-Z0-9]*-\d/

/**
 * Reads the citations of a title: `[SLIP-03]`, each id in its own brackets.
 * @param areas the areas of the listed ids (SLIP, LIVE …): their names tell an id in another notation
 */
export function citationsIn(title: string, areas: ReadonlySet<string>): Citations {
  const ids: string[] = []
  const wrong: string[] = []
  const names = [...areas].join('|')
  const ofArea = new RegExp(`\\b(?:${names})[-_ ]?\\d`, 'i')
  const rest = title.replaceAll(/\[([^[\]]*)\]/g, (bracket: string, content: string) => {
    if (oneId.test(content)) ids.push(content)
    else if (likeAnId.test(content) || (areas.size > 0 && ofArea.test(content))) wrong.push(bracket)
    return ' '
  })
  // Outside brackets, an ordinary word may come before a number.
  const bare = areas.size === 0 ? null : new RegExp(`\\b(?:${names})-\\d`).exec(rest)
  if (bare !== null) wrong.push(rest.slice(bare.index).split(/[\s,;:.)\]]/, 1)[0] ?? bare[0])
  return { ids, wrong }
}
