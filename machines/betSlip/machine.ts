import { and, assign, emit, fromCallback, fromPromise, not, or, raise, sendTo, setup, stateIn } from 'xstate'
import type { EventObject } from 'xstate'
import type { AcceptPolicy, SlipTicket } from '#domain/bet.ts'
import { isSameSelection } from '#domain/bet.ts'
import type { Money } from '#domain/money.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { changeMark, changeMarkDuration } from '#domain/marketUpdate.ts'
import { isBettable } from '#domain/status.ts'
import { placementMachine } from '../placement/machine.ts'
import type { JournalEntry, PlacementInput, PlacementOutput } from '../placement/types.ts'
import { confirmationOf, pleaseLogin, storedSlipOf, withLoaded, withOutcome, withPolicy, withQuote, withStored, withTickets } from './slip.ts'
import { increasedText, maximisedText, stakeErrorOf } from './stake.ts'
import { accepted, isAcceptanceNeeded, isAnyLocked, isAwaitingQuotes, isNews, quoteId, toggled, unmarked, without } from './tickets.ts'
import type { BetSlipContext, BetSlipEmitted, BetSlipEvent, BetSlipInput, KeepSlipEvent, LoadedSlip, Quote, RangeAnswer, StoredSlip } from './types.ts'

/**
 * The bet slip for single bets: what is in it, what may be staked, whether its terms still stand, and the one way
 * from a confirmation to an answer [SLIP-01 … SLIP-21].
 */
