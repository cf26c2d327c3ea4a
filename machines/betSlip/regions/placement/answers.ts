import { betSlipSetup } from '../../setup/betSlip.ts'

export const batchAnswered = betSlipSetup.createStateConfig({
  description:
    'The answers to several bets, each by itself: what was placed has left the slip, what was not is still in it.',
  meta: { shownBy: ['src/features/betSlip/outcome/BatchOutcome.tsx'] },
  on: {
    'receipt.closed': { target: 'editing', actions: ['dismissAnswers', 'forgetAnswers'] },
    'selection.toggled': { target: 'editing', actions: ['dismissAnswers', 'forgetAnswers'] },
    'combination.offered': { target: 'editing', actions: ['dismissAnswers', 'forgetAnswers'] },
    'selections.kept': {
      target: 'editing',
      actions: ['keepSelections', 'dismissAnswers', 'forgetAnswers', 'saveSlip', 'tellSelectionChanged'],
    },
  },
})

export const placed = betSlipSetup.createStateConfig({
  description: 'The receipt: the slip is empty, and what was bet can be kept for another bet.',
  meta: { shownBy: ['src/features/betSlip/outcome/Receipt.tsx'] },
  on: {
    'receipt.closed': { target: 'editing', actions: ['dismissAnswers', 'forgetReceipt'] },
    'selection.toggled': { target: 'editing', actions: ['dismissAnswers', 'forgetReceipt'] },
    'combination.offered': { target: 'editing', actions: ['dismissAnswers', 'forgetReceipt'] },
    'selections.kept': {
      target: 'editing',
      actions: ['keepSelections', 'dismissAnswers', 'forgetReceipt', 'saveSlip', 'tellSelectionChanged'],
    },
  },
})

export const refused = betSlipSetup.createStateConfig({
  description: 'The server said no, or the bet never left: nothing was placed, and why.',
  meta: { shownBy: ['src/features/betSlip/outcome/RefusalNotice.tsx'] },
  exit: 'forgetRefusal',
  on: {
    'refusal.dismissed': { target: 'editing', actions: 'dismissAnswers' },
    'selection.changed': 'editing',
    'stake.changed': 'editing',
    'policy.chosen': 'editing',
  },
})

export const tooFast = betSlipSetup.createStateConfig({
  description: 'A bet came too soon after the last: the next can be placed when the wait is over [SLIP-20].',
  meta: { shownBy: ['src/features/betSlip/outcome/RefusalNotice.tsx'] },
  exit: 'forgetRefusal',
  always: { guard: 'isWaitOver', target: 'editing' },
})

export const lapsed = betSlipSetup.createStateConfig({
  description: 'The bet never reached the server and its time is over: it was not placed [SLIP-18].',
  meta: { shownBy: ['src/features/betSlip/outcome/LapsedBet.tsx'] },
  exit: 'forgetLapse',
  on: {
    'lapse.dismissed': { target: 'editing', actions: 'dismissAnswers' },
    'selection.toggled': 'editing',
    'combination.offered': 'editing',
  },
})

export const forgotten = betSlipSetup.createStateConfig({
  description: 'The server cannot say any more: the member looks at the bet history [SLIP-18].',
  meta: { shownBy: ['src/features/betSlip/outcome/LapsedBet.tsx'] },
  exit: 'forgetLapse',
  on: { 'lapse.dismissed': { target: 'editing', actions: 'dismissAnswers' } },
})
