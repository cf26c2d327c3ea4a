import { describe, expect, it } from 'vitest'

import type { Leg, BetKind } from '#domain/bets/bet.ts'
import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { buildLeg, buildQuote, buildStoredSlip, yuan } from '#src/testing/builders.ts'
import { homeLeg, key, placedTicket, settings } from '#tests/model/samples.ts'

import type { BatchConfirmation } from '../../placement/types.ts'
import { stakeErrorOf } from '../bets.ts'
import { start } from '../testing/ready.ts'
import {
  emptySlip,
  outputs,
  range,
  ranges,
  threeLegs,
  builderSlip,
  loadedSlip,
  offeredBigCombo,
} from '../testing/samples.ts'
import { loadedPair } from '../testing/severalSamples.ts'
import type { LegQuote } from '../types.ts'

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

const chosen = (kind: 'single' | 'combo' | 'bigCombo' | 'betBuilder') =>
  ({ type: 'kind.chosen', kind }) as const

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

const removed = (marketId: string) => ({ type: 'selection.removed', marketId, side: 'home' }) as const

describe('another kind of bet', () => {
  it('takes over selections alone: no stake, and no stake for each [SLIP-01]', () => {
    const slip = start({}, loadedPair)
    slip.send({ type: 'stake.shared', isShared: true })
    slip.send(chosen('combo'))
    expect(slip.context()).toMatchObject({
      kind: 'combo',
      legs: [{ marketId: 'm1' }, { marketId: 'm2' }],
      isAdding: false,
      isStakeShared: false,
    })
    expect(slip.context().stakeTexts).toEqual({})
    slip.send(chosen('bigCombo'))
    expect(slip.context()).toMatchObject({ legs: [], isStakeShared: false })
  })

  it('leaves those of every other waiting, however many were opened since [SLIP-01]', () => {
    const slip = start({}, loadedSlip)
    for (const kind of ['bigCombo', 'betBuilder', 'single'] as const) slip.send(chosen(kind))
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm1' }], stakeTexts: { whole: '100' } })
    slip.send(removed('m1'))
    slip.send(chosen('bigCombo'))
    expect(slip.context().undo).toBeNull()
  })

  it('is opened by a press in its place, also by one that takes a selection out of it [SLIP-02] [SLIP-12]', () => {
    const slip = start({}, { ...loadedSlip, slip: builderSlip })
    slip.send(chosen('single'))
    slip.send({ type: 'selection.toggled', leg: homeLeg, kind: 'betBuilder', at: 5_000 })
    expect(slip.context()).toMatchObject({ kind: 'betBuilder', legs: [{ marketId: 'm2' }] })
  })
})

/** What the slip has refused to take. */
function refusalsOf(slip: ReturnType<typeof start>): readonly unknown[] {
  const refused: unknown[] = []
  slip.actor.on('selection.refused', (event) => refused.push(event))
  return refused
}

describe('odds that are pressed', () => {
  const combo = buildStoredSlip({ key, kind: 'combo', legs: threeLegs })

  it('change nothing and are not refused where a combo holds them, and open it where they were pressed in its place [SLIP-02] [SLIP-04]', () => {
    const slip = start({}, { ...loadedSlip, slip: combo })
    const refused = refusalsOf(slip)
    const [leg] = threeLegs
    slip.send({ type: 'selection.toggled', leg, at: 5_000 })
    expect(slip.context().legs).toHaveLength(3)
    slip.send(chosen('single'))
    slip.send({ type: 'selection.toggled', leg, kind: 'combo', at: 5_000 })
    expect(slip.context()).toMatchObject({ kind: 'combo' })
    expect(slip.context().legs).toHaveLength(3)
    expect(refused).toEqual([])
  })

  it('are noted with their time in a combo too [SLIP-02] [SLIP-21]', () => {
    const slip = start({}, { ...loadedSlip, slip: combo })
    const fourth = buildLeg({ ...homeLeg, eventId: 'e4', marketId: 'm4' })
    slip.send({ type: 'selection.toggled', leg: fourth, at: 7_000 })
    expect(slip.context().legs).toHaveLength(4)
    expect(slip.stored()).toMatchObject({ slip: { lastOddsSelectionAt: 7_000 } })
  })
})

