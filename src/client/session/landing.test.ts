import { describe, expect, it } from 'vitest'

import { buildSettings } from '#src/testing/builders.ts'

import { landingOf } from './landing.ts'

const on = { enableLandingPageSetup: true, enableHotMarket: true }

describe('a launch', () => {
  it.each([
    ['default', 'today'],
    ['today', 'today'],
    ['inplay', 'inplay'],
    ['early', 'early'],
    ['combo', 'combo'],
    ['outright', 'outright'],
    ['hotBetting', 'hotBetting'],
    ['masterRankings', 'masterRankings'],
    ['a page from a later version', 'today'],
    [null, 'today'],
  ])('of a member who chose %s leads to %s [LAUNCH-10]', (landingPage, expected) => {
    expect(landingOf(buildSettings({ landingPage, features: on }))).toBe(expected)
  })

  it.each([
    [{ enableHotMarket: true }, 'inplay'],
    [{ enableLandingPageSetup: false, enableHotMarket: true }, 'hotBetting'],
    [{ enableLandingPageSetup: true }, 'hotBetting'],
  ])(
    'with the flags %j leads from %s to the open markets [LAUNCH-10] [LAUNCH-14]',
    (features, landingPage) => {
      expect(landingOf(buildSettings({ landingPage, features }))).toBe('today')
    },
  )
})
