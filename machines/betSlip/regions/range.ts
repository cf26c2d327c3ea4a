import { betSlipSetup } from '../setup/betSlip.ts'

/** How much may be staked on what is in the slip [SLIP-05]. */
export const range = betSlipSetup.createStateConfig({
  description: 'How much may be staked, as the server says; asked again whenever the legs change.',
  initial: 'idle',
  states: {
    idle: { description: 'The legs make no bet of this kind: there is nothing to ask.' },
    asking: {
      description: 'The server has been asked.',
      invoke: {
        id: 'askRange',
        src: 'askRange',
        input: ({ context: { kind, legs } }) => ({ kind, legs }),
        onDone: [
          {
            guard: { type: 'isRangeKnown', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'keepRange', params: ({ event }) => event.output },
          },
          {
            target: 'unavailable',
            actions: { type: 'keepRange', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: 'forgetRange' },
      },
    },
    known: {
      description: 'The least and the most are known, and the price of the whole where the server makes it.',
      meta: { shownBy: ['src/features/betSlip/stake/StakeRange.tsx'] },
      on: {
        'range.outdated': [
          // What bars the member is said before the next press, until the server says otherwise [SLIP-25].
          { guard: 'isBarred', target: 'unavailable', actions: 'takeBar' },
          { target: 'asking', actions: 'forgetRange' },
        ],
        // The former price stands until the next is there: it is the server that judges.
        'price.outdated': 'asking',
      },
    },
    unavailable: {
      description: 'The server takes no bets on this, or none of the member [SLIP-05 SLIP-25].',
      meta: { shownBy: ['src/features/betSlip/stake/StakeRange.tsx'] },
      after: { rangeRetryDelay: 'asking' },
    },
    failed: {
      description: 'No answer came.',
      meta: { shownBy: ['src/features/betSlip/stake/StakeRange.tsx'] },
      after: { rangeRetryDelay: 'asking' },
      on: { 'connection.cameBack': 'asking', 'range.requested': 'asking' },
    },
  },
  on: {
    'selection.changed': [
      { guard: 'isABet', target: '.asking', actions: 'forgetRange' },
      { target: '.idle', actions: 'forgetRange' },
    ],
    'slip.restored': [
      { guard: 'isABet', target: '.asking', actions: 'forgetRange' },
      { target: '.idle', actions: 'forgetRange' },
    ],
  },
})
