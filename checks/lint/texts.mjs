/**
 * Lint rule `slipway/texts`: what a member reads or hears goes through Lingui's macros. It complements
 * `lingui/no-unlocalized-strings`, which cannot tell one small word of a text from a code: here every letter counts,
 * because of where it is.
 */

/** Attributes and properties whose value a member reads or hears. */
const textNames = new Set(
  `title alt placeholder aria-label aria-description aria-roledescription aria-valuetext aria-placeholder
  heading hint message note caption description summary`.split(/\s+/),
)
/** Properties of an element that are its text. */
const textProperties = new Set([
  'title',
  'textContent',
  'innerText',
  'innerHTML',
  'ariaLabel',
  'ariaDescription',
  'ariaValueText',
])
/** Functions and tables whose names say that their content is read: `stateText`, `resultWords`, `tabLabels`. */
const textBearer = /(?:^|[a-z])(?:[tT]ext|[wW]ords?|[lL]abel|[tT]itle|[hH]eading|[cC]aption)s?$/
const letters = /\p{L}/u
const unread = /^(?:#|var\(|https?:|\/|[\d.]+(?:rem|px|em|ms|s|%)$)/

/** The literal pieces of an expression that can become its value, with letters in them. */
function* piecesOf(node) {
  if (node === null || node === undefined) return
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string' && letters.test(node.value) && !unread.test(node.value)) yield node
      return
    case 'TemplateLiteral':
      for (const quasi of node.quasis) if (letters.test(quasi.value.raw)) yield quasi
      return
    case 'ConditionalExpression':
      yield* piecesOf(node.consequent)
      yield* piecesOf(node.alternate)
      return
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (node.type === 'BinaryExpression' && node.operator !== '+') return
      yield* piecesOf(node.left)
      yield* piecesOf(node.right)
      return
    case 'ObjectExpression':
      for (const property of node.properties)
        if (property.type === 'Property') yield* piecesOf(property.value)
      return
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      yield* piecesOf(node.expression)
      return
    default:
  }
}

function nameOf(node) {
  if (node === null || node === undefined) return null
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier')
    return node.name
  return node.type === 'Literal' ? String(node.value) : null
}

/** Whether a piece of a page is inside a macro's element, which is where texts belong. */
function isInMacro(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'JSXElement' && nameOf(at.openingElement.name) === 'Trans') return true
  }
  return false
}

/** The function a `return` belongs to, by the name it is declared or stored under. */
function bearerOf(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'FunctionDeclaration') return nameOf(at.id)
    if (at.type === 'ArrowFunctionExpression' || at.type === 'FunctionExpression') {
      const holder = at.parent
      if (holder?.type === 'VariableDeclarator') return nameOf(holder.id)
      return holder?.type === 'Property' || holder?.type === 'MethodDefinition' ? nameOf(holder.key) : null
    }
  }
  return null
}

const texts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { plain: 'A member reads or hears this: write it through a Lingui macro (t, msg, Trans).' },
  },
  create(context) {
    const report = (nodes) => {
      for (const node of nodes) context.report({ node, messageId: 'plain' })
    }
    const isText = (name) => name !== null && textBearer.test(name)
    return {
      JSXText(node) {
        if (letters.test(node.value) && !isInMacro(node)) report([node])
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute' || isInMacro(node)) return
        report(piecesOf(node.expression))
      },
      JSXAttribute(node) {
        if (textNames.has(nameOf(node.name))) report(piecesOf(node.value))
      },
      AssignmentExpression(node) {
        const { left } = node
        if (left.type === 'MemberExpression' && textProperties.has(nameOf(left.property)))
          report(piecesOf(node.right))
      },
      CallExpression(node) {
        const [name, value] = node.arguments
        if (node.callee.type !== 'MemberExpression' || nameOf(node.callee.property) !== 'setAttribute') return
        if (textNames.has(nameOf(name))) report(piecesOf(value))
      },
      VariableDeclarator(node) {
        if (isText(nameOf(node.id))) report(piecesOf(node.init))
        if (isText(nameOf(node.id)) && node.init?.type === 'ArrowFunctionExpression')
          report(piecesOf(node.init.body))
      },
      ReturnStatement(node) {
        if (isText(bearerOf(node))) report(piecesOf(node.argument))
      },
    }
  },
}

export default { meta: { name: 'slipway' }, rules: { texts } }
