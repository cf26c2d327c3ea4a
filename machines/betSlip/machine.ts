import type { PlacementInput } from '../placement/types.ts'
import { betSlipSetup } from './setup.ts'
import type { BetSlipContext } from './types.ts'

/**
 * The bet slip for single bets: what is in it, what may be staked, whether its terms still stand, and the one way
 * from a confirmation to an answer [SLIP-01 … SLIP-21].
 */
export const betSlipMachine = betSlipSetup.createMachine({
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
    lapsedEntry: null,
    nextEntry: null,
  }),
  invoke: [
    { id: 'keepSlip', src: 'keepSlip' },
    { id: 'watchConnectivity', src: 'watchConnectivity' },
  ],
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
          {
            guard: { type: 'canToggle', params: ({ event }) => event },
            actions: [{ type: 'toggleSelection', params: ({ event }) => event }, 'noteSelectionChanged'],
          },
          { actions: 'tellSelectionRefused' },
        ],
        'selection.removed': {
          guard: 'canEdit',
          actions: [{ type: 'removeSelection', params: ({ event }) => event }, 'noteSelectionChanged'],
        },
        'selections.cleared': { guard: 'canEdit', actions: ['clearSelections', 'noteSelectionChanged'] },
        'slip.changedElsewhere': {
          guard: 'isRestored',
          actions: [{ type: 'adoptSlip', params: ({ event }) => event }, 'tellSelectionChanged'],
        },
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
              {
                guard: { type: 'isRangeKnown', params: ({ event }) => event.output },
                target: 'known',
                actions: { type: 'keepRange', params: ({ event }) => event.output },
              },
              { target: 'unavailable' },
            ],
            onError: 'failed',
          },
        },
        known: { on: { 'range.outdated': 'asking' } },
        unavailable: { after: { rangeRetryDelay: 'asking' } },
        failed: {
          after: { rangeRetryDelay: 'asking' },
          on: { 'connection.cameBack': 'asking', 'range.requested': 'asking' },
        },
      },
      on: {
        'selection.changed': [
          { guard: 'hasSelections', target: '.asking' },
          { target: '.idle', actions: 'forgetRange' },
        ],
      },
    },
    changes: {
      description: 'Do the terms the member agreed to still stand?',
      initial: 'idle',
      states: {
        idle: {},
        watching: {
          invoke: {
            id: 'watchSelection',
            src: 'watchSelection',
            input: ({ context }) => ({ tickets: context.tickets }),
          },
          initial: 'waiting',
          states: {
            waiting: {},
            stale: {
              description: 'The channel is not live: these prices cannot be bet [LIVE-05].',
              tags: 'stale',
            },
            comparing: {
              always: [
                { guard: 'isAnyLocked', target: 'locked' },
                { guard: 'isAcceptanceNeeded', target: 'changed' },
                // What was submitted stays what was read; else the agreed price is the one that is shown.
                { guard: 'isChecking', target: 'agreed' },
                { target: 'agreed', actions: 'followPrice' },
              ],
            },
            agreed: {
              on: {
                'policy.chosen': 'comparing',
                'terms.changed': 'comparing',
                'changes.accepted': {
                  guard: 'canEdit',
                  target: 'comparing',
                  actions: [{ type: 'takeTerms', params: ({ event }) => event }, 'saveSlip'],
                },
              },
            },
            changed: {
              on: {
                'policy.chosen': 'comparing',
                'terms.changed': 'comparing',
                'changes.accepted': {
                  guard: 'canEdit',
                  target: 'comparing',
                  actions: [{ type: 'takeTerms', params: ({ event }) => event }, 'saveSlip'],
                },
              },
            },
            locked: {
              description:
                'A selection cannot be bet now: it may open again, or is removed on acceptance [SLIP-15].',
              on: {
                'changes.accepted': [
                  { guard: 'isLocked' },
                  {
                    guard: { type: 'isLockShown', params: ({ event }) => event },
                    actions: [
                      { type: 'takeTerms', params: ({ event }) => event },
                      { type: 'removeLocked', params: ({ event }) => event },
                      'noteSelectionChanged',
                    ],
                  },
                ],
              },
            },
          },
          on: {
            'quote.arrived': [
              {
                guard: { type: 'isStaleNews', params: ({ event }) => event },
                target: '.stale',
                actions: { type: 'takeQuote', params: ({ event }) => event },
              },
              {
                guard: { type: 'isNews', params: ({ event }) => event },
                target: '.comparing',
                actions: { type: 'takeQuote', params: ({ event }) => event },
              },
            ],
          },
        },
      },
      on: { 'selection.changed': [{ guard: 'hasSelections', target: '.watching' }, { target: '.idle' }] },
    },
    marks: {
      description: 'Up, down, lock and handi-change clear after 3 s [LIVE-08].',
      initial: 'clear',
      states: {
        clear: {},
        shown: { after: { changeMarkDuration: { target: 'clear', actions: 'clearMarks' } } },
      },
      on: { 'quote.arrived': { guard: { type: 'isMove', params: ({ event }) => event }, target: '.shown' } },
    },
    stake: {
      initial: 'empty',
      states: {
        empty: {
          always: [
            { guard: 'isStakeWrong', target: 'invalid' },
            { guard: 'isStakeRight', target: 'valid' },
          ],
          on: { 'slip.submitted': { guard: 'canSubmit', target: 'missing' } },
        },
        missing: {
          description: 'Submitted without: Please enter bet amount.',
          always: [
            { guard: 'isStakeWrong', target: 'invalid' },
            { guard: 'isStakeRight', target: 'valid' },
          ],
        },
        invalid: {
          always: [
            { guard: 'isStakeEmpty', target: 'empty' },
            { guard: 'isStakeRight', target: 'valid' },
          ],
        },
        valid: {
          always: [
            { guard: 'isStakeEmpty', target: 'empty' },
            { guard: 'isStakeWrong', target: 'invalid' },
          ],
        },
      },
      on: {
        'stake.typed': {
          guard: 'canEdit',
          actions: [{ type: 'setStake', params: ({ event }) => event }, 'noteStakeChanged'],
        },
        'stake.increased': {
          guard: 'canEdit',
          actions: [{ type: 'increaseStake', params: ({ event }) => event }, 'noteStakeChanged'],
        },
        'stake.maximised': { guard: 'canEdit', actions: ['maximiseStake', 'noteStakeChanged'] },
        'stake.cleared': { guard: 'canEdit', actions: ['clearStake', 'noteStakeChanged'] },
      },
    },
    policy: {
      description: 'Which moves of the price the member takes unasked [SLIP-16].',
      initial: 'chosen',
      states: {
        chosen: {
          always: [
            { guard: 'isAny', target: 'any' },
            { guard: 'isBetter', target: 'better' },
            { target: 'none' },
          ],
        },
        any: {},
        better: {},
        none: {},
      },
      on: {
        'policy.chosen': {
          target: '.chosen',
          actions: { type: 'choosePolicy', params: ({ event }) => event },
        },
      },
    },
    placement: {
      initial: 'restoring',
      states: {
        restoring: {
          description:
            'The slip as it is kept, and the confirmation that has no answer yet, if there is one [SLIP-21].',
          tags: 'locked',
          exit: 'tellSelectionChanged',
          invoke: {
            id: 'loadSlip',
            src: 'loadSlip',
            onDone: [
              {
                guard: { type: 'hasEntry', params: ({ event }) => event.output },
                target: 'underWay',
                actions: [{ type: 'restoreSlip', params: ({ event }) => event.output }, 'forgetRefusal'],
              },
              {
                guard: 'hasRefusal',
                target: 'refused',
                actions: { type: 'restoreSlip', params: ({ event }) => event.output },
              },
              { target: 'editing', actions: { type: 'restoreSlip', params: ({ event }) => event.output } },
            ],
            onError: [{ guard: 'hasRefusal', target: 'refused' }, { target: 'editing' }],
          },
        },
        editing: {
          always: { guard: 'hasNextEntry', target: 'underWay', actions: 'resumeNext' },
        },
        checking: {
          description:
            'Submitted at the terms the member read: the range and the current terms must be known before anything is sent.',
          entry: 'tellTermsChanged',
          exit: 'tellTermsChanged',
          always: [
            { guard: 'isStale', target: 'editing' },
            { guard: 'isAcceptanceNeeded', target: 'confirmingChanges' },
            { guard: 'isRangeMissing', target: 'editing' },
            { guard: 'canPlace', target: 'underWay', actions: 'freezeConfirmation' },
            { guard: 'isStakeRefused', target: 'editing' },
          ],
          after: { checkTimeout: 'editing' },
          on: { 'selection.changed': 'editing', 'stake.changed': 'editing' },
        },
        confirmingChanges: {
          description:
            'The terms are not those the member agreed to: taken as they are shown, or not at all [SLIP-15].',
          exit: 'forgetRefusal',
          on: {
            'changes.accepted': {
              guard: { type: 'isBetShown', params: ({ event }) => event },
              target: 'checking',
            },
            'changes.declined': 'editing',
            'selection.changed': 'editing',
            'stake.changed': 'editing',
            'policy.chosen': 'editing',
          },
        },
        underWay: {
          tags: 'locked',
          invoke: {
            id: 'placement',
            src: 'placement',
            input: ({ context }) => placementOf(context),
            onDone: [
              {
                guard: { type: 'isTold', params: ({ event }) => event.output },
                target: 'restoring',
                actions: { type: 'leaveToldElsewhere', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasLapsed', params: ({ event }) => event.output },
                target: 'lapsed',
                actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'saveSlip'],
              },
              {
                guard: { type: 'isForgotten', params: ({ event }) => event.output },
                target: 'forgotten',
                actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'saveSlip'],
              },
              {
                guard: { type: 'isPlaced', params: ({ event }) => event.output },
                target: 'placed',
                actions: [
                  { type: 'takeOutcome', params: ({ event }) => event.output },
                  'noteSelectionChanged',
                ],
              },
              {
                // Not written down, so not sent: another tab may have begun another slip, so what is kept is read again.
                guard: { type: 'isNeverSent', params: ({ event }) => event.output },
                target: 'restoring',
                actions: { type: 'takeOutcome', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasChanges', params: ({ event }) => event.output },
                target: 'confirmingChanges',
                actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'noteRefusal'],
              },
              {
                target: 'refused',
                actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'noteRefusal'],
              },
            ],
          },
          initial: 'placing',
          states: {
            placing: { tags: 'placing' },
            outcomeUnknown: {
              description: 'Reconciling with the same key until the answer is known [SLIP-18].',
              tags: 'unknown',
            },
          },
          on: {
            'outcome.becameUnknown': {
              target: '.outcomeUnknown',
              actions: { type: 'noteUnknown', params: ({ event }) => event },
            },
            'connection.cameBack': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
            'check.requested': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
            'confirmation.recordedElsewhere': {},
            'session.ended': {},
          },
        },
        placed: {
          description: 'The receipt: the slip is empty, and what was bet can be kept for another bet.',
          on: {
            'receipt.closed': { target: 'editing', actions: 'forgetReceipt' },
            'selection.toggled': { target: 'editing', actions: 'forgetReceipt' },
            'selections.kept': {
              target: 'editing',
              actions: ['keepSelections', 'forgetReceipt', 'noteSelectionChanged'],
            },
          },
        },
        refused: {
          exit: 'forgetRefusal',
          on: {
            'refusal.dismissed': 'editing',
            'selection.changed': 'editing',
            'stake.changed': 'editing',
            'policy.chosen': 'editing',
          },
        },
        lapsed: {
          description: 'The bet never reached the server and its time is over: it was not placed [SLIP-18].',
          exit: 'forgetLapse',
          on: { 'lapse.dismissed': 'editing', 'selection.toggled': 'editing' },
        },
        forgotten: {
          description: 'The server cannot say any more: the member looks at the bet history [SLIP-18].',
          exit: 'forgetLapse',
          on: { 'lapse.dismissed': 'editing' },
        },
        closed: {
          description: 'The session is over: nothing more can be confirmed.',
          tags: 'locked',
          on: { 'confirmation.recordedElsewhere': {} },
        },
      },
      on: {
        'slip.submitted': [
          { guard: 'isGuestSubmitting', target: '.refused', actions: 'refuseGuest' },
          { guard: { type: 'isAboutAnotherSlip', params: ({ event }) => event } },
          {
            guard: 'canCheck',
            target: '.checking',
            actions: { type: 'takeTerms', params: ({ event }) => event },
          },
        ],
        'confirmation.recordedElsewhere': {
          guard: 'isRestored',
          target: '.underWay',
          actions: [{ type: 'followConfirmation', params: ({ event }) => event }, 'forgetReceipt'],
        },
        'session.ended': { target: '.closed', actions: 'forgetReceipt' },
      },
    },
  },
})

function placementOf({ placement }: BetSlipContext): PlacementInput {
  if (placement === null) throw new Error('nothing to place')
  return placement
}
