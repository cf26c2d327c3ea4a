import type { BatchInput } from '../../../placement/types.ts'
import { betSlipSetup } from '../../setup/betSlip.ts'
import { quotesOfAnswer } from '../../slip.ts'
import type { BetSlipContext } from '../../types.ts'

/** The bets of a press, one or several. Each is answered separately; the slip is locked until all are. */
export const underWay = betSlipSetup.createStateConfig({
  description: 'The bets of a press are placed, one after another, each exactly once [SLIP-18].',
  tags: 'locked',
  invoke: {
    id: 'batch',
    src: 'batch',
    input: ({ context }) => inputOf(context),
    onDone: [
      { guard: 'areTold', target: 'restoring', actions: 'leaveAnswers' },
      // Not written down, so not sent: another tab may have begun another slip, so what is kept is read again.
      { guard: 'isNeverSent', target: 'restoring' },
      { guard: 'hasChanges', target: 'confirmingChanges', actions: 'tellRangeOutdated' },
      { guard: 'isRefused', target: 'answered', actions: 'tellRangeOutdated' },
      { target: 'answered', actions: ['leavePlaced', 'tellSelectionChanged'] },
    ],
    // It broke, and some may have been sent: what is written down of them is read again, and the server is asked.
    onError: { target: 'restoring', actions: 'leaveAnswers' },
  },
  initial: 'placing',
  states: {
    placing: {
      description: 'Sent. Where the server waits before it decides, the seconds are counted down.',
      meta: { shownBy: ['src/features/betSlip/confirm/Countdown.tsx'] },
    },
    outcomeUnknown: {
      description:
        'At least one is being checked, with the same key until the answer is known; the others go on [SLIP-18].',
      meta: { shownBy: ['src/features/betSlip/outcome/UnknownOutcome.tsx'] },
      always: { guard: 'areOthersUnderWay', target: 'placing' },
    },
  },
  on: {
    'bet.answered': [
      {
        guard: { type: 'isKeptElsewhere', params: ({ event }) => event },
        actions: [
          { type: 'timeMarks', params: ({ event: { output } }) => ({ quotes: quotesOfAnswer(output) }) },
          { type: 'takeAnswer', params: ({ event }) => event },
          { type: 'beginWaitOfAnswer', params: ({ event }) => event },
          { type: 'tellAnswer', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'timeMarks', params: ({ event: { output } }) => ({ quotes: quotesOfAnswer(output) }) },
          { type: 'takeAnswer', params: ({ event }) => event },
          { type: 'beginWaitOfAnswer', params: ({ event }) => event },
          'saveUnplaced',
          'tellTermsChanged',
          { type: 'tellAnswer', params: ({ event }) => event },
        ],
      },
    ],
    'outcome.becameUnknown': {
      target: '.outcomeUnknown',
      actions: { type: 'keepChecked', params: ({ event }) => event },
    },
    'connection.cameBack': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
    'check.requested': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
    'confirmation.recordedElsewhere': {},
    'session.ended': {},
  },
})

function inputOf({ batch }: BetSlipContext): BatchInput {
  if (batch === null) throw new Error('nothing to place')
  return batch
}
