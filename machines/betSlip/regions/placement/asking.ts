import { betSlipSetup } from '../../setup/betSlip.ts'

/** Until a press may send anything: what the member makes up, and what is still asked of them. */
export const editing = betSlipSetup.createStateConfig({
  description: 'The member makes up a bet.',
  meta: { shownBy: ['src/features/betSlip/SlipForm.tsx'] },
  entry: 'leaveAnswers',
  always: { guard: 'hasNextEntry', target: 'underWay', actions: 'resumeNext' },
  on: { 'quickBet.began': 'quickBet' },
})

export const stakeMissing = betSlipSetup.createStateConfig({
  description: 'Submitted without a stake: Please enter bet amount [SLIP-06].',
  meta: { shownBy: ['src/features/betSlip/confirm/PlaceBet.tsx'] },
  entry: 'leaveAnswers',
  on: { 'selection.changed': 'editing', 'stake.changed': 'editing' },
})

/** The last look before money goes. */
export const checking = betSlipSetup.createStateConfig({
  description:
    'Submitted at the terms the member read: the range and the current terms must be known before anything is sent.',
  entry: ['leaveAnswers', 'tellTermsChanged'],
  exit: 'tellTermsChanged',
  always: [
    { guard: 'isStale', target: 'editing' },
    { guard: 'isAcceptanceNeeded', target: 'confirmingChanges' },
    { guard: 'isRangeMissing', target: 'editing' },
    { guard: 'canPlace', target: 'underWay', actions: ['freezeBatch', 'beginWait'] },
    { guard: 'isStakeWrong', target: 'editing' },
  ],
  after: { checkTimeout: 'editing' },
  on: { 'selection.changed': 'editing', 'stake.changed': 'editing' },
})

export const confirmingChanges = betSlipSetup.createStateConfig({
  description:
    'The terms are not those the member agreed to: taken as they are shown, or not at all [SLIP-15].',
  meta: { shownBy: ['src/features/betSlip/confirm/PlaceBet.tsx'] },
  on: {
    'changes.accepted': {
      guard: { type: 'isBetShown', params: ({ event }) => event },
      target: 'checking',
      actions: 'dismissAnswers',
    },
    'changes.declined': { target: 'editing', actions: 'dismissAnswers' },
    'selection.changed': 'editing',
    'stake.changed': 'editing',
    'policy.chosen': 'editing',
  },
})
