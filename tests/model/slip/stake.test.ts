import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'
import { stakeErrorOf } from '#machines/betSlip/bets.ts'
import { yuan } from '#src/testing/builders.ts'

import { awayLeg, settings } from '../samples.ts'
import { ready, start } from './ready.ts'
import { loadedSlip, outputs, range, ranges, toggledHome } from './samples.ts'

describe('how much may be staked', () => {
  it('asks for the range of each selection anew [SLIP-05]', () => {
    const slip = start()
    slip.send(toggledHome)
    slip.finish('askRange', ranges)
    expect(slip.context().ranges).toEqual({ whole: range })
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 2 })
    expect(slip.context().ranges).toBeNull()
    expect(slip.given('askRange')).toEqual({ kind: 'single', legs: [awayLeg] })
  })

  it('says that a market is unavailable, and asks again later [SLIP-05]', () => {
    const slip = start()
    slip.send(toggledHome)
    slip.finish('askRange', { kind: 'unavailable' })
    expect(slip.value().range).toBe('unavailable')
    slip.clock.increment(10_000)
    expect(slip.isRunning('askRange')).toBe(true)
  })

  it('says what bars the member, as a range or a bet was refused with it, until a range is given [SLIP-25]', () => {
    const { code } = errors.accountFrozen
    const slip = ready()
    slip.submit()
    slip.finish('placement', outputs.barred)
    slip.send({ type: 'refusal.dismissed' })
    expect(slip.context()).toMatchObject({ unavailableCode: code, ranges: null })
    slip.submit()
    expect(slip.value().placement).toBe('editing')
    slip.clock.increment(10_000)
    slip.finish('askRange', { kind: 'unavailable', code })
    expect(slip.context().unavailableCode).toBe(code)
    slip.clock.increment(10_000)
    slip.finish('askRange', ranges)
    expect(slip.context().unavailableCode).toBeNull()
    expect(slip.canSubmit()).toBe(true)
  })

  it('asks again where no answer came: when asked to, when the network is back, or after a while [SLIP-05] [SRV-13]', () => {
    for (const again of [{ type: 'range.requested' }, { type: 'connection.cameBack' }, null] as const) {
      const slip = start()
      slip.send(toggledHome)
      slip.fail('askRange', new Error('no answer'))
      expect(slip.value().range).toBe('failed')
      if (again === null) slip.clock.increment(10_000)
      else slip.send(again)
      expect(slip.isRunning('askRange')).toBe(true)
    }
  })

  it('asks for the amount where there is none [SLIP-06]', () => {
    const slip = ready()
    slip.send({ type: 'stake.cleared' })
    expect(stakeErrorOf(slip.context())).toBe('empty')
    slip.submit()
    expect(slip.value().placement).toBe('stakeMissing')
    slip.send({ type: 'stake.typed', text: '100' })
    expect(stakeErrorOf(slip.context())).toBeNull()
    expect(slip.value().placement).toBe('editing')
  })

  it.each([
    ['5', 'belowMinimum'],
    ['5001', 'aboveMaximum'],
    ['abc', 'malformed'],
    ['1.234', 'ambiguous'],
  ])('refuses %s as %s, and does not place it [SLIP-06]', (text, reason) => {
    const slip = ready()
    slip.send({ type: 'stake.typed', text })
    expect(stakeErrorOf(slip.context())).toBe(reason)
    slip.submit()
    expect(slip.isRunning('placement')).toBe(false)
  })

  it('refuses more than the wallet holds, as soon as the wallet says so [SLIP-06]', () => {
    const slip = ready()
    slip.send({ type: 'balance.changed', balance: yuan(99.99) })
    expect(stakeErrorOf(slip.context())).toBe('aboveBalance')
    slip.send({ type: 'balance.changed', balance: yuan(100) })
    expect(stakeErrorOf(slip.context())).toBeNull()
  })

  it('refuses more than may be paid out [SLIP-06]', () => {
    const slip = ready({ limits: { ...settings, maxPayout: yuan(209.99) } })
    expect(stakeErrorOf(slip.context())).toBe('abovePayout')
  })

  it('refuses more than the market pays out, where that is less than the partner allows [SLIP-06]', () => {
    const slip = start({}, loadedSlip)
    slip.finish('askRange', {
      ...ranges,
      ranges: { whole: { ...range, maxPayout: yuan(209.99) } },
    })
    slip.quote({})
    expect(stakeErrorOf(slip.context())).toBe('abovePayout')
    slip.submit()
    expect(slip.isRunning('placement')).toBe(false)
    slip.send({ type: 'stake.maximised' })
    expect(slip.context().stakeTexts.whole ?? '').toBe('99.99')
    expect(stakeErrorOf(slip.context())).toBeNull()
  })

  it('leaves it to the server whether a balance that is not known is enough [SLIP-06] [HIST-03]', () => {
    const slip = ready({ balance: yuan(50) })
    expect(stakeErrorOf(slip.context())).toBe('aboveBalance')
    slip.send({ type: 'balance.changed', balance: null })
    expect(stakeErrorOf(slip.context())).toBeNull()
    slip.submit()
    expect(slip.isRunning('placement')).toBe(true)
  })

  it('adds increments, takes the most that is allowed, and clears [SLIP-06]', () => {
    const slip = ready({ balance: yuan(800) })
    slip.send({ type: 'stake.increased', by: yuan(50) })
    expect(slip.context().stakeTexts.whole ?? '').toBe('150.00')
    slip.send({ type: 'stake.maximised' })
    expect(slip.context().stakeTexts.whole ?? '').toBe('800.00')
    slip.send({ type: 'stake.cleared' })
    expect(stakeErrorOf(slip.context())).toBe('empty')
    slip.send({ type: 'stake.increased', by: yuan(50) })
    expect(slip.context().stakeTexts.whole ?? '').toBe('50.00')
  })
})
