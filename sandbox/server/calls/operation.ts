import type { FastifyReply, FastifyRequest } from 'fastify'

import type { operations } from '#openapi/client.gen.ts'

import type { Caller } from '../access/auth.ts'

export type OperationId = keyof operations

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Query<Id extends OperationId> = Parameters<Id> extends { query?: infer Q } ? NonNullable<Q> : never
type Path<Id extends OperationId> = Parameters<Id> extends { path?: infer P } ? NonNullable<P> : never
type Header<Id extends OperationId> = Parameters<Id> extends { header?: infer H } ? NonNullable<H> : never
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer B } | { 'multipart/form-data': infer B } }
}
  ? B
  : undefined
type Success<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer R } }
}
  ? R
  : operations[Id]['responses'] extends { 201: { content: { 'application/json': infer R } } }
    ? R
    : operations[Id]['responses'] extends { 204: object }
      ? undefined
      : never

/** A call that has been checked against the contract. */
export interface Call<Id extends OperationId> {
  query: Query<Id>
  path: Path<Id>
  /** A header of the contract's, by the contract's name. */
  header: <Name extends keyof Header<Id> & string>(name: Name) => Header<Id>[Name]
  body: Body<Id>
  /** The caller; null for a public call. */
  caller: Caller | null
}

/** Handles an operation by returning the body of its 200 or 201 (nothing for a 204), or throws an ApiError. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Success<Id> | Promise<Success<Id>>

/** Handles an operation by writing the reply itself, if that is not a 200 with JSON. */
export type RawHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
) => Promise<FastifyReply>

/** The operations of a part of the contract. */
export type Handlers = { [Id in OperationId]?: Handler<Id> }

/** Joins a request, already validated by the contract's schemas, with the types generated from these schemas. */
export function callOf<Id extends OperationId>(request: FastifyRequest, caller: Caller | null): Call<Id> {
  const { query, params, body, headers } = request
  // Headers arrive under names in lower case.
  const header = (name: string): unknown => headers[name.toLowerCase()]
  // The one place where the validated parts take the types generated from the schemas that validated them.
  return { query, path: params, header, body, caller } as Call<Id>
}

/** The member who calls; throws if the contract and the server disagree about who may. */
export function callerOf(call: { caller: Caller | null }): Caller {
  if (call.caller === null) throw new Error('A member operation was called without a member.')
  return call.caller
}
