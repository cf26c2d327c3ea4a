import { array, custom, object, picklist, type GenericSchema } from 'valibot'

import type { BetStakes } from '#domain/bets/amounts.ts'
import type { AcceptPolicy, BetKind, Leg } from '#domain/bets/bet.ts'
import type { SystemStake } from '#domain/bets/combination.ts'
import { betOperations } from '#domain/bets/operations.ts'
import type { Money } from '#domain/money/money.ts'
import { confirmationLifetime } from '#machines/placement/lapse.ts'
import type { JournalEntry, SealedRequest } from '#machines/placement/types.ts'
import { acceptPolicy, fitting, flag, integer, orNull, text } from '#src/storage/guards.ts'
import { isFields, type Fields } from '#src/wire/base/fields.ts'
import { lenient, mapping, read, readable, type Tell } from '#src/wire/base/read.ts'

import { betKind, leg, money, uniqueKey, withLegs } from './betGuards.ts'

/**
 * Reads an entry back, in this version or in the one before, which had single bets only. Whatever stands under a key is
 * an entry: the bet can be asked about by that key alone, so that nothing that cannot be read may lose it [SLIP-18].
 * @param now UTC milliseconds by the server's clock
 * @param onLeftOut is told of each field that is there and cannot be read
 */
export function decodeEntry(key: string, value: unknown, now: number, onLeftOut: Tell): JournalEntry {
  const kept = fitting(mapping, value)
  const fields = fitting(mapping, withLegs(kept)) ?? {}
  if (kept !== value) onLeftOut('malformed')
  const {
    stake,
    stakes,
    confirmedAt: at,
    request,
    batch,
    ...bet
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
    ...bet,
    stakes: stakesOf(stakes, stake),
    ...(batch !== null && { batch }),
  }
}

/** What was staked; a page that had single bets only wrote it as one amount. */
function stakesOf(stakes: readonly SystemStake[] | null, stake: Money | null): BetStakes | null {
  const [first, ...others] = stakes ?? []
  if (first !== undefined) return [first, ...others]
  return stake === null ? null : [{ size: 1, perLine: stake }]
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

/** What can be read of an entry, each field on its own. */
const entryFields = object({
  legs: lenient<Leg[]>(readable(leg), []),
  kind: lenient<BetKind>(betKind, 'single'),
  stake: orNull(money),
  stakes: orNull(array(object({ size: integer, perLine: money }))),
  price: orNull(text),
  isFollowBet: lenient<boolean>(flag, false),
  bigComboId: orNull(text),
  policy: lenient<AcceptPolicy>(acceptPolicy, 'none'),
  confirmedAt: orNull(integer),
  batch: orNull(uniqueKey),
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
