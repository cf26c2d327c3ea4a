import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildLeg, buildQuote, buildRefusal } from '#src/testing/builders.ts'
import { homeLeg } from '#tests/model/samples.ts'

import type { PlacementOutput } from '../../placement/types.ts'
import { pendingChanges } from '../legs.ts'
import { type Chapter, readyStory, testChapters } from '../testing/chapters.ts'
import { acceptance } from '../testing/presses.ts'
import { ready, start } from '../testing/ready.ts'
import { loadedSlip, outputs, ranges, quotes } from '../testing/samples.ts'
import { firstId, loadedPair, pair, pairQuotes, pairRanges } from '../testing/severalSamples.ts'
import { betDelayOf } from '../waiting.ts'

const later = Date.UTC(2030, 0, 1)

const third = buildLeg({ ...homeLeg, eventId: 'e3', marketId: 'm3' })

describe('what is known of the terms', () => {
  it('stays known of those that stay, is forgotten of one that goes, and awaited of one that comes [SLIP-15]', () => {
    const slip = start({}, loadedPair)
    slip.send(pairQuotes)
    slip.send({ type: 'selection.removed', marketId: pair[1].marketId, side: pair[1].side })
    expect(Object.keys(slip.context().quotes)).toEqual([firstId])
    expect(slip.value().terms).toEqual({ watching: 'agreed' })
    slip.send({ type: 'selection.toggled', leg: third, at: 5_000 })
    expect(Object.keys(slip.context().quotes)).toEqual([firstId])
    expect(slip.context().legs).toHaveLength(2)
  })

  it('is of what is in the slip alone: no other market, and no other side [LIVE-06]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({ marketId: 'm9' })
    slip.quote({ side: 'away' })
    expect(slip.context().quotes).toEqual({})
    expect(slip.value().terms).toEqual({ watching: 'waiting' })
  })

  it('is what a selection shows: its status and its time too, and what has come later counts [LIVE-06] [SLIP-15]', () => {
    const slip = ready()
    slip.quote({ status: 'paused', timeStamp: later })
    expect(slip.context().legs).toMatchObject([{ status: 'paused', timeStamp: later }])
  })

  it('leaves the mark of a move where the same price is said again [LIVE-08]', () => {
    const slip = ready()
    slip.quote({ price: { euro: '2.20' }, timeStamp: later })
    const [{ change } = homeLeg] = slip.context().legs
    expect(change).not.toBe('none')
    slip.quote({ price: { euro: '2.20' }, timeStamp: later + 1 })
    expect(slip.context().legs).toMatchObject([{ change }])
  })

  it('is what a move is measured by, and not what was agreed to: a handicap that has moved before is no news [LIVE-08]', () => {
    const slip = ready()
    slip.quote({ handicap: '-0.5', timeStamp: later })
    expect(slip.context().legs).toMatchObject([{ handicap: null, change: 'handi-change' }])
    slip.clock.increment(3_000)
    slip.quote({ handicap: '-0.5', price: { euro: '2.20' }, timeStamp: later + 1 })
    expect(slip.context().legs).toMatchObject([{ handicap: null, change: 'up' }])
  })

  it('is requested again for all of them once one comes back, which then has no mark [SLIP-02] [LIVE-08]', () => {
    const slip = start({}, loadedPair)
    slip.send(pairQuotes)
    const better = buildQuote(pair[1], { price: { euro: '2.20' }, timeStamp: later })
    slip.send({ type: 'quotes.arrived', quotes: [{ ...better, isStale: false }] })
    const [held, marked] = slip.context().legs
    expect(marked?.change).not.toBe('none')
    slip.send({ type: 'selection.removed', marketId: pair[1].marketId, side: pair[1].side })
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toEqual([held, { ...marked, change: 'none' }])
    expect(slip.context()).toMatchObject({ isAdding: true })
    expect(slip.context().quotes).toEqual({})
  })
})

