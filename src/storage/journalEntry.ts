import { custom, object, picklist, type GenericSchema } from 'valibot'

import type { AcceptPolicy, Leg } from '#domain/bet.ts'
import { betOperations } from '#domain/bets/operations.ts'
import { confirmationLifetime } from '#machines/placement/lapse.ts'
import type { JournalEntry, SealedRequest } from '#machines/placement/types.ts'
import { isFields, type Fields } from '#src/wire/fields.ts'
import { lenient, mapping, read, readable, type Tell } from '#src/wire/read.ts'

import { acceptPolicy, fitting, integer, leg, money, orNull } from './guards.ts'

/**
 * Reads an entry back, in this version or in the one before, which had single bets only. Whatever stands under a key is
 * an entry: the bet can be asked about by that key alone, so that nothing that cannot be read may lose it [SLIP-18].
 * @param now UTC milliseconds by the server's clock
 * @param onLeftOut is told of each field that is there and cannot be read
 */
export function decodeEntry(key: string, value: unknown, now: number, onLeftOut: Tell): JournalEntry {
  const fields = fitting(mapping, value) ?? {}
  if (fields !== value) onLeftOut('malformed')
  const {
    tickets,
    stake,
    policy,
    confirmedAt: at,
    request,
  } = read(
    entryFields,
    {
      ...fields,
      request: storedRequestOf(fields),
    },
    onLeftOut,
  )
  const confirmedAt = isSound(at, now) ? at : null
  return {
    version: 2,
    key,
    request: fields.key === key ? soundRequest(request, confirmedAt) : null,
    confirmedAt,
    tickets,
    stake,
    policy,
  }
}

/** What two clocks may differ by. */
const leeway = 60_000

function isSound(at: number | null, now: number): boolean {
  return at !== null && at > 0 && at <= now + leeway
}

const sealedRequest: GenericSchema<unknown, SealedRequest> = object({
  operation: picklist(betOperations),
  body: custom<string>(isRequestBody),
  expiresAt: integer,
})

/** What can be read of an entry, each field by itself. */
const entryFields = object({
  tickets: lenient<Leg[]>(readable(leg), []),
  stake: orNull(money),
  policy: lenient<AcceptPolicy>(acceptPolicy, 'none'),
  confirmedAt: orNull(integer),
  request: orNull(sealedRequest),
})

/** What may be sent again, or null where anything about it is in doubt. */
function soundRequest(request: SealedRequest | null, confirmedAt: number | null): SealedRequest | null {
  if (request === null || confirmedAt === null) return null
  const lifetime = request.expiresAt - confirmedAt
  return lifetime > 0 && lifetime <= confirmationLifetime ? request : null
}

function storedRequestOf(fields: Fields): unknown {
  const { version, body, expiresAt, request } = fields
  if (version === 1) return { operation: 'placeSingleBet', body, expiresAt }
  return version === 2 ? request : null
}

function isRequestBody(value: unknown): boolean {
  if (typeof value !== 'string') return false
  try {
    return isFields(JSON.parse(value))
  } catch {
    return false
  }
}
