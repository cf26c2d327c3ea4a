import { literal, object, optional, safeParse, string, unknown, type GenericSchema } from 'valibot'

import type { components } from '#openapi/host.gen.ts'

import { Unreadable } from './base/read.ts'
import { decimal, matching } from './base/values.ts'

type Posted = components['schemas']['HostMessage']
type DataOf<T extends Posted['type']> = Extract<Posted, { type: T }>['data']

/** What the partner's page says, of what the contract has. */
export type HostMessage = {
  readonly [T in Posted['type']]: { readonly type: T; readonly data: DataOf<T> }
}[Posted['type']]

const envelope = object({ slipway: literal(1), type: string(), data: optional(unknown()) })

/** The data of each message; what the contract gains is named by the compiler here. */
const dataOf: { readonly [T in Posted['type']]: GenericSchema<unknown, DataOf<T>> } = {
  'wallet-sync': object({
    balance: decimal,
    currency: matching(/^.{1,8}$/),
  }),
  'back-to-match': object({}),
}

function isKnown(type: string): type is Posted['type'] {
  return Object.hasOwn(dataOf, type)
}

/**
 * Reads what was posted to this window.
 * @returns null if it is not one of ours: another version, or a message type from a later one
 * @throws Unreadable if it is one of ours, but not as the contract says
 */
export function readHostMessage(posted: unknown): HostMessage | null {
  const { success, output } = safeParse(envelope, posted)
  if (!success || !isKnown(output.type)) return null
  const { type } = output
  const read = safeParse(dataOf[type], output.data)
  if (!read.success) throw new Unreadable(type)
  // The table has each type beside its own data.
  return { type, data: read.output } as HostMessage
}
