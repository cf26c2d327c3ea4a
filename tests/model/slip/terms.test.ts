import { describe, expect, it } from 'vitest'

import { pendingChanges } from '#machines/betSlip/legs.ts'

import { ready, start } from './ready.ts'
import { loadedSlip, ranges } from './samples.ts'

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
    expect(slip.isRunning('placement')).toBe(false)
    slip.accept()
    expect(slip.given('placement')).toMatchObject({
      kind: 'confirm',
      confirmation: { legs: [{ euroOdds: '2.00' }], policy: 'none' },
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
    expect(slip.isRunning('placement')).toBe(true)
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
