import {
  and,
  assign,
  emit,
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

import type { AcceptPolicy, Leg } from '#domain/bet.ts'
import { isSameSelection } from '#domain/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { changeMarkDuration } from '#domain/marketUpdate.ts'
import type { Money } from '#domain/money.ts'
import { isBettable } from '#domain/status.ts'

import { placementMachine } from '../placement/machine.ts'
import type { JournalEntry, PlacementInput, PlacementOutput } from '../placement/types.ts'
import {
  confirmationOf,
  pleaseLogin,
  slipChanged,
  withLoaded,
  withOutcome,
  withQuote,
  withStored,
  withTickets,
} from './slip.ts'
import { increasedText, maximisedText, stakeErrorOf } from './stake.ts'
import { isBetShown, isLockShown, isOfThisSlip, withTerms, withoutLocked } from './terms.ts'
import {
  agreedBy,
  isAcceptanceNeeded,
  isAnyLocked,
  isAwaitingQuotes,
  isNews,
  moveOf,
  quoteId,
  toggled,
  unmarked,
  without,
} from './tickets.ts'
import type {
  BetSlipContext,
  BetSlipEmitted,
  BetSlipEvent,
  BetSlipInput,
  KeepSlipEvent,
  LoadedSlip,
  Quote,
  RangeAnswer,
  ShownTerms,
  StoredSlip,
} from './types.ts'

/** What a press of the member's carries: the terms they read. */
interface Shown {
  readonly terms: readonly ShownTerms[]
}

/** The words the slip's chart is written in: its types, and what its actors, guards, actions and delays mean. */
export const betSlipSetup = setup({
  types: {
    input: {} as BetSlipInput,
    context: {} as BetSlipContext,
    events: {} as BetSlipEvent,
    emitted: {} as BetSlipEmitted,
    tags: {} as 'locked' | 'placing' | 'unknown' | 'stale',
    children: {} as {
      keepSlip: 'keepSlip'
      loadSlip: 'loadSlip'
      askRange: 'askRange'
      watchSelection: 'watchSelection'
      watchConnectivity: 'watchConnectivity'
      placement: 'placement'
    },
  },
  actors: {
    keepSlip: fromCallback<KeepSlipEvent>(() => {
      throw new Error('keepSlip: not provided')
    }),
    loadSlip: fromPromise<LoadedSlip>(() => {
      throw new Error('loadSlip: not provided')
    }),
    askRange: fromPromise<RangeAnswer, { tickets: readonly Leg[] }>(() => {
      throw new Error('askRange: not provided')
    }),
    watchSelection: fromCallback<EventObject, { tickets: readonly Leg[] }>(() => {
      throw new Error('watchSelection: not provided')
    }),
    watchConnectivity: fromCallback(() => {
      throw new Error('watchConnectivity: not provided')
    }),
    placement: placementMachine,
  },
  guards: {
    hasSelections: ({ context }) => context.tickets.length > 0,
    hasNoSelections: ({ context }) => context.tickets.length === 0,
    isLocked: or([
      stateIn({ placement: 'restoring' }),
      stateIn({ placement: 'underWay' }),
      stateIn({ placement: 'closed' }),
    ]),
    canEdit: not('isLocked'),
    isRestored: not(stateIn({ placement: 'restoring' })),
    canToggle: ({ context }, { ticket, isPrebookable = false }: { ticket: Leg; isPrebookable?: boolean }) =>
      isBettable(ticket.status) ||
      isPrebookable ||
      context.tickets.some((held) => isSameSelection(held, ticket)),
    isNews: ({ context }, { quote }: { quote: Quote }) => isNews(context.tickets, context.quotes, quote),
    isStaleNews: ({ context }, { quote, isStale }: { quote: Quote; isStale: boolean }) =>
      isStale && isNews(context.tickets, context.quotes, quote),
    isMove: ({ context }, { quote }: { quote: Quote }) =>
      isNews(context.tickets, context.quotes, quote) &&
      context.tickets.some(
        (ticket) => quoteId(ticket) === quoteId(quote) && moveOf(ticket, context.quotes, quote) !== 'none',
      ),
    isAnyLocked: ({ context }) => isAnyLocked(context.tickets, context.quotes),
    isAcceptanceNeeded: ({ context }) => isAcceptanceNeeded(context.tickets, context.quotes, context.policy),
    isChecking: stateIn({ placement: 'checking' }),
    isAboutAnotherSlip: ({ context }, { terms }: Shown) => !isOfThisSlip(context.tickets, terms),
    isBetShown: ({ context }, { terms }: Shown) => isBetShown(context.tickets, terms),
    isLockShown: ({ context }, { terms }: Shown) => isLockShown(context.tickets, context.quotes, terms),
    isRangeKnown: (_, answer: RangeAnswer) => answer.kind === 'known',
    isStakeEmpty: ({ context }) => stakeErrorOf(context) === 'empty',
    isStakeWrong: ({ context }) => !['empty', null].includes(stakeErrorOf(context)),
    isStakeRight: ({ context }) => stakeErrorOf(context) === null,
    isAny: ({ context }) => context.policy === 'any',
    isBetter: ({ context }) => context.policy === 'better',
    isStale: stateIn({ changes: { watching: 'stale' } }),
    canSubmit: or([stateIn({ placement: 'editing' }), stateIn({ placement: 'refused' })]),
    isGuestSubmitting: and(['canSubmit', ({ context }) => context.isGuest]),
    isRangeMissing: or([stateIn({ range: 'unavailable' }), stateIn({ range: 'failed' })]),
    // What a microstep of another region could have made untrue is asked of the context, not of a state.
    canCheck: and(['canSubmit', 'hasSelections', not('isStale'), 'isStakeRight']),
    canPlace: and(['isRangeKnownNow', 'isAgreedNow', 'isStakeRight']),
    isStakeRefused: and(['isRangeKnownNow', 'isAgreedNow', not('isStakeRight')]),
    isRangeKnownNow: and([stateIn({ range: 'known' }), ({ context }) => context.range !== null]),
    isAgreedNow: and([
      stateIn({ changes: { watching: 'agreed' } }),
      ({ context }) => !isAwaitingQuotes(context.tickets, context.quotes),
      not('isAcceptanceNeeded'),
    ]),
    hasEntry: (_, { entry }: LoadedSlip) => entry !== null,
    hasRefusal: ({ context }) => context.refusal !== null,
    isNeverSent: (_, { entry }: PlacementOutput) => entry === null,
    isTold: (_, { isTold }: PlacementOutput) => isTold,
    isPlaced: (_, { outcome }: PlacementOutput) => outcome.kind === 'placed',
    hasLapsed: (_, { outcome }: PlacementOutput) => outcome.kind === 'lapsed',
    isForgotten: (_, { outcome }: PlacementOutput) => outcome.kind === 'forgotten',
    hasNextEntry: ({ context }) => context.nextEntry !== null,
    hasChanges: ({ context }, { outcome }: PlacementOutput) =>
      context.tickets.length > 0 && outcome.kind === 'refused' && outcome.refusal.changes.length > 0,
  },
  actions: {
    toggleSelection: assign(({ context }, { ticket, at }: { ticket: Leg; at: number }) => {
      const tickets = toggled(context.tickets, ticket)
      const isAdded = tickets.includes(ticket)
      return {
        ...withTickets(context, tickets),
        lastOddsSelectionAt: isAdded ? at : context.lastOddsSelectionAt,
      }
    }),
    removeSelection: assign(({ context }, removed: { marketId: string; side: string }) =>
      withTickets(context, without(context.tickets, removed)),
    ),
    clearSelections: assign(({ context }) => withTickets(context, [])),
    keepSelections: assign(({ context }) =>
      withTickets(context, unmarked(context.receipt?.entry.tickets ?? [])),
    ),
    adoptSlip: assign(({ context }, { slip }: { slip: StoredSlip }) => withStored(context, slip)),
    restoreSlip: assign(({ context }, loaded: LoadedSlip) => withLoaded(context, loaded)),
    saveSlip: sendTo('keepSlip', ({ context }) => slipChanged(context)),
    tellSelectionChanged: raise({ type: 'selection.changed' }),
    tellTermsChanged: raise({ type: 'terms.changed' }),
    noteSelectionChanged: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('keepSlip', ({ context }) => slipChanged(context))
      enqueue.raise({ type: 'selection.changed' })
    }),
    noteStakeChanged: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('keepSlip', ({ context }) => slipChanged(context))
      enqueue.raise({ type: 'stake.changed' })
    }),
    noteRefusal: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('keepSlip', ({ context }) => slipChanged(context))
      enqueue.raise({ type: 'terms.changed' })
      enqueue.raise({ type: 'range.outdated' })
    }),
    noteUnknown: enqueueActions(({ enqueue }, { entry }: { entry: JournalEntry }) => {
      enqueue.assign({ unknownEntry: entry })
      enqueue.emit({ type: 'bet.becameUnknown', key: entry.key })
    }),
    takeOutcome: enqueueActions(({ context, enqueue }, output: PlacementOutput) => {
      const { outcome, entry } = output
      enqueue.assign(withOutcome(context, output))
      const key = entry?.key ?? null
      if (outcome.kind === 'placed') enqueue.emit({ type: 'bet.placed', ticket: outcome.ticket, key })
      else if (outcome.kind === 'refused') enqueue.emit({ type: 'bet.refused', refusal: outcome.refusal })
      else enqueue.emit({ type: 'bet.lapsed', key })
    }),
    leaveToldElsewhere: enqueueActions(({ enqueue }, { outcome }: PlacementOutput) => {
      enqueue.assign({ placement: null, unknownEntry: null })
      enqueue.emit({ type: 'bet.toldElsewhere', outcome: outcome.kind })
    }),
    resumeNext: assign({
      placement: ({ context }) =>
        context.nextEntry === null
          ? null
          : ({ kind: 'resume', entry: context.nextEntry } satisfies PlacementInput),
      nextEntry: null,
    }),
    forgetLapse: assign({ lapsedEntry: null }),
    tellSelectionRefused: emit({ type: 'selection.refused', code: errors.cannotAddEndedOrPaused.code }),
    keepRange: assign({ range: (_, answer: RangeAnswer) => (answer.kind === 'known' ? answer.range : null) }),
    forgetRange: assign({ range: null }),
    takeQuote: assign(({ context }, { quote }: { quote: Quote }) => withQuote(context, quote)),
    takeTerms: assign({ tickets: ({ context }, { terms }: Shown) => withTerms(context.tickets, terms) }),
    followPrice: assign({
      tickets: ({ context }) => agreedBy(context.policy, context.tickets, context.quotes),
    }),
    removeLocked: assign(({ context }, { terms }: Shown) =>
      withTickets(context, withoutLocked(context.tickets, context.quotes, terms)),
    ),
    clearMarks: assign({ tickets: ({ context }) => unmarked(context.tickets) }),
    setStake: assign({ stakeText: (_, { text }: { text: string }) => text }),
    increaseStake: assign({ stakeText: ({ context }, { by }: { by: Money }) => increasedText(context, by) }),
    maximiseStake: assign({ stakeText: ({ context }) => maximisedText(context) }),
    clearStake: assign({ stakeText: '' }),
    choosePolicy: assign({ policy: (_, { policy }: { policy: AcceptPolicy }) => policy }),
    takeBalance: assign({ balance: (_, { balance }: { balance: Money | null }) => balance }),
    freezeConfirmation: assign({
      placement: ({ context }) =>
        ({ kind: 'confirm', confirmation: confirmationOf(context) }) satisfies PlacementInput,
    }),
    followConfirmation: assign({
      placement: (_, { entry }: { entry: JournalEntry }) =>
        ({ kind: 'follow', entry }) satisfies PlacementInput,
    }),
    refuseGuest: assign({ refusal: pleaseLogin }),
    forgetRefusal: assign({ refusal: null }),
    forgetReceipt: assign({ receipt: null }),
    askAtOnce: sendTo('placement', (_, { type }: { type: 'connection.cameBack' | 'check.requested' }) => ({
      type,
    })),
  },
  delays: { changeMarkDuration, rangeRetryDelay: 10_000, checkTimeout: 5_000 },
})
