import {
  and,
  assign,
  cancel,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  or,
  raise,
  sendTo,
  setup,
  stateIn,
} from 'xstate'
import type { EventObject } from 'xstate'

import type { AcceptPolicy, Leg } from '#domain/bets/bet.ts'
import { kindProblem, kinds } from '#domain/bets/kinds.ts'
import { changeMarkDuration } from '#domain/market/marketUpdate.ts'
import type { Money } from '#domain/money/money.ts'
import { isBettingBan } from '#domain/session/bettingBan.ts'

import { batchMachine } from '../../batch/machine.ts'
import type { BatchInput, JournalEntry, Refusal } from '../../placement/types.ts'
import { endOf, refusalOf } from '../answers.ts'
import { ofPress, stakeErrorOf } from '../bets.ts'
import { withLegs } from '../kind.ts'
import { agreedBy, isAcceptanceNeeded, isAnyLocked, isNews, moveOf, quoteId } from '../legs.ts'
import { quickBetDelay } from '../quickBetWait.ts'
import { termsOf } from '../readiness.ts'
import { slipChanged, withLoaded, withoutMark, withQuotes, withStored } from '../slip.ts'
import { isBetShown, isLockShown, isOfThisSlip, withTerms, withoutLocked } from '../terms.ts'
import type {
  BetSlipContext,
  BetSlipEmitted,
  BetSlipEvent,
  BetSlipInput,
  CountSecondsEvent,
  KeepSlipEvent,
  LegQuote,
  LoadedSlip,
  RangeAnswer,
  RangeQuestion,
  ShownTerms,
  StoredSlip,
} from '../types.ts'
import { waitOf } from '../waiting.ts'

/** What a press of the member's carries: the terms they read. */
interface Shown {
  readonly terms: readonly ShownTerms[]
}

/** The answers that have stood before the member, by their keys. */
interface Seen {
  readonly keys: readonly string[]
}

interface Quoted {
  readonly quotes: readonly LegQuote[]
}

/** What is news among quotes: of selections in the slip, and not older than what is known. */
function newsOf({ legs, quotes: known }: BetSlipContext, { quotes }: Quoted): readonly LegQuote[] {
  return quotes.filter((quote) => isNews(legs, known, quote))
}

/** The legs whose terms move with these quotes. */
function movedLegs(context: BetSlipContext, quoted: Quoted): readonly Leg[] {
  const news = newsOf(context, quoted)
  return context.legs.filter((leg) =>
    news.some((quote) => quoteId(quote) === quoteId(leg) && moveOf(leg, context.quotes, quote) !== 'none'),
  )
}

/** The press that goes on with what is written down already. */
function resumed(entries: readonly JournalEntry[]): { readonly batch: BatchInput } {
  return { batch: { kind: 'resume', entries } }
}

function nextOf({ nextEntry }: BetSlipContext): JournalEntry {
  if (nextEntry === null) throw new Error('nothing to go on with')
  return nextEntry
}

function barOf(context: BetSlipContext): Refusal {
  const refusal = refusalOf(context)
  if (refusal === null) throw new Error('nothing was refused')
  return refusal
}