describe('whether the terms still stand', () => {
  const moves = { rise: { price: { euro: '2.20' } }, fall: { price: { euro: '2.00' } } }

  it.each([
    ['any', 'rise', 'agreed'],
    ['any', 'fall', 'agreed'],
    ['better', 'rise', 'agreed'],
    ['better', 'fall', 'changed'],
    ['none', 'rise', 'changed'],
    ['none', 'fall', 'changed'],
  ] as const)('with the policy "%s" a %s of the price is %s [SLIP-15] [SLIP-16]', (policy, move, state) => {
    const slip = ready({ policy })
    slip.quote(moves[move])
    expect(slip.value().terms).toEqual({ watching: state })
    expect(slip.context().legs[0]?.euroOdds).toBe(state === 'agreed' ? moves[move].price.euro : '2.10')
    expect(
      pendingChanges(slip.context().legs, slip.context().quotes, policy).map(({ kind }) => kind),
    ).toEqual(state === 'agreed' ? [] : ['odds'])
  })

  it.each([
    ['handicap', { handicap: '-0.5' }, 'changed', 'handicap'],
    ['line', { line: '2.5' }, 'changed', 'handicap'],
    ['suspension', { status: 'paused' }, 'locked', 'locked'],
    ['close', { status: 'closed' }, 'locked', 'locked'],
  ] as const)('asks about a %s whatever the policy [SLIP-15] [SLIP-16]', (_, change, state, kind) => {
    const slip = ready({ policy: 'any' })
    slip.quote(change)
    expect(slip.value().terms).toEqual({ watching: state })
    expect(pendingChanges(slip.context().legs, slip.context().quotes, 'any')[0]?.kind).toBe(kind)
  })

  it('asks before placing at other terms, and places at those that were accepted [SLIP-15] [SLIP-16]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(slip.isRunning('batch')).toBe(false)
    slip.accept()
    expect(slip.given('batch')).toMatchObject({
      kind: 'confirm',
      confirmation: { bets: [{ legs: [{ euroOdds: '2.00' }], policy: 'none' }] },
    })
  })

  it('goes back to the slip where the member declines [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.submit()
    slip.send({ type: 'changes.declined' })
    expect(slip.value()).toMatchObject({ placement: 'editing', terms: { watching: 'changed' } })
  })

  it('can be told to take the current terms without placing [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' }, handicap: '0.5' })
    slip.accept()
    expect(slip.value()).toMatchObject({ placement: 'editing', terms: { watching: 'agreed' } })
    expect(slip.context().legs[0]).toMatchObject({ euroOdds: '2.00', handicap: '0.5', change: 'none' })
  })

  it('asks again where the price moves once more before it is placed [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.accept()
    slip.quote({ price: { euro: '1.95' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
  })

  it('removes what is locked when the member accepts [SLIP-15]', () => {
    const slip = ready()
    slip.quote({ status: 'closed' })
    slip.submit()
    slip.accept()
    expect(slip.context().legs).toEqual([])
    expect(slip.value()).toMatchObject({ placement: 'editing', terms: 'none' })
  })

  it('stands again when the selection opens again at the same terms [SLIP-15]', () => {
    const slip = ready()
    slip.quote({ status: 'paused' })
    slip.quote({ status: 'open' })
    expect(slip.value().terms).toEqual({ watching: 'agreed' })
  })

  it('takes what a more generous policy takes as soon as it is chosen [SLIP-16]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.send({ type: 'policy.chosen', policy: 'any' })
    expect(slip.value()).toMatchObject({ terms: { watching: 'agreed' } })
    expect(slip.context().legs[0]?.euroOdds).toBe('2.00')
  })

  it('ignores news that is older than what it knows, and news of other selections [LIVE-06]', () => {
    const slip = ready()
    slip.quote({ price: { euro: '9.00' }, timeStamp: 1 })
    slip.quote({ price: { euro: '9.00' }, side: 'away' })
    expect(slip.context().legs[0]?.price.euro).toBe('2.10')
  })

  it.each([
    ['up', { price: { euro: '2.20' } }],
    ['down', { price: { euro: '2.00' } }],
    ['handi-change', { handicap: '-0.5' }],
    ['lock', { status: 'paused' }],
  ] as const)('marks a move as %s, for 3 seconds [LIVE-08]', (mark, change) => {
    const slip = ready()
    slip.quote(change)
    expect(slip.context().legs[0]?.change).toBe(mark)
    slip.clock.increment(2_999)
    expect(slip.context().legs[0]?.change).toBe(mark)
    slip.clock.increment(1)
    expect(slip.context().legs[0]?.change).toBe('none')
  })

  it('does not place at prices that may be stale [LIVE-05]', () => {
    const slip = ready()
    expect(slip.canSubmit()).toBe(true)
    slip.quote({}, true)
    expect(slip.actor.getSnapshot().matches({ terms: { watching: 'stale' } })).toBe(true)
    expect(slip.canSubmit()).toBe(false)
    slip.submit()
    expect(slip.value().placement).toBe('editing')
    slip.quote({})
    expect(slip.value().placement).toBe('editing')
    slip.submit()
    expect(slip.isRunning('batch')).toBe(true)
  })

  it('drops a submission whose prices go stale before the range is known [LIVE-05]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.submit()
    expect(slip.value().placement).toBe('checking')
    slip.quote({}, true)
    slip.finish('askRange', ranges)
    slip.quote({})
    expect(slip.value().placement).toBe('editing')
  })
})

