import { emptyGroup } from './kind.ts'
import { contents } from './regions/contents.ts'
import { placement } from './regions/placement/placement.ts'
import { range } from './regions/range.ts'
import { terms } from './regions/terms.ts'
import { betSlipSetup } from './setup/betSlip.ts'

/**
 * The bet slip: what is in it, what may be staked, whether its terms still stand, and the one way from a confirmation to
 * an answer [SLIP-01 … SLIP-26]. How kinds of bets differ stands in `domain/bets/kinds.ts`.
 */
export const betSlipMachine = betSlipSetup.createMachine({
  id: 'betSlip',
  description: 'What is in the slip, what may be staked, whether its terms stand, and the bet under way.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    ...emptyGroup,
    key: null,
    kind: 'single',
    parked: {},
    quotes: {},
    lastOddsSelectionAt: null,
    ranges: null,
    price: null,
    unavailableCode: null,
    secondsLeft: 0,
    batch: null,
    answers: [],
    checked: [],
    untold: [],
    nextEntry: null,
    undo: null,
    unsent: null,
  }),
  invoke: [
    { id: 'keepSlip', src: 'keepSlip' },
    { id: 'watchConnectivity', src: 'watchConnectivity' },
    { id: 'countSeconds', src: 'countSeconds' },
  ],
  states: { contents, range, terms, placement },
})
