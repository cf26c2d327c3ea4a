import { type ESTree, Visitor } from 'rolldown/utils'
import { parseAst } from 'vite'

import { applied, type Edit } from './edits.ts'

/**
 * What is true of a library in this client, said of the library's own names. Each list is exact: what it names has to
 * be there, or the build fails.
 */
export interface Assumptions {
  /** Texts by others, each found once; spaces and line breaks count alike. These come first. */
  readonly edits?: readonly (readonly [what: string, by: string])[]
  /** Variables of the module that never get another value, and the value. */
  readonly constants?: Readonly<Record<string, string>>
  /** Properties that never get another value, and the value. */
  readonly fields?: Readonly<Record<string, string>>
  /** Kinds that nothing ever has: a property, the variables it is read into, and the numbers that it never is. */
  readonly kinds?: {
    readonly field: string
    readonly variables: readonly string[]
    readonly never: readonly number[]
  }
  /** Functions that change nothing and always come to the same: what a call of them comes to. */
  readonly results?: Readonly<Record<string, string>>
  /** Variables of the module that begin with another value. */
  readonly values?: Readonly<Record<string, string>>
  /** Functions that do something shorter, and what. `this.name` is one that a constructor gives its object. */
  readonly bodies?: Readonly<Record<string, string>>
  /** Properties of tables that are left out of each of them, and of how many. */
  readonly entries?: Readonly<Record<string, number>>
  /** What a constructor gives its object and nobody asks of it, and how many do. */
  readonly members?: Readonly<Record<string, number>>
  /** Statements of the module that are left out, by how they begin. */
  readonly statements?: readonly string[]
}

/**
 * A module's code where the assumptions hold: what they decide is decided, and what they rule out is gone. What nothing
 * reaches any more is left for the minifier to find.
 * @throws where the module's text is not the one that the assumptions were made about
 */
