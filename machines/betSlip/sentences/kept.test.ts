import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { buildLeg, buildQuote, buildStoredSlip } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { homeLeg, key, journalEntry } from '#tests/model/samples.ts'

import { termsOf, isReady } from '../readiness.ts'
import { betLimitsOf, mostStakeAt } from '../stake.ts'
import { agreedTerms, withoutLocked } from '../terms.ts'
import { type Chapter, unread, testChapters } from '../testing/chapters.ts'
import { submission } from '../testing/presses.ts'
import { ready, start } from '../testing/ready.ts'
import {
  builderSlip,
  emptySlip,
  loadedSlip,
  loadedWithEntry,
  memberInput,
  outputs,
  range,
  ranges,
  slipMachine,
  threeLegs,
} from '../testing/samples.ts'
import { loadedPair, pair, entries } from '../testing/severalSamples.ts'
import type { LegQuote, RangeAnswer } from '../types.ts'

describe('a slip of which nothing is read yet', () => {
  const begun = () => drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))

  it('holds nothing, has nothing to say, and waits for nothing [SLIP-21]', () => {
    expect(begun().actor.getSnapshot().context).toStrictEqual({
      ...memberInput,
      key: null,
      kind: 'single',
      legs: [],
      stakeTexts: {},
      isFollowBet: false,
      bigComboId: null,
      isAdding: false,
      isStakeShared: false,
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
    })
  })

  it('asks for no range and no prices until then, but watches the network [SLIP-05] [SLIP-21]', () => {
    const slip = begun()
    const running = () => ['askRange', 'watchLegs', 'watchConnectivity'].map((id) => slip.isRunning(id))
    expect(running()).toEqual([false, false, true])
    slip.finish('loadSlip', loadedSlip)
    expect(running()).toEqual([true, true, true])
  })
})

const fourth = buildLeg({ ...homeLeg, eventId: 'e4', marketId: 'm4' })

const combo = (legs = threeLegs as readonly (typeof homeLeg)[]) =>
  start({}, { ...loadedSlip, slip: buildStoredSlip({ key, kind: 'combo', legs }) })

describe('a slip that is read', () => {
  it('asks for a range where it is a bet, and for prices where it holds something [SLIP-05] [SLIP-21]', () => {
    const asked = (slip: ReturnType<typeof start>) => [
      slip.isRunning('askRange'),
      slip.isRunning('watchLegs'),
    ]
    expect(asked(start({}, emptySlip))).toEqual([false, false])
    expect(asked(combo(threeLegs.slice(1)))).toEqual([false, true])
    expect(asked(combo())).toEqual([true, true])
  })

  it.each([
    ['is empty', [], [false, false], { range: 'idle', terms: 'none' }],
    ['is another', [fourth], [true, true], { range: 'asking', terms: { watching: 'waiting' } }],
  ] as const)(
    'again is known no more as it was where it %s by now [SLIP-05] [SLIP-18] [SLIP-21]',
    (_, legs, running, value) => {
      const slip = ready()
      slip.submit()
      slip.answer(outputs.neverSent)
      slip.finish('loadSlip', { ...loadedSlip, slip: buildStoredSlip({ key, legs }) })
      expect(slip.context()).toMatchObject({ legs, ranges: null, price: null, quotes: {} })
      expect([slip.isRunning('askRange'), slip.isRunning('watchLegs')]).toEqual(running)
      expect(slip.value()).toMatchObject(value)
    },
  )
})

const removedFourth = { type: 'selection.removed', marketId: 'm4', side: 'home' } as const

const quoted = (...quotes: readonly LegQuote[]) => ({ type: 'quotes.arrived', quotes }) as const

const live = (leg: typeof homeLeg, change: Partial<LegQuote> = {}): LegQuote => ({
  ...buildQuote(leg),
  isStale: false,
  ...change,
})

