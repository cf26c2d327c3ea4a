import { describe, expect, it } from 'vitest'

import type { Leg } from '#domain/bets/bet.ts'
import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { stakeErrorOf } from '#machines/betSlip/bets.ts'
import type { LegQuote } from '#machines/betSlip/types.ts'
import { buildLeg, buildQuote, buildStoredSlip, yuan } from '#src/testing/builders.ts'

import { homeLeg, key, placedTicket, settings } from '../samples.ts'
import { start } from './ready.ts'
import { emptySlip, outputs, range, ranges, threeLegs } from './samples.ts'

const [first, second, third] = threeLegs
const fourth = buildLeg({ ...homeLeg, marketId: 'm4', eventId: 'e4' })

function press(leg: Leg, kind?: 'combo' | 'betBuilder') {
  return { type: 'selection.toggled', leg, at: 1, kind } as const
}

function quoted(...quotes: readonly Partial<LegQuote>[]) {
  return {
    type: 'quotes.arrived',
    quotes: quotes.map((change, at) => ({
      ...buildQuote(threeLegs[at] ?? first),
      isStale: false,
      ...change,
    })),
  } as const
}

const open = quoted({}, {}, {})

/** A combo of three with 100 staked: everything known, ready to place. */
function readyCombo() {
  const slip = start({}, emptySlip)
  slip.send({ type: 'kind.chosen', kind: 'combo' })
  for (const leg of threeLegs) slip.send(press(leg))
  slip.send(open)
  slip.finish('askRange', ranges)
  slip.send({ type: 'stake.typed', text: '100' })
  return slip
}

describe('the kinds of bet', () => {
  it('each have a group of their own, which waits while another is open [SLIP-01] [SLIP-22]', () => {
    const slip = start()
    slip.send(press(first))
    slip.send({ type: 'stake.typed', text: '50' })
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    // A combo begins with what was chosen already, and with a stake of its own.
    expect(slip.context()).toMatchObject({ kind: 'combo', legs: [first], stakeTexts: {} })
    slip.send(press(second))
    expect(slip.context().legs).toEqual([first, second])
    slip.send({ type: 'kind.chosen', kind: 'single' })
    expect(slip.context()).toMatchObject({ legs: [first], stakeTexts: { [wholeStake]: '50' } })
    slip.send({ type: 'kind.chosen', kind: 'mix' })
    expect(slip.context().legs).toEqual([first, second])
    // A system is made of the legs of the combo.
    slip.send(press(third))
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    expect(slip.context().legs).toEqual([first, second, third])
  })

  it('follow a press by the rule of the tab that is open, or of the place it was pressed in [SLIP-02]', () => {
    const slip = start()
    slip.send(press(first))
    slip.send(press(second))
    expect(slip.context().legs).toEqual([second])
    slip.send(press(third, 'combo'))
    expect(slip.context()).toMatchObject({ kind: 'combo', legs: [second, third] })
    // The event is there: nothing happens.
    slip.send(press(third))
    expect(slip.context().legs).toEqual([second, third])
  })

  it.each([
    ['an outright', { option: 'outright' }, errors.outrightNotForCombo],
    ['a market without combos', { comboAllowed: false }, errors.comboNotAllowed],
    ['a paused one', { status: 'paused' }, errors.cannotAddEndedOrPaused],
    ['another market of an event that is there', { eventId: 'e1' }, errors.maximumTicketsPerEvent],
  ] as const)('refuse %s in a combo, and say why [SLIP-04] [SLIP-10]', (_, change, { code }) => {
    const slip = readyCombo()
    const said: number[] = []
    slip.actor.on('selection.refused', (refused) => said.push(refused.code))
    slip.send(press({ ...fourth, ...change }))
    expect(slip.context().legs).toHaveLength(3)
    expect(said).toEqual([code])
  })

  it('refuse more events than the partner allows [SLIP-10]', () => {
    const slip = start({ limits: { ...settings, comboMaxEvents: 3 } })
    const said: number[] = []
    slip.actor.on('selection.refused', (refused) => said.push(refused.code))
    for (const leg of [...threeLegs, fourth]) slip.send(press(leg, 'combo'))
    expect(slip.context().legs).toHaveLength(3)
    expect(said).toEqual([errors.tooManyEvents.code])
  })

  it('take a combination that is put forward as it is, and odds that are pressed go elsewhere [SLIP-13] [SLIP-23]', () => {
    const slip = start()
    slip.send({
      type: 'combination.offered',
      kind: 'bigCombo',
      legs: threeLegs,
      isFollowBet: true,
      bigComboId: 'b1',
      at: 5,
    })
    expect(slip.context()).toMatchObject({
      kind: 'bigCombo',
      legs: threeLegs,
      isFollowBet: true,
      bigComboId: 'b1',
      lastOddsSelectionAt: 5,
    })
    slip.send(press(fourth))
    expect(slip.context()).toMatchObject({ kind: 'single', legs: [fourth], isFollowBet: false })
    slip.send({ type: 'kind.chosen', kind: 'bigCombo' })
    expect(slip.context()).toMatchObject({ legs: threeLegs, isFollowBet: true, bigComboId: 'b1' })
    // With the last of them the flag goes.
    for (const { marketId, side } of threeLegs) slip.send({ type: 'selection.removed', marketId, side })
    expect(slip.context()).toMatchObject({ isFollowBet: false, bigComboId: null })
  })

  it('lose the one that is pressed again, and none beside it [SLIP-02]', () => {
    const slip = start()
    const other = { ...first, marketId: 'm9' }
    for (const leg of [first, other]) slip.send(press(leg, 'betBuilder'))
    slip.send(press(first, 'betBuilder'))
    expect(slip.context().legs).toEqual([other])
  })

  it('of a bet builder are about one event, each market once [SLIP-12]', () => {
    const slip = start()
    slip.send({ type: 'kind.chosen', kind: 'betBuilder' })
    const other = { ...first, marketId: 'm9' }
    slip.send(press(first, 'betBuilder'))
    slip.send(press(other, 'betBuilder'))
    expect(slip.context().legs).toEqual([first, other])
    slip.send(press({ ...other, side: 'away' }, 'betBuilder'))
    expect(slip.context().legs).toEqual([first, { ...other, side: 'away' }])
    slip.send(press(first, 'betBuilder'))
    expect(slip.context().legs).toEqual([{ ...other, side: 'away' }])
    slip.send(press(second, 'betBuilder'))
    expect(slip.context()).toMatchObject({ kind: 'betBuilder', legs: [second] })
    // Odds of any other place are a single's.
    slip.send(press(third))
    expect(slip.context()).toMatchObject({ kind: 'single', legs: [third] })
  })
})

