import { betSlipSetup } from '../../setup/betSlip.ts'
import { answered } from './answered.ts'
import { checking, confirmingChanges, editing, stakeMissing } from './asking.ts'
import { quickBet } from './quickBet.ts'
import { restoring } from './restoring.ts'
import { underWay } from './underWay.ts'

/** The one way from a confirmation to an answer [SLIP-17 SLIP-18]. */
export const placement = betSlipSetup.createStateConfig({
  description: 'The one way from a confirmation to an answer.',
  initial: 'restoring',
  states: {
    restoring,
    editing,
    stakeMissing,
    checking,
    confirmingChanges,
    quickBet,
    underWay,
    answered,
    closed: {
      description: 'The session is over: nothing more can be confirmed.',
      tags: 'locked',
      on: { 'confirmation.recordedElsewhere': {} },
    },
  },
  on: {
    'answers.viewed': { actions: { type: 'takeSeen', params: ({ event }) => event } },
    'wait.counted': { actions: { type: 'countDown', params: ({ event }) => event } },
    'slip.submitted': [
      { guard: 'isGuestSubmitting', target: '.answered', actions: 'refuseGuest' },
      { guard: { type: 'isAboutAnotherSlip', params: ({ event }) => event } },
      { guard: 'isStakeMissing', target: '.stakeMissing' },
      {
        guard: 'canCheck',
        target: '.checking',
        actions: { type: 'takeTerms', params: ({ event }) => event },
      },
    ],
    'confirmation.recordedElsewhere': {
      guard: 'isRestored',
      target: '.underWay',
      actions: ['leaveAnswers', { type: 'followConfirmation', params: ({ event }) => event }],
    },
    'session.ended': { target: '.closed', actions: 'leaveAnswers' },
  },
})
