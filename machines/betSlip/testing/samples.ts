import type { AnyEventObject } from 'xstate'

import type { Leg } from '#domain/bets/bet.ts'
import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { buildLeg, buildQuote, buildRefusal, buildStoredSlip, yuan } from '#src/testing/builders.ts'
import { homeLeg, journalEntry, key, nextKey, placedTicket, settings } from '#tests/model/samples.ts'
import { withStubs } from '#tests/model/stub.ts'

import type { PlacementOutput } from '../../placement/types.ts'
import { betSlipMachine } from '../machine.ts'
import type { BetRange, BetSlipInput, LoadedSlip, RangeAnswer } from '../types.ts'
import { acceptance, submission } from './presses.ts'

export const slipMachine = withStubs(betSlipMachine)

/** The slip on a device that slept while it waited. */
export const sleptMachine = withStubs(betSlipMachine.provide({ guards: { isLongOver: () => true } }))

export const memberInput: BetSlipInput = {
  isGuest: false,
  currency: { code: 'CNY', digits: 2 },
  balance: yuan(10_000),
  policy: 'better',
  pressRule: 'replace',
  limits: settings,
}

export const range: BetRange = { minAmount: yuan(10), maxAmount: yuan(5_000), maxPayout: null }

export const ranges: RangeAnswer = { kind: 'known', ranges: { [wholeStake]: range }, price: null }

/** Of a market whose bets wait two seconds before they are decided. */
export const delayedRanges: RangeAnswer = {
  kind: 'known',
  ranges: { [wholeStake]: { ...range, betDelay: 2 } },
  price: null,
}

export const heldSlip = buildStoredSlip({ key, legs: [homeLeg], lastOddsSelectionAt: 1_000 })
const legOf = (eventId: string, marketId: string): Leg =>
  buildLeg({ ...homeLeg, eventId, marketId, timeStamp: 2_000 })

/** One leg of each of three matches. */
export const threeLegs = [legOf('e1', 'm1'), legOf('e2', 'm2'), legOf('e3', 'm3')] as const

export const builderSlip = buildStoredSlip({
  key,
  kind: 'betBuilder',
  legs: [homeLeg, buildLeg({ ...homeLeg, marketId: 'm2' })],
})

export const emptySlip: LoadedSlip = { slip: null, entries: [], freshKey: key }
export const loadedSlip: LoadedSlip = { slip: heldSlip, entries: [], freshKey: nextKey }
export const loadedWithEntry: LoadedSlip = { ...loadedSlip, entries: [journalEntry] }

export const toggledHome = { type: 'selection.toggled', leg: homeLeg, at: 1_000 } as const
export const removedHome = {
  type: 'selection.removed',
  marketId: homeLeg.marketId,
  side: homeLeg.side,
} as const
export const recordedElsewhere = { type: 'confirmation.recordedElsewhere', entry: journalEntry } as const
export const offeredBigCombo = {
  type: 'combination.offered',
  kind: 'bigCombo',
  legs: threeLegs,
  isFollowBet: true,
  bigComboId: 'b1',
  at: 2_000,
} as const
export const toggledPaused = {
  type: 'selection.toggled',
  leg: { ...homeLeg, marketId: 'm2', status: 'paused' },
  at: 1_000,
} as const

function quoted(change: Parameters<typeof buildQuote>[1], isStale = false): AnyEventObject {
  return { type: 'quotes.arrived', quotes: [{ ...buildQuote(homeLeg, change), isStale }] }
}

export const quotes = {
  same: quoted({}),
  better: quoted({ price: { euro: '2.20' } }),
  worse: quoted({ price: { euro: '2.00' } }),
  moved: quoted({ handicap: '-0.5' }),
  paused: quoted({ status: 'paused' }),
  stale: quoted({}, true),
  old: quoted({ price: { euro: '9.00' }, timeStamp: 1 }),
  elsewhere: quoted({ marketId: 'm9' }),
}

const ended = { entry: journalEntry, nextKey, nextEntry: null, isTold: false }
const nextEntry = { ...journalEntry, key: 'd'.repeat(32) }

export const outputs: Record<
  | 'placed'
  | 'refused'
  | 'changed'
  | 'neverSent'
  | 'placedElsewhere'
  | 'lapsed'
  | 'forgotten'
  | 'toldElsewhere'
  | 'withNext'
  | 'tooFast'
  | 'barred',
  PlacementOutput
> = {
  placed: { ...ended, outcome: { kind: 'placed', ticket: placedTicket } },
  refused: {
    ...ended,
    outcome: { kind: 'refused', refusal: buildRefusal(errors.insufficientBalance.code) },
  },
  barred: { ...ended, outcome: { kind: 'refused', refusal: buildRefusal(errors.accountFrozen.code) } },
  tooFast: {
    ...ended,
    outcome: {
      kind: 'refused',
      refusal: buildRefusal(errors.placeBetTooFast.code, { params: { seconds: '2' } }),
    },
  },
  changed: {
    outcome: {
      kind: 'refused',
      refusal: buildRefusal(errors.oddsChanged.code, {
        changes: [buildQuote(homeLeg, { price: { euro: '1.95' } })],
      }),
    },
    ...ended,
  },
  neverSent: {
    outcome: { kind: 'refused', refusal: buildRefusal(errors.unableToPlace.code) },
    ...ended,
    entry: null,
    nextKey: null,
  },
  placedElsewhere: {
    ...ended,
    outcome: { kind: 'placed', ticket: placedTicket },
    entry: { ...journalEntry, key: nextKey },
  },
  lapsed: { ...ended, outcome: { kind: 'lapsed' } },
  forgotten: { ...ended, outcome: { kind: 'forgotten' } },
  toldElsewhere: { ...ended, outcome: { kind: 'placed', ticket: placedTicket }, isTold: true },
  withNext: { ...ended, outcome: { kind: 'placed', ticket: placedTicket }, nextEntry },
}

/** What the member says yes to when a press crosses with news: terms that were shown, and may not be the current ones. */
export const crossing = {
  acceptance: acceptance({ legs: [homeLeg], quotes: {}, policy: 'any' }),
  acceptedLock: acceptance({
    legs: [{ ...homeLeg, status: 'paused' }],
    quotes: {},
    policy: 'any',
  }),
  submissionOfNothing: submission({ legs: [] }),
}