export const betSlipMachine = setup({
  types: {
    input: {} as BetSlipInput,
    context: {} as BetSlipContext,
    events: {} as BetSlipEvent,
    emitted: {} as BetSlipEmitted,
    tags: {} as 'locked' | 'placing' | 'unknown' | 'stale',
    children: {} as { keepSlip: 'keepSlip'; loadSlip: 'loadSlip'; askRange: 'askRange'; watchSelection: 'watchSelection'; placement: 'placement' },
  },
  actors: {
    keepSlip: fromCallback<KeepSlipEvent>(() => {
      throw new Error('keepSlip: not provided')
    }),
    loadSlip: fromPromise<LoadedSlip>(() => {
      throw new Error('loadSlip: not provided')
    }),
    askRange: fromPromise<RangeAnswer, { tickets: readonly SlipTicket[] }>(() => {
      throw new Error('askRange: not provided')
    }),
    watchSelection: fromCallback<EventObject, { tickets: readonly SlipTicket[] }>(() => {
      throw new Error('watchSelection: not provided')
    }),
    placement: placementMachine,
  },
  guards: {
    isGuest: ({ context }) => context.isGuest,
    hasSelections: ({ context }) => context.tickets.length > 0,
    hasNoSelections: ({ context }) => context.tickets.length === 0,
    isLocked: or([stateIn({ placement: 'restoring' }), stateIn({ placement: 'underWay' }), stateIn({ placement: 'closed' })]),
    canEdit: not('isLocked'),
    isRestored: not(stateIn({ placement: 'restoring' })),
    canToggle: ({ context }, { ticket }: { ticket: SlipTicket }) => isBettable(ticket.status) || context.tickets.some((held) => isSameSelection(held, ticket)),
    isNews: ({ context }, { quote }: { quote: Quote }) => isNews(context.tickets, context.quotes, quote),
    isStaleNews: ({ context }, { quote, isStale }: { quote: Quote; isStale: boolean }) => isStale && isNews(context.tickets, context.quotes, quote),
    isMove: ({ context }, { quote }: { quote: Quote }) =>
      isNews(context.tickets, context.quotes, quote) && context.tickets.some((ticket) => quoteId(ticket) === quoteId(quote) && changeMark(ticket, quote) !== 'none'),
    isAwaitingQuotes: ({ context }) => isAwaitingQuotes(context.tickets, context.quotes),
    isAnyLocked: ({ context }) => isAnyLocked(context.tickets, context.quotes),
    isAcceptanceNeeded: ({ context }) => isAcceptanceNeeded(context.tickets, context.quotes, context.policy),
    isRangeKnown: (_, answer: RangeAnswer) => answer.kind === 'known',
    isStakeEmpty: ({ context }) => stakeErrorOf(context) === 'empty',
    isStakeWrong: ({ context }) => !['empty', null].includes(stakeErrorOf(context)),
    isStakeRight: ({ context }) => stakeErrorOf(context) === null,
    isAny: ({ context }) => context.policy === 'any',
    isBetter: ({ context }) => context.policy === 'better',
    isStale: stateIn({ changes: { watching: 'stale' } }),
    isBusy: not(or([stateIn({ placement: 'editing' }), stateIn({ placement: 'refused' })])),
    isAskedToAccept: or([stateIn({ changes: { watching: 'changed' } }), stateIn({ changes: { watching: 'locked' } })]),
    isRangeMissing: or([stateIn({ range: 'unavailable' }), stateIn({ range: 'failed' })]),
    // What a microstep of another region could have made untrue is asked of the context, not of a state.
    canCheck: and(['hasSelections', not('isStale'), 'isStakeRight']),
    canPlace: and(['isRangeKnownNow', 'isAgreedNow', 'isStakeRight']),
    isStakeRefused: and(['isRangeKnownNow', 'isAgreedNow', not('isStakeRight')]),
    isRangeKnownNow: and([stateIn({ range: 'known' }), ({ context }) => context.range !== null]),
    isAgreedNow: and([stateIn({ changes: { watching: 'agreed' } }), ({ context }) => !isAwaitingQuotes(context.tickets, context.quotes), not('isAcceptanceNeeded')]),
    hasEntry: (_, { entry }: LoadedSlip) => entry !== null,
    isPlaced: (_, { outcome }: PlacementOutput) => outcome.kind === 'placed',
    hasChanges: ({ context }, { outcome }: PlacementOutput) => context.tickets.length > 0 && outcome.kind === 'refused' && outcome.refusal.changes.length > 0,
  },
  actions: {
    toggleSelection: assign(({ context }, { ticket, at }: { ticket: SlipTicket; at: number }) => {
      const tickets = toggled(context.tickets, ticket)
      const isAdded = tickets.includes(ticket)
      return { ...withTickets(context, tickets), lastOddsSelectionAt: isAdded ? at : context.lastOddsSelectionAt }
    }),
    removeSelection: assign(({ context }, removed: { marketId: string; side: string }) => withTickets(context, without(context.tickets, removed))),
    clearSelections: assign(({ context }) => withTickets(context, [])),
    keepSelections: assign(({ context }) => withTickets(context, unmarked(context.receipt?.entry.tickets ?? []))),
    adoptSlip: assign(({ context }, { slip }: { slip: StoredSlip }) => withStored(context, slip)),
    restoreSlip: assign(({ context }, loaded: LoadedSlip) => withLoaded(context, loaded)),
    saveSlip: sendTo('keepSlip', ({ context }): KeepSlipEvent => ({ type: 'slip.changed', slip: storedSlipOf(context) })),
    tellSelectionChanged: raise({ type: 'selection.changed' }),
    tellSelectionRefused: emit({ type: 'selection.refused', code: errors.cannotAddEndedOrPaused.code }),
    keepRange: assign({ range: (_, answer: RangeAnswer) => (answer.kind === 'known' ? answer.range : null) }),
    forgetRange: assign({ range: null }),
    takeQuote: assign(({ context }, { quote }: { quote: Quote }) => withQuote(context, quote)),
    acceptChanges: assign(({ context }) => withTickets(context, accepted(context.tickets, context.quotes))),
    clearMarks: assign({ tickets: ({ context }) => unmarked(context.tickets) }),
    setStake: assign({ stakeText: (_, { text }: { text: string }) => text }),
    increaseStake: assign({ stakeText: ({ context }, { by }: { by: Money }) => increasedText(context, by) }),
    maximiseStake: assign({ stakeText: ({ context }) => maximisedText(context) }),
    tellStakeChanged: raise({ type: 'stake.changed' }),
    choosePolicy: assign(({ context }, { policy }: { policy: AcceptPolicy }) => withPolicy(context, policy)),
    takeBalance: assign({ balance: (_, { balance }: { balance: Money }) => balance }),
    freezeConfirmation: assign({ placement: ({ context }) => ({ kind: 'confirm', confirmation: confirmationOf(context) }) satisfies PlacementInput }),
    followConfirmation: assign({ placement: (_, { entry }: { entry: JournalEntry }) => ({ kind: 'follow', entry }) satisfies PlacementInput }),
    noteUnknown: assign({ unknownEntry: (_, { entry }: { entry: JournalEntry }) => entry }),
    tellUnknown: emit((_, { entry }: { entry: JournalEntry }): BetSlipEmitted => ({ type: 'bet.becameUnknown', key: entry.key })),
    takeOutcome: assign(({ context }, output: PlacementOutput) => withOutcome(context, output)),
    tellOutcome: emit((_, { outcome, entry }: PlacementOutput): BetSlipEmitted =>
      outcome.kind === 'placed' ? { type: 'bet.placed', ticket: outcome.ticket, key: entry?.key ?? null } : { type: 'bet.refused', refusal: outcome.refusal },
    ),
    tellTermsChanged: raise({ type: 'terms.changed' }),
    tellRangeOutdated: raise({ type: 'range.outdated' }),
    refuseGuest: assign({ refusal: pleaseLogin }),
    forgetRefusal: assign({ refusal: null }),
    forgetReceipt: assign({ receipt: null }),
    askAtOnce: sendTo('placement', (_, { type }: { type: 'connection.cameBack' | 'check.requested' }) => ({ type })),
  },
  delays: { changeMarkDuration, rangeRetryDelay: 10_000, checkTimeout: 5_000 },
}).createMachine({
  id: 'betSlip',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    key: null,
    tickets: [],
    quotes: {},
    lastOddsSelectionAt: null,
    isFollowBet: false,
    range: null,
    stakeText: '',
    placement: null,
    unknownEntry: null,
    receipt: null,
    refusal: null,
  }),
  invoke: { id: 'keepSlip', src: 'keepSlip' },
  on: { 'balance.changed': { actions: { type: 'takeBalance', params: ({ event }) => event } } },
  states: {
    selections: {
      initial: 'empty',
      states: {
        empty: { always: { guard: 'hasSelections', target: 'holding' } },
        holding: { always: { guard: 'hasNoSelections', target: 'empty' } },
      },
      on: {
        'selection.toggled': [
          { guard: 'isLocked' },
          { guard: { type: 'canToggle', params: ({ event }) => event }, actions: [{ type: 'toggleSelection', params: ({ event }) => event }, 'saveSlip', 'tellSelectionChanged'] },
          { actions: 'tellSelectionRefused' },
        ],
        'selection.removed': { guard: 'canEdit', actions: [{ type: 'removeSelection', params: ({ event }) => event }, 'saveSlip', 'tellSelectionChanged'] },
        'selections.cleared': { guard: 'canEdit', actions: ['clearSelections', 'saveSlip', 'tellSelectionChanged'] },
        'slip.changedElsewhere': { guard: 'isRestored', actions: [{ type: 'adoptSlip', params: ({ event }) => event }, 'tellSelectionChanged'] },
      },
    },
    range: {
      initial: 'idle',
      states: {
        idle: {},
        asking: {
          entry: 'forgetRange',
          invoke: {
            id: 'askRange',
            src: 'askRange',
            input: ({ context }) => ({ tickets: context.tickets }),
            onDone: [
              { guard: { type: 'isRangeKnown', params: ({ event }) => event.output }, target: 'known', actions: { type: 'keepRange', params: ({ event }) => event.output } },
              { target: 'unavailable' },
            ],
            onError: 'failed',
          },
        },
        known: { on: { 'range.outdated': 'asking' } },
        unavailable: { after: { rangeRetryDelay: 'asking' } },
        failed: { after: { rangeRetryDelay: 'asking' }, on: { 'connection.cameBack': 'asking', 'range.requested': 'asking' } },
      },
      on: {
        'selection.changed': [{ guard: 'hasSelections', target: '.asking' }, { target: '.idle', actions: 'forgetRange' }],
      },
    },
    changes: {
      description: 'Do the terms the member agreed to still stand?',
      initial: 'idle',
      states: {
        idle: {},
        watching: {
          invoke: { id: 'watchSelection', src: 'watchSelection', input: ({ context }) => ({ tickets: context.tickets }) },
          initial: 'waiting',
          states: {
            waiting: {},
            stale: { description: 'The channel is not live: these prices cannot be bet [LIVE-05].', tags: 'stale' },
            comparing: {
              always: [
                { guard: 'isAwaitingQuotes', target: 'waiting' },
                { guard: 'isAnyLocked', target: 'locked' },
                { guard: 'isAcceptanceNeeded', target: 'changed' },
                { target: 'agreed' },
              ],
            },
            agreed: { on: { 'policy.chosen': 'comparing', 'terms.changed': 'comparing' } },
            changed: { on: { 'policy.chosen': 'comparing', 'terms.changed': 'comparing', 'changes.accepted': { guard: 'canEdit', target: 'comparing', actions: ['acceptChanges', 'saveSlip'] } } },
            locked: {
              description: 'A selection cannot be bet now: it may open again, or is removed on acceptance [SLIP-15].',
              on: { 'changes.accepted': { guard: 'canEdit', actions: ['acceptChanges', 'saveSlip', 'tellSelectionChanged'] } },
            },
          },
          on: {
            'quote.arrived': [
              { guard: { type: 'isStaleNews', params: ({ event }) => event }, target: '.stale', actions: { type: 'takeQuote', params: ({ event }) => event } },
              { guard: { type: 'isNews', params: ({ event }) => event }, target: '.comparing', actions: { type: 'takeQuote', params: ({ event }) => event } },
            ],
          },
        },
      },
      on: { 'selection.changed': [{ guard: 'hasSelections', target: '.watching' }, { target: '.idle' }] },
    },
    marks: {
      description: 'Up, down, lock and handi-change clear after 3 s [LIVE-08].',
      initial: 'clear',
      states: { clear: {}, shown: { after: { changeMarkDuration: { target: 'clear', actions: 'clearMarks' } } } },
      on: { 'quote.arrived': { guard: { type: 'isMove', params: ({ event }) => event }, target: '.shown' } },
    },
    stake: {
      initial: 'empty',
      states: {
        empty: {
          always: [{ guard: 'isStakeWrong', target: 'invalid' }, { guard: 'isStakeRight', target: 'valid' }],
          on: { 'slip.submitted': 'missing' },
        },
        missing: {
          description: 'Submitted without: Please enter bet amount.',
          always: [{ guard: 'isStakeWrong', target: 'invalid' }, { guard: 'isStakeRight', target: 'valid' }],
        },
        invalid: { always: [{ guard: 'isStakeEmpty', target: 'empty' }, { guard: 'isStakeRight', target: 'valid' }] },
        valid: { always: [{ guard: 'isStakeEmpty', target: 'empty' }, { guard: 'isStakeWrong', target: 'invalid' }] },
      },
      on: {
        'stake.typed': { guard: 'canEdit', actions: [{ type: 'setStake', params: ({ event }) => event }, 'saveSlip', 'tellStakeChanged'] },
        'stake.increased': { guard: 'canEdit', actions: [{ type: 'increaseStake', params: ({ event }) => event }, 'saveSlip', 'tellStakeChanged'] },
        'stake.maximised': { guard: 'canEdit', actions: ['maximiseStake', 'saveSlip', 'tellStakeChanged'] },
        'stake.cleared': { guard: 'canEdit', actions: [{ type: 'setStake', params: { text: '' } }, 'saveSlip', 'tellStakeChanged'] },
      },
    },
    policy: {
      description: 'Which moves of the price the member takes unasked [SLIP-16].',
      initial: 'chosen',
      states: {
        chosen: {
          always: [{ guard: 'isAny', target: 'any' }, { guard: 'isBetter', target: 'better' }, { target: 'none' }],
        },
        any: {},
        better: {},
        none: {},
      },
      on: { 'policy.chosen': { target: '.chosen', actions: { type: 'choosePolicy', params: ({ event }) => event } } },
    },
    placement: {
      initial: 'restoring',
      states: {
        restoring: {
          tags: 'locked',
          invoke: {
            id: 'loadSlip',
            src: 'loadSlip',
            onDone: [
              { guard: { type: 'hasEntry', params: ({ event }) => event.output }, target: 'underWay', actions: [{ type: 'restoreSlip', params: ({ event }) => event.output }, 'tellSelectionChanged'] },
              { target: 'editing', actions: [{ type: 'restoreSlip', params: ({ event }) => event.output }, 'tellSelectionChanged'] },
            ],
            onError: 'editing',
          },
        },
        editing: {},
        checking: {
          description: 'Submitted: the range and the terms of now must be known before anything is sent.',
          always: [
            { guard: 'isStale', target: 'editing' },
            { guard: 'isAskedToAccept', target: 'confirmingChanges' },
            { guard: 'isRangeMissing', target: 'editing' },
            { guard: 'canPlace', target: 'underWay', actions: 'freezeConfirmation' },
            { guard: 'isStakeRefused', target: 'editing' },
          ],
          after: { checkTimeout: 'editing' },
          on: { 'selection.changed': 'editing', 'stake.changed': 'editing' },
        },
        confirmingChanges: {
          description: 'The terms are not those the member agreed to: taken as they are now, or not at all [SLIP-15].',
          exit: 'forgetRefusal',
          on: { 'changes.accepted': 'checking', 'changes.declined': 'editing', 'selection.changed': 'editing', 'stake.changed': 'editing', 'policy.chosen': 'editing' },
        },
        underWay: {
          tags: 'locked',
          invoke: {
            id: 'placement',
            src: 'placement',
            input: ({ context }) => placementOf(context),
            onDone: [
              {
                guard: { type: 'isPlaced', params: ({ event }) => event.output },
                target: 'placed',
                actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'saveSlip', 'tellSelectionChanged', { type: 'tellOutcome', params: ({ event }) => event.output }],
              },
              {
                guard: { type: 'hasChanges', params: ({ event }) => event.output },
                target: 'confirmingChanges',
                actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'saveSlip', 'tellTermsChanged', 'tellRangeOutdated', { type: 'tellOutcome', params: ({ event }) => event.output }],
              },
              {
                target: 'refused',
                actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'saveSlip', 'tellRangeOutdated', { type: 'tellOutcome', params: ({ event }) => event.output }],
              },
            ],
          },
          initial: 'placing',
          states: {
            placing: { tags: 'placing' },
            outcomeUnknown: { description: 'Reconciling with the same key until the answer is known [SLIP-18].', tags: 'unknown' },
          },
          on: {
            'outcome.becameUnknown': { target: '.outcomeUnknown', actions: [{ type: 'noteUnknown', params: ({ event }) => event }, { type: 'tellUnknown', params: ({ event }) => event }] },
            'connection.cameBack': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
            'check.requested': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
            'confirmation.recordedElsewhere': {},
            'session.ended': {},
          },
        },
        placed: {
          description: 'The receipt: the slip is empty, and what was bet can be kept for another bet.',
          exit: 'forgetReceipt',
          on: {
            'receipt.closed': 'editing',
            'selection.toggled': 'editing',
            'selections.kept': { target: 'editing', actions: ['keepSelections', 'saveSlip', 'tellSelectionChanged'] },
          },
        },
        refused: {
          exit: 'forgetRefusal',
          on: { 'refusal.dismissed': 'editing', 'selection.changed': 'editing', 'stake.changed': 'editing', 'policy.chosen': 'editing' },
        },
        closed: { description: 'The session is over: nothing more can be confirmed.', tags: 'locked', on: { 'confirmation.recordedElsewhere': {} } },
      },
      on: {
        'slip.submitted': [
          { guard: 'isBusy' },
          { guard: 'isGuest', target: '.refused', actions: 'refuseGuest' },
          { guard: 'canCheck', target: '.checking' },
        ],
        'confirmation.recordedElsewhere': { guard: 'isRestored', target: '.underWay', actions: { type: 'followConfirmation', params: ({ event }) => event } },
        'session.ended': '.closed',
      },
    },
  },
})

function placementOf({ placement }: BetSlipContext): PlacementInput {
  if (placement === null) throw new Error('nothing to place')
  return placement
}