describe('what may be staked', () => {
  it('is not what it was where a selection goes while a press waits for its terms: nothing is sent [SLIP-05] [SLIP-18]', () => {
    const slip = combo([...threeLegs, fourth])
    slip.finish('askRange', ranges)
    slip.send(quoted(...threeLegs.map((leg) => live(leg))))
    slip.submit()
    expect(slip.value().placement).toBe('checking')
    slip.send(removedFourth)
    expect(slip.isRunning('batch')).toBe(false)
    expect(slip.value().placement).toBe('editing')
    expect(slip.given('askRange')).toEqual({ kind: 'combo', legs: slip.context().legs })
  })

  it('is known no more where the price of the whole was to be asked for again, and no answer came [SLIP-05] [SLIP-12]', () => {
    const slip = start({}, { ...loadedSlip, slip: builderSlip })
    slip.finish('askRange', { kind: 'known', ranges: { whole: range }, price: '3.50' })
    slip.send(quoted(...builderSlip.legs.map((leg) => live(leg))))
    slip.quote({ price: { euro: '2.20' } })
    expect(slip.context()).toMatchObject({ price: '3.50' })
    slip.fail('askRange', new Error('no network'))
    expect(slip.context()).toMatchObject({ ranges: null, price: null })
  })

  it('is nothing by the server’s word, which goes with what it was said of [SLIP-05] [SLIP-25]', () => {
    const slip = combo()
    const closed: RangeAnswer = { kind: 'unavailable', code: errors.amountLimitReached.code }
    slip.finish('askRange', closed)
    expect(slip.context().unavailableCode).toBe(errors.amountLimitReached.code)
    slip.send({ type: 'selection.removed', marketId: 'm3', side: 'home' })
    expect(slip.context().unavailableCode).toBeNull()
    expect(slip.value().range).toBe('idle')
  })

  it('is nothing where the member is barred: it is not asked for before its time [SLIP-25]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.barred)
    expect(slip.context().unavailableCode).toBe(errors.accountFrozen.code)
    slip.send({ type: 'range.requested' })
    slip.send({ type: 'connection.cameBack' })
    expect(slip.isRunning('askRange')).toBe(false)
    slip.clock.increment(10_000)
    expect(slip.isRunning('askRange')).toBe(true)
  })
})

describe('a move of a price in a bet builder', () => {
  it('is taken, marked for its time, compared, and the price of the whole is requested again [SLIP-12] [SLIP-15] [LIVE-08]', () => {
    const slip = start({}, { ...loadedSlip, slip: builderSlip })
    slip.finish('askRange', { kind: 'known', ranges: { whole: range }, price: '3.50' })
    slip.send(quoted(...builderSlip.legs.map((leg) => live(leg))))
    expect(slip.value().terms).toEqual({ watching: 'agreed' })
    slip.quote({ price: { euro: '2.00' } })
    const [first] = slip.context().legs
    expect(first?.price.euro).toBe('2.00')
    expect(first?.change).not.toBe('none')
    expect(slip.value().terms).toEqual({ watching: 'changed' })
    expect(slip.isRunning('askRange')).toBe(true)
    slip.clock.increment(3_000)
    expect(slip.context().legs[0]?.change).toBe('none')
  })
})

describe('the terms of a slip', () => {
  const at = (change: Partial<LegQuote>, loaded = loadedSlip) => {
    const slip = start({}, loaded)
    slip.send(quoted(live(homeLeg, change)))
    return slip
  }

  it('are those of its worst selection [SLIP-15] [LIVE-05]', () => {
    expect(termsOf(start().context())).toBe('none')
    expect(termsOf(start({}, loadedSlip).context())).toBe('waiting')
    const seen: readonly (readonly [Partial<LegQuote>, string])[] = [
      [{}, 'agreed'],
      [{ price: { euro: '2.00' } }, 'changed'],
      [{ status: 'paused' }, 'locked'],
      [{ isStale: true }, 'stale'],
    ]
    for (const [change, terms] of seen) {
      expect(termsOf(at(change).context())).toBe(terms)
      expect(at(change).value().terms).toEqual({ watching: terms })
      // One is unknown still.
      expect(at(change, loadedPair).value().terms).toEqual({ watching: 'waiting' })
    }
    const both = at({ status: 'paused' }, loadedPair)
    both.send(quoted(live(pair[1], { isStale: true })))
    expect(both.value().terms).toEqual({ watching: 'stale' })
  })

  it('are unknown once another kind of bet has taken over its selections [SLIP-01] [LIVE-06]', () => {
    const slip = at({})
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm1' }], quotes: {} })
    expect(slip.value().terms).toEqual({ watching: 'waiting' })
  })

  it('are not agreed to by a yes that was shown one of them locked, though it is open by now [SLIP-15]', () => {
    const slip = combo()
    slip.finish('askRange', ranges)
    const now = threeLegs.map((leg, place) => ({ ...leg, euroOdds: place === 2 ? leg.euroOdds : '2.00' }))
    slip.send(quoted(...now.map((leg) => live(leg, { price: { euro: leg.euroOdds } }))))
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    const { terms } = submission({
      legs: now.map((leg, place) => (place === 2 ? { ...leg, status: 'paused' as const } : leg)),
    })
    slip.send({ type: 'changes.accepted', terms })
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(slip.isRunning('batch')).toBe(false)
  })
})

