import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { betKinds, type SelectionRef } from './bet.ts'
import { kindProblem, kinds, type KindLeg, stakeSlots, wholeStake } from './kinds.ts'

const ref = (eventId: string, marketId: string, side: string): SelectionRef => ({ eventId, marketId, side })
const home = ref('e1', 'm1', 'home')
const away = ref('e1', 'm1', 'away')
const total = ref('e1', 'm2', 'over')
const other = ref('e2', 'm3', 'home')

const limits = { comboMaxEvents: 20, mixedComboMaxEvents: 5 }

function leg(change: Partial<KindLeg> = {}): KindLeg {
  return { ...home, option: 'match', comboAllowed: true, ...change }
}

/** Legs of as many events. */
function legsOf(count: number): KindLeg[] {
  return Array.from({ length: count }, (_, at) => leg({ eventId: `e${at}`, marketId: `m${at}` }))
}

describe('a press of odds', () => {
  it('removes the same selection from a single, else replaces [SLIP-02]', () => {
    const { press } = kinds.single
    expect(press([home], home)).toBe('remove')
    expect(press([home], away)).toBe('replace')
    expect(press([home], other)).toBe('replace')
    expect(press([], home)).toBe('replace')
  })

  it('does nothing in a combo where the event is present, else adds [SLIP-02]', () => {
    for (const kind of ['combo', 'mix', 'luckyCombo'] as const) {
      const { press } = kinds[kind]
      expect(press([home], home)).toBe('none')
      expect(press([home], total)).toBe('none')
      expect(press([home], other)).toBe('add')
      expect(press([], home)).toBe('add')
    }
  })

  it('removes an exact match from a bet builder, else adds [SLIP-02]', () => {
    const { press } = kinds.betBuilder
    expect(press([home, total], total)).toBe('remove')
    expect(press([home], total)).toBe('add')
    expect(press([home], away)).toBe('add')
  })

  it('does not change a ready-made combination [SLIP-13]', () => {
    expect(kinds.bigCombo.takesPresses).toBe(false)
  })
})

describe('each kind of bet', () => {
  const combo = {
    group: 'combo',
    makes: 'oneBet',
    least: 3,
    events: 'different',
    takesOutrights: false,
    needsComboMarkets: true,
    begins: 'odds',
    takesPresses: true,
    stakes: 'whole',
    price: 'product',
    oddsType: 'euro',
    payoutLimit: 'maxComboPayout',
    stakeLimit: 'maxComboAmount',
    takesOver: true,
    range: 'getComboBetRange',
    place: 'placeComboBet',
  }
  it.each([
    [
      'single',
      {
        group: 'single',
        makes: 'aBetEach',
        least: 1,
        events: 'alone',
        takesOutrights: true,
        needsComboMarkets: false,
        begins: 'odds',
        takesPresses: true,
        stakes: 'whole',
        price: 'product',
        oddsType: 'member',
        payoutLimit: 'maxPayout',
        stakeLimit: null,
        takesOver: true,
        range: 'getSingleBetRange',
        place: 'placeSingleBet',
      },
    ],
    ['combo', combo],
    ['mix', { ...combo, stakes: 'bySize', range: 'getMixedComboBetRange', place: 'placeMixedComboBet' }],
    [
      'bigCombo',
      { ...combo, group: 'bigCombo', begins: 'combination', takesPresses: false, takesOver: false },
    ],
    ['luckyCombo', { ...combo, group: 'luckyCombo', begins: 'wish', takesOver: false }],
    [
      'betBuilder',
      {
        ...combo,
        group: 'betBuilder',
        begins: 'event',
        takesPresses: false,
        least: 2,
        events: 'one',
        price: 'server',
        range: 'getEventComboRange',
        place: 'placeEventCombo',
      },
    ],
  ] as const)(
    'has its rules: %s [SLIP-01] [SLIP-05] [SLIP-10] [SLIP-11] [SLIP-12] [SLIP-13] [SLIP-14] [SLIP-24]',
    (kind, rules) => {
      const { most: _, press: __, sizes: ___, ...said } = kinds[kind]
      expect(said).toEqual(rules)
    },
  )

  it('may be called by a name on the list, and by no other [SLIP-01]', () => {
    expect(betKinds).toEqual(['single', 'combo', 'mix', 'bigCombo', 'betBuilder', 'luckyCombo'])
    expect(Object.keys(kinds).toSorted()).toEqual(betKinds.toSorted())
  })
})