describe('a combo', () => {
  it('asks for its range once it makes a bet, and for nothing before [SLIP-05] [SLIP-10]', () => {
    const slip = start()
    slip.send(press(first, 'combo'))
    slip.send(press(second))
    expect(slip.value().range).toBe('idle')
    // Nor for a stake: what is missing is an event.
    expect(slip.canSubmit()).toBe(false)
    slip.send({ type: 'stake.typed', text: '100' })
    expect(slip.canSubmit()).toBe(false)
    slip.send(press(third))
    expect(slip.given('askRange')).toEqual({ kind: 'combo', legs: threeLegs })
  })

  it.each([
    ['stale', { isStale: true }],
    ['locked', { status: 'paused' }],
    ['changed', { handicap: '-0.5' }],
  ] as const)(
    'is %s as soon as one of its legs is, whatever comes of the others [LIVE-05] [SLIP-15]',
    (terms, change) => {
      for (const at of [0, 1, 2]) {
        const slip = readyCombo()
        const quotes: Partial<LegQuote>[] = [{}, {}, {}]
        quotes[at] = change
        slip.send(quoted(...quotes))
        // News of the others alone mends nothing.
        for (const [index, leg] of threeLegs.entries())
          if (index !== at)
            slip.send({ type: 'quotes.arrived', quotes: [{ ...buildQuote(leg), isStale: false }] })
        expect(slip.value().terms).toEqual({ watching: terms })
        slip.submit()
        expect(slip.isRunning('placement')).toBe(false)
      }
    },
  )

  it('that loses a locked leg on acceptance is no bet any more where too few are left [SLIP-10] [SLIP-15]', () => {
    const slip = readyCombo()
    slip.send(quoted({}, { status: 'closed' }, {}))
    slip.accept()
    expect(slip.context().legs).toEqual([first, third])
    expect(slip.value().range).toBe('idle')
    expect(slip.canSubmit()).toBe(false)
  })

  it('marks each leg from its own move on, for 3 seconds [LIVE-08]', () => {
    const slip = readyCombo()
    const marks = () => slip.context().legs.map(({ change }) => change)
    slip.send(quoted({ price: { euro: '2.20' } }))
    slip.clock.increment(2_000)
    slip.send({
      type: 'quotes.arrived',
      quotes: [{ ...buildQuote(second, { price: { euro: '2.00' } }), isStale: false }],
    })
    expect(marks()).toEqual(['up', 'down', 'none'])
    slip.clock.increment(1_000)
    expect(marks()).toEqual(['none', 'down', 'none'])
    slip.clock.increment(2_000)
    expect(marks()).toEqual(['none', 'none', 'none'])
  })

  it('is limited by what the partner allows of combos, whatever the range says [SLIP-06] [SLIP-10]', () => {
    const slip = start({ limits: { ...settings, maxComboAmount: yuan(90), maxComboPayout: yuan(500) } })
    for (const leg of threeLegs) slip.send(press(leg, 'combo'))
    slip.send(open)
    slip.finish('askRange', ranges)
    slip.send({ type: 'stake.typed', text: '100' })
    expect(stakeErrorOf(slip.context())).toBe('aboveMaximum')
    // 2.10³ is 9.261: 53.99 returns 500.00, and a cent more 500.09.
    slip.send({ type: 'stake.typed', text: '54' })
    expect(stakeErrorOf(slip.context())).toBe('abovePayout')
    slip.send({ type: 'stake.maximised' })
    expect(slip.context().stakeTexts[wholeStake]).toBe('53.99')
    expect(stakeErrorOf(slip.context())).toBeNull()
  })

  it('leaves the single as it was when it is placed, and can be had again with its stake [SLIP-17]', () => {
    const slip = readyCombo()
    slip.submit()
    slip.finish('placement', {
      ...outputs.placed,
      outcome: { kind: 'placed', ticket: placedTicket },
      entry: { ...outputs.placed.entry!, ...confirmationIn(slip.given('placement')), key },
    })
    expect(slip.context()).toMatchObject({ kind: 'combo', legs: [], stakeTexts: {} })
    slip.send({ type: 'selections.kept' })
    expect(slip.context()).toMatchObject({
      kind: 'combo',
      legs: threeLegs,
      stakeTexts: { [wholeStake]: '100.00' },
    })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    expect(slip.context().legs).toEqual([])
  })
})

