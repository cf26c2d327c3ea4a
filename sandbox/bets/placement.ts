import { createHash } from 'node:crypto'

import type { CatalogueEntry } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import type { SandboxMember } from '../members.ts'
import type { Unique, UniqueRequest } from '../store/bets/uniques.ts'
import { type BetOrder, marketsOf } from './rules/judge.ts'

/** A request to place a bet, as it came. */
export interface Placement {
  member: SandboxMember
  isGuest: boolean
  /** X-UNIQUE. */
  key: string
  /** X-UNIQUE-Expires as it was sent, which a repetition must equal; '' if it was absent, or sent several times. */
  expires: string
  /** The body byte for byte, which a repetition must equal. */
  bytes: string
  /** The call, and its parsed body, or why it could not be parsed. */
  order: BetOrder | { operation: BetOrder['operation']; invalid: CatalogueEntry }
}

/** An answer to a placement: its status and exact text. */
export interface PlacementReply {
  status: number
  text: string
  replayed: boolean
}

export type BetOutcome = components['schemas']['BetOutcome']

/** The markets that a request is about; none where its body could not be read. */
export function marketsIn({ order }: Placement): string[] {
  return 'invalid' in order ? [] : marketsOf(order)
}

/** X-UNIQUE-Expires in real UTC milliseconds; null if it is not a valid time. */
export function boundOf(expires: string): number | null {
  return /^\d{1,16}$/.test(expires) ? Number(expires) : null
}

/** What a repetition must equal: the call, the bytes and the bound. For a single the call is left out, as in stores. */
export function requestOf({ order: { operation }, bytes, expires }: Placement): UniqueRequest {
  const call = operation === 'placeSingleBet' ? '' : `${operation}\n`
  return { bodyDigest: digestOf(call + bytes), digest: digestOf(bytes), expires }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** If the bound of the first request was not kept, in an older store, the call and the bytes decide. */
export function isRepeated(first: Unique, { bodyDigest, expires }: UniqueRequest): boolean {
  return first.bodyDigest === bodyDigest && (first.expires === null || first.expires === expires)
}

/** The first request under a key as the contract reports it; nothing if its bound was not a number, or was not kept. */
export function toldRequest({ digest, expires }: UniqueRequest): Pick<BetOutcome, 'request'> {
  const bound = expires === null ? null : boundOf(expires)
  return digest === null || bound === null ? {} : { request: { expires: bound, digest } }
}

/** An answer that is given for the first time. */
export function reply(status: number, body: object): PlacementReply {
  return { status, text: JSON.stringify(body), replayed: false }
}

/** An answer as it is kept with its key. */
export function answerOf(answer: PlacementReply): { status: number; reply: string } {
  return { status: answer.status, reply: answer.text }
}
