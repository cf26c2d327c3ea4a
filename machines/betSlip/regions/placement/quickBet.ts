import { betSlipSetup } from '../../setup/betSlip.ts'

/** A bet by one press: not sent before it could be undone, and never as anything else than what stands there [SLIP-26]. */
export const quickBet = betSlipSetup.createStateConfig({
  description:
    'A quick bet, which is sent in four seconds: unless it is undone, or anything about it is no longer so [SLIP-26].',
  meta: { shownBy: ['src/features/betSlip/quickBet/QuickBetWait.tsx'] },
  always: [
    {
      guard: 'isRangeMissing',
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'unavailable' } }, 'saveSlip'],
    },
    { guard: 'isQuickBetStopped', target: 'editing', actions: ['keepStopOfTerms', 'saveSlip'] },
  ],
  after: {
    // From here on it is a press of the big button.
    quickBetDelay: [
      { guard: 'canPlace', target: 'checking' },
      {
        target: 'editing',
        actions: [{ type: 'keepStop', params: { why: 'late' } }, 'saveSlip'],
      },
    ],
  },
  on: {
    'quickBet.undone': {
      target: 'editing',
      actions: ['takeBackQuickBet', 'saveSlip', 'tellSelectionChanged'],
    },
    'selection.toggled': [
      { guard: { type: 'isPressedTwice', params: ({ event }) => event } },
      {
        guard: { type: 'isPressedAgain', params: ({ event }) => event },
        target: 'editing',
        actions: ['takeBackQuickBet', 'saveSlip', 'tellSelectionChanged'],
      },
      {
        guard: { type: 'canToggle', params: ({ event }) => event },
        actions: [
          { type: 'toggleSelection', params: ({ event }) => event },
          'saveSlip',
          'tellSelectionChanged',
        ],
      },
      { actions: { type: 'tellSelectionRefused', params: ({ event }) => event } },
    ],
    'selection.changed': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'edited' } }, 'saveSlip'],
    },
    'stake.changed': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'edited' } }, 'saveSlip'],
    },
    'policy.chosen': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'edited' } }, 'saveSlip'],
    },
    'connection.lost': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'offline' } }, 'saveSlip'],
    },
    'page.hidden': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'left' } }, 'saveSlip'],
    },
    'page.left': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'left' } }, 'saveSlip'],
    },
    'page.woke': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'left' } }, 'saveSlip'],
    },
  },
})