function confirmationIn(given: unknown): object {
  if (typeof given !== 'object' || given === null || !('confirmation' in given)) throw new Error('none')
  return given.confirmation as object
}

describe('a system', () => {
  const sizes = { kind: 'known', ranges: { '2': range, '3': range }, price: null } as const

  function readySystem() {
    const slip = start()
    slip.send({ type: 'kind.chosen', kind: 'mix' })
    for (const leg of threeLegs) slip.send(press(leg))
    slip.send(open)
    slip.finish('askRange', sizes)
    return slip
  }

  it('has a stake for each combination of a size, several sizes at once [SLIP-11]', () => {
    const slip = readySystem()
    slip.send({ type: 'stake.typed', text: '10', slot: '2' })
    slip.send({ type: 'stake.increased', by: yuan(50), slot: '3' })
    slip.submit()
    expect(slip.given('placement')).toMatchObject({
      confirmation: {
        operation: 'placeMixedComboBet',
        kind: 'mix',
        stakes: [
          { size: 2, perLine: yuan(10) },
          { size: 3, perLine: yuan(50) },
        ],
      },
    })
  })

  it('costs all of its combinations, which the wallet must hold [SLIP-06] [SLIP-11]', () => {
    const slip = readySystem()
    slip.send({ type: 'balance.changed', balance: yuan(299.99) })
    slip.send({ type: 'stake.typed', text: '100', slot: '2' })
    expect(stakeErrorOf(slip.context())).toBe('aboveBalance')
    slip.send({ type: 'stake.maximised', slot: '2' })
    expect(slip.context().stakeTexts['2']).toBe('99.99')
    slip.send({ type: 'stake.cleared', slot: '2' })
    expect(stakeErrorOf(slip.context())).toBe('empty')
  })
})

describe('a bet builder', () => {
  it('is placed at the price of the whole that the server made, and asks for it anew when a leg moves [SLIP-12]', () => {
    const other = buildLeg({ ...homeLeg, marketId: 'm2' })
    const slip = start(
      { policy: 'any' },
      {
        ...emptySlip,
        slip: buildStoredSlip({ key, kind: 'betBuilder', legs: [homeLeg, other] }),
      },
    )
    const news = (euro: string) =>
      slip.send({
        type: 'quotes.arrived',
        quotes: [homeLeg, other].map((leg) => ({
          ...buildQuote(leg, { price: { euro } }),
          isStale: false,
        })),
      })
    news('2.10')
    slip.finish('askRange', { ...ranges, price: '3.10' })
    expect(slip.context().price).toBe('3.10')
    news('2.20')
    // The former stands until the next is there.
    expect(slip.value().range).toBe('asking')
    expect(slip.context().price).toBe('3.10')
    slip.finish('askRange', { ...ranges, price: '3.30' })
    slip.submit()
    expect(slip.given('placement')).toMatchObject({
      confirmation: { operation: 'placeEventCombo', kind: 'betBuilder', price: '3.30' },
    })
  })
})
