import { betSlipSetup } from '../../setup/betSlip.ts'

/** At the start, and wherever what is kept may be another tab’s by now. */
export const restoring = betSlipSetup.createStateConfig({
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
})
