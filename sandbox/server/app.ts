import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'

import { everywhere } from '#deploy/headers.ts'

import { serveContract } from './api.ts'
import { type Contract, readContract } from './calls/contract.ts'
import { watchMethods } from './calls/methods.ts'
import { keepRawBodies } from './calls/rawBody.ts'
import { beatChannels, serveChannels } from './channelRoutes.ts'
import {
  answerErrors,
  answerUnreadable,
  maxAddress,
  maxBody,
  maxHead,
  refuseLongAddress,
} from './errorReplies.ts'
import { serveClientFiles } from './files/clientFiles.ts'
import type { Sandbox } from './sandbox.ts'

/** Serves the calls under one path of the client's origin. */
export type ServeCalls = (scope: FastifyInstance, sandbox: Sandbox, contract: Contract) => void

/** The server of the client's origin: the contract, the channels, the client's files, and the control calls it is given. */
export async function createApp(sandbox: Sandbox, serveControl: ServeCalls): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: maxBody,
    http: { maxHeaderSize: maxHead },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxAddress },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      void answerErrors(sandbox)(error, request, reply)
    },
  })
  const contract = readContract()
  const methodsAt = watchMethods(app)
  keepRawBodies(app)
  app.setErrorHandler(answerErrors(sandbox))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere)
    refuseLongAddress(request)
  })

  await serveChannels(app, sandbox)
  beatChannels(app, sandbox)
  await app.register(async (scope) => {
    // Only replies: a request's body is kept byte for byte.
    await scope.register(compress, { globalDecompression: false })
    await serveContract(scope, sandbox, contract)
  })
  await app.register(async (scope) => serveControl(scope, sandbox, contract), { prefix: '/sandbox' })
  await serveClientFiles(app, sandbox, methodsAt)
  return app
}
