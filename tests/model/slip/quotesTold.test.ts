import { describe, expect, it } from 'vitest'

import { betDelayOf } from '#machines/betSlip/waiting.ts'
import { buildLeg, buildQuote } from '#src/testing/builders.ts'

import { homeLeg } from '../samples.ts'
import { ready, start } from './ready.ts'
import { loadedSlip } from './samples.ts'
import { firstId, loadedPair, pair, pairQuotes, secondId } from './severalSamples.ts'

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

  it('is asked for anew for all of them once one comes back, which has no mark then [SLIP-02] [LIVE-08]', () => {
    const slip = start({}, loadedPair)
    slip.send(pairQuotes)
    const better = buildQuote(pair[1], { price: { euro: '2.20' }, timeStamp: later })
    slip.send({ type: 'quotes.arrived', quotes: [{ ...better, isStale: false }] })
    const [held, marked] = slip.context().legs
    expect(marked?.change).not.toBe('none')
    slip.send({ type: 'selection.removed', marketId: pair[1].marketId, side: pair[1].side })
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toEqual([held, { ...marked, change: 'none' }])
    expect(slip.context()).toMatchObject({ pinned: [firstId, secondId] })
    expect(slip.context().quotes).toEqual({})
  })
})

describe('a bet on a market that decides at once', () => {
  it('counts no seconds down [SLIP-17]', () => {
    const slip = ready()
    slip.submit()
    expect(slip.isRunning('placement')).toBe(true)
    expect(slip.context().secondsLeft).toBe(0)
    expect(betDelayOf(null)).toBe(0)
  })
})
