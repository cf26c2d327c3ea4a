import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import { errorBody, type MessageName, Refused } from './messages.ts'

/** A call, once it was read. */
export interface Call {
  path: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: IncomingMessage['headers']
  bytes: Buffer
  /** The JSON in it; undefined without one. */
  body: unknown
  arrivedAt: number
}

export interface Answer {
  status?: number
  /** Left out: no body. */
  body?: object
  headers?: Readonly<Record<string, string>>
}

export interface Route {
  method: string
  /** `/bets/by-unique/{key}`. */
  path: string
  /** What its body is; JSON if nothing is said. `any`: JSON that the operation itself answers if it is torn. */
  takes?: 'json' | 'form' | 'any'
  answer: (call: Call) => Answer | Promise<Answer>
}

const mostBytes = 64 * 1024
const mostAddress = 16 * 1024
const exposed = 'Date, X-UNIQUE-Replayed'
const allowed =
  'authorization, content-type, cache-control, accept-language, x-unique, x-unique-expires, x-public-token, x-request-signature, x-partner-member-token'

/**
 * An HTTP server of routes, whose errors are the contract's.
 * @param isLost whether the answer of a route is lost on its way: the connection is cut
 */
export function serveRoutes(routes: readonly Route[], isLost: (route: Route) => boolean): Server {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }))

  const routeOf = (method: string, pathname: string) => {
    const here = patterns.filter(({ pattern }) => pattern.test(pathname))
    const match = here.find(({ route }) => route.method === method)
    if (match !== undefined) return { ...match, path: match.pattern.exec(pathname)?.groups ?? {} }
    if (here.length === 0) throw new Refused(404, 'pageNotFound', detail('No such address.'))
    const methods = here.map(({ route }) => route.method).join(', ')
    throw new MethodRefused(methods)
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method = 'GET', url = '/', headers } = request
    if (url.length > mostAddress)
      throw new Refused(414, 'validationFailed', detail('The address is too long.'))
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const { route, path } = routeOf(method, pathname)
    const bytes = await readBody(request)
    const body = bodyOf(route, String(headers['content-type'] ?? ''), bytes)
    const decoded = Object.fromEntries(
      Object.entries(path).map(([name, text]) => [name, decodeURIComponent(text)]),
    )
    const answered = await route.answer({
      path: decoded,
      query: searchParams,
      headers,
      bytes,
      body,
      arrivedAt: Date.now(),
    })
    if (isLost(route)) request.socket.destroy()
    return answered
  }

  const server = createServer({ maxHeaderSize: 32 * 1024 }, (request, response) => {
    void (async () => {
      if (request.method === 'OPTIONS') return send(request, response, { status: 204 })
      try {
        send(request, response, await answer(request))
      } catch (error) {
        send(request, response, answerOf(error))
      }
    })()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Too Large' : '400 Bad Request'
    const text = JSON.stringify(errorBody('validationFailed', detail(error.message)))
    const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}`
    if (socket.writable) socket.end(`${head}\r\nConnection: close\r\n\r\n${text}`)
  })
  return server
}

class MethodRefused extends Refused {
  readonly methods: string

  constructor(methods: string) {
    super(405, 'pageNotFound', detail(`Only ${methods}.`))
    this.methods = methods
  }
}

function answerOf(error: unknown): Answer {
  if (error instanceof MethodRefused)
    return { status: error.status, body: error.body, headers: { Allow: error.methods } }
  if (error instanceof Refused) return { status: error.status, body: error.body }
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
  return { status: 500, body: errorBody('serverTrouble') }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, body, headers }: Answer,
): void {
  const { origin } = request.headers
  const shared = {
    'Access-Control-Allow-Origin': origin ?? '*',
    'Access-Control-Expose-Headers': exposed,
    'Access-Control-Allow-Headers': allowed,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH',
    Vary: 'Origin',
    'Cache-Control': 'no-cache',
  }
  const text = body === undefined ? '' : JSON.stringify(body)
  const type = body === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' }
  response.writeHead(status, { ...shared, ...type, ...headers })
  response.end(text)
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    parts.push(part)
    length += part.length
    if (length > mostBytes) throw new Refused(413, 'validationFailed', detail('The body is too large.'))
  }
  return Buffer.concat(parts)
}

function bodyOf({ method, takes = 'json' }: Route, type: string, bytes: Buffer): unknown {
  if (method === 'GET') return undefined
  if (bytes.length === 0) return undefined
  const wanted = takes === 'form' ? 'multipart/form-data' : 'application/json'
  if (!type.startsWith(wanted)) throw new Refused(415, 'validationFailed', detail(`The body is ${wanted}.`))
  if (takes === 'form') return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    if (takes === 'any') return undefined
    throw new Refused(400, 'invalidPostData', detail('The body is not JSON.'))
  }
}

function patternOf(path: string): RegExp {
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${pattern}$`)
}

function detail(text: string): { params: { detail: string } } {
  return { params: { detail: text } }
}

/** A refusal of what a call names. */
export function badRequest(name: MessageName, text: string): Refused {
  return new Refused(400, name, detail(text))
}
