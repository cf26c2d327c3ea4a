import type { Element, ElementContent, Root, RootContent } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { Parser } from 'htmlparser2'

import { webAddress } from '#src/wire/base/addresses.ts'
import { plainWords } from '#src/wire/base/plainWords.ts'
import { read, Unreadable } from '#src/wire/base/read.ts'

/** More than an honest text has, and few enough that none takes its time. */
const mostLevels = 100
const mostPieces = 20_000

/** The elements that a text of the house may have. */
const elements = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h3',
  'h4',
  'blockquote',
  'hr',
  'strong',
  'em',
  'b',
  'i',
  'sub',
  'sup',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

export type TextElement = (typeof elements)[number]

/** A part of a text: words, or an element of those that may be there, with nothing in it but what is here. */
export type TextNode = string | TextPart

export interface TextPart {
  readonly tag: TextElement
  readonly children: readonly TextNode[]
  /** Of a link: an https address, or the id of a section behind `#`. */
  readonly href?: string
  /** Of a cell: how many columns and rows it takes. */
  readonly colSpan?: number
  readonly rowSpan?: number
  /** Of a numbered list: its first number. */
  readonly start?: number
}

const table = ['table']
const list = ['ul', 'ol']

/** What is kept by the sanitiser: everything else goes, and of what is no text its words too. */
const kept: Schema = {
  tagNames: [...elements],
  attributes: { a: ['href'], ol: ['start'], th: ['colSpan', 'rowSpan'], td: ['colSpan', 'rowSpan'] },
  protocols: { href: ['https'] },
  // What stands outside of what it belongs to is only its words.
  ancestors: {
    li: list,
    dt: ['dl'],
    dd: ['dl'],
    caption: table,
    thead: table,
    tbody: table,
    tr: table,
    th: table,
    td: table,
  },
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'title',
    'textarea',
    'select',
    'option',
    'iframe',
    'object',
    'embed',
    'applet',
    'frameset',
    'noframes',
    'noembed',
    'svg',
    'math',
    'canvas',
    'audio',
    'video',
    'xmp',
    'plaintext',
  ],
}

/** A heading keeps to its place below the title of its section. */
const renamed: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }

class TooMuch extends Error {}

/** Of the attributes of the wire those that the sanitiser looks at, by the names of hast. */
function propertiesOf({ href, start, colspan, rowspan }: Record<string, string>): Element['properties'] {
  return { href, start, colSpan: colspan, rowSpan: rowspan }
}

/** Reads markup into a tree. @throws TooMuch for one with more levels or pieces than a text has */
function treeOf(html: string): Root {
  const root: Root = { type: 'root', children: [] }
  const open: Element[] = []
  let pieces = 0
  const add = (node: ElementContent): void => {
    const to: { children: RootContent[] } = open.at(-1) ?? root
    const last = to.children.at(-1)
    // The parser gives words in as many pieces as it likes.
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value
      return
    }
    pieces += 1
    if (pieces > mostPieces || open.length > mostLevels) throw new TooMuch()
    to.children.push(node)
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tagName = renamed[name] ?? name
      const element: Element = {
        type: 'element',
        tagName,
        properties: propertiesOf(attributes),
        children: [],
      }
      add(element)
      open.push(element)
    },
    ontext: (value) => add({ type: 'text', value }),
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  return root
}

const isBlank = (node: TextNode): boolean => typeof node === 'string' && node.trim() === ''

/** In these only elements count: the space between them does not belong to the text. */
const ofElements: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl'])

function isTextElement(tag: string): tag is TextElement {
  return elements.some((name) => name === tag)
}

/** The link's address, or undefined for one that leads nowhere a member may be sent. */
function addressOf(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined
  if (/^#[\w-]{1,64}$/.test(href)) return href
  if (!/^https:/i.test(href)) return undefined
  try {
    return read(webAddress, href)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

const mostCells = 50

function countOf(value: unknown, least: number, most: number): number | undefined {
  const count = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : least
  return count > least && count <= most ? count : undefined
}

function nodesOf(children: readonly RootContent[]): TextNode[] {
  const nodes: TextNode[] = []
  for (const child of children) {
    if (child.type === 'text') {
      const words = plainWords(child.value)
      if (words !== '') nodes.push(words)
    } else if (child.type === 'element' && isTextElement(child.tagName))
      nodes.push(...partOf(child, child.tagName))
  }
  return nodes
}

function partOf({ properties, children }: Element, tag: TextElement): TextNode[] {
  const all = nodesOf(children)
  const inside = ofElements.has(tag) ? all.filter((node) => !isBlank(node)) : all
  if (tag === 'a') {
    const href = addressOf(properties.href)
    return href === undefined ? inside : [{ tag, children: inside, href }]
  }
  if (tag === 'table') return [{ tag, children: inRows(inside) }]
  const [colSpan, rowSpan, start] = [
    countOf(properties.colSpan, 1, mostCells),
    countOf(properties.rowSpan, 1, mostCells),
    countOf(properties.start, 1, 99_999),
  ]
  return [
    {
      tag,
      children: inside,
      ...(colSpan !== undefined && { colSpan }),
      ...(rowSpan !== undefined && { rowSpan }),
      ...(start !== undefined && { start }),
    },
  ]
}

/** Rows that stand in a table by themselves are its body; words that do are none of it. */
function inRows(children: readonly TextNode[]): TextNode[] {
  const parts = children.filter((node): node is TextPart => typeof node !== 'string')
  const rows = parts.filter(({ tag }) => tag === 'tr')
  const others = parts.filter(({ tag }) => tag === 'caption' || tag === 'thead' || tag === 'tbody')
  return rows.length === 0 ? others : [...others, { tag: 'tbody', children: rows }]
}

/**
 * The text in the house's markup, of which nothing is believed: parsed without the browser, cleaned by the sanitiser, and
 * then made of the parts above alone, so that what is shown is never markup again [MEMBER-05].
 * @returns null for more levels or pieces than a text has
 */
export function readMarkup(html: string): readonly TextNode[] | null {
  try {
    const cleaned = sanitize(treeOf(html), kept)
    return cleaned.type === 'root'
      ? nodesOf(cleaned.children.filter((child) => child.type !== 'doctype'))
      : []
  } catch (error) {
    if (error instanceof TooMuch) return null
    throw error
  }
}