/** The words the slip's chart is written in: its types, its actors and delays, and the guards and actions about terms, ranges and what is kept. */
export const baseSetup = setup({
  types: {
    input: {} as BetSlipInput,
    context: {} as BetSlipContext,
    events: {} as BetSlipEvent,
    emitted: {} as BetSlipEmitted,
    tags: {} as 'locked',
    children: {} as {
      keepSlip: 'keepSlip'
      loadSlip: 'loadSlip'
      askRange: 'askRange'
      watchLegs: 'watchLegs'
      watchConnectivity: 'watchConnectivity'
      countSeconds: 'countSeconds'
      batch: 'batch'
    },
  },
  actors: {
    keepSlip: fromCallback<KeepSlipEvent>(() => {
      throw new Error('keepSlip: not provided')
    }),
    loadSlip: fromPromise<LoadedSlip>(() => {
      throw new Error('loadSlip: not provided')
    }),
    askRange: fromPromise<RangeAnswer, RangeQuestion>(() => {
      throw new Error('askRange: not provided')
    }),
    watchLegs: fromCallback<EventObject, { legs: readonly Leg[] }>(() => {
      throw new Error('watchLegs: not provided')
    }),
    watchConnectivity: fromCallback(() => {
      throw new Error('watchConnectivity: not provided')
    }),
    countSeconds: fromCallback<CountSecondsEvent>(() => {
      throw new Error('countSeconds: not provided')
    }),
    batch: batchMachine,
  },
  guards: {
    hasSelections: ({ context }) => context.legs.length > 0,
    isABet: ({ context }) => kindProblem(context.kind, context.legs, context.limits) === null,
    isLocked: or([
      stateIn({ placement: 'restoring' }),
      stateIn({ placement: 'underWay' }),
      stateIn({ placement: 'closed' }),
    ]),
    canEdit: not('isLocked'),
    isRestored: not(stateIn({ placement: 'restoring' })),
    hasMovedPrice: ({ context }, quoted: Quoted) =>
      kinds[context.kind].price === 'server' && movedLegs(context, quoted).length > 0,
    isWaiting: ({ context }) => termsOf(context) === 'waiting',
    isStale: ({ context }) => termsOf(context) === 'stale',
    isAnyLocked: ({ context }) => isAnyLocked(ofPress(context).legs, context.quotes),
    isAcceptanceNeeded: ({ context }) =>
      isAcceptanceNeeded(ofPress(context).legs, context.quotes, context.policy),
    isChecking: stateIn({ placement: 'checking' }),
    isAboutAnotherSlip: ({ context }, { terms }: Shown) => !isOfThisSlip(context.legs, terms),
    isBetShown: ({ context }, { terms }: Shown) =>
      isOfThisSlip(context.legs, terms) && isBetShown(ofPress(context).legs, terms),
    isLockShown: ({ context }, { terms }: Shown) =>
      termsOf(context) === 'locked' && isLockShown(context.legs, context.quotes, terms),
    areTermsAsked: ({ context }) => ['agreed', 'changed'].includes(termsOf(context)),
    isBarred: ({ context }) => isBettingBan(refusalOf(context)?.code ?? null),
    isRangeKnown: (_, answer: RangeAnswer) => answer.kind === 'known',
    isStakeEmpty: ({ context }) => stakeErrorOf(context) === 'empty',
    isStakeRight: ({ context }) => stakeErrorOf(context) === null,
    isAnswered: stateIn({ placement: 'answered' }),
    hasRefusal: ({ context }) => endOf(context) === 'refused',
    isRefusalShown: and(['isAnswered', 'hasRefusal']),
    isWaitedFor: ({ context }) => context.secondsLeft > 0,
    isBeingMade: or([
      stateIn({ placement: 'editing' }),
      stateIn({ placement: 'stakeMissing' }),
      stateIn({ placement: 'quickBet' }),
      'isRefusalShown',
    ]),
    canSubmit: and(['isBeingMade', not('isWaitedFor')]),
    isGuestSubmitting: and(['canSubmit', 'isGuest']),
    isGuest: ({ context }) => context.isGuest,
    isStakeMissing: and(['canSubmit', 'isABet', 'isStakeEmpty']),
    canCheck: and(['canSubmit', 'isABet', not('isStale'), 'isStakeRight']),
    isRangeMissing: or([stateIn({ range: 'unavailable' }), stateIn({ range: 'failed' })]),
    isStakeWrong: not('isStakeRight'),
    hasEntries: (_, { entries }: LoadedSlip) => entries.length > 0,
    hasNextEntry: ({ context }) => context.nextEntry !== null,
  },
  actions: {
    // Of a quick bet the tab says how it ends where it was pressed.
    adoptSlip: assign((_, { slip }: { slip: StoredSlip }) => ({ ...withStored(slip), unsent: null })),
    restoreSlip: assign((_, loaded: LoadedSlip) => withLoaded(loaded)),
    saveSlip: sendTo('keepSlip', ({ context }) => slipChanged(context)),
    tellSelectionChanged: raise({ type: 'selection.changed' }),
    tellRestored: raise({ type: 'slip.restored' }),
    tellTermsChanged: raise({ type: 'terms.changed' }),
    tellStakeChanged: raise({ type: 'stake.changed' }),
    beginWait: sendTo('countSeconds', ({ context }) => waitOf(context.secondsLeft)),
    resumeEntries: assign((_, { entries }: LoadedSlip) => ({ ...resumed(entries), unsent: null })),
    resumeNext: assign(({ context }) => ({ ...resumed([nextOf(context)]), nextEntry: null })),
    keepRange: assign((_, answer: RangeAnswer) =>
      answer.kind === 'known'
        ? { ranges: answer.ranges, price: answer.price, unavailableCode: null }
        : { ranges: null, price: null, unavailableCode: answer.code ?? null },
    ),
    takeBar: assign({
      ranges: null,
      price: null,
      unavailableCode: ({ context }) => barOf(context).code,
    }),
    forgetRange: assign({ ranges: null, price: null, unavailableCode: null }),
    tellRangeOutdated: raise({ type: 'range.outdated' }),
    tellPriceOutdated: raise({ type: 'price.outdated' }),
    takeQuotes: assign(({ context }, quoted: Quoted) => withQuotes(context, newsOf(context, quoted))),
    // A mark lasts from its own move, whatever moves beside it.
    timeMarks: enqueueActions(({ context, enqueue }, quoted: Quoted) => {
      for (const leg of movedLegs(context, quoted)) {
        const id = quoteId(leg)
        enqueue(cancel(`mark ${id}`))
        enqueue(raise({ type: 'mark.ended', id }, { id: `mark ${id}`, delay: 'changeMarkDuration' }))
      }
    }),
    clearMark: assign({ legs: ({ context }, { id }: { id: string }) => withoutMark(context.legs, id) }),
    // What is agreed to is what stands in the slip now: there is no way back to what stood in it before.
    takeTerms: assign({
      legs: ({ context }, { terms }: Shown) => withTerms(context.legs, terms),
      undo: null,
    }),
    followPrice: assign({
      legs: ({ context }) => agreedBy(context.policy, context.legs, context.quotes),
    }),
    removeLocked: assign(({ context }, { terms }: Shown) =>
      withLegs(context, withoutLocked(context.legs, context.quotes, terms)),
    ),
    choosePolicy: assign({ policy: (_, { policy }: { policy: AcceptPolicy }) => policy }),
    takeBalance: assign({ balance: (_, { balance }: { balance: Money | null }) => balance }),
    countDown: assign({ secondsLeft: (_, { secondsLeft }: { secondsLeft: number }) => secondsLeft }),
    followConfirmation: assign({
      batch: (_, { entry }: { entry: JournalEntry }) =>
        ({ kind: 'follow', entries: [entry] }) satisfies BatchInput,
      undo: null,
    }),
    takeSeen: enqueueActions(({ context, enqueue }, { keys }: Seen) => {
      const told = context.untold.filter((key) => keys.includes(key))
      enqueue.assign({ untold: context.untold.filter((key) => !keys.includes(key)) })
      if (told.length > 0) enqueue.sendTo('keepSlip', { type: 'answers.told', keys: told })
    }),
    // What has left the screen can no longer be seen: it stays written down, for the next page to tell.
    leaveAnswers: assign({ batch: null, answers: [], checked: [], untold: [] }),
    // What the member puts away need not be looked at any longer.
    dismissAnswers: enqueueActions(({ context, enqueue }) => {
      if (context.untold.length > 0)
        enqueue.sendTo('keepSlip', { type: 'answers.told', keys: context.untold })
    }),
    askAtOnce: sendTo('batch', (_, { type }: { type: 'connection.cameBack' | 'check.requested' }) => ({
      type,
    })),
  },
  delays: {
    changeMarkDuration,
    rangeRetryDelay: 10_000,
    checkTimeout: 5_000,
    undoDelay: 8_000,
    quickBetDelay,
  },
})
