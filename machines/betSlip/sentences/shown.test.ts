import { describe, expect, it } from 'vitest'

import { pendingChanges } from '#machines/betSlip/legs.ts'
import type { Quote } from '#machines/betSlip/types.ts'

import { awayLeg, homeLeg } from '../samples.ts'
import { acceptance, submission } from './presses.ts'
import { ready, start } from './ready.ts'
import { heldSlip, loadedSlip, outputs, ranges } from './samples.ts'

const at = (euro: string): Partial<Quote> => ({ price: { euro } })

type Slip = ReturnType<typeof ready>

/** What the member is asked about now. */
function asked(slip: Slip): readonly string[] {
  const { legs, quotes, policy } = slip.context()
  return pendingChanges(legs, quotes, policy).map(({ kind, quote }) =>
    kind === 'odds' ? quote.price.euro : (quote.handicap ?? kind),
  )
}

/** The member presses what they have read; what they have not read has happened before the press arrives. */
function submitAcross(slip: Slip, happens: () => void): void {
  const press = submission(slip.context())
  happens()
  slip.send(press)
}

function acceptAcross(slip: Slip, happens: () => void): void {
  const press = acceptance(slip.context())
  happens()
  slip.send(press)
}

/** A slip that asks about the price 2.00, or another change, where 2.10 was agreed; accepting places. */
function asking(input: Parameters<typeof ready>[0], change: Partial<Quote> = at('2.00')): Slip {
  const slip = ready(input)
  slip.quote(change)
  slip.submit()
  expect(slip.value().placement).toBe('confirmingChanges')
  return slip
}

const isPlacing = (slip: Slip): boolean => slip.isRunning('placement')
const named = (slip: Slip): unknown => slip.given('placement')

describe('a submission', () => {
  it.each([
    ['any', '1.90'],
    ['any', '2.20'],
    ['better', '2.20'],
  ] as const)(
    'names the price the member read, where their policy "%s" takes %s for it unasked [SLIP-15] [SLIP-16]',
    (policy, now) => {
      const slip = ready({ policy })
      submitAcross(slip, () => slip.quote(at(now)))
      expect(named(slip)).toMatchObject({ confirmation: { policy, legs: [{ euroOdds: '2.10' }] } })
    },
  )

  it.each([
    ['better', '2.00'],
    ['none', '2.00'],
    ['none', '2.20'],
  ] as const)('is asked about, where the policy "%s" does not take %s [SLIP-15] [SLIP-16]', (policy, now) => {
    const slip = ready({ policy })
    submitAcross(slip, () => slip.quote(at(now)))
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(asked(slip)).toEqual([now])
    expect(isPlacing(slip)).toBe(false)
  })

  it('is measured against what was read, not against a better price that came and went unseen [SLIP-16]', () => {
    const slip = ready({ policy: 'better' })
    submitAcross(slip, () => {
      slip.quote(at('2.30'))
      slip.quote(at('2.20'))
    })
    expect(named(slip)).toMatchObject({ confirmation: { legs: [{ euroOdds: '2.10' }] } })
  })

  it.each([
    ['price', 'none', { euroOdds: '2.00', price: { euro: '2.00' } }, at('2.00'), '2.00'],
    ['handicap', 'any', { handicap: '-0.5' }, { handicap: '-0.5' }, '-0.5'],
  ] as const)(
    'is asked about, where another tab has just agreed to another %s [SLIP-15] [SLIP-16]',
    (_, policy, taken, now, question) => {
      const slip = ready({ policy })
      submitAcross(slip, () => {
        slip.send({
          type: 'slip.changedElsewhere',
          slip: { ...heldSlip, legs: [{ ...homeLeg, ...taken }] },
        })
        slip.finish('askRange', ranges)
        slip.quote(now)
      })
      expect(isPlacing(slip)).toBe(false)
      expect(slip.value().placement).toBe('confirmingChanges')
      expect(asked(slip)).toEqual([question])
    },
  )

  it('is dropped, where another selection has just taken the place of the one that was read [SLIP-15]', () => {
    const slip = ready({ policy: 'any' })
    submitAcross(slip, () => {
      slip.send({ type: 'slip.changedElsewhere', slip: { ...heldSlip, legs: [awayLeg] } })
      slip.finish('askRange', ranges)
      slip.quote({ side: 'away', price: { euro: '1.80' } })
    })
    expect(slip.value().placement).toBe('editing')
    expect(isPlacing(slip)).toBe(false)
  })

  it('names the price that was read, however long the range is waited for [SLIP-16]', () => {
    const slip = start({ policy: 'any' }, loadedSlip)
    slip.quote({})
    slip.submit()
    slip.quote(at('1.90'))
    slip.finish('askRange', ranges)
    expect(named(slip)).toMatchObject({ confirmation: { legs: [{ euroOdds: '2.10' }] } })
  })

  it('that came to nothing leaves the slip at the current price [SLIP-16]', () => {
    const slip = start({ policy: 'any' }, loadedSlip)
    slip.quote({})
    slip.submit()
    slip.quote(at('1.90'))
    slip.clock.increment(5_000)
    expect(slip.value().placement).toBe('editing')
    expect(slip.context().legs[0]?.euroOdds).toBe('1.90')
  })
})