export function assume(code: string, assumptions: Assumptions): string {
  const {
    edits: byText = [],
    constants = {},
    fields = {},
    results = {},
    values = {},
    bodies = {},
    entries = {},
    members = {},
    statements = [],
  } = assumptions
  const { kinds = { field: '', variables: [], never: [] } } = assumptions
  const text = edited(code, byText)
  const program = parseAst(text, {
    lang: 'js',
    sourceType: /^(?:im|ex)port /m.test(text) ? 'module' : 'script',
  })
  const found = new Map<string, number>()
  const edits: Edit[] = []
  /** Where a name stands that is no variable that is read. */
  const names = new Set<number>()
  /** The functions around what is visited, each with where its cases are left out. */
  const around: {
    readonly isGone: boolean
    readonly body: number
    readonly gone: { start: number; end: number }[]
    readonly hoisted: Set<string>
  }[] = []

  const replace = (what: string, node: { start: number; end: number }, by: string) => {
    found.set(what, (found.get(what) ?? 0) + 1)
    edits.push({ start: node.start, end: node.end, by })
  }
  const isKind = (node: ESTree.Node) =>
    (node.type === 'MemberExpression' && !node.computed && nameOf(node.property) === kinds.field) ||
    (node.type === 'Identifier' && kinds.variables.includes(node.name))
  const neverOf = (node: ESTree.Node | null) =>
    node?.type === 'Literal' && typeof node.value === 'number' && kinds.never.includes(node.value)
      ? node.value
      : null
  const refuseShadow = (name: string | null) => {
    if (name !== null && Object.hasOwn(constants, name)) throw new Error(`another variable is called ${name}`)
  }

  for (const statement of program.body) {
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations) {
        names.add(id.start)
        const name = nameOf(id)
        if (init !== null && name !== null && Object.hasOwn(values, name))
          replace(name, init, values[name] ?? '')
      }
    const beginning = statements.find((words) =>
      startsWith(text.slice(statement.start, statement.end), words),
    )
    if (beginning !== undefined) replace(beginning, statement, '')
  }
  const enterFunction = (node: ESTree.Function) => {
    for (const param of node.params) refuseShadow(nameOf(param))
    const name = nameOf(node.id)
    const isGone = node.type === 'FunctionDeclaration' && name !== null && Object.hasOwn(results, name)
    if (isGone) replace(name, node, '')
    else if (name !== null && node.body !== null && Object.hasOwn(bodies, name))
      replace(name, node.body, `{ ${bodies[name]} }`)
    around.push({ isGone, body: (node.body?.start ?? 0) + 1, gone: [], hoisted: new Set() })
  }
  const exitFunction = () => {
    const { body, hoisted } = around.pop() ?? { body: 0, hoisted: new Set() }
    if (hoisted.size > 0) edits.push({ start: body, end: body, by: `var ${[...hoisted].join(',')};` })
  }
  new Visitor({
    FunctionDeclaration: enterFunction,
    FunctionExpression: enterFunction,
    'FunctionDeclaration:exit': exitFunction,
    'FunctionExpression:exit': exitFunction,
    VariableDeclarator: ({ id }) => {
      if (!names.has(id.start)) refuseShadow(nameOf(id))
      names.add(id.start)
      // Declared in a case that goes, and perhaps used in one that stays.
      const here = around.at(-1)
      if (id.type === 'Identifier' && here?.gone.some(({ start, end }) => start <= id.start && id.end <= end))
        here.hoisted.add(id.name)
    },
    Property: (node) => {
      names.add(node.key.start)
      const key = nameOf(node.key)
      if (key !== null && Object.hasOwn(entries, key)) {
        const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0
        replace(key, { start: node.start, end: node.end + comma }, '')
      }
    },
    MemberExpression: (node) => {
      if (node.computed) return
      names.add(node.property.start)
      const field = nameOf(node.property)
      if (field !== null && Object.hasOwn(fields, field)) replace(field, node, fields[field] ?? '')
    },
    ExpressionStatement: (node) => {
      const member = node.expression.type === 'AssignmentExpression' ? memberOf(node.expression.left) : null
      if (member !== null && Object.hasOwn(members, member)) replace(member, node, '')
    },
    AssignmentExpression: ({ left, right }) => {
      const name = nameOf(left)
      const method = `this.${memberOf(left)}`
      if (Object.hasOwn(bodies, method) && right.type === 'ArrowFunctionExpression')
        replace(method, right.body, `{ ${bodies[method]} }`)
      if (name !== null && Object.hasOwn(constants, name))
        replace(name, { start: left.start, end: right.start }, '')
    },
    Identifier: (node) => {
      if (Object.hasOwn(constants, node.name) && !names.has(node.start))
        replace(node.name, node, constants[node.name] ?? '')
    },
    CallExpression: (node) => {
      const name = nameOf(node.callee)
      if (name === null || !Object.hasOwn(results, name) || around.some(({ isGone }) => isGone)) return
      if (!node.arguments.every(isPlain)) throw new Error(`${name} is called with more than values`)
      replace(name, node, `(${results[name]})`)
    },
    BinaryExpression: (node) => {
      if (node.operator !== '===' && node.operator !== '!==') return
      const never = isKind(node.right) ? neverOf(node.left) : isKind(node.left) ? neverOf(node.right) : null
      if (never !== null) replace(`${kinds.field} ${never}`, node, node.operator === '===' ? '!1' : '!0')
    },
    SwitchStatement: (node) => {
      if (!isKind(node.discriminant)) return
      let isFallenInto = false
      for (const part of node.cases) {
        const never = neverOf(part.test)
        const isOver = part.consequent.length > 0 && isLeft(part.consequent.at(-1))
        if (never !== null) {
          const end = isFallenInto && part.test !== null ? text.indexOf(':', part.test.end) + 1 : part.end
          replace(`${kinds.field} ${never}`, { start: part.start, end }, '')
          if (end === part.end) around.at(-1)?.gone.push(part)
        }
        if (never === null || isFallenInto) isFallenInto = !isOver
      }
    },
  }).visit(program)

  const named = [
    ...[constants, fields, results, values, bodies].flatMap((names) => Object.keys(names)),
    ...kinds.never.map((never) => `${kinds.field} ${never}`),
    ...statements,
  ]
  const missing = named.filter((name) => !found.has(name))
  for (const [name, times] of Object.entries({ ...entries, ...members }))
    if (found.get(name) !== times) missing.push(name)
  if (missing.length > 0) throw new Error(`not there to be assumed: ${missing.join(', ')}`)
  return applied(text, edits)
}

function nameOf(node: ESTree.Node | null): string | null {
  return node?.type === 'Identifier' ? node.name : null
}

/** The name of a property of `this`. */
function memberOf(node: ESTree.Node): string | null {
  return node.type === 'MemberExpression' && node.object.type === 'ThisExpression'
    ? nameOf(node.property)
    : null
}

/** Whether evaluating it changes nothing. */
function isPlain(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression')
    return isPlain(node.object) && (!node.computed || isPlain(node.property))
  if (node.type === 'UnaryExpression') return node.operator !== 'delete' && isPlain(node.argument)
  return node.type === 'Identifier' || node.type === 'Literal'
}

/** Whether nothing after it is reached. */
function isLeft(statement: ESTree.Statement | undefined): boolean {
  if (statement?.type === 'BlockStatement') return isLeft(statement.body.at(-1))
  return /^(?:Return|Throw|Break|Continue)Statement$/.test(statement?.type ?? '')
}

function wordsOf(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`)
}

function startsWith(code: string, words: string): boolean {
  return new RegExp(`^${wordsOf(words)}`).test(code)
}

function edited(code: string, edits: readonly (readonly [what: string, by: string])[]): string {
  return edits.reduce((text, [what, by]) => {
    const place = new RegExp(wordsOf(what), 'g')
    const times = text.match(place)?.length ?? 0
    if (times !== 1) throw new Error(`found ${times} times, not once: ${what}`)
    return text.replace(place, () => by)
  }, code)
}