describe('a bet on a market that decides at once', () => {
  it('counts no seconds down [SLIP-17]', () => {
    const slip = ready()
    slip.submit()
    expect(slip.isRunning('batch')).toBe(true)
    expect(slip.context().secondsLeft).toBe(0)
    expect(betDelayOf(null)).toBe(0)
  })
})

describe('a yes to changed terms', () => {
  it.each([
    ['the channel is not live any more', {}, true],
    ['the selection is locked by now', { status: 'paused' }, false],
  ] as const)('is not taken where %s [SLIP-15] [LIVE-05]', (_, change, isStale) => {
    const slip = ready({ policy: 'none' })
    const moved = { price: { euro: '2.00' } }
    slip.quote(moved)
    const yes = acceptance(slip.context())
    slip.quote({ ...moved, ...change }, isStale)
    const { length } = slip.received('keepSlip')
    slip.send(yes)
    expect(slip.context().legs).toMatchObject([{ euroOdds: homeLeg.euroOdds }])
    expect(slip.received('keepSlip')).toHaveLength(length)
  })

  it('takes what it read of the others too where it removes what is locked [SLIP-15]', () => {
    const slip = start({ policy: 'none' }, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.quote({ status: 'closed' })
    slip.quote({ marketId: pair[1].marketId, price: { euro: '2.00' } })
    slip.accept()
    expect(slip.context().legs).toMatchObject([{ marketId: pair[1].marketId, euroOdds: '2.00' }])
  })

  it('removes nothing that is locked while the bet on it is under way [SLIP-15] [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    slip.quote({ status: 'closed' })
    slip.accept()
    expect(slip.context().legs).toHaveLength(1)
  })
})

