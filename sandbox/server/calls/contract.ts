import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { parse } from 'yaml'

const file = fileURLToPath(new URL('../../../openapi/client.yaml', import.meta.url))
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const

/** An operation of the contract, as far as the server needs to know it. */
export interface ContractOperation {
  operationId: string
  method: string
  /** As in the contract: `/bets/by-unique/{key}`. */
  path: string
  /** What comes before the path on this server: /api, or nothing if the path has servers of its own. */
  prefix: string
  /** Whether the call needs a member's token. */
  needsMember: boolean
  /** Whether the call carries a signature, as a security or as a header of its own. */
  isSigned: boolean
  /** The status of a reply with a body, where nothing went wrong. */
  success: 200 | 201
}

/** The contract, read from openapi/client.yaml. */
export interface Contract {
  operations: ContractOperation[]
  /** The document in parts, by the prefix of their paths. */
  documents: Map<string, object>
}

let contract: Contract | null = null

/** The contract, read once; throws if the file is not an OpenAPI document. */
export function readContract(): Contract {
  contract ??= parseContract()
  return contract
}

function parseContract(): Contract {
  const document: unknown = parse(readFileSync(file, 'utf8'))
  if (!isObject(document) || !isObject(document.paths)) throw new Error('openapi/client.yaml holds no paths.')
  const common = document.security
  const operations: ContractOperation[] = []
  const paths = new Map<string, Record<string, unknown>>()
  for (const [path, item] of Object.entries(document.paths)) {
    if (!isObject(item)) continue
    const prefix = prefixOf(item) ?? prefixOf(document) ?? ''
    paths.set(prefix, { ...paths.get(prefix), [path]: item })
    for (const method of methods) {
      const operation = item[method]
      if (!isObject(operation) || typeof operation.operationId !== 'string') continue
      const needsMember = asksForMember(operation.security ?? common)
      operations.push({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        prefix,
        needsMember,
        isSigned: asksForSignature(operation),
        success: isObject(operation.responses) && '201' in operation.responses ? 201 : 200,
      })
    }
  }
  const documents = [...paths].map(([prefix, part]): [string, object] => [
    prefix,
    { ...document, paths: part },
  ])
  return { operations, documents: new Map(documents) }
}

function prefixOf(item: Record<string, unknown>): string | null {
  const server: unknown = Array.isArray(item.servers) ? item.servers[0] : undefined
  if (!isObject(server) || typeof server.url !== 'string') return null
  return server.url.startsWith('/') ? server.url.replace(/\/$/, '') : null
}

// One of several alternatives is enough: a member is only needed if every one of them asks for the member token.
function asksForMember(security: unknown): boolean {
  return (
    Array.isArray(security) &&
    security.length > 0 &&
    security.every((alternative) => isObject(alternative) && 'memberToken' in alternative)
  )
}

function asksForSignature({ security, parameters }: Record<string, unknown>): boolean {
  const ways = Array.isArray(security) ? security : []
  const listed = Array.isArray(parameters) ? parameters : []
  return (
    ways.some((way) => isObject(way) && 'requestSignature' in way) ||
    listed.some((parameter) => isObject(parameter) && parameter.name === 'X-Request-Signature')
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
