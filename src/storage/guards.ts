import { acceptPolicies, type AcceptPolicy, type Leg } from '#domain/bet.ts'
import { isBetType } from '#domain/betType.ts'
import { isDecimalText } from '#domain/decimalText.ts'
import type { Money } from '#domain/money.ts'
import { isEuroOdds, type Price } from '#domain/odds.ts'
import { marketOptions } from '#domain/selection.ts'
import { knownStatuses } from '#domain/status.ts'
import { isFields } from '#src/wire/fields.ts'

/** What comes back from storage is as foreign as what comes over the wire. */

export function isMoney(value: unknown): value is Money {
  if (!isFields(value)) return false
  const { minor, currency, digits } = value
  return (
    Number.isSafeInteger(minor) &&
    typeof currency === 'string' &&
    typeof digits === 'number' &&
    Number.isInteger(digits) &&
    digits >= 0 &&
    digits <= 4
  )
}

const policies: ReadonlySet<unknown> = new Set(acceptPolicies)

export function isAcceptPolicy(value: unknown): value is AcceptPolicy {
  return policies.has(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

function isPrice(value: unknown): value is Price {
  if (!isFields(value)) return false
  const { euro, malay, indo, hongkong } = value
  return (
    isText(euro) &&
    isDecimalText(euro) &&
    [malay, indo, hongkong].every((label) => label === undefined || (isText(label) && isDecimalText(label)))
  )
}

const statuses: ReadonlySet<unknown> = new Set([...knownStatuses, 'unknown'])
const options: ReadonlySet<unknown> = new Set(marketOptions)
const changes: ReadonlySet<unknown> = new Set(['none', 'up', 'down', 'lock', 'handi-change'])
const ticketTexts = [
  'eventId',
  'marketId',
  'side',
  'marketName',
  'selectionName',
  'gameId',
  'gameName',
  'competitionName',
  'homeName',
  'awayName',
] as const

/** Whether a value is a selection of the slip, whole. */
export function isLeg(value: unknown): value is Leg {
  if (!isFields(value)) return false
  return (
    ticketTexts.every((name) => isText(value[name])) &&
    isTextOrNull(value.line) &&
    isTextOrNull(value.handicap) &&
    isText(value.euroOdds) &&
    isEuroOdds(value.euroOdds) &&
    isPrice(value.price) &&
    statuses.has(value.status) &&
    options.has(value.option) &&
    changes.has(value.change) &&
    isText(value.betType) &&
    isBetType(value.betType) &&
    Number.isSafeInteger(value.timeStamp) &&
    Number.isFinite(value.startUtc) &&
    typeof value.inPlay === 'boolean' &&
    typeof value.comboAllowed === 'boolean' &&
    isText(value.maxBetAmount) &&
    isDecimalText(value.maxBetAmount)
  )
}