describe('an acceptance', () => {
  it.each([
    ['price', 'none', at('2.00'), at('1.95'), '1.95'],
    ['better price', 'none', at('2.00'), at('2.05'), '2.05'],
    ['price, back where it was', 'none', at('2.00'), at('2.10'), '2.10'],
    ['price', 'better', at('2.00'), at('1.95'), '1.95'],
    ['handicap', 'any', { handicap: '-0.5' }, { handicap: '-0.75' }, '-0.75'],
    ['price with the handicap', 'none', { handicap: '-0.5' }, { handicap: '-0.5', ...at('1.95') }, '1.95'],
    ['lock', 'any', { handicap: '-0.5' }, { handicap: null, status: 'paused' as const }, 'locked'],
  ] as const)(
    'does not take a newer %s, with the policy "%s", and asks about it [SLIP-15] [SLIP-16]',
    (_, policy, read, now, question) => {
      const slip = asking({ policy }, read)
      acceptAcross(slip, () => slip.quote(now))
      expect(isPlacing(slip)).toBe(false)
      expect(slip.value().placement).toBe('confirmingChanges')
      expect(asked(slip)).toEqual([question])
      expect(slip.context().legs).toHaveLength(1)
    },
  )

  it('places at the newer price once that one has been read and accepted [SLIP-15]', () => {
    const slip = asking({ policy: 'none' })
    acceptAcross(slip, () => slip.quote(at('1.95')))
    slip.accept()
    expect(named(slip)).toMatchObject({ confirmation: { legs: [{ euroOdds: '1.95' }] } })
  })

  it('names the price that was read, where the policy takes the newer one for it [SLIP-16]', () => {
    const slip = asking({ policy: 'better' })
    acceptAcross(slip, () => slip.quote(at('2.05')))
    expect(named(slip)).toMatchObject({ confirmation: { legs: [{ euroOdds: '2.00' }], policy: 'better' } })
  })

  it('without placing does not take a newer price either [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote(at('2.00'))
    acceptAcross(slip, () => slip.quote(at('1.95')))
    expect(slip.value()).toMatchObject({ placement: 'editing', terms: { watching: 'changed' } })
    expect(slip.context().legs[0]?.euroOdds).toBe('2.00')
    expect(asked(slip)).toEqual(['1.95'])
  })

  it('of terms the server named does not take those that came after [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.submit()
    slip.finish('placement', outputs.changed)
    slip.finish('askRange', ranges)
    expect(asked(slip)).toEqual(['1.95'])
    acceptAcross(slip, () => slip.quote({ ...at('1.85'), timeStamp: 3_000 }))
    expect(isPlacing(slip)).toBe(false)
    expect(asked(slip)).toEqual(['1.85'])
  })

  it('of a removal removes nothing, and places nothing, where the selection has just opened again [SLIP-15]', () => {
    const slip = asking({ policy: 'any' }, { status: 'paused' })
    acceptAcross(slip, () => slip.quote({ status: 'open' }))
    expect(isPlacing(slip)).toBe(false)
    expect(slip.context().legs).toHaveLength(1)
    expect(slip.value()).toMatchObject({ placement: 'confirmingChanges', terms: { watching: 'agreed' } })
  })

  it('of a price removes nothing that has just been locked [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote(at('2.00'))
    acceptAcross(slip, () => slip.quote({ ...at('2.00'), status: 'paused' }))
    expect(slip.context().legs).toHaveLength(1)
    expect(slip.value().terms).toEqual({ watching: 'locked' })
  })
})
