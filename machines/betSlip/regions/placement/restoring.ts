import { betSlipSetup } from '../../setup/betSlip.ts'

/** At the start, and wherever what is kept may be another tab’s by now. */
export const restoring = betSlipSetup.createStateConfig({
  description:
    'The slip as it is kept, and the confirmations that have no answer yet, if there are some [SLIP-21].',
  tags: 'locked',
  exit: 'tellRestored',
  invoke: {
    id: 'loadSlip',
    src: 'loadSlip',
    onDone: [
      {
        guard: { type: 'hasEntries', params: ({ event }) => event.output },
        target: 'underWay',
        actions: [
          'leaveAnswers',
          { type: 'restoreSlip', params: ({ event }) => event.output },
          { type: 'resumeEntries', params: ({ event }) => event.output },
        ],
      },
      {
        guard: 'isNeverSent',
        target: 'answered',
        actions: { type: 'restoreSlip', params: ({ event }) => event.output },
      },
      { target: 'editing', actions: { type: 'restoreSlip', params: ({ event }) => event.output } },
    ],
    onError: [{ guard: 'isNeverSent', target: 'answered' }, { target: 'editing' }],
  },
})
