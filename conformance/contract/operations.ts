import { isJsonObject, objectAt, readDocument } from '#openapi/documents.ts'
import { createContractValidator, pointerStep } from '#openapi/validator.ts'

import type { Json } from '../values/json.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export const serverNames = ['main', 'miniGames', 'each', 'maintenance', 'assets'] as const
export type ServerName = (typeof serverNames)[number]

/** A call of the contract. */
export interface Operation {
  operationId: string
  method: string
  /** As in the contract: `/bets/by-unique/{key}`. */
  path: string
  server: ServerName
  /** By name, where a parameter travels. */
  parameters: ReadonlyMap<string, 'query' | 'header' | 'path'>
  /** The content type of its body; null for none. */
  contentType: string | null
  isSigned: boolean
  isPublic: boolean
  /** By status (`200`, `4XX`, `default`): the pointer of the reply's schema, null for a reply without a body. */
  replies: ReadonlyMap<string, string | null>
}

/** What the kit knows of the contract. */
export interface Contract {
  version: string
  operations: ReadonlyMap<string, Operation>
  /** What is wrong with a reply of an operation, by its status. */
  replyProblems(operation: Operation, status: number, body: Json | undefined): string[]
  /** What is wrong with a value that should be a schema of the contract, such as `Error` or `realtime:Heartbeat`. */
  schemaProblems(name: string, value: Json | undefined): string[]
}

let known: Contract | null = null

/** The contract as its documents say it, read once in a process. */
export function readContract(): Contract {
  known ??= contractOf()
  return known
}

function contractOf(): Contract {
  const document = readDocument('client.yaml')
  const validator = createContractValidator()
  const operations = new Map<string, Operation>()
  for (const [path, item] of Object.entries(objectAt(document, 'paths'))) {
    if (!isJsonObject(item)) continue
    for (const method of methods) {
      const found = item[method]
      if (isJsonObject(found)) {
        const operation = operationOf(document, path, method, found, item)
        operations.set(operation.operationId, operation)
      }
    }
  }
  const { version } = objectAt(document, 'info')
  return {
    version: String(version),
    operations,
    replyProblems: ({ operationId, replies }, status, body) => {
      const pointer =
        replies.get(String(status)) ?? replies.get(`${Math.floor(status / 100)}XX`) ?? replies.get('default')
      if (replies.get(String(status)) === null) return []
      if (pointer === undefined) return [`the contract has no reply ${status} of ${operationId}`]
      if (pointer === null) return []
      if (body === undefined) return ['the reply is not JSON']
      return validator.problems('client.yaml', pointer, body).map((problem) => `the reply: ${problem}`)
    },
    schemaProblems: (name, value) => {
      const [, file, schema = name] = /^(realtime):(.+)$/.exec(name) ?? []
      const found = file === undefined ? ('client.yaml' as const) : ('realtime.yaml' as const)
      return validator.problems(found, `/components/schemas/${schema}`, value)
    },
  }
}

function operationOf(
  document: ReturnType<typeof readDocument>,
  path: string,
  method: string,
  found: ReturnType<typeof objectAt>,
  item: ReturnType<typeof objectAt>,
): Operation {
  const own = (value: Json | undefined): { value: ReturnType<typeof objectAt>; pointer: string | null } => {
    if (!isJsonObject(value)) throw new TypeError(`${method} ${path} of the contract cannot be read`)
    if (typeof value.$ref !== 'string') return { value, pointer: null }
    const pointer = value.$ref.replace(/^#/, '')
    let at = document
    for (const step of pointer.split('/').slice(1)) at = objectAt(at, step)
    return { value: at, pointer }
  }
  const parameters = new Map<string, 'query' | 'header' | 'path'>()
  for (const parameter of Array.isArray(found.parameters) ? found.parameters : []) {
    const { name, in: place } = own(parameter).value
    if (place === 'query' || place === 'header' || place === 'path') parameters.set(String(name), place)
  }
  const replies = new Map<string, string | null>()
  for (const [status, reply] of Object.entries(objectAt(found, 'responses'))) {
    const { value, pointer } = own(reply)
    const base = pointer ?? ['', 'paths', path, method, 'responses', status].map(pointerStep).join('/')
    replies.set(
      status,
      isJsonObject(value.content) ? `${base}/content/${pointerStep('application/json')}/schema` : null,
    )
  }
  const security = Array.isArray(found.security) ? found.security.filter(isJsonObject) : null
  const [servers] = [found.servers, item.servers, document.servers].filter(Array.isArray)
  const [first] = servers ?? []
  const server = serverNames.find((name) => isJsonObject(first) && first['x-server'] === name) ?? 'main'
  const content = isJsonObject(found.requestBody) ? Object.keys(objectAt(found.requestBody, 'content')) : []
  return {
    operationId: String(found.operationId),
    method: method.toUpperCase(),
    path,
    server,
    parameters,
    contentType: content[0] ?? null,
    isPublic: security !== null,
    isSigned:
      parameters.has('X-Request-Signature') || (security ?? []).some((way) => 'requestSignature' in way),
    replies,
  }
}
