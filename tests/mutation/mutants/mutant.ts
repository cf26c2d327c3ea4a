import ts from 'typescript'

/** What is changed: the chart, or the words and functions that it is written in. */
export type Kind =
  | 'guard'
  | 'branch'
  | 'target'
  | 'action'
  | 'tag'
  | 'handler'
  | 'after'
  | 'outcome'
  | 'invoke'
  | 'input'
  | 'delay'
  | 'boundary'
  | 'negation'
  | 'constant'
  | 'property'
  | 'side'
  | 'less'
  | 'statement'
  | 'pattern'
  | 'newTarget'
  | 'newAction'
  | 'newGuard'
  | 'exchange'

/** One small fault, seeded into one file. */
export interface Mutant {
  /** The same until someone changes this very thing: file, place by its names, and the change. */
  readonly name: string
  readonly kind: Kind
  /** From the root of the repository. */
  readonly file: string
  readonly line: number
  /** Where the change is, and what replaces it. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** The state that it is in, and the place of the function: tests that reach neither cannot see it. */
  readonly state: string | null
  readonly functionAt: number | null
  /** The first and the last line of the function or the state that it is in; of neither, its own. */
  readonly around: readonly [first: number, last: number]
}

/** A change of a node, before it has its name. */
export interface Change {
  readonly kind: Kind
  readonly node: ts.Node
  readonly start: number
  readonly end: number
  readonly text: string
  readonly says: string
}

/** Another text in place of a node. */
export function replaced(kind: Kind, node: ts.Node, text: string): Change {
  const start = node.getStart()
  const end = node.getEnd()
  return { kind, node, start, end, text, says: `${short(node.getText())} → ${short(text)}` }
}

/** An element or a property left out, with the comma after it. */
export function dropped(kind: Kind, node: ts.Node): Change {
  const text = node.getSourceFile().text
  const comma = /^\s*,/.exec(text.slice(node.getEnd()))?.[0].length ?? 0
  return {
    kind,
    node,
    start: node.getStart(),
    end: node.getEnd() + comma,
    text: '',
    says: `without ${short(node.getText())}`,
  }
}

/** The changes of a file, named: if several would have the same name, each gets a number. */
export function named(file: string, source: ts.SourceFile, changes: readonly Change[]): readonly Mutant[] {
  const used = new Map<string, number>()
  return changes
    .filter(({ start, end, text }) => source.text.slice(start, end) !== text)
    .map(({ kind, node, start, end, text, says }) => {
      const base = `${file.replace(/^machines\//, '')} ${placeOf(node)}: ${says}`
      const times = (used.get(base) ?? 0) + 1
      used.set(base, times)
      return {
        name: times === 1 ? base : `${base} (${times})`,
        kind,
        file,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        start,
        end,
        text,
        state: stateOf(node),
        functionAt: functionOf(node)?.getStart() ?? null,
        around: linesOf(functionOf(node) ?? innerState(node) ?? node, source),
      }
    })
}

/** Whether the node is a function, or inside one. */
function functionOf(node: ts.Node): ts.Node | undefined {
  return ts.findAncestor(node, isFunction)
}

/** Whether something runs later, and not when its file is loaded. */
export function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionDeclaration {
  return ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)
}

/** The key of the innermost state around a place of a chart. */
export function stateOf(node: ts.Node): string | null {
  const inner = innerState(node)
  return inner === undefined ? null : (nameOf(inner) ?? null)
}

function innerState(node: ts.Node): ts.Node | undefined {
  return ts.findAncestor(node, (each) => {
    if (ts.isPropertyAssignment(each) && ts.isObjectLiteralExpression(each.parent))
      return nameOf(each.parent.parent) === 'states'
    return ts.isVariableDeclaration(each) && /createStateConfig\(/.test(each.initializer?.getText() ?? '')
  })
}

function linesOf(node: ts.Node, source: ts.SourceFile): [first: number, last: number] {
  const lineOf = (place: number): number => source.getLineAndCharacterOfPosition(place).line + 1
  return [lineOf(node.getStart()), lineOf(node.getEnd())]
}

/** The names around a node, from the outermost: `placementMachine.states.sending.after.placeTimeout`. */
export function placeOf(node: ts.Node): string {
  const names: string[] = []
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const name = nameOf(at)
    if (name !== undefined) names.unshift(`.${name}`)
    else if (ts.isArrayLiteralExpression(at.parent) && ts.isExpression(at))
      names.unshift(`[${at.parent.elements.indexOf(at)}]`)
  }
  return names.join('').replace(/^\./, '')
}

/** The name that a declaration or a property has. */
export function nameOf(node: ts.Node): string | undefined {
  if (
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node)
  )
    return node.name?.getText().replaceAll(/^['"]|['"]$/g, '')
  return undefined
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'")
  return line.length > 70 ? `${line.slice(0, 67)}…` : line
}
