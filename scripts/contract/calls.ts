import { isJsonObject, objectAt, readDocument, type Json, type JsonObject } from '#openapi/documents.ts'

/** What the client does to a call of itself, whoever makes it; it follows from what the contract says of the call. */
export interface CallTraits {
  /** The query parameter that carries the member's language: each has codes of its own. By call, such as `GET /games`. */
  languageParameter: Record<string, string>
  /** Calls that take the member's time zone. */
  takesTimeZone: string[]
  /** Calls that no member token opens. */
  withoutSession: string[]
  /** Calls of the launch, which tells of a 401 or 403 itself. */
  ofLaunch: string[]
}

const methods = ['get', 'put', 'post', 'patch', 'delete']
const languageParameters = ['lang', 'language']

/** Reads the traits of every call of a document. */
export function readCallTraits(document: JsonObject = readDocument('client.yaml')): CallTraits {
  const traits: CallTraits = { languageParameter: {}, takesTimeZone: [], withoutSession: [], ofLaunch: [] }
  for (const [call, operation] of listOperations(document)) {
    const parameters = queryParameters(document, operation)
    const language = parameters.find((name) => languageParameters.includes(name))
    if (language !== undefined) traits.languageParameter[call] = language
    if (parameters.includes('timezone')) traits.takesTimeZone.push(call)
    if (!opensWithToken(operation.security ?? document.security)) traits.withoutSession.push(call)
    if (Array.isArray(operation.tags) && operation.tags.includes('launch')) traits.ofLaunch.push(call)
  }
  return traits
}

function listOperations(document: JsonObject): [string, JsonObject][] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method): [string, JsonObject][] => {
      const operation = isJsonObject(item) ? item[method] : undefined
      return isJsonObject(operation) ? [[`${method.toUpperCase()} ${path}`, operation]] : []
    }),
  )
}

function queryParameters(document: JsonObject, { parameters }: JsonObject): string[] {
  if (!Array.isArray(parameters)) return []
  return parameters.flatMap((parameter) => {
    const { name, in: place } = followed(document, parameter)
    return place === 'query' && typeof name === 'string' ? [name] : []
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

function opensWithToken(security: Json | undefined): boolean {
  return Array.isArray(security) && security.some((way) => isJsonObject(way) && 'memberToken' in way)
}

/** The traits as a module, as it should stand in its generated file. */
export function callTraitsSource(): string {
  const { languageParameter, takesTimeZone, withoutSession, ofLaunch } = readCallTraits()
  const constant = (comment: string, name: string, value: unknown): string =>
    `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
  return [
    '// Made of client.yaml by npm run contract; not edited by hand.\n',
    constant(
      "The query parameter that carries the member's language, by call.",
      'languageParameter',
      languageParameter,
    ),
    constant("Calls that take the member's time zone.", 'takesTimeZone', takesTimeZone),
    constant('Calls that no member token opens.', 'withoutSession', withoutSession),
    constant('Calls of the launch, which tells of a 401 or 403 itself.', 'ofLaunch', ofLaunch),
  ].join('\n')
}