/** A combo of three with 100 staked: everything known, ready to place. */
function readyCombo() {
  const slip = start()
  slip.send({ type: 'kind.chosen', kind: 'combo' })
  for (const leg of threeLegs) slip.send({ type: 'selection.toggled', leg, at: 1_000 })
  slip.send({
    type: 'quotes.arrived',
    quotes: threeLegs.map((leg) => ({ ...buildQuote(leg, {}), isStale: false })),
  })
  slip.finish('askRange', ranges)
  slip.send({ type: 'stake.typed', text: '100' })
  return slip.context()
}

describe('what is asked of the slip as it is, whatever led there', () => {
  it('is never ready with legs that make no bet of its kind, though all else of it is known [SLIP-10] [SLIP-17]', () => {
    const context = readyCombo()
    expect(isReady(context)).toBe(true)
    expect(isReady({ ...context, legs: context.legs.slice(0, 2) })).toBe(false)
  })

  it('has no limits where nothing is in it, though a range is known [SLIP-05] [SLIP-06]', () => {
    const context = ready().context()
    expect(betLimitsOf(context)).not.toBeNull()
    expect(betLimitsOf({ ...context, legs: [] })).toBeNull()
  })

  it('knows no most of a stake that its kind does not have [SLIP-06] [SLIP-11]', () => {
    const context = ready().context()
    expect(mostStakeAt(context, wholeStake)).not.toBeNull()
    expect(mostStakeAt(context, '7')).toBeNull()
  })

  it('takes nothing for locked of which there is no news [SLIP-15]', () => {
    const terms = agreedTerms([homeLeg]).map((shown) => ({ ...shown, status: 'paused' as const }))
    expect(withoutLocked([homeLeg], {}, terms)).toEqual([homeLeg])
  })
})

const recorded = { type: 'confirmation.recordedElsewhere', entry: journalEntry }

const chapters: readonly Chapter[] = [
  {
    title: 'is read with the bet that has no answer yet [SLIP-21] [SLIP-18]',
    begins: unread,
    happens: (slip) => {
      slip.ends('loadSlip', loadedWithEntry)
    },
    lines: [
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.underWay.placing, keeps legs, keeps stakeTexts, keeps key the first, keeps lastOddsSelectionAt 1000, keeps batch, starts batch, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'is read with several that have none [SLIP-21] [SLIP-18]',
    begins: unread,
    happens: (slip) => {
      slip.ends('loadSlip', { ...loadedPair, entries })
    },
    lines: [
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.underWay.placing, keeps legs, keeps stakeTexts, keeps isAdding true, keeps key the first, keeps batch, starts batch, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'is read with what is in it [SLIP-21]',
    begins: unread,
    happens: (slip) => {
      slip.ends('loadSlip', loadedSlip)
    },
    lines: [
      'loadSlip ends: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, keeps key the first, keeps lastOddsSelectionAt 1000, starts askRange, starts watchLegs, leaves loadSlip',
    ],
  },
  {
    title: 'is read with nothing in it [SLIP-21]',
    begins: unread,
    happens: (slip) => {
      slip.ends('loadSlip', emptySlip)
    },
    lines: ['loadSlip ends: goes to placement.editing, keeps key the first, leaves loadSlip'],
  },
  {
    title: 'cannot be read; what another tab confirms meanwhile waits for that [SLIP-21]',
    begins: unread,
    happens: (slip) => {
      slip.says(recorded)
      slip.fails('loadSlip')
    },
    lines: [
      'confirmation.recordedElsewhere: stays',
      'loadSlip fails: goes to placement.editing, leaves loadSlip',
    ],
  },
  {
    title: 'is not read any more where the session ends before [SLIP-21]',
    begins: unread,
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
    },
    lines: ['session.ended: goes to placement.closed, leaves loadSlip'],
  },
]

testChapters('all that becomes of the slip that is kept', chapters)
