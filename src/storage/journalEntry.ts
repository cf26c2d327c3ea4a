import { confirmationLifetime } from '#machines/placement/lapse.ts'
import {
  betOperations,
  type BetOperation,
  type JournalEntry,
  type SealedRequest,
} from '#machines/placement/types.ts'
import { isFields } from '#src/wire/fields.ts'

import { isAcceptPolicy, isMoney, isLeg } from './guards.ts'

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
    tickets: Array.isArray(tickets) ? tickets.filter(isLeg) : [],
    stake: isMoney(stake) ? stake : null,
    policy: isAcceptPolicy(policy) ? policy : 'none',
  }
}

/** What two clocks may differ by. */
const leeway = 60_000

function confirmedAtOf(value: unknown, now: number): number | null {
  const isPast =
    typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= now + leeway
  return isPast ? value : null
}

/** What may be sent again, or null where anything about it is in doubt. */
function requestOf(
  fields: Readonly<Record<string, unknown>>,
  key: string,
  confirmedAt: number | null,
): SealedRequest | null {
  if (confirmedAt === null || fields.key !== key) return null
  const stored = storedRequestOf(fields)
  if (stored === null) return null
  const { operation, body, expiresAt } = stored
  if (!isOperation(operation) || !isRequestBody(body)) return null
  if (typeof expiresAt !== 'number' || !Number.isSafeInteger(expiresAt)) return null
  const lifetime = expiresAt - confirmedAt
  return lifetime > 0 && lifetime <= confirmationLifetime ? { operation, body, expiresAt } : null
}

function storedRequestOf(
  fields: Readonly<Record<string, unknown>>,
): Partial<Record<keyof SealedRequest, unknown>> | null {
  const { version, body, expiresAt, request } = fields
  if (version === 1) return { operation: 'placeSingleBet', body, expiresAt }
  return version === 2 && isFields(request) ? request : null
}

const operations: ReadonlySet<unknown> = new Set(betOperations)

function isOperation(value: unknown): value is BetOperation {
  return operations.has(value)
}

function isRequestBody(value: unknown): value is string {
  if (typeof value !== 'string') return false
  try {
    return isFields(JSON.parse(value))
  } catch {
    return false
  }
}
