import ts from 'typescript'

import { type Change, dropped, isFunction, type Kind, nameOf, replaced } from './mutant.ts'
import { changesOfPattern } from './patternMutants.ts'

const { SyntaxKind } = ts

/** What an operator becomes. */
const operators: Readonly<Partial<Record<ts.SyntaxKind, readonly (readonly [Kind, string])[]>>> = {
  [SyntaxKind.LessThanToken]: [
    ['boundary', '<='],
    ['negation', '>='],
  ],
  [SyntaxKind.LessThanEqualsToken]: [
    ['boundary', '<'],
    ['negation', '>'],
  ],
  [SyntaxKind.GreaterThanToken]: [
    ['boundary', '>='],
    ['negation', '<='],
  ],
  [SyntaxKind.GreaterThanEqualsToken]: [
    ['boundary', '>'],
    ['negation', '<'],
  ],
  [SyntaxKind.EqualsEqualsEqualsToken]: [['negation', '!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken]: [['negation', '===']],
  [SyntaxKind.AmpersandAmpersandToken]: [['negation', '||']],
  [SyntaxKind.BarBarToken]: [['negation', '&&']],
  [SyntaxKind.PlusToken]: [['constant', '-']],
  [SyntaxKind.MinusToken]: [['constant', '+']],
  [SyntaxKind.AsteriskToken]: [['constant', '/']],
  [SyntaxKind.SlashToken]: [['constant', '*']],
  [SyntaxKind.PercentToken]: [['constant', '*']],
  [SyntaxKind.AsteriskAsteriskToken]: [['constant', '*']],
}
const opposites: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  and: 'or',
  or: 'and',
}
const signs: ReadonlySet<ts.SyntaxKind> = new Set([SyntaxKind.ExclamationToken, SyntaxKind.MinusToken])
/** Where a text is the name of something else in the chart. */
const namers = new Set(['and', 'or', 'not', 'stateIn'])

/** The faults of one node of words and functions. */
export function changesOfWord(node: ts.Node): readonly Change[] {
  if (ts.isBinaryExpression(node)) return changesOfOperator(node)
  if (ts.isPrefixUnaryExpression(node) && signs.has(node.operator))
    return [replaced('negation', node, node.operand.getText())]
  if (ts.isRegularExpressionLiteral(node)) return changesOfPattern(node)
  if (ts.isExpressionStatement(node)) return [replaced('statement', node, ';')]
  if (ts.isConditionalExpression(node)) return constants(node.condition)
  if (ts.isIfStatement(node)) return isAssertion(node) ? [] : constants(node.expression)
  if (ts.isCallExpression(node)) return changesOfCall(node)
  if (ts.isNumericLiteral(node)) return changesOfNumber(node)
  if (ts.isBigIntLiteral(node)) return changesOfBigInt(node)
  if (node.kind === SyntaxKind.TrueKeyword) return [replaced('constant', node, 'false')]
  if (node.kind === SyntaxKind.FalseKeyword) return [replaced('constant', node, 'true')]
  if (ts.isStringLiteral(node)) return isNamer(node) ? [] : [replaced('constant', node, "''")]
  if (ts.isObjectLiteralExpression(node)) return changesOfProperties(node)
  return []
}

/** The faults of a guard in a setup: it always says the same. */
export function changesOfGuard(guard: ts.Expression): readonly Change[] {
  return ['true', 'false'].map((answer) => replaced('guard', guard, `() => ${answer}`))
}

/** The faults of a wait: twice as long, and half. */
export function changesOfDelay(delay: ts.ObjectLiteralElementLike): readonly Change[] {
  if (ts.isShorthandPropertyAssignment(delay))
    return ['* 2', '/ 2'].map((by) =>
      replaced('delay', delay, `${delay.getText()}: ${delay.getText()} ${by}`),
    )
  if (!ts.isPropertyAssignment(delay)) return []
  const { initializer: value } = delay
  const length = ts.isArrowFunction(value) && ts.isExpression(value.body) ? value.body : value
  return ['* 2', '/ 2'].map((by) => replaced('delay', length, `(${length.getText()}) ${by}`))
}

function changesOfOperator(node: ts.BinaryExpression): readonly Change[] {
  const { left, operatorToken, right } = node
  const sides = [left, right].map((side) => replaced('side', node, side.getText()))
  if (operatorToken.kind === SyntaxKind.QuestionQuestionToken)
    return [replaced('constant', node, left.getText()), ...sides.slice(1)]
  const isText = [left, right].some((side) => ts.isStringLiteral(side) || ts.isTemplateExpression(side))
  if (isText && operatorToken.kind === SyntaxKind.PlusToken) return []
  const isJoined = [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken].includes(operatorToken.kind)
  return [
    ...(operators[operatorToken.kind] ?? []).map(([kind, operator]) => ({
      ...replaced(kind, operatorToken, operator),
      node,
      says: `${node.getText().replaceAll(/\s+/g, ' ').slice(0, 60)} with ${operator}`,
    })),
    ...(isJoined ? sides : []),
  ]
}

function changesOfCall(node: ts.CallExpression): readonly Change[] {
  const { expression: called } = node
  const word = ts.isPropertyAccessExpression(called) ? called.name : called
  const opposite =
    ts.isIdentifier(word) && Object.hasOwn(opposites, word.text) ? opposites[word.text] : undefined
  if (opposite !== undefined) {
    const swapped = replaced('negation', word, isGuardMaker(node) ? `$xstate.${opposite}` : opposite)
    const parts = node.arguments[0]
    const isList = isGuardMaker(node) && parts !== undefined && ts.isArrayLiteralExpression(parts)
    return [
      { ...swapped, node },
      ...(isList ? parts.elements.map((element) => dropped('guard', element)) : []),
    ]
  }
  if (called.getText() === 'not' && node.arguments[0] !== undefined)
    return [replaced('negation', node, `$xstate.and([${node.arguments[0].getText()}])`)]
  if (ts.isPropertyAccessExpression(called) && called.name.text === 'filter')
    return [{ ...replaced('negation', node, called.expression.getText()), says: 'unfiltered' }]
  return []
}

function isGuardMaker({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && namers.has(expression.text)
}

/** One more and one less, for limits; from 100 up also twice and half as much. Never less than 0. */
function changesOfNumber(node: ts.NumericLiteral): readonly Change[] {
  const value = Number(node.text)
  const more = value < 100 ? [value + 1] : [value * 2]
  const less = value < 1 ? [value / 2] : value < 100 ? [value - 1] : [value - 1, value / 2]
  return [
    ...more.map((other) => replaced('constant', node, String(other))),
    ...(value === 0 ? [] : less).map((other) => replaced('less', node, String(other))),
  ]
}

function changesOfBigInt(node: ts.BigIntLiteral): readonly Change[] {
  const value = BigInt(node.text.slice(0, -1))
  const less = value === 0n ? [] : [replaced('less', node, `${value - 1n}n`)]
  return [replaced('constant', node, `${value + 1n}n`), ...less]
}

function changesOfProperties(node: ts.ObjectLiteralExpression): readonly Change[] {
  if (!isValue(node)) return []
  return node.properties
    .filter((property) => !['type', 'kind'].includes(nameOf(property) ?? ''))
    .map((property) => dropped('property', property))
}

/** Whether an object is what a function returns or stores, and not the words of a setup. */
function isValue(node: ts.ObjectLiteralExpression): boolean {
  const around = ts.findAncestor(
    node.parent,
    (each) =>
      isFunction(each) || ts.isVariableStatement(each) || /^(setup|extend)$/.test(calledOf(each) ?? ''),
  )
  return around !== undefined && calledOf(around) === undefined
    ? true
    : /^(assign|raise|sendTo|emit)$/.test(calledOf(node.parent) ?? '')
}

/** The name of the function that a node calls, if it is a call. */
export function calledOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const { expression } = node
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
}

function constants(condition: ts.Expression): readonly Change[] {
  return ['true', 'false'].map((value) => replaced('constant', condition, value))
}

/** What is thrown if the code itself is wrong: an error that is never reported by name. */
function isAssertion({ thenStatement }: ts.IfStatement): boolean {
  return ts.isThrowStatement(thenStatement) && thenStatement.getText().startsWith('throw new Error(')
}

/** Whether a text names a guard or a state, is a name itself, or is only compared with. */
function isNamer(node: ts.StringLiteral): boolean {
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return true
  // Comparing with nothing is a negation.
  if (ts.isBinaryExpression(node.parent)) return true
  return ts.findAncestor(node, (each) => ts.isCallExpression(each) && isGuardMaker(each)) !== undefined
}
