import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { buildQuote } from '#src/testing/builders.ts'

import { drive } from '../drive.ts'
import { awayLeg, homeLeg, key, nextKey } from '../samples.ts'
import { ready, start } from './ready.ts'
import { heldSlip, loadedSlip, memberInput, ranges, slipMachine, toggledHome } from './samples.ts'

describe('what is in the slip', () => {
  it('adds, replaces and removes the selection whose odds are pressed, and notes when [SLIP-02]', () => {
    const slip = start()
    slip.send({ ...toggledHome, at: 5 })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }], lastOddsSelectionAt: 5 })
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 7 })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'away' }], lastOddsSelectionAt: 7 })
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 9 })
    expect(slip.context()).toMatchObject({ legs: [], lastOddsSelectionAt: 7 })
  })

  it('forgets that it followed somebody’s bet when the last selection leaves [SLIP-03]', () => {
    const slip = start({}, { ...loadedSlip, slip: { ...heldSlip, isFollowBet: true } })
    expect(slip.context().isFollowBet).toBe(true)
    slip.send({ type: 'selection.removed', marketId: 'm1', side: 'home' })
    expect(slip.context()).toMatchObject({ legs: [], isFollowBet: false })
  })

  it.each(['paused', 'closed', 'resulting', 'settlement', 'settled'] as const)(
    'does not take a selection that is %s, and says so [SLIP-04]',
    (status) => {
      const slip = start()
      const said: number[] = []
      slip.actor.on('selection.refused', ({ code }) => said.push(code))
      slip.send({ type: 'selection.toggled', leg: { ...homeLeg, status }, at: 1 })
      expect(slip.context().legs).toEqual([])
      expect(said).toEqual([errors.cannotAddEndedOrPaused.code])
    },
  )

  it('takes a paused selection where a bet on it may be booked, and does not bet on it [PREBOOK-01] [SLIP-04]', () => {
    const slip = ready()
    const leg = { ...awayLeg, status: 'paused' } as const
    slip.send({ type: 'selection.toggled', leg, at: 1, isPrebookable: true })
    slip.send({
      type: 'quotes.arrived',
      quotes: [{ ...buildQuote(leg, { timeStamp: 3_000 }), isStale: false }],
    })
    expect(slip.context().legs).toMatchObject([{ side: 'away' }])
    slip.finish('askRange', ranges)
    slip.submit()
    expect(slip.isRunning('placement')).toBe(false)
    expect(slip.value().terms).toEqual({ watching: 'locked' })
  })

  it('lets go of a selection though it is no longer open [SLIP-02] [SLIP-04]', () => {
    const slip = ready()
    slip.send({ type: 'selection.toggled', leg: { ...homeLeg, status: 'paused' }, at: 1 })
    expect(slip.context().legs).toEqual([])
  })

  it('keeps each change for a reload [SLIP-21]', () => {
    const slip = start()
    slip.send(toggledHome)
    expect(slip.stored()).toMatchObject({
      type: 'slip.changed',
      slip: { version: 2, key, legs: [homeLeg], stakeTexts: {} },
    })
    slip.send({ type: 'stake.typed', text: '50' })
    expect(slip.stored()).toMatchObject({ slip: { stakeTexts: { whole: '50' } } })
  })

  it('is there after a reload, and its terms count only once they have been asked for again [SLIP-21]', () => {
    const slip = start({}, loadedSlip)
    expect(slip.context()).toMatchObject({ key, legs: [homeLeg], stakeTexts: { whole: '100' } })
    expect(slip.given('watchLegs')).toEqual({ legs: [homeLeg] })
    expect(slip.given('askRange')).toEqual({ kind: 'single', legs: [homeLeg] })
    slip.finish('askRange', ranges)
    slip.submit()
    expect(slip.isRunning('placement')).toBe(false)
    slip.quote({})
    expect(slip.isRunning('placement')).toBe(true)
  })

  it('follows another tab [SLIP-18] [SLIP-21]', () => {
    const slip = start()
    slip.send({ type: 'slip.changedElsewhere', slip: { ...heldSlip, key: nextKey } })
    expect(slip.context()).toMatchObject({
      key: nextKey,
      legs: [homeLeg],
      stakeTexts: { whole: '100' },
    })
    expect(slip.given('watchLegs')).toEqual({ legs: [homeLeg] })
  })

  it('works, without what was kept, where that cannot be read [LAUNCH-08]', () => {
    const slip = drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))
    slip.fail('loadSlip', new Error('storage is broken'))
    slip.actor.send(toggledHome)
    expect(slip.actor.getSnapshot().context.legs).toEqual([homeLeg])
  })
})
