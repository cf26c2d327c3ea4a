import type { BetKind } from '#domain/bets/bet.ts'

import type { GroupName, PlainGroup } from './kinds.ts'

export type Policy = 'any' | 'better' | 'none'

/** What the member can see of a bet on its way. */
export const allPhases = [
  'editing',
  'stakeMissing',
  'asked',
  'underWay',
  'severalUnderWay',
  'severalAnswered',
  'placed',
  'refused',
  'tooFast',
  'lapsed',
] as const

export type Phase = (typeof allPhases)[number]

export type PlainAnswer = 'placed' | 'refused' | 'changed' | 'tooFast' | 'lapsed'

/** What is confirmed: frozen as it was read. */
export interface PlainBet {
  readonly kind: BetKind
  readonly group: PlainGroup
  /** None yet, that nobody knows it yet, or what became of it. */
  answer: PlainAnswer | 'unknown' | null
}

/** How long a bet that came too fast is waited for, and how long what was taken out can come back. */
export const seconds = { tooFast: 3, undo: 8 }

export interface PlainUndo {
  readonly before: PlainGroup
  /** One single took the place of another: both can be kept, and that is offered until something else is done. */
  readonly isReplacement: boolean
  /** When any other way back is over. */
  readonly until: number
}

export interface PlainSlip {
  kind: BetKind
  groups: Record<GroupName, PlainGroup>
  policy: Policy
  /** Whether the member wants each press to add, also beside a single that stands alone. */
  addsAlways: boolean
  phase: Phase
  /** The bets under way, or those whose answers are shown; of several in the order they were answered. */
  bets: PlainBet[]
  now: number
  /** When the wait after a bet that came too fast is over. */
  waitUntil: number
  /** The open group before a leg was taken out; null once something else was done. */
  undo: PlainUndo | null
  /** Codes of the presses that were refused. */
  refused: number[]
}

export const stakeLimits = { least: 10, most: 5_000, balance: 10_000 }

/** A group without legs. */
export const nothing = (): PlainGroup => ({
  legs: [],
  stakes: {},
  isFollowed: false,
  bigCombo: null,
  isAdding: false,
  isShared: false,
})

/** A slip as a member finds it first. */
export function emptySlip(): PlainSlip {
  return {
    kind: 'single',
    groups: {
      single: nothing(),
      combo: nothing(),
      bigCombo: nothing(),
      betBuilder: nothing(),
      luckyCombo: nothing(),
    },
    policy: 'better',
    addsAlways: false,
    phase: 'editing',
    bets: [],
    now: 0,
    waitUntil: 0,
    undo: null,
    refused: [],
  }
}
