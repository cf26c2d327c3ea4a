import { describe, expect, it } from 'vitest'

import {
  type Exclusion,
  exclusionReasons,
  isExcludedAt,
  type ReminderChoice,
  reminderChoices,
  reminderIntervals,
  reminderMinutesOf,
} from './care.ts'

describe('an exclusion', () => {
  it.each<[string, Exclusion | null, boolean]>([
    ['that is not there', null, false],
    ['that has no end', { reason: 'selfExclusion', until: null }, true],
    ['that ends later', { reason: 'timeOut', until: 1_001 }, true],
    ['that ends now', { reason: 'timeOut', until: 1_000 }, false],
    ['that has ended', { reason: 'partner', until: 1 }, false],
    ['whose reason is not known', { reason: 'unknown', until: null }, true],
  ])('%s holds: %s [CARE-03]', (_, exclusion, holds) => {
    expect(isExcludedAt(exclusion, 1_000)).toBe(holds)
  })
})

describe('how often a member is reminded', () => {
  it.each<[ReminderChoice | null, boolean, number | null]>([
    [null, true, 45],
    [null, false, 45],
    ['15', true, 15],
    ['30', true, 30],
    ['60', false, 60],
    ['120', false, 120],
    ['off', true, null],
    ['off', false, 45],
  ])('chosen %s, where it can be turned off: %s, is %s [CARE-02]', (choice, canTurnOff, minutes) => {
    expect(reminderMinutesOf(choice, { reminderMinutes: 45, canTurnOff })).toBe(minutes)
  })
})

describe('the words of care', () => {
  it('are three reasons of an exclusion, and four intervals of a reminder or none [CARE-02] [CARE-03]', () => {
    expect(exclusionReasons).toEqual(['timeOut', 'selfExclusion', 'partner'])
    expect(reminderIntervals).toEqual(['15', '30', '60', '120'])
    expect(reminderChoices).toEqual(['15', '30', '60', '120', 'off'])
  })
})
