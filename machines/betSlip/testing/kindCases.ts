import type { BetKind, Leg } from '#domain/bets/bet.ts'
import type { BetOperation } from '#domain/bets/operations.ts'
import { buildLeg } from '#src/testing/builders.ts'
import { homeLeg } from '#tests/model/samples.ts'

import type { BetSlipEvent } from '../types.ts'
import { threeLegs } from './samples.ts'

const [first] = threeLegs
const ofFirstEvent = buildLeg({ ...first, marketId: 'm9' })
/** Of an event and a market that no case holds. */
export const elsewhere = buildLeg({ ...homeLeg, eventId: 'e4', marketId: 'm4' })

type Expected = Readonly<Record<string, unknown>>

/** What the documents ask of a kind of bet, said without the table the slip goes by. */
export interface KindCase {
  /** The fewest legs that make a bet of it. */
  readonly legs: readonly Leg[]
  /** How its legs come into the slip. */
  readonly begun: readonly BetSlipEvent[]
  /** Its stakes by their names, each typed as 10. */
  readonly slots: readonly string[]
  /** The price of the whole, where the server makes it. */
  readonly price: string | null
  readonly operation: BetOperation
  /** How many legs each stake multiplies, in the confirmation. */
  readonly sizes: readonly number[]
  /** What its stakes of 10 cost together. */
  readonly cost: number
  /** Once a leg of it is pressed again, at no place in particular. */
  readonly again: Expected
  /** Once odds of another event are pressed, at no place in particular. */
  readonly afterOther: Expected
}

const pressed = (leg: Leg, kind?: BetKind): BetSlipEvent => ({
  type: 'selection.toggled',
  leg,
  at: 1,
  ...(kind !== undefined && { kind }),
})

const opened = (kind: BetKind): BetSlipEvent => ({ type: 'kind.chosen', kind })

const offered = (kind: 'bigCombo' | 'luckyCombo', bigComboId: string | null): BetSlipEvent => ({
  type: 'combination.offered',
  kind,
  legs: threeLegs,
  isFollowBet: bigComboId !== null,
  bigComboId,
  at: 1,
})

/** Every kind of bet: the compiler asks for the case of a new one. */
export const kindCases = {
  single: {
    legs: [first],
    begun: [pressed(first)],
    slots: ['whole'],
    price: null,
    operation: 'placeSingleBet',
    sizes: [1],
    cost: 10,
    again: { kind: 'single', legs: [] },
    afterOther: { kind: 'single', legs: [elsewhere] },
  },
  combo: {
    legs: threeLegs,
    begun: [opened('combo'), ...threeLegs.map((leg) => pressed(leg))],
    slots: ['whole'],
    price: null,
    operation: 'placeComboBet',
    sizes: [3],
    cost: 10,
    again: { kind: 'combo', legs: threeLegs },
    afterOther: { kind: 'combo', legs: [...threeLegs, elsewhere] },
  },
  mix: {
    legs: threeLegs,
    begun: [opened('mix'), ...threeLegs.map((leg) => pressed(leg))],
    slots: ['2', '3'],
    price: null,
    operation: 'placeMixedComboBet',
    sizes: [2, 3],
    cost: 40,
    again: { kind: 'mix', legs: threeLegs },
    afterOther: { kind: 'mix', legs: [...threeLegs, elsewhere] },
  },
  bigCombo: {
    legs: threeLegs,
    begun: [offered('bigCombo', 'b1')],
    slots: ['whole'],
    price: null,
    operation: 'placeComboBet',
    sizes: [3],
    cost: 10,
    again: { kind: 'single', legs: [first] },
    afterOther: { kind: 'single', legs: [elsewhere] },
  },
  betBuilder: {
    legs: [first, ofFirstEvent],
    begun: [pressed(first, 'betBuilder'), pressed(ofFirstEvent, 'betBuilder')],
    slots: ['whole'],
    price: '3.30',
    operation: 'placeEventCombo',
    sizes: [2],
    cost: 10,
    again: { kind: 'single', legs: [first] },
    afterOther: { kind: 'single', legs: [elsewhere] },
  },
  luckyCombo: {
    legs: threeLegs,
    begun: [offered('luckyCombo', null)],
    slots: ['whole'],
    price: null,
    operation: 'placeComboBet',
    sizes: [3],
    cost: 10,
    again: { kind: 'luckyCombo', legs: threeLegs },
    afterOther: { kind: 'luckyCombo', legs: [...threeLegs, elsewhere] },
  },
} satisfies Record<BetKind, KindCase>
