import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import { ApiError, errorBody, serverTrouble } from '../wire/apiError.ts'
import type { Sandbox } from './sandbox.ts'

/** The most that is read of a request, in bytes: its body, its address, and its address and headers together. */
export const maxBody = 64 * 1024
export const maxAddress = 16 * 1024
export const maxHead = 48 * 1024

/** The answer to a request that cannot be accepted, by its status. */
const told: Readonly<Record<number, { entry: CatalogueEntry; detail: string }>> = {
  400: { entry: errors.invalidPostData, detail: 'The request could not be read.' },
  408: { entry: errors.validationFailed, detail: 'The request took too long to arrive.' },
  413: { entry: errors.invalidPostData, detail: `A body has at most ${maxBody} bytes.` },
  414: { entry: errors.validationFailed, detail: `An address has at most ${maxAddress} bytes.` },
  415: { entry: errors.invalidPostData, detail: 'Bodies are JSON: application/json.' },
  431: { entry: errors.validationFailed, detail: `Address and headers have at most ${maxHead} bytes.` },
}

function bodyOf(status: number, detail?: string): object {
  const { entry, detail: usual } = told[status] ?? {
    entry: errors.invalidPostData,
    detail: 'Not understood.',
  }
  return errorBody(entry, { detail: detail ?? usual })
}

/** Handles everything that goes wrong with the contract's error body. */
export function answerErrors(
  sandbox: Sandbox,
): (error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  return (error, request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body)
    if (error.validation !== undefined) {
      return reply.code(400).send(errorBody(errors.validationFailed, { detail: error.message }))
    }
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply.code(status).send(bodyOf(status, status === 400 ? error.message : undefined))
    const body = errorBody(serverTrouble)
    const { operationId = request.routeOptions.url ?? 'unknown' } = request.routeOptions.config
    sandbox.config.log(`${body.ref_code} ${operationId} failed: ${error.message}`)
    return reply.code(500).send(body)
  }
}

/** @throws an error with status 414 for an address that is too long */
export function refuseLongAddress(request: FastifyRequest): void {
  if ((request.raw.url ?? '').length <= maxAddress) return
  throw Object.assign(new Error('The address is too long.'), { statusCode: 414 })
}

interface Unreadable {
  code?: unknown
  /** The bytes available when the parser gave up. */
  rawPacket?: unknown
}

const lingerMs = 1000

/** Handles what never became a request: the parser gave up on it. */
export function answerUnreadable(error: Unreadable, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOf(error)
  const text = JSON.stringify(bodyOf(status))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  )
  // If it were cut at once, with bytes still coming in, the connection would take the answer with it.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function statusOf({ code, rawPacket }: Unreadable): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  const lineEnd = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : 0
  return lineEnd === -1 || lineEnd > maxAddress ? 414 : 431
}
