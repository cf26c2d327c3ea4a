import type { PlacementInput, PlacementOutput } from '../../../placement/types.ts'
import { betSlipSetup } from '../../setup/betSlip.ts'
import type { BetSlipContext } from '../../types.ts'

const outputOf = ({ event }: { readonly event: { readonly output: PlacementOutput } }): PlacementOutput =>
  event.output

/** Whatever the answer is: it is kept, the wait after it begins, and it is told. */
const takeAnswer = [
  { type: 'takeOutcome', params: outputOf },
  'beginWait',
  { type: 'tellOutcome', params: outputOf },
] as const

/** One bet on its way, until there is an answer. */
export const underWay = betSlipSetup.createStateConfig({
  tags: 'locked',
  invoke: {
    id: 'placement',
    src: 'placement',
    input: ({ context }) => placementOf(context),
    onDone: [
      {
        guard: { type: 'isTold', params: outputOf },
        target: 'restoring',
        actions: ['leavePlacement', { type: 'tellOutcome', params: outputOf }],
      },
      {
        guard: { type: 'hasLapsed', params: outputOf },
        target: 'lapsed',
        actions: [...takeAnswer, 'saveSlip'],
      },
      {
        guard: { type: 'isForgotten', params: outputOf },
        target: 'forgotten',
        actions: [...takeAnswer, 'saveSlip'],
      },
      {
        guard: { type: 'isPlaced', params: outputOf },
        target: 'placed',
        actions: [...takeAnswer, 'saveSlip', 'tellSelectionChanged'],
      },
      {
        // Not written down, so not sent: another tab may have begun another slip, so what is kept is read again.
        guard: { type: 'isNeverSent', params: outputOf },
        target: 'restoring',
        actions: [...takeAnswer],
      },
      {
        guard: { type: 'hasChanges', params: outputOf },
        target: 'confirmingChanges',
        actions: [...takeAnswer, 'saveSlip', 'tellTermsChanged', 'tellRangeOutdated'],
      },
      {
        guard: { type: 'isTooFast', params: outputOf },
        target: 'tooFast',
        actions: [...takeAnswer, 'saveSlip', 'tellTermsChanged', 'tellRangeOutdated'],
      },
      {
        target: 'refused',
        actions: [...takeAnswer, 'saveSlip', 'tellTermsChanged', 'tellRangeOutdated'],
      },
    ],
    // It broke, and may have been sent: what is written down of it is read again, and the server is asked.
    onError: { target: 'restoring', actions: 'leavePlacement' },
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
