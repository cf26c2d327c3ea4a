import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

import { betOperations } from '#domain/bets/operations.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { findSessionByToken } from '../store/sessions.ts'
import { errorBody, serverTrouble } from '../wire/apiError.ts'
import { inLanguage } from '../words/words.ts'
import type { IncomingCall } from '../wrong/fault.ts'
import { authenticate, bearerToken, type Caller } from './access/auth.ts'
import { checkSignature } from './access/signatureCheck.ts'
import type { Contract, ContractOperation } from './calls/contract.ts'
import { type Handler, type Handlers, callOf, type OperationId, type RawHandler } from './calls/operation.ts'
import { createReplyCheck } from './calls/replyCheck.ts'
import { routeSchemas } from './calls/routeSchemas.ts'
import { exclusionOf } from './care.ts'
import type { Fault } from './faults.ts'
import { analyticsOperations } from './operations/analytics.ts'
import { betCodeOperations } from './operations/bets/betCodes.ts'
import { betHandlers, placeBet } from './operations/bets/bets.ts'
import { cashOutHandlers } from './operations/bets/cashOut.ts'
import { rangeHandlers } from './operations/bets/ranges.ts'
import { boardOperations } from './operations/boards/boards.ts'
import { hotHandlers } from './operations/boards/hot.ts'
import { winningOperations } from './operations/boards/winnings.ts'
import { browseOperations } from './operations/browse.ts'
import { comboHandlers } from './operations/combos.ts'
import { launchOperations } from './operations/launch.ts'
import { memberOperations } from './operations/member.ts'
import { miniGameOperations } from './operations/minigames/minigames.ts'
import { notificationOperations } from './operations/notifications.ts'
import { offerHandlers } from './operations/offers.ts'
import { publishedOperations } from './operations/published.ts'
import { resultsOperations } from './operations/results.ts'
import { serverOperations } from './operations/servers.ts'
import { statisticsOperations } from './operations/statistics.ts'
import type { Sandbox } from './sandbox.ts'
import type { ServerName } from './serverDesk.ts'
import { encodingFor } from './shared/replies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string
    /** The operation's path as in the contract. */
    contractPath?: string
  }
}

/** Operations that write their replies themselves. */
function rawOperations(sandbox: Sandbox): Record<string, RawHandler> {
  return Object.fromEntries(betOperations.map((operation) => [operation, placeBet(sandbox, operation)]))
}

function handlersOf(sandbox: Sandbox): Handlers {
  return {
    ...launchOperations(sandbox),
    ...memberOperations(sandbox),
    ...notificationOperations(sandbox),
    ...miniGameOperations(sandbox),
    ...browseOperations(sandbox),
    ...betHandlers(sandbox),
    ...cashOutHandlers(sandbox),
    ...comboHandlers(sandbox),
    ...betCodeOperations(sandbox),
    ...offerHandlers(sandbox),
    ...hotHandlers(sandbox),
    ...boardOperations(sandbox),
    ...winningOperations(sandbox),
    ...rangeHandlers(sandbox),
    ...serverOperations(sandbox),
    ...publishedOperations(sandbox),
    ...resultsOperations(sandbox),
    ...statisticsOperations(sandbox),
    ...analyticsOperations(sandbox),
  }
}

/**
 * Serves the contract: a route for each operation, its request checked before anything of ours runs, its reply
 * checked if the options ask for that.
 * @param server the server whose calls these are
 */
