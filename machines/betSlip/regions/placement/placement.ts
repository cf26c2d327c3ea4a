import { betSlipSetup } from '../../setup/betSlip.ts'
import { batchAnswered, forgotten, lapsed, placed, refused, tooFast } from './answers.ts'
import { checking, confirmingChanges, editing, stakeMissing } from './asking.ts'
import { batchUnderWay } from './batchUnderWay.ts'
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
    underWay,
    batchUnderWay,
    batchAnswered,
    placed,
    refused,
    tooFast,
    lapsed,
    forgotten,
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
      { guard: 'isGuestSubmitting', target: '.refused', actions: 'refuseGuest' },
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
      actions: [
        { type: 'followConfirmation', params: ({ event }) => event },
        'forgetReceipt',
        'forgetAnswers',
      ],
    },
    'session.ended': { target: '.closed', actions: ['forgetReceipt', 'forgetAnswers', 'forgetRefusal'] },
  },
})
