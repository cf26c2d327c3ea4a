import type { PlacementInput } from '../../placement/types.ts'
import { betSlipSetup } from '../setup/betSlip.ts'
import type { BetSlipContext } from '../types.ts'
import { batchUnderWay } from './batchUnderWay.ts'

/** The one way from a confirmation to an answer [SLIP-17 SLIP-18]. */
export const placement = betSlipSetup.createStateConfig({
  description: 'The one way from a confirmation to an answer.',
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'The slip as it is kept, and the confirmation that has no answer yet, if there is one [SLIP-21].',
      tags: 'locked',
      exit: 'tellRestored',
      invoke: {
        id: 'loadSlip',
        src: 'loadSlip',
        onDone: [
          {
            guard: { type: 'hasSeveralEntries', params: ({ event }) => event.output },
            target: 'batchUnderWay',
            actions: [{ type: 'restoreSlip', params: ({ event }) => event.output }, 'forgetRefusal'],
          },
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
      description: 'The member makes up a bet.',
      meta: { shownBy: ['src/features/betSlip/SlipForm.tsx'] },
      always: [
        { guard: 'hasNextEntry', target: 'underWay', actions: 'resumeNext' },
        { guard: 'isWaitedFor', target: 'tooFast' },
      ],
    },
    stakeMissing: {
      description: 'Submitted without a stake: Please enter bet amount [SLIP-06].',
      meta: { shownBy: ['src/features/betSlip/confirm/PlaceBet.tsx'] },
      on: { 'selection.changed': 'editing', 'stake.changed': 'editing' },
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
        { guard: 'areSeveralReady', target: 'batchUnderWay', actions: 'freezeBatch' },
        { guard: 'canPlace', target: 'underWay', actions: ['freezeConfirmation', 'beginWait'] },
        { guard: 'isRefused', target: 'editing' },
      ],
      after: { checkTimeout: 'editing' },
      on: { 'selection.changed': 'editing', 'stake.changed': 'editing' },
    },
    confirmingChanges: {
      description:
        'The terms are not those the member agreed to: taken as they are shown, or not at all [SLIP-15].',
      meta: { shownBy: ['src/features/betSlip/confirm/PlaceBet.tsx'] },
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
            actions: ['leavePlacement', { type: 'tellOutcome', params: ({ event }) => event.output }],
          },
          {
            guard: { type: 'hasLapsed', params: ({ event }) => event.output },
            target: 'lapsed',
            actions: [
              { type: 'takeOutcome', params: ({ event }) => event.output },
              'beginWait',
              { type: 'tellOutcome', params: ({ event }) => event.output },
              'saveSlip',
            ],
          },
          {
            guard: { type: 'isForgotten', params: ({ event }) => event.output },
            target: 'forgotten',
            actions: [
              { type: 'takeOutcome', params: ({ event }) => event.output },
              'beginWait',
              { type: 'tellOutcome', params: ({ event }) => event.output },
              'saveSlip',
            ],
          },
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'placed',
            actions: [
              { type: 'takeOutcome', params: ({ event }) => event.output },
              'beginWait',
              { type: 'tellOutcome', params: ({ event }) => event.output },
              'saveSlip',
              'tellSelectionChanged',
            ],
          },
          {
            // Not written down, so not sent: another tab may have begun another slip, so what is kept is read again.
            guard: { type: 'isNeverSent', params: ({ event }) => event.output },
            target: 'restoring',
            actions: [
              { type: 'takeOutcome', params: ({ event }) => event.output },
              'beginWait',
              { type: 'tellOutcome', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'hasChanges', params: ({ event }) => event.output },
            target: 'confirmingChanges',
            actions: [
              { type: 'takeOutcome', params: ({ event }) => event.output },
              'beginWait',
              { type: 'tellOutcome', params: ({ event }) => event.output },
              'saveSlip',
              'tellTermsChanged',
              'tellRangeOutdated',
            ],
          },
          {
            guard: { type: 'isTooFast', params: ({ event }) => event.output },
            target: 'tooFast',
            actions: [
              { type: 'takeOutcome', params: ({ event }) => event.output },
              'beginWait',
              { type: 'tellOutcome', params: ({ event }) => event.output },
              'saveSlip',
              'tellTermsChanged',
              'tellRangeOutdated',
            ],
          },
          {
            target: 'refused',
            actions: [
              { type: 'takeOutcome', params: ({ event }) => event.output },
              'beginWait',
              { type: 'tellOutcome', params: ({ event }) => event.output },
              'saveSlip',
              'tellTermsChanged',
              'tellRangeOutdated',
            ],
          },
        ],
      },
      initial: 'placing',
      states: {
        placing: {
          description: 'Sent. Where the server waits before it decides, the seconds are counted down.',
          meta: { shownBy: ['src/features/betSlip/confirm/Countdown.tsx'] },
        },
        outcomeUnknown: {
          description: 'Reconciling with the same key until the answer is known [SLIP-18].',
          meta: { shownBy: ['src/features/betSlip/outcome/UnknownOutcome.tsx'] },
        },
      },
      on: {
        'outcome.becameUnknown': {
          target: '.outcomeUnknown',
          actions: { type: 'keepUnknown', params: ({ event }) => event },
        },
        'connection.cameBack': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
        'check.requested': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
        'confirmation.recordedElsewhere': {},
        'session.ended': {},
      },
    },
    batchUnderWay,
    batchAnswered: {
      description:
        'The answers to several bets, each by itself: what was placed has left the slip, what was not is still in it.',
      meta: { shownBy: ['src/features/betSlip/outcome/BatchOutcome.tsx'] },
      on: {
        'receipt.closed': { target: 'editing', actions: 'forgetAnswers' },
        'selection.toggled': { target: 'editing', actions: 'forgetAnswers' },
        'combination.offered': { target: 'editing', actions: 'forgetAnswers' },
        'selections.kept': {
          target: 'editing',
          actions: ['keepSelections', 'forgetAnswers', 'saveSlip', 'tellSelectionChanged'],
        },
      },
    },
    placed: {
      description: 'The receipt: the slip is empty, and what was bet can be kept for another bet.',
      meta: { shownBy: ['src/features/betSlip/outcome/Receipt.tsx'] },
      on: {
        'receipt.closed': { target: 'editing', actions: 'forgetReceipt' },
        'selection.toggled': { target: 'editing', actions: 'forgetReceipt' },
        'combination.offered': { target: 'editing', actions: 'forgetReceipt' },
        'selections.kept': {
          target: 'editing',
          actions: ['keepSelections', 'forgetReceipt', 'saveSlip', 'tellSelectionChanged'],
        },
      },
    },
    refused: {
      description: 'The server said no, or the bet never left: nothing was placed, and why.',
      meta: { shownBy: ['src/features/betSlip/outcome/RefusalNotice.tsx'] },
      exit: 'forgetRefusal',
      on: {
        'refusal.dismissed': 'editing',
        'selection.changed': 'editing',
        'stake.changed': 'editing',
        'policy.chosen': 'editing',
      },
    },
    tooFast: {
      description:
        'A bet came too soon after the last: the next can be placed when the wait is over [SLIP-20].',
      meta: { shownBy: ['src/features/betSlip/outcome/RefusalNotice.tsx'] },
      exit: 'forgetRefusal',
      always: { guard: 'isWaitOver', target: 'editing' },
    },
    lapsed: {
      description: 'The bet never reached the server and its time is over: it was not placed [SLIP-18].',
      meta: { shownBy: ['src/features/betSlip/outcome/LapsedBet.tsx'] },
      exit: 'forgetLapse',
      on: {
        'lapse.dismissed': 'editing',
        'selection.toggled': 'editing',
        'combination.offered': 'editing',
      },
    },
    forgotten: {
      description: 'The server cannot say any more: the member looks at the bet history [SLIP-18].',
      meta: { shownBy: ['src/features/betSlip/outcome/LapsedBet.tsx'] },
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
    'wait.counted': { actions: { type: 'countDown', params: ({ event }) => event } },
    'slip.submitted': [
      { guard: 'isGuestSubmitting', target: '.refused', actions: 'refuseGuest' },
      { guard: { type: 'isAboutAnotherSlip', params: ({ event }) => event } },
      { guard: 'isStakeMissing', target: '.stakeMissing' },
      {
        guard: 'canCheck',
        target: '.checking',
        actions: { type: 'takeTerms', params: ({ event }) => event },
      },
    ],
    'confirmation.recordedElsewhere': {
      guard: 'isRestored',
      target: '.underWay',
      actions: [
        { type: 'followConfirmation', params: ({ event }) => event },
        'forgetReceipt',
        'forgetAnswers',
      ],
    },
    'session.ended': { target: '.closed', actions: ['forgetReceipt', 'forgetAnswers', 'forgetRefusal'] },
  },
})

function placementOf({ placement }: BetSlipContext): PlacementInput {
  if (placement === null) throw new Error('nothing to place')
  return placement
}