describe('the terms that come with a refusal', () => {
  const refusedAt = (price: string, timeStamp?: number): PlacementOutput => ({
    ...outputs.refused,
    outcome: {
      kind: 'refused',
      refusal: buildRefusal(errors.oddsChanged.code, {
        changes: [
          buildQuote(homeLeg, { price: { euro: price }, ...(timeStamp !== undefined && { timeStamp }) }),
        ],
      }),
    },
  })

  it('are marked for three seconds as those of a channel are [LIVE-08] [SLIP-15]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(refusedAt('1.95'))
    slip.clock.increment(2_999)
    expect(slip.context().legs).toMatchObject([{ price: { euro: '1.95' }, change: 'down' }])
    slip.clock.increment(1)
    expect(slip.context().legs).toMatchObject([{ price: { euro: '1.95' }, change: 'none' }])
  })

  it('are so where another tab has told it too [LIVE-08]', () => {
    const slip = ready()
    slip.submit()
    slip.send({ type: 'bet.answered', output: { ...refusedAt('1.95'), isTold: true } })
    expect(slip.context().legs).toMatchObject([{ price: { euro: '1.95' }, change: 'down' }])
    slip.clock.increment(3_000)
    expect(slip.context().legs).toMatchObject([{ price: { euro: '1.95' }, change: 'none' }])
  })

  it('do not take the place of newer ones, which came while it was on its way [LIVE-06] [SLIP-15]', () => {
    const slip = ready()
    slip.submit()
    slip.quote({ price: { euro: '1.80' }, timeStamp: 3_000 })
    slip.answer(refusedAt('1.95', 2_500))
    expect(slip.context().legs).toMatchObject([{ price: { euro: '1.80' } }])
    expect(slip.context().quotes[firstId]).toMatchObject({ price: { euro: '1.80' }, timeStamp: 3_000 })
  })
})

describe('the mark of a move', () => {
  it('stands for three seconds from the last move of its selection [LIVE-08]', () => {
    const slip = ready()
    slip.quote({ price: { euro: '2.20' } })
    slip.clock.increment(2_000)
    slip.quote({ price: { euro: '2.30' } })
    slip.clock.increment(2_999)
    expect(slip.context().legs[0]?.change).toBe('up')
    slip.clock.increment(1)
    expect(slip.context().legs[0]?.change).toBe('none')
  })
})

const chapters: readonly Chapter[] = [
  {
    title: 'stand, do not count, are locked, or changed, as the worst of them is [SLIP-15] [LIVE-05]',
    begins: readyStory,
    happens: (slip) => {
      for (const quoted of [
        quotes.stale,
        quotes.same,
        quotes.paused,
        quotes.moved,
        quotes.old,
        quotes.elsewhere,
      ])
        slip.says(quoted)
      slip.accepts()
    },
    lines: [
      'quotes.arrived: goes to terms.watching.stale, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps quotes',
      'quotes.arrived: goes to terms.watching.locked, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'quotes.arrived: stays',
      'quotes.arrived: stays',
      'changes.accepted: goes to terms.watching.agreed, keeps legs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'follow a better price, whose mark ends after three seconds [SLIP-16] [LIVE-08]',
    begins: readyStory,
    happens: (slip) => {
      slip.says(quotes.better)
      slip.passes(2_999)
      slip.passes(1)
    },
    lines: [
      'quotes.arrived: stays, keeps legs, keeps quotes',
      '2999 ms pass: stays',
      '1 ms pass: stays, keeps legs',
    ],
  },
  {
    title: 'are compared again where the policy changes [SLIP-16]',
    begins: () => readyStory({ policy: 'none' }),
    happens: (slip) => {
      slip.says(quotes.worse)
      slip.says({ type: 'policy.chosen', policy: 'any' })
    },
    lines: [
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'policy.chosen: goes to terms.watching.agreed, keeps policy "any", keeps legs',
    ],
  },
  {
    title: 'are of nothing where nothing is in the slip, and come with the next selection [SLIP-02]',
    begins: readyStory,
    happens: (slip) => {
      slip.says({ type: 'selections.cleared' })
      slip.says({ type: 'selection.undone' })
      slip.says(quotes.same)
    },
    lines: [
      'selections.cleared: goes to range.idle and terms.none, keeps legs, keeps quotes, forgets ranges, keeps undo, leaves watchLegs, sends slip.changed to keepSlip',
      'selection.undone: goes to range.asking and terms.watching.waiting, keeps legs, forgets undo, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
      'quotes.arrived: goes to terms.watching.agreed, keeps quotes',
    ],
  },
]

testChapters('all that becomes of the terms of the selections in the slip', chapters)
