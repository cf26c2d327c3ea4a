import type { FastifyReply, FastifyRequest } from 'fastify'

import { errors } from '#domain/session/errorCatalogue.ts'

import { errorBody, serverTrouble } from '../wire/apiError.ts'

export const faultKinds = [
  'status',
  'delay',
  'dropRequest',
  'dropReply',
  'malformed',
  'hang',
  'hangReply',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** Something that should go wrong with the next calls of an operation. */
export interface Fault {
  method: string
  /** The path as in the contract: `/bets/by-unique/{key}`. */
  path: string
  kind: FaultKind
  /** How many calls are left. */
  times: number
  /** For kind status. */
  status: number
  /** For kind delay, real milliseconds. */
  delay: number
  /** Only calls of this member. */
  member: string | null
}

/** Faults that wait for their calls, in the order they were added. */
export interface FaultDesk {
  add(fault: Fault): void
  list(): readonly Fault[]
  /** Removes all of them and releases the calls that hang. */
  clear(): void
  /** Takes the next fault for a call; null if nothing should go wrong. */
  take(call: { method: string; path: string; member: () => string | null }): Fault | null
  /** Applies a fault before the call is handled. True if that ends the call. */
  before(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Applies a fault to the reply of a handled call; returns the text to send. */
  after(fault: Fault, request: FastifyRequest, payload: string): Promise<string>
}

/** A desk without faults. */
export function createFaultDesk(): FaultDesk {
  let faults: Fault[] = []
  const hanging = new Set<() => void>()

  const hang = (request: FastifyRequest): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        hanging.delete(end)
        resolve()
      }
      hanging.add(end)
      request.raw.socket.once('close', end)
    })

  return {
    add: (fault) => faults.push(fault),
    list: () => faults,
    clear: () => {
      faults = []
      for (const end of hanging) end()
    },
    take: ({ method, path, member }) => {
      const fault = faults.find(
        (laid) =>
          laid.method === method && laid.path === path && (laid.member === null || laid.member === member()),
      )
      if (fault === undefined) return null
      fault.times -= 1
      if (fault.times <= 0) faults = faults.filter((laid) => laid !== fault)
      return { ...fault }
    },
    before: async (fault, request, reply) => {
      switch (fault.kind) {
        case 'status':
          await reply.code(fault.status).send(errorBody(entryOf(fault.status)))
          return true
        case 'delay':
          await new Promise((resolve) => setTimeout(resolve, fault.delay))
          return false
        case 'dropRequest':
          reply.hijack()
          request.raw.socket.destroy()
          return true
        case 'hang':
          reply.hijack()
          await hang(request)
          request.raw.socket.destroy()
          return true
        case 'dropReply':
        case 'malformed':
        case 'hangReply':
          return false
      }
    },
    after: async (fault, request, payload) => {
      switch (fault.kind) {
        case 'dropReply':
          request.raw.socket.destroy()
          return payload
        case 'malformed':
          return payload.slice(0, Math.floor(payload.length / 2))
        case 'hangReply':
          await hang(request)
          request.raw.socket.destroy()
          return payload
        case 'status':
        case 'delay':
        case 'dropRequest':
        case 'hang':
          return payload
      }
    },
  }
}

function entryOf(status: number) {
  if (status === 401) return errors.tokenExpired
  if (status === 403) return errors.forbidden
  if (status === 404) return errors.noResult
  if (status === 502) return errors.couldNotFindPage
  if (status === 503) return errors.maintenance
  return serverTrouble
}
