import { isJsonObject, objectAt, readDocument, type Json, type JsonObject } from '#openapi/documents.ts'

/** What the client does to a call automatically, for every caller; it follows from what the contract says about the call. */
export interface CallTraits {
  /** The query parameter that carries the member's language (each has its own codes). By call, such as `GET /games`. */
  languageParameter: Record<string, string>
  /** Calls that take the member's language in a header, as browsers send it. */
  acceptsLanguage: string[]
  /** Calls that take the member's time zone. */
  takesTimeZone: string[]
  /** Calls that need no member token. */
  withoutSession: string[]
  /** Calls of the launch, which reports a 401 or 403 itself. */
  ofLaunch: string[]
  /** Calls whose 401 says nothing about the session. */
  keepsSession: string[]
  /** Calls that carry the public token, calls that carry a signature, and calls that must not be cached. */
  takesPublicToken: string[]
  takesSignature: string[]
  takesNoCache: string[]
  /** The servers that the contract names, and what their paths begin with on the client's own origin. */
  serverPaths: Record<string, string>
  /** Calls that go to other servers than the document's own, by call. */
  otherServer: Record<string, string>
}

const methods = ['get', 'put', 'post', 'patch', 'delete']
const languageParameters = ['lang', 'language']

/** Reads the traits of every call of a document. */
export function readCallTraits(document: JsonObject = readDocument('client.yaml')): CallTraits {
  const main = serverIn(document) ?? unnamed('the document')
  const traits: CallTraits = {
    languageParameter: {},
    acceptsLanguage: [],
    takesTimeZone: [],
    withoutSession: [],
    ofLaunch: [],
    keepsSession: [],
    takesPublicToken: [],
    takesSignature: [],
    takesNoCache: [],
    serverPaths: { [main.name]: main.path },
    otherServer: {},
  }
  for (const [call, operation, item] of listOperations(document)) {
    const server = serverIn(operation) ?? serverIn(item) ?? main
    const path = (traits.serverPaths[server.name] ??= server.path)
    if (path !== server.path) throw new TypeError(`${call}: ${server.name} is elsewhere in another call`)
    if (server.name !== main.name) traits.otherServer[call] = server.name
    const parameters = parametersIn('query', document, operation)
    const headers = parametersIn('header', document, operation)
    const language = parameters.find((name) => languageParameters.includes(name))
    if (language !== undefined) traits.languageParameter[call] = language
    if (headers.includes('accept-language')) traits.acceptsLanguage.push(call)
    if (parameters.includes('timezone')) traits.takesTimeZone.push(call)
    const security = operation.security ?? document.security
    if (opensWith('publicToken', security)) traits.takesPublicToken.push(call)
    if (opensWith('requestSignature', security) || headers.includes('X-Request-Signature'))
      traits.takesSignature.push(call)
    if (headers.includes('Cache-Control')) traits.takesNoCache.push(call)
    if (!opensWith('memberToken', security)) traits.withoutSession.push(call)
    if (Array.isArray(operation.tags) && operation.tags.includes('launch')) traits.ofLaunch.push(call)
    if (operation['x-keeps-session'] === true) traits.keepsSession.push(call)
  }
  return traits
}

/** By call, such as `GET /games`: the operation, and the path item it belongs to. */
function listOperations(document: JsonObject): [string, JsonObject, JsonObject][] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method): [string, JsonObject, JsonObject][] => {
      if (!isJsonObject(item)) return []
      const operation = item[method]
      return isJsonObject(operation) ? [[`${method.toUpperCase()} ${path}`, operation, item]] : []
    }),
  )
}

/** The server that a document, a path or an operation names; null if it names none of its own. */
function serverIn({ servers }: JsonObject): { name: string; path: string } | null {
  if (!Array.isArray(servers)) return null
  const [server] = servers
  if (!isJsonObject(server)) return null
  const { 'x-server': name, url } = server
  if (typeof name !== 'string' || typeof url !== 'string') return unnamed(JSON.stringify(url))
  return { name, path: url.replace(/\/$/, '') }
}

function unnamed(where: string): never {
  throw new TypeError(`${where}: a server has no x-server`)
}

function parametersIn(
  wanted: 'query' | 'header',
  document: JsonObject,
  { parameters }: JsonObject,
): string[] {
  if (!Array.isArray(parameters)) return []
  return parameters.flatMap((parameter) => {
    const { name, in: place } = followed(document, parameter)
    return place === wanted && typeof name === 'string' ? [name] : []
  })
}

function followed(document: JsonObject, value: Json): JsonObject {
  if (!isJsonObject(value)) throw new TypeError('A parameter is no mapping')
  if (typeof value.$ref !== 'string') return value
  return value.$ref
    .replace('#/', '')
    .split('/')
    .reduce((at, step) => objectAt(at, step), document)
}

function opensWith(scheme: string, security: Json | undefined): boolean {
  return Array.isArray(security) && security.some((way) => isJsonObject(way) && scheme in way)
}

const head = '// Made of client.yaml by npm run contract; not edited by hand.\n'

function constant(comment: string, name: string, value: unknown): string {
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
}

/** The servers as a separate module, as its generated file should be: the code that runs first needs no more. */
export function serversSource(): string {
  const comment = "The servers, and what the paths of each begin with on the client's own origin."
  return [head, constant(comment, 'serverPaths', readCallTraits().serverPaths)].join('\n')
}

/** The other traits as a module, likewise. */
export function callTraitsSource(): string {
  const traits = readCallTraits()
  const { languageParameter, takesTimeZone, withoutSession, ofLaunch, keepsSession, otherServer } = traits
  return [
    head,
    constant(
      "The query parameter that carries the member's language, by call.",
      'languageParameter',
      languageParameter,
    ),
    constant(
      "Calls that take the member's language in `accept-language`.",
      'acceptsLanguage',
      traits.acceptsLanguage,
    ),
    constant("Calls that take the member's time zone.", 'takesTimeZone', takesTimeZone),
    constant('Calls that need no member token.', 'withoutSession', withoutSession),
    constant('Calls of the launch, which reports a 401 or 403 itself.', 'ofLaunch', ofLaunch),
    constant('Calls whose 401 says nothing about the session.', 'keepsSession', keepsSession),
    constant('Calls that carry the public token.', 'takesPublicToken', traits.takesPublicToken),
    constant('Calls that carry a signature.', 'takesSignature', traits.takesSignature),
    constant('Calls that say that they want no cache.', 'takesNoCache', traits.takesNoCache),
    constant('Calls of other servers than the main ones.', 'otherServer', otherServer),
  ].join('\n')
}
