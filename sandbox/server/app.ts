import compress from '@fastify/compress'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'

import { errors } from '#domain/errorCatalogue.ts'

import { serveControl } from '../control/routes.ts'
import { serveContract } from './api.ts'
import { ApiError, errorBody, serverTrouble } from './apiError.ts'
import { serveChannels } from './channels/routes.ts'
import { serveClientFiles } from './clientFiles.ts'
import { readContract } from './contract.ts'
import { keepRawBodies } from './rawBody.ts'
import type { Sandbox } from './sandbox.ts'

const maxBody = 64 * 1024

/** The server of the client's origin: the contract, the channels, the client's files and the control calls. */
export async function createApp(sandbox: Sandbox): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: maxBody,
    routerOptions: { ignoreTrailingSlash: false },
  })
  const contract = readContract()
  keepRawBodies(app)
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body)
    if (error.validation !== undefined) {
      return reply.code(400).send(errorBody(errors.validationFailed, { detail: error.message }))
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(errorBody(errors.invalidPostData))
    const body = errorBody(serverTrouble)
    const { operationId = request.routeOptions.url ?? 'unknown' } = request.routeOptions.config
    sandbox.config.log(`${body.ref_code} ${operationId} failed: ${error.message}`)
    return reply.code(500).send(body)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' })
    // Another site's name that resolves to this machine must not reach the control calls.
    const isControl = request.url.startsWith('/sandbox/')
    if (isControl && !isLocalName(request.hostname, sandbox.config.host)) {
      await reply.code(403).send({ error: 'Control calls are for this machine.' })
    }
  })

  await serveChannels(app, sandbox)
  await app.register(async (scope) => {
    // Replies alone: a request's body is kept byte for byte.
    await scope.register(compress, { globalDecompression: false })
    await serveContract(scope, sandbox, contract)
  })
  await app.register(async (scope) => serveControl(scope, sandbox, contract), { prefix: '/sandbox' })
  await serveClientFiles(app, sandbox)
  return app
}

function isLocalName(hostname: string, listening: string): boolean {
  if (listening !== '127.0.0.1') return true
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname.toLowerCase())
}