export async function serveContract(
  app: FastifyInstance,
  sandbox: Sandbox,
  contract: Contract,
  server: ServerName = 'primary',
): Promise<void> {
  const handlers = handlersOf(sandbox)
  const raw = rawOperations(sandbox)
  const callers = new WeakMap<FastifyRequest, Caller>()
  const struck = new WeakMap<FastifyRequest, Fault>()

  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body') return bodies.compile(schema)
    return httpPart === 'headers' ? headersCheck(schema) : texts.compile(schema)
  })
  app.setSerializerCompiler(() => JSON.stringify)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Date', new Date(sandbox.realNow()).toUTCString())
  })

  const goWrong = async (request: FastifyRequest): Promise<void> => sandbox.wrong.arrives(calledBy(request))
  const calledBy = (request: FastifyRequest): IncomingCall => {
    const { operationId = '' } = request.routeOptions.config
    return { operationId, isSecondary: server !== 'primary', request }
  }
  const strike = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { contractPath = '' } = request.routeOptions.config
    const fault = sandbox.faults.take({
      method: request.method,
      path: contractPath,
      member: () => memberOf(sandbox, request),
    })
    if (fault === null) return
    struck.set(request, fault)
    await sandbox.faults.before(fault, request, reply)
  }
  const stand = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isHealthCheck = request.routeOptions.config.operationId === 'checkHealth'
    sandbox.servers.noteCall(server, isHealthCheck)
    const state = sandbox.servers.stateOf(server)
    if (state === 'down') {
      reply.hijack()
      request.raw.socket.destroy()
    } else if (state === 'unhealthy' && isHealthCheck) await reply.code(503).send(errorBody(serverTrouble))
  }
  const requireSignature = async (request: FastifyRequest): Promise<void> => checkSignature(sandbox, request)
  const closeForMaintenance = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (sandbox.maintenance.maintenance && !sandbox.wrong.isOpenInMaintenance)
      await reply.code(503).send(errorBody(errors.maintenance))
  }
  const requireMember = async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request.headers.authorization)
    const caller = authenticate(sandbox.database, token, sandbox.realNow())
    const { code, bar } = caller.member
    const now = sandbox.bars.get(code)
    // A member who is excluded cannot place bets, whatever else bars them.
    const isExcluded = exclusionOf(sandbox, code) !== null
    const current = isExcluded ? 'barred' : now === undefined ? bar : now
    callers.set(request, { ...caller, member: { ...caller.member, bar: current } })
  }

  const replyCheck = sandbox.config.validateReplies ? createReplyCheck(replies) : null
  const finish = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    replyCheck?.check(request, reply.statusCode, payload)
    if (typeof payload !== 'string' || payload === '') return payload
    const said = sandbox.wrong.answers(calledBy(request), reply, payload)
    const fault = struck.get(request)
    return fault === undefined ? said : sandbox.faults.after(fault, request, said)
  }

  const pack = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === null || typeof payload !== 'string') return payload
    const packed = sandbox.sharedReplies.packed(payload, encoding)
    if (packed === null) return payload
    const bytes = await packed
    const vary = reply.getHeader('Vary')
    reply.headers({
      'Content-Encoding': encoding,
      'Content-Length': bytes.length,
      Vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
    })
    return bytes
  }

  const schemas = await routeSchemas(contract)
  const routeOf = (operation: ContractOperation): RouteOptions => {
    const { operationId, method, path, needsMember, isSigned, prefix, success } = operation
    const schema = schemas.get(operationId)
    if (schema === undefined) throw new Error(`No schemas were read of ${operationId}.`)
    const write = raw[operationId]
    const handler = isServed(handlers, operationId) ? handlers[operationId] : undefined
    if (write === undefined && handler === undefined) throw new Error(`Nothing serves ${operationId}.`)
    return {
      method,
      url: prefix + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema,
      config: {
        operationId,
        contractPath: path,
        readsAnyBody: operationId in raw,
        takesForm: operationId === 'recordHealth',
      },
      attachValidation: operationId in raw,
      onRequest: [
        ...(prefix === '/api' ? [stand] : []),
        goWrong,
        strike,
        ...(prefix === '/api' && operationId !== 'checkHealth' ? [closeForMaintenance] : []),
        ...(needsMember ? [requireMember] : []),
        ...(isSigned ? [requireSignature] : []),
      ],
      onSend: [finish, pack],
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const caller = callers.get(request) ?? null
        if (write !== undefined && caller !== null) return write(request, reply, caller)
        if (handler === undefined) throw new Error(`Only a member may call ${operationId}.`)
        reply.header('Cache-Control', 'no-cache')
        const said = await handleCall(handler, request, caller)
        if (said === undefined) return reply.code(204).send()
        const { lang } = request.query as { lang?: string }
        const language = sandbox.languages.of(caller, lang)
        const text =
          typeof said === 'object' && said !== null ? sandbox.sharedReplies.textOf(said, language) : null
        if (text === null) return reply.code(success).send(inLanguage(said, language))
        return reply.code(success).type('application/json; charset=utf-8').send(text)
      },
    }
  }

  for (const operation of contract.operations) app.route(routeOf(operation))
}

const knownHeaders = new Map<string, ReturnType<Ajv2020['compile']>>()

/** A check of headers, compiled once: routes pass a different object of the same schema each time. */
function headersCheck(schema: object): ReturnType<Ajv2020['compile']> {
  const text = JSON.stringify(schema)
  const check = knownHeaders.get(text) ?? texts.compile(withLowerCaseNames(schema))
  knownHeaders.set(text, check)
  return check
}

/** The schema of headers, whose names arrive in lower case. */
function withLowerCaseNames(schema: object): object {
  const properties = 'properties' in schema && schema.properties instanceof Object ? schema.properties : {}
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : []
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name.toLowerCase(), part]),
    ),
    required: required.map((name) => String(name).toLowerCase()),
  }
}

function isServed(handlers: Handlers, operationId: string): operationId is OperationId {
  return operationId in handlers
}

// Each answer takes the call of its own operation, which the route's schemas have checked.
function handleCall(handler: Handlers[OperationId], request: FastifyRequest, caller: Caller | null): unknown {
  const general = handler as Handler<OperationId>
  return general(callOf<OperationId>(request, caller))
}

function memberOf(sandbox: Sandbox, request: FastifyRequest): string | null {
  const token = bearerToken(request.headers.authorization)
  return token === null ? null : (findSessionByToken(sandbox.database, token)?.session.member ?? null)
}

// Addresses and headers are text, and are read as the contract's types; bodies are taken as they are.
const texts = withFormats(new Ajv2020({ strict: false, coerceTypes: 'array', useDefaults: true }))
const bodies = withFormats(new Ajv2020({ strict: false }))
const replies = withFormats(new Ajv2020({ strict: false, allErrors: true }))

function withFormats(ajv: Ajv2020): Ajv2020 {
  formats.default(ajv)
  return ajv
}
