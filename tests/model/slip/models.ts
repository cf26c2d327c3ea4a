import type { AnyEventObject } from 'xstate'

import type { Leg } from '#domain/bets/bet.ts'
import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { betSlipMachine } from '#machines/betSlip/machine.ts'
import type {
  BetRange,
  BetSlipContext,
  BetSlipInput,
  LoadedSlip,
  RangeAnswer,
} from '#machines/betSlip/types.ts'
import type { PlacementOutput } from '#machines/placement/types.ts'
import { buildLeg, buildQuote, buildRefusal, buildStoredSlip, yuan } from '#src/testing/builders.ts'

import type { Model, Report } from '../graph.ts'
import { homeLeg, journalEntry, key, nextKey, placedTicket, settings } from '../samples.ts'
import { withStandIns } from '../standIn.ts'
import { acceptance, submission } from './presses.ts'

export const slipMachine = withStandIns(betSlipMachine)

export const memberInput: BetSlipInput = {
  isGuest: false,
  currency: { code: 'CNY', digits: 2 },
  balance: yuan(10_000),
  policy: 'better',
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

const builderSlip = buildStoredSlip({
  key,
  kind: 'betBuilder',
  legs: [homeLeg, buildLeg({ ...homeLeg, marketId: 'm2' })],
})

export const emptySlip: LoadedSlip = { slip: null, entry: null, freshKey: key }
export const loadedSlip: LoadedSlip = { slip: heldSlip, entry: null, freshKey: nextKey }
export const loadedWithEntry: LoadedSlip = { ...loadedSlip, entry: journalEntry }

export const toggledHome = { type: 'selection.toggled', leg: homeLeg, at: 1_000 } as const
export const offeredBigCombo = {
  type: 'combination.offered',
  kind: 'bigCombo',
  legs: threeLegs,
  isFollowBet: true,
  bigComboId: 'b1',
  at: 2_000,
} as const
const toggledPaused = {
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
const crossing = {
  acceptance: acceptance({ legs: [homeLeg], quotes: {}, policy: 'any' }),
  acceptedLock: acceptance({
    legs: [{ ...homeLeg, status: 'paused' }],
    quotes: {},
    policy: 'any',
  }),
  submissionOfNothing: submission({ legs: [] }),
}

export const tells = (...events: AnyEventObject[]): Report[] => events.map((event) => ({ tells: event }))
export const says = (...types: string[]): AnyEventObject[] => types.map((type) => ({ type }))

/** What tells two states of the slip apart. */
function facts(context: BetSlipContext): unknown {
  return {
    legs: context.legs.map(({ side, euroOdds, handicap, change, status }) => [
      side,
      euroOdds,
      handicap,
      change,
      status,
    ]),
    quotes: Object.values(context.quotes).map(({ price, handicap, status, isStale }) => [
      price.euro,
      handicap,
      status,
      isStale,
    ]),
    kind: context.kind,
    parked: Object.keys(context.parked),
    stake: context.stakeTexts[wholeStake] ?? '',
    key: context.key,
    policy: context.policy,
    range: context.ranges !== null,
    placement: context.placement?.kind ?? null,
    pinned: context.pinned,
    isStakeShared: context.isStakeShared,
    batch: context.batch?.kind ?? null,
    answers: context.answers.map(({ outcome }) => outcome.kind),
    checked: context.checked.length,
    unknown: context.unknownEntry?.key ?? null,
    receipt: context.receipt?.ticket.ticketNum ?? null,
    refusal: context.refusal?.code ?? null,
    lapsed: context.lapsedEntry?.key ?? null,
    next: context.nextEntry?.key ?? null,
    secondsLeft: context.secondsLeft,
    undo: context.undo?.before.legs.length ?? null,
  }
}

/** A part of the slip to walk. */
export function model(
  part: Pick<Model<BetSlipContext>, 'events' | 'reports'> & Partial<Model<BetSlipContext>>,
): Model<BetSlipContext> {
  return { machine: slipMachine, input: memberInput, facts, limit: 40_000, ...part }
}

const known: Report = { done: ranges }

/**
 * The slip is seven regions side by side: one model that let everything happen at once would never end. Each of these lets
 * happen what one question is about; together they take every transition.
 */
export const slipModels: Record<string, Model<BetSlipContext>> = {
  'what is in the slip': model({
    events: () => [
      toggledHome,
      toggledPaused,
      { type: 'selection.removed', marketId: 'm1', side: 'home' },
      ...says('selections.cleared', 'selection.undone', 'undo.ended'),
    ],
    reports: {
      loadSlip: [{ done: emptySlip }],
      watchLegs: tells(quotes.same, quotes.worse),
      keepSlip: tells({ type: 'slip.changedElsewhere', slip: heldSlip }),
    },
  }),
  'whether its terms still stand': model({
    events: ({ context }) => [
      acceptance(context),
      crossing.acceptance,
      crossing.acceptedLock,
      { type: 'mark.ended', id: quoteId(homeLeg) },
      ...says('terms.changed'),
    ],
    reports: { loadSlip: [{ done: loadedSlip }], watchLegs: tells(...Object.values(quotes)) },
  }),
  'how much may be staked': model({
    events: () => [toggledHome, ...says('range.requested', 'range.outdated')],
    reports: {
      loadSlip: [{ done: loadedSlip }, { failed: new Error('storage is broken') }],
      askRange: [known, { done: { kind: 'unavailable' } }, { failed: new Error('no answer') }],
      watchConnectivity: tells({ type: 'connection.cameBack' }),
    },
  }),
  'the stake': model({
    events: ({ context }) => [
      { type: 'stake.typed', text: '5' },
      { type: 'stake.typed', text: '100' },
      ...((context.stakeTexts[wholeStake] ?? '') === '' ? [{ type: 'stake.increased', by: yuan(50) }] : []),
      submission(context),
      ...says('stake.maximised', 'stake.cleared'),
      { type: 'balance.changed', balance: yuan(50) },
    ],
    reports: { loadSlip: [{ done: emptySlip }, { done: loadedSlip }], askRange: [known] },
  }),
  'which kind of bet it is': model({
    input: { ...memberInput, policy: 'any' },
    events: ({ context }) => [
      toggledHome,
      { type: 'kind.chosen', kind: 'combo' },
      { type: 'kind.chosen', kind: 'single' },
      offeredBigCombo,
      ...(context.kind === 'bigCombo' ? [submission(context)] : []),
    ],
    reports: { loadSlip: [{ done: emptySlip }] },
  }),
  'a price that the server makes': model({
    input: { ...memberInput, policy: 'any' },
    events: () => [],
    reports: {
      loadSlip: [{ done: { ...loadedSlip, slip: builderSlip } }],
      askRange: [{ done: { ...ranges, price: '3.10' } }],
      watchLegs: tells(quotes.same, quotes.worse),
    },
  }),
  'the policy': model({
    events: () => ['any', 'better', 'none'].map((policy) => ({ type: 'policy.chosen', policy })),
    reports: {
      loadSlip: [{ done: loadedSlip }],
      watchLegs: tells(quotes.same, quotes.better, quotes.worse),
    },
  }),
  'from submitting to sending': model({
    events: ({ context }) => [
      { type: 'stake.typed', text: '5' },
      submission(context),
      crossing.submissionOfNothing,
    ],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known, { done: { kind: 'unavailable' } }],
      watchLegs: tells(quotes.same, quotes.worse, quotes.stale),
    },
  }),
  'from being asked about changes to sending': model({
    events: ({ context }) => [
      submission(context),
      acceptance(context),
      crossing.acceptance,
      crossing.acceptedLock,
      { type: 'mark.ended', id: quoteId(homeLeg) },
      ...says('changes.declined'),
    ],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known],
      watchLegs: tells(quotes.same, quotes.worse, quotes.paused),
    },
  }),
  'a change of mind while asked about changes': model({
    events: ({ context }) => [
      toggledHome,
      { type: 'stake.typed', text: '200' },
      { type: 'policy.chosen', policy: 'any' },
      submission(context),
    ],
    reports: { loadSlip: [{ done: loadedSlip }], watchLegs: tells(quotes.worse) },
  }),
  'from sending to an answer': model({
    events: ({ context }) => [
      submission(context),
      acceptance(context),
      ...says('refusal.dismissed', 'receipt.closed', 'selections.kept', 'check.requested'),
    ],
    reports: {
      loadSlip: [{ done: loadedSlip }, { done: loadedWithEntry }, { failed: new Error('storage is broken') }],
      askRange: [known],
      watchLegs: tells(quotes.same),
      placement: [
        { done: outputs.placed },
        { done: outputs.refused },
        { done: outputs.changed },
        { done: outputs.neverSent },
        { done: outputs.placedElsewhere },
        { tells: { type: 'outcome.becameUnknown', entry: journalEntry } },
      ],
      watchConnectivity: tells({ type: 'connection.cameBack' }),
    },
  }),
  'a bet that ends without a decision, or was told elsewhere, and the next that is open': model({
    events: () => [toggledHome, offeredBigCombo, ...says('lapse.dismissed', 'receipt.closed')],
    reports: {
      loadSlip: [{ done: loadedSlip }, { done: loadedWithEntry }],
      placement: [
        { done: outputs.lapsed },
        { done: outputs.forgotten },
        { done: outputs.toldElsewhere },
        { done: outputs.withNext },
      ],
    },
  }),
  'another bet after an answer': model({
    events: () => [
      toggledHome,
      offeredBigCombo,
      { type: 'stake.typed', text: '200' },
      { type: 'policy.chosen', policy: 'better' },
    ],
    reports: {
      loadSlip: [{ done: loadedWithEntry }],
      placement: [{ done: outputs.placed }, { done: outputs.refused }, { done: outputs.changed }],
    },
  }),
  'other tabs, and the end of the session': model({
    events: ({ context }) => [submission(context), ...says('session.ended')],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known],
      watchLegs: tells(quotes.same),
      keepSlip: tells(
        { type: 'slip.changedElsewhere', slip: { ...heldSlip, key: nextKey } },
        { type: 'confirmation.recordedElsewhere', entry: journalEntry },
      ),
      placement: [
        { done: outputs.placed },
        { done: outputs.refused },
        { done: outputs.placedElsewhere },
        { tells: { type: 'outcome.becameUnknown', entry: journalEntry } },
      ],
    },
  }),
  'what is waited for': model({
    events: ({ context }) => [submission(context), { type: 'stake.typed', text: '100' }],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [{ done: delayedRanges }],
      countSeconds: tells({ type: 'wait.counted', secondsLeft: 1 }, { type: 'wait.counted', secondsLeft: 0 }),
      watchLegs: tells(quotes.same),
      placement: [{ done: outputs.tooFast }],
    },
  }),
  'a member who is barred': model({
    events: ({ context }) => [submission(context), ...says('refusal.dismissed')],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known, { done: { kind: 'unavailable', code: errors.accountFrozen.code } }],
      watchLegs: tells(quotes.same),
      placement: [{ done: outputs.barred }],
    },
  }),
  'a guest': model({
    input: { ...memberInput, isGuest: true, balance: null, policy: 'any' },
    events: ({ context }) => [toggledHome, submission(context), ...says('refusal.dismissed')],
    reports: { loadSlip: [{ done: emptySlip }] },
  }),
  'a member who always wants to be asked': model({
    input: { ...memberInput, policy: 'none' },
    events: ({ context }) => [submission(context)],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known],
      watchLegs: tells(quotes.same, quotes.better),
    },
  }),
}
