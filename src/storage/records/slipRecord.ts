import {
  array,
  exactOptional,
  literal,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  transform,
  unknown,
  type GenericSchema,
} from 'valibot'

import { type LegGroup, wholeStake } from '#domain/bets/kinds.ts'
import type { StoredSlip } from '#machines/betSlip/types.ts'
import { fitting, flag, text, textOrNull } from '#src/storage/guards.ts'
import { betKind, leg, uniqueKey, withLegs } from '#src/storage/journal/betGuards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const slipGroup = {
  legs: array(leg),
  stakeTexts: record(text, text),
  isFollowBet: flag,
  bigComboId: textOrNull,
  // Pages that had one single at a time wrote neither.
  pinned: optional(array(text), []),
  isStakeShared: optional(flag, false),
}
const parkedGroup = exactOptional(pipe(unknown(), transform(withLegs), object(slipGroup)))

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

export function decodeSlip(value: unknown): StoredSlip | null {
  const kept = withLegs(value)
  const single = fitting(singleSlip, kept)
  if (single === null) return fitting(slip, kept)
  const { stakeText, ...others } = single
  const stakeTexts: Record<string, string> = stakeText === '' ? {} : { [wholeStake]: stakeText }
  return {
    ...others,
    version: 2,
    kind: 'single',
    stakeTexts,
    parked: {},
    bigComboId: null,
    pinned: [],
    isStakeShared: false,
  }
}

/** The slip, shared by the member's tabs [SLIP-21]. */
export const slipRecord: StoredRecord<StoredSlip> = { name: 'slip', scope: 'member', decode: decodeSlip }