describe('opening the group of a kind', () => {
  it('takes over what was chosen, except for kinds that begin with a combination or a wish [SLIP-02] [SLIP-13] [SLIP-14]', () => {
    expect(betKinds.filter((kind) => !kinds[kind].takesOver)).toEqual(['bigCombo', 'luckyCombo'])
  })
})

describe('which legs make a bet of a kind', () => {
  it('is one leg for a single, an outright too [SLIP-24]', () => {
    expect(kindProblem('single', [leg({ option: 'outright', comboAllowed: false })], limits)).toBeNull()
    expect(kindProblem('single', [], limits)?.kind).toBe('tooFewEvents')
    expect(kindProblem('single', legsOf(20), limits)).toBeNull()
    expect(kindProblem('single', legsOf(21), limits)?.kind).toBe('tooManyEvents')
  })

  it('is legs on three or more events for a combo and a system, up to what the partner allows [SLIP-10] [SLIP-11]', () => {
    for (const [kind, most] of [
      ['combo', 20],
      ['mix', 5],
      ['luckyCombo', 20],
    ] as const) {
      expect(kindProblem(kind, legsOf(2), limits)?.kind).toBe('tooFewEvents')
      expect(kindProblem(kind, legsOf(3), limits)).toBeNull()
      expect(kindProblem(kind, legsOf(most), limits)).toBeNull()
      expect(kindProblem(kind, legsOf(most + 1), limits)?.kind).toBe('tooManyEvents')
    }
    expect(kindProblem('combo', legsOf(5), { ...limits, comboMaxEvents: 4 })?.kind).toBe('tooManyEvents')
  })

  it('has no outright, no market that does not allow combos, and each event once, and names the leg that does not fit [SLIP-10]', () => {
    const three = legsOf(3)
    const wrong = {
      outright: leg({ eventId: 'e9', option: 'outright' }),
      comboNotAllowed: leg({ eventId: 'e9', comboAllowed: false }),
      sameEvent: leg({ eventId: 'e1', marketId: 'm9' }),
    }
    for (const [kind, misfit] of Object.entries(wrong))
      expect(kindProblem('combo', [...three, misfit], limits)).toEqual({ kind, leg: misfit })
    // What no further leg can fix comes before what one more leg would fix.
    expect(kindProblem('combo', [wrong.outright], limits)?.kind).toBe('outright')
  })

  it('is two or more markets of one event for a bet builder, each once [SLIP-12]', () => {
    const one = leg()
    const two = leg({ marketId: 'm2' })
    expect(kindProblem('betBuilder', [one], limits)?.kind).toBe('tooFewEvents')
    expect(kindProblem('betBuilder', [one, two], limits)).toBeNull()
    expect(kindProblem('betBuilder', [one, leg({ side: 'away' })], limits)?.kind).toBe('sameMarket')
    expect(kindProblem('betBuilder', [one, leg({ eventId: 'e2', marketId: 'm2' })], limits)?.kind).toBe(
      'otherEvent',
    )
  })

  it('says which leg it is about, and names none if it is about all of them [SLIP-10]', () => {
    expect(kindProblem('combo', legsOf(2), limits)).toEqual({ kind: 'tooFewEvents', leg: null })
    expect(kindProblem('combo', legsOf(21), limits)).toEqual({ kind: 'tooManyEvents', leg: null })
    expect(kindProblem('single', [home, away].map(leg), limits)).toBeNull()
  })

  it('has a stake for the whole, or one for each size, by its name [SLIP-11]', () => {
    expect(wholeStake).toBe('whole')
    expect(stakeSlots('combo', 3)).toEqual([{ slot: 'whole', size: 3 }])
    expect(stakeSlots('single', 1)).toEqual([{ slot: 'whole', size: 1 }])
    expect(stakeSlots('mix', 4)).toEqual([
      { slot: '2', size: 2 },
      { slot: '3', size: 3 },
      { slot: '4', size: 4 },
    ])
  })

  it('can be staked by sizes of two to all of its legs for a system, and as a whole for the others [SLIP-11]', () => {
    expect(kinds.mix.sizes(5)).toEqual([2, 3, 4, 5])
    expect([0, 1].map((legs) => kinds.mix.sizes(legs))).toEqual([[], []])
    expect(kinds.combo.sizes(5)).toEqual([5])
    expect(kinds.single.sizes(1)).toEqual([1])
    fc.assert(
      fc.property(fc.constantFrom(...betKinds), fc.integer({ min: 1, max: 20 }), (kind, legs) => {
        expect(kinds[kind].sizes(legs).every((size) => size <= Math.max(legs, 1))).toBe(true)
      }),
    )
  })
})
