import { describe, expect, it } from 'vitest'

import { wireSettings } from '#src/testing/api/replies.ts'
import type { LeftOut } from '#src/wire/base/enumerations.ts'
import { readCareFigures } from '#src/wire/member/care.ts'

import { readSettings } from './settings.ts'

/** What is read of the setting, and what of it was left out. */
function read(care: unknown, change: object = {}) {
  const told: LeftOut[] = []
  const settings = { ...wireSettings, ...change, 'x-slipway-care': care }
  return { care: readSettings(settings, null, (what) => told.push(what)).care, told }
}

const plain = {
  since: null,
  reminderMinutes: 60,
  canTurnOff: false,
  limitsUrl: null,
  timeOutUrl: null,
  selfExclusionUrl: null,
  exclusion: null,
}

describe('playing with care, of the settings', () => {
  it.each<[string, unknown]>([
    ['not said', undefined],
    ['null', null],
    ['off', { enabled: false, reminderMinutes: 15 }],
  ])('is nothing where it is %s [CARE-01]', (_, value) => {
    expect(read(value)).toEqual({ care: null, told: [] })
  })

  it('is nothing of a guest’s, whatever is said [CARE-01] [LAUNCH-05]', () => {
    expect(read({ enabled: true }, { isAnonymous: true }).care).toBeNull()
  })

  it('is plain where nothing more is said [CARE-01]', () => {
    expect(read({ enabled: true })).toEqual({ care: plain, told: [] })
  })

  it.each([
    'javascript:alert(1)',
    'http://p.test/limits',
    'https://user:secret@p.test/',
    '/limits',
    `https://p.test/${'x'.repeat(3_000)}`,
    7,
  ])('has no link to %s, and counts it [CARE-01] [LIVE-13]', (limitsUrl) => {
    expect(read({ enabled: true, limitsUrl })).toEqual({ care: plain, told: ['malformed'] })
  })

  it.each([
    [0, 1],
    [-60, 1],
    [10_000_000, 1_440],
  ])('asked for a reminder every %i min has one every %i [CARE-02]', (asked, minutes) => {
    expect(read({ enabled: true, reminderMinutes: asked }).care?.reminderMinutes).toBe(minutes)
  })

  it('leaves a member excluded whose reason or end cannot be read [CARE-03] [LIVE-13]', () => {
    const { care, told } = read({ enabled: true, exclusion: { reason: 'curse', until: 'some day' } })
    expect(care?.exclusion).toEqual({ reason: 'unknown', until: null })
    expect(told.toSorted()).toEqual(['malformed', 'unknown.exclusionReason'])
  })
})

describe('the figures of a session', () => {
  const unit = { code: 'CNY', digits: 2 }
  const figures = { staked: '130.00', returns: '72.05', currency: 'CNY', exclusion: null }
  const readFigures = (change: object) => readCareFigures({ ...figures, ...change }, unit, () => {})

  it('are exact amounts of the member’s currency [CARE-01]', () => {
    expect(readFigures({})).toEqual({
      staked: { minor: 13_000, currency: 'CNY', digits: 2 },
      returns: { minor: 7_205, currency: 'CNY', digits: 2 },
      exclusion: null,
    })
  })

  it.each([
    { currency: 'USD' },
    { staked: 130 },
    { staked: '130.001' },
    { returns: 'much' },
    { returns: undefined },
  ])('cannot be read with %j [CARE-01]', (change) => {
    expect(() => readFigures(change)).toThrow('unreadable')
  })
})