/** What is in the slip at another kind, where so many legs were pressed at one before. */
function takenOver(from: BetKind, legs: number, to: BetKind): number {
  const slip = start()
  slip.send({ type: 'kind.chosen', kind: from })
  for (const leg of threeLegs.slice(0, legs)) slip.send({ type: 'selection.toggled', leg, at: 1_000 })
  expect(slip.context().legs).toHaveLength(legs)
  slip.send({ type: 'kind.chosen', kind: to })
  return slip.context().legs.length
}

describe('a kind of bet that is opened with nothing in it', () => {
  it('takes over the one selection there is, be it the beginning of a combo or all of a single [SLIP-02]', () => {
    expect(takenOver('single', 1, 'combo')).toBe(1)
    expect(takenOver('combo', 1, 'single')).toBe(1)
  })

  it('leaves several where they are, where they would come apart into a bet each [SLIP-02]', () => {
    expect(takenOver('combo', 2, 'single')).toBe(0)
    expect(takenOver('combo', 3, 'single')).toBe(0)
  })

  it('takes nothing over where it begins with a wish or a combination of its own [SLIP-13] [SLIP-24]', () => {
    expect(takenOver('single', 1, 'luckyCombo')).toBe(0)
    expect(takenOver('combo', 3, 'bigCombo')).toBe(0)
  })
})

function confirmationIn(given: unknown): object {
  const { confirmation } = given as { confirmation?: BatchConfirmation }
  if (confirmation === undefined) throw new Error('none')
  return confirmation.bets[0]
}

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

  it('agrees to no price while one of it is locked, also where another makes it a bet [SLIP-15] [SLIP-16]', () => {
    const slip = start()
    slip.send(press(first, 'combo'))
    slip.send(press(second))
    slip.send(quoted({ price: { euro: '2.20' } }, { status: 'paused' }))
    slip.send(press(third))
    expect(slip.value().range).toBe('asking')
    expect(slip.context().legs.map(({ euroOdds, price }) => [euroOdds, price.euro])).toEqual([
      ['2.10', '2.20'],
      ['2.10', '2.10'],
      ['2.10', '2.10'],
    ])
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
        expect(slip.isRunning('batch')).toBe(false)
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

  it('leaves the single as it was when it is placed, and can be brought back with its stake [SLIP-17]', () => {
    const slip = readyCombo()
    slip.submit()
    slip.answer({
      ...outputs.placed,
      outcome: { kind: 'placed', ticket: placedTicket },
      entry: { ...outputs.placed.entry!, ...confirmationIn(slip.given('batch')), key },
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
    expect(slip.given('batch')).toMatchObject({
      confirmation: {
        bets: [
          {
            operation: 'placeMixedComboBet',
            kind: 'mix',
            stakes: [
              { size: 2, perLine: yuan(10) },
              { size: 3, perLine: yuan(50) },
            ],
          },
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
  it('is placed at the price that the server made for the whole, and requests a new one when a leg moves [SLIP-12]', () => {
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
    expect(slip.given('batch')).toMatchObject({
      confirmation: { bets: [{ operation: 'placeEventCombo', kind: 'betBuilder', price: '3.30' }] },
    })
  })
})

describe('a combination that was put forward', () => {
  it('is bet whole or not at all: with one of its selections all of it goes, and comes back [SLIP-13]', () => {
    const slip = start()
    slip.send(offeredBigCombo)
    slip.send(removed('m9'))
    expect(slip.context().legs).toHaveLength(3)
    slip.send(removed('m1'))
    expect(slip.context()).toMatchObject({ legs: [], isFollowBet: false })
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toHaveLength(3)
  })

  it('is still followed if nothing was removed from it, even if it has one selection [SLIP-03] [SLIP-23]', () => {
    const slip = start()
    slip.send({ ...offeredBigCombo, kind: 'single', legs: [homeLeg], bigComboId: null })
    slip.send(removed('m9'))
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm1' }], isFollowBet: true })
  })
})
