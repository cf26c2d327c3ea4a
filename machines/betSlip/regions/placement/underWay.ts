import type { PlacementInput } from '../../../placement/types.ts'
import { betSlipSetup } from '../../setup/betSlip.ts'
import type { BetSlipContext } from '../../types.ts'

/** One bet on its way, until there is an answer. */
export const underWay = betSlipSetup.createStateConfig({
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
})

function placementOf({ placement }: BetSlipContext): PlacementInput {
  if (placement === null) throw new Error('nothing to place')
  return placement
}
