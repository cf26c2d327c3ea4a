import { betSlipSetup } from '../setup/betSlip.ts'

/** How the contents follow prices, and how long a move stays marked [SLIP-15 LIVE-08]. */
export const quotes = betSlipSetup.createStateConfig({
  on: {
    'quotes.arrived': [
      {
        guard: { type: 'hasMovedPrice', params: ({ event }) => event },
        actions: [
          { type: 'timeMarks', params: ({ event }) => event },
          { type: 'takeQuotes', params: ({ event }) => event },
          'tellTermsChanged',
          'tellPriceOutdated',
        ],
      },
      {
        actions: [
          { type: 'timeMarks', params: ({ event }) => event },
          { type: 'takeQuotes', params: ({ event }) => event },
          'tellTermsChanged',
        ],
      },
    ],
    'mark.ended': { actions: { type: 'clearMark', params: ({ event }) => event } },
  },
})
