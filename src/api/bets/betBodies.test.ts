import { describe, expect, it } from 'vitest'

import type { BetStakes } from '#domain/bets/amounts.ts'
import { betKinds } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import type { ConfirmedBet } from '#machines/placement/types.ts'
import { buildLeg, yuan } from '#src/testing/builders.ts'

import { betBody, legsIn } from './betBodies.ts'

const legs = ['e1', 'e2', 'e3'].map((eventId, at) =>
  buildLeg({
    eventId,
    marketId: `m${at + 1}`,
    side: 'home',
    euroOdds: '1.85',
    price: { euro: '1.90' },
    handicap: '-0.25',
    line: null,
  }),
)
const selections = legs.map(({ marketId }) => ({
  market_id: marketId,
  bet_type_selection: 'home',
  euro_odds: '1.85',
  handicap: '-0.25',
  line: null,
}))

function terms(change: Partial<ConfirmedBet> = {}): ConfirmedBet {
  return {
    kind: 'single',
    legs: legs.slice(0, 1),
    stakes: [{ size: 1, perLine: yuan(150) }],
    price: null,
    policy: 'better',
    isFollowBet: false,
    bigComboId: null,
    ...change,
  }
}

function bodyOf(change: Partial<ConfirmedBet>): unknown {
  const bet = terms(change)
  return JSON.parse(betBody(kinds[bet.kind].place, bet, 'malay'))
}

const whole: BetStakes = [{ size: 3, perLine: yuan(50) }]

describe('the body of a bet', () => {
  it('names the price the member agreed to and the whole stake [SLIP-24]', () => {
    expect(bodyOf({})).toEqual({
      tickets: selections.slice(0, 1),
      amount: '150.00',
      currency: 'CNY',
      odds_type: 'malay',
      accept_odds: 'better',
    })
  })

  it('that is booked names the line, the target and the stake, and no price [PREBOOK-02]', () => {
    const booking = terms({ targetOdds: '2.10' })
    const { euro_odds: _, ...ticket } = selections[0] ?? {}
    expect(JSON.parse(betBody('bookBet', booking, 'indo'))).toEqual({
      ticket,
      target_odds: '2.10',
      amount: '150.00',
      currency: 'CNY',
      odds_type: 'indo',
    })
    expect(() => betBody('bookBet', terms(), 'euro')).toThrow(RangeError)
    expect(() => betBody('bookBet', { ...booking, legs: [] }, 'euro')).toThrow(RangeError)
  })

  it('has exactly one ticket where it is a single [SLIP-24]', () => {
    expect(() => bodyOf({ legs: [] })).toThrow(RangeError)
    expect(() => bodyOf({ legs: legs })).toThrow(RangeError)
  })

  it('is in euro odds for every kind of combination, whatever the member reads [SLIP-24]', () => {
    const combinations = betKinds.filter((kind) => kind !== 'single')
    for (const kind of combinations)
      expect(bodyOf({ kind, legs: legs, stakes: whole, price: '3.10' })).toMatchObject({
        odds_type: 'euro',
      })
  })

  it('says what kind of combo it is, and that it was followed [SLIP-13] [SLIP-14] [SLIP-23]', () => {
    const common = {
      tickets: selections,
      amount: '50.00',
      currency: 'CNY',
      odds_type: 'euro',
      accept_odds: 'better',
    }
    expect(bodyOf({ kind: 'combo', legs: legs, stakes: whole })).toEqual({
      ...common,
      ticket_type: 'combo',
      is_follow_bet: false,
    })
    expect(bodyOf({ kind: 'luckyCombo', legs: legs, stakes: whole, isFollowBet: true })).toEqual({
      ...common,
      ticket_type: 'luckyCombo',
      is_follow_bet: true,
    })
    expect(bodyOf({ kind: 'bigCombo', legs: legs, stakes: whole, bigComboId: 'b7' })).toEqual({
      ...common,
      ticket_type: 'bigCombo',
      is_follow_bet: false,
      big_combo_id: 'b7',
    })
  })

  it('has a stake for each size of a system [SLIP-11]', () => {
    const stakes: BetStakes = [
      { size: 2, perLine: yuan(10) },
      { size: 3, perLine: yuan(5) },
    ]
    expect(bodyOf({ kind: 'mix', legs: legs, stakes })).toEqual({
      tickets: selections,
      stakes: [
        { size: 2, amount: '10.00' },
        { size: 3, amount: '5.00' },
      ],
      currency: 'CNY',
      odds_type: 'euro',
      accept_odds: 'better',
    })
    expect(() => bodyOf({ kind: 'combo', legs: legs, stakes })).toThrow(RangeError)
  })

  it('names the event and the price of the whole for a bet builder [SLIP-12]', () => {
    const bet = { kind: 'betBuilder', tickets: legs, stakes: whole } as const
    expect(bodyOf({ ...bet, price: '3.10' })).toMatchObject({
      event_id: 'e1',
      euro_odds: '3.10',
      amount: '50.00',
    })
    expect(() => bodyOf(bet)).toThrow(RangeError)
  })
})

describe('a body', () => {
  it('counts its selections, of whichever call it is [SLIP-18]', () => {
    for (const kind of betKinds) {
      const { place, makes } = kinds[kind]
      const of = makes === 'oneBet' ? legs : legs.slice(0, 1)
      expect(legsIn(betBody(place, terms({ kind, legs: of, price: '3.00' }), 'euro'))).toBe(of.length)
    }
    const booking = terms({ legs: legs.slice(0, 1), targetOdds: '2.20' })
    expect(legsIn(betBody('bookBet', booking, 'euro'))).toBe(1)
  })
})
