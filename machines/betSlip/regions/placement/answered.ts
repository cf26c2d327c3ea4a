import { betSlipSetup } from '../../setup/betSlip.ts'

/** What becomes of a slip whose answers are on show is up to what they say (`endOf`): a receipt makes room for another bet, a refusal keeps the slip. */
export const answered = betSlipSetup.createStateConfig({
  description:
    'Every bet of a press has its answer: what was placed has left the slip, what was not is still in it [SLIP-17].',
  meta: {
    shownBy: [
      'src/features/betSlip/outcome/BatchOutcome.tsx',
      'src/features/betSlip/outcome/Receipt.tsx',
      'src/features/betSlip/outcome/RefusalNotice.tsx',
      'src/features/betSlip/outcome/LapsedBet.tsx',
    ],
  },
  // A bet that came too soon after the last: the next can be placed when the wait is over [SLIP-20].
  always: { guard: 'isWaitOver', target: 'editing' },
  on: {
    'receipt.closed': { guard: 'hasReceipt', target: 'editing', actions: 'dismissAnswers' },
    'refusal.dismissed': { guard: 'hasRefusal', target: 'editing', actions: 'dismissAnswers' },
    'lapse.dismissed': { guard: 'hasEndedUndecided', target: 'editing', actions: 'dismissAnswers' },
    'selections.kept': {
      guard: 'hasReceipt',
      target: 'editing',
      actions: ['keepSelections', 'dismissAnswers', 'saveSlip', 'tellSelectionChanged'],
    },
    'selection.toggled': [
      { guard: 'hasReceipt', target: 'editing', actions: 'dismissAnswers' },
      { guard: 'hasLapsed', target: 'editing' },
    ],
    'combination.offered': [
      { guard: 'hasReceipt', target: 'editing', actions: 'dismissAnswers' },
      { guard: 'hasLapsed', target: 'editing' },
    ],
    'selection.changed': { guard: 'hasRefusal', target: 'editing' },
    'stake.changed': { guard: 'hasRefusal', target: 'editing' },
    'policy.chosen': { guard: 'hasRefusal', target: 'editing' },
  },
})
