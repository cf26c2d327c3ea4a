import {
  array,
  enum_,
  exactOptional,
  literal,
  nullable,
  number,
  object,
  pipe,
  record,
  transform,
  unknown,
  type GenericSchema,
} from 'valibot'

import { type LegGroup, wholeStake } from '#domain/bets/kinds.ts'
import type { QuickBetStop, StoredSlip, UnsentQuickBet } from '#machines/betSlip/types.ts'
import { fitting, flag, text, textOrNull } from '#src/storage/guards.ts'
import { betKind, leg, uniqueKey, withLegs } from '#src/storage/journal/betGuards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'
import { isFields } from '#src/wire/base/fields.ts'
import { lenient } from '#src/wire/base/read.ts'

const slipGroup = {
  legs: array(leg),
  stakeTexts: record(text, text),
  isFollowBet: flag,
  bigComboId: textOrNull,
  isAdding: flag,
  isStakeShared: flag,
}
const parkedGroup = exactOptional(
  pipe(unknown(), transform(withLegs), transform(withSingles), object(slipGroup)),
)

const quickBetStops = {
  left: 'left',
  offline: 'offline',
  stale: 'stale',
  locked: 'locked',
  changed: 'changed',
  stake: 'stake',
  unavailable: 'unavailable',
  barred: 'barred',
  late: 'late',
  edited: 'edited',
} as const satisfies { readonly [Stop in QuickBetStop]: Stop }

const unsentQuickBet: GenericSchema<unknown, UnsentQuickBet> = object({
  marketId: text,
  side: text,
  why: enum_(quickBetStops),
})

const slip: GenericSchema<unknown, StoredSlip> = object({
  version: literal(2),
  key: nullable(uniqueKey),
  kind: betKind,
  ...slipGroup,
  parked: object({
    single: parkedGroup,
    combo: parkedGroup,
    bigCombo: parkedGroup,
    betBuilder: parkedGroup,
    luckyCombo: parkedGroup,
  } satisfies Record<LegGroup, unknown>),
  lastOddsSelectionAt: nullable(number()),
  unsent: lenient<UnsentQuickBet | null>(unsentQuickBet, null),
})

/** The slip as pages wrote it that had single bets only. */
const singleSlip = object({
  version: literal(1),
  key: nullable(uniqueKey),
  legs: array(leg),
  stakeText: text,
  lastOddsSelectionAt: nullable(number()),
  isFollowBet: flag,
})

/**
 * What is said of several singles, where an earlier page said otherwise: that each is pinned, so that a press adds. Pages
 * that had one single at a time said neither.
 */
function withSingles(value: unknown): unknown {
  if (!isFields(value)) return value
  const { pinned = [], isAdding = Array.isArray(pinned) && pinned.length > 0, isStakeShared = false } = value
  return { ...value, isAdding, isStakeShared }
}

export function decodeSlip(value: unknown): StoredSlip | null {
  const kept = withLegs(value)
  const single = fitting(singleSlip, kept)
  if (single === null) return fitting(slip, withSingles(kept))
  const { stakeText, ...others } = single
  const stakeTexts: Record<string, string> = stakeText === '' ? {} : { [wholeStake]: stakeText }
  return {
    ...others,
    version: 2,
    kind: 'single',
    stakeTexts,
    parked: {},
    bigComboId: null,
    isAdding: false,
    isStakeShared: false,
    unsent: null,
  }
}

/** The slip, shared by the member's tabs [SLIP-21]. */
export const slipRecord: StoredRecord<StoredSlip> = { name: 'slip', scope: 'member', decode: decodeSlip }
