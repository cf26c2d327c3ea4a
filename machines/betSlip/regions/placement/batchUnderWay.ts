import type { BatchInput } from '../../../placement/types.ts'
import { betSlipSetup } from '../../setup/betSlip.ts'
import type { BetSlipContext } from '../../types.ts'

/** Several bets of one press on their way: each has its answer by itself, and the slip is locked while one has none. */
export const batchUnderWay = betSlipSetup.createStateConfig({
  description: 'Several bets of one press are placed, one after another, each exactly once [SLIP-18].',
  meta: { shownBy: ['src/features/betSlip/outcome/BatchOutcome.tsx'] },
  tags: 'locked',
  invoke: {
    id: 'batch',
    src: 'batch',
    input: ({ context }) => inputOf(context),
    onDone: [
      {
        guard: { type: 'areTold', params: ({ event }) => event.output },
        target: 'restoring',
        actions: 'forgetAnswers',
      },
      {
        guard: { type: 'areNeverSent', params: ({ event }) => event.output },
        target: 'restoring',
        actions: { type: 'takeBatchRefusal', params: ({ event }) => event.output },
      },
      { target: 'batchAnswered', actions: ['leavePlaced', 'saveSlip', 'tellSelectionChanged'] },
    ],
    // It broke, and some may have been sent: what is written down of them is read again, and the server is asked.
    onError: { target: 'restoring', actions: 'forgetAnswers' },
  },
  initial: 'placing',
  states: {
    placing: { description: 'They are sent one after another.' },
    outcomeUnknown: {
      description: 'At least one is being checked; the others go on.',
      always: { guard: 'areAllAnswered', target: 'placing' },
    },
  },
  on: {
    'bet.answered': {
      actions: [
        { type: 'takeAnswer', params: ({ event }) => event },
        { type: 'beginWaitOfAnswer', params: ({ event }) => event },
        'saveUnplaced',
        { type: 'tellAnswer', params: ({ event }) => event },
      ],
    },
    'outcome.becameUnknown': {
      target: '.outcomeUnknown',
      actions: { type: 'keepChecked', params: ({ event }) => event },
    },
    'connection.cameBack': { actions: { type: 'askAllAtOnce', params: ({ event }) => event } },
    'check.requested': { actions: { type: 'askAllAtOnce', params: ({ event }) => event } },
    'confirmation.recordedElsewhere': {},
    'session.ended': {},
  },
})

function inputOf({ batch }: BetSlipContext): BatchInput {
  if (batch === null) throw new Error('nothing to place')
  return batch
}
