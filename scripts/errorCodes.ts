import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { type ESTree, Visitor } from 'rolldown/utils'
import { parseAst, type Plugin } from 'vite'

import { applied, type Edit } from './trim/edits.ts'

const catalogue = fileURLToPath(new URL('../domain/errorCatalogue.ts', import.meta.url))
/** What is read by the names of errors: the catalogue, and the words for it. */
const tables: ReadonlySet<string> = new Set(['errors', 'serverMessages'])
const takesTable =
  /^import \{[^}]*\b(?:errors|serverMessages)\b[^}]*\} from '[^']*(?:errorCatalogue|errors)\.ts'/m
const entry = /^  (\w+): (open|refusal)\(\d, (\d+),/gm

/**
 * The codes of the errors by their names.
 * @param source the catalogue's module
 * @throws where two errors have one code
 */
export function errorCodes(source: string): ReadonlyMap<string, string> {
  const codes = new Map([...source.matchAll(entry)].map(([, name = '', , code = '']) => [name, code]))
  if (new Set(codes.values()).size !== codes.size) throw new Error('two errors have one code')
  return codes
}

/**
 * A module of ours in which errors go by their codes: the names are for people who read the source.
 * @throws where one is read in another way than by its name
 */
export function withErrorCodes(source: string, codes: ReadonlyMap<string, string>): string {
  if (!takesTable.test(source)) return source
  const edits: Edit[] = []
  const read = new Set<number>()
  const others: ESTree.IdentifierReference[] = []
  new Visitor({
    ImportSpecifier: ({ imported, local }) => {
      if (imported.type === 'Identifier' && tables.has(imported.name) && local.name !== imported.name)
        throw new Error(`${imported.name} by another name`)
      read.add(local.start)
    },
    VariableDeclarator: ({ id }) => void read.add(id.start),
    TSTypeQuery: ({ exprName }) => void read.add(exprName.start),
    Property: ({ key }) => void read.add(key.start),
    MemberExpression: (node) => {
      read.add(node.property.start)
      const { object } = node
      if (object.type === 'MemberExpression') {
        // `errors.name.code`
        const code = codeOf(object, codes)
        if (code === null || nameOf(object.object) !== 'errors' || nameOf(node.property) !== 'code') return
        edits.push({ start: node.start, end: node.end, by: code })
      } else if (object.type === 'Identifier' && tables.has(object.name)) {
        read.add(object.start)
        const code = codeOf(node, codes)
        if (code !== null) edits.push({ start: node.start, end: node.end, by: `${object.name}[${code}]` })
        else if (!node.computed) throw new Error(`no error is called ${nameOf(node.property)}`)
      }
    },
    Identifier: (node) => {
      if (tables.has(node.name) && !read.has(node.start)) others.push(node as ESTree.IdentifierReference)
    },
  }).visit(parseAst(source, { lang: 'tsx' }))
  const [other] = others
  if (other !== undefined) throw new Error(`${other.name} is read as a whole`)
  return applied(source, edits)
}

function nameOf(node: ESTree.Node): string | null {
  return node.type === 'Identifier' ? node.name : null
}

/** The code of `errors.name`, or null for what is no such thing. */
function codeOf(
  { computed, property }: ESTree.MemberExpression,
  codes: ReadonlyMap<string, string>,
): string | null {
  return computed || property.type !== 'Identifier' ? null : (codes.get(property.name) ?? null)
}

/**
 * The catalogue, or the words for it, with the codes as keys.
 * @throws where not each error has its line
 */
export function keyedByCode(source: string, codes: ReadonlyMap<string, string>): string {
  let keys = 0
  const keyed = source.replaceAll(/^  (\w+)(?=: (?:open|refusal|msg)\b)/gm, (all, name: string) => {
    const code = codes.get(name)
    if (code === undefined) return all
    keys += 1
    return `  ${code}`
  })
  if (keys !== codes.size) throw new Error(`${keys} of ${codes.size} errors have a line`)
  return keyed
}

/** A step of the client's build. */
export function errorsByCode(): Plugin {
  let codes: ReadonlyMap<string, string> = new Map()
  return {
    name: 'slipway:errors-by-code',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      codes = errorCodes(await readFile(catalogue, 'utf8'))
    },
    transform: {
      filter: {
        id: /\/(?:src|machines|domain)\/.*\.tsx?$/,
        code: /\berrors\.|\bserverMessages\b|\brefusal\(/,
      },
      handler(source, id) {
        const isCatalogue = id.endsWith('/domain/errorCatalogue.ts')
        const keyed = isCatalogue || id.endsWith('/src/words/errors.ts') ? keyedByCode(source, codes) : source
        const short = isCatalogue ? keyed : withErrorCodes(keyed, codes)
        return short === source ? null : { code: short, map: null }
      },
    },
  }
}
