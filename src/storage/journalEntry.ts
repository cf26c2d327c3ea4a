import { custom, object, picklist, type GenericSchema } from 'valibot'

import { betOperations } from '#domain/bets/operations.ts'
import { confirmationLifetime } from '#machines/placement/lapse.ts'
import type { JournalEntry, SealedRequest } from '#machines/placement/types.ts'
import { isFields, type Fields } from '#src/wire/fields.ts'

import { acceptPolicy, fitting, fittingItems, integer, leg, money } from './guards.ts'

/**
 * Reads an entry back, in this version or in the one before, which had single bets only. Whatever stands under a key is
 * an entry: the bet can be asked about by that key alone, so that nothing that cannot be read may lose it [SLIP-18].
 * @param now UTC milliseconds by the server's clock
 */
export function decodeEntry(key: string, value: unknown, now: number): JournalEntry {
  const fields = isFields(value) ? value : {}
  const { tickets, stake, policy } = fields
  const confirmedAt = confirmedAtOf(fields.confirmedAt, now)
  return {
    version: 2,
    key,
    request: requestOf(fields, key, confirmedAt),
    confirmedAt,
    tickets: fittingItems(leg, tickets),
    stake: fitting(money, stake),
    policy: fitting(acceptPolicy, policy) ?? 'none',
  }
}

/** What two clocks may differ by. */
const leeway = 60_000

function confirmedAtOf(value: unknown, now: number): number | null {
  const at = fitting(integer, value)
  return at !== null && at > 0 && at <= now + leeway ? at : null
}

const sealedRequest: GenericSchema<unknown, SealedRequest> = object({
  operation: picklist(betOperations),
  body: custom<string>(isRequestBody),
  expiresAt: integer,
})

/** What may be sent again, or null where anything about it is in doubt. */
function requestOf(fields: Fields, key: string, confirmedAt: number | null): SealedRequest | null {
  if (confirmedAt === null || fields.key !== key) return null
  const request = fitting(sealedRequest, storedRequestOf(fields))
  if (request === null) return null
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
