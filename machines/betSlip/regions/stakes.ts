import { betSlipSetup } from '../setup/betSlip.ts'

/** What the member does to the stakes [SLIP-06 SLIP-07]. */
export const stakes = betSlipSetup.createStateConfig({
  on: {
    'stake.typed': {
      guard: 'canEdit',
      actions: [{ type: 'setStake', params: ({ event }) => event }, 'saveSlip', 'tellStakeChanged'],
    },
    'stake.increased': {
      guard: 'canEdit',
      actions: [{ type: 'increaseStake', params: ({ event }) => event }, 'saveSlip', 'tellStakeChanged'],
    },
    'stake.maximised': {
      guard: 'canEdit',
      actions: [{ type: 'maximiseStake', params: ({ event }) => event }, 'saveSlip', 'tellStakeChanged'],
    },
    'stake.cleared': {
      guard: 'canEdit',
      actions: [{ type: 'clearStake', params: ({ event }) => event }, 'saveSlip', 'tellStakeChanged'],
    },
    'stake.shared': {
      guard: 'canEdit',
      actions: [{ type: 'shareStake', params: ({ event }) => event }, 'saveSlip', 'tellStakeChanged'],
    },
  },
})
