import { createServer, type Server } from 'node:http'

import Fastify, { type FastifyInstance } from 'fastify'

import { serveContract } from './api.ts'
import { readContract } from './calls/contract.ts'
import { keepRawBodies } from './calls/rawBody.ts'
import { serveChannels } from './channelRoutes.ts'
import { answerErrors, answerUnreadable, maxAddress, maxBody, maxHead } from './errorReplies.ts'
import type { Sandbox } from './sandbox.ts'
import type { Listening, ServerName } from './serverDesk.ts'

/** The headers of the contract's calls, beyond what any page may send to any server. */
const allowedHeaders = [
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Content-Type',
  'X-Public-Token',
  'X-Request-Signature',
  'X-UNIQUE',
  'X-UNIQUE-Expires',
].join(', ')

/** Lets the client's origins call this server and read its answers, including `Date`. */
function allowClient(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('Vary', 'Origin')
    if (origin === undefined || !sandbox.origins.clients.includes(origin)) return
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Date, X-UNIQUE-Replayed',
    })
    if (request.method !== 'OPTIONS') return
    const methods = { 'Access-Control-Allow-Methods': 'GET, POST, PATCH' }
    await reply
      .code(204)
      .headers({
        ...methods,
        'Access-Control-Allow-Headers': allowedHeaders,
        'Access-Control-Max-Age': '600',
      })
      .send()
  })
  app.options('/*', async (_request, reply) => reply.code(204).send())
}

/**
 * A secondary server: only the contract's calls and channels, on its own port, with the accounts, bets
 * and keys of the primary server. It can be closed, with all connections, and opened again on its port.
 */
async function openSecondary(
  sandbox: Sandbox,
  name: ServerName,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const app = Fastify({
    bodyLimit: maxBody,
    http: { maxHeaderSize: maxHead },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxAddress },
  })
  keepRawBodies(app)
  app.setErrorHandler(answerErrors(sandbox))
  allowClient(app, sandbox)
  await serveChannels(app, sandbox, name)
  await serveContract(app, sandbox, readContract(), name)
  await app.ready()

  let server: Server | null = null
  let bound = port
  const open = async (): Promise<void> => {
    const opened = createServer({ maxHeaderSize: maxHead }, (request, response) =>
      app.routing(request, response),
    )
    opened.on('clientError', answerUnreadable)
    // The channels are served by the listener of the app's own server, which has no port.
    opened.on('upgrade', (...handshake) => app.server.emit('upgrade', ...handshake))
    await new Promise<void>((resolve, reject) => {
      opened.once('error', reject)
      opened.listen(bound, host, resolve)
    })
    const address = opened.address()
    if (address !== null && typeof address === 'object') bound = address.port
    server = opened
  }
  await open()
  return {
    get address() {
      return `http://${new URL(sandbox.origins.client).hostname}:${bound}/api`
    },
    open,
    async close() {
      const closing = server
      server = null
      if (closing === null) return
      closing.closeAllConnections()
      await new Promise<void>((resolve) => closing.close(() => resolve()))
    },
  }
}

/**
 * Opens the secondary server and its mirror, and returns each once it is open: the caller must close it.
 * @throws Error with a plain message if a port is taken
 */
export async function* openSecondaries(sandbox: Sandbox): AsyncGenerator<Listening> {
  const { host, secondaryPorts } = sandbox.config
  for (const [at, name] of (['secondary', 'secondary-mirror'] as const).entries()) {
    const port = secondaryPorts[at] ?? 0
    const server = await openSecondary(sandbox, name, { host, port }).catch((error: unknown) => {
      throw new Error(`Port ${port} is taken. Choose others with --secondary-ports.`, { cause: error })
    })
    sandbox.servers.add(name, server)
    yield server
  }
}
