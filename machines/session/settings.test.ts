import { describe, expect, it } from 'vitest'

import { defaultCountry, featureFlags, tiecoTypes, unsaid } from './settings.ts'

describe('what a launch does not say', () => {
  it('is switched off, empty or on its first page [LAUNCH-14]', () => {
    const firstPage = { currentPage: 1, total: 0 }
    expect(unsaid).toEqual({
      ipAddress: null,
      obfuscatedUserId: null,
      partnerUrl: null,
      loginUrl: null,
      app: { icon: null, title: null, subtitle: null, iosUrl: null, androidUrl: null },
      opening: {
        gameId: null,
        competitionIds: [],
        tabs: ['today', 'inplay', 'early', 'combo', 'outright'],
        date: null,
      },
      pagination: { events: firstPage, results: firstPage, betDetails: firstPage, reviews: firstPage },
      maintenance: { isOn: false, from: null, to: null },
      avatars: { total: 0, next: null, hasNextPage: false, results: [] },
      errorHandler: { statusCode: 200, errorMessage: '', showPopup: false },
      miniGame: {
        isTopWinningsEnabled: false,
        showObfuscatedMemberCode: false,
        isTransparent: false,
        lootboxGameId: null,
        hasBackToLobby: false,
      },
      care: null,
      hasBetCodes: false,
      hasCashOut: false,
      isCashOutTold: false,
      isInstallable: false,
    })
  })

  it('is China where it is the country [LAUNCH-14]', () => {
    expect(defaultCountry).toBe('CN')
  })

  it('is of flags and tabs that are called as the contract calls them [LAUNCH-14]', () => {
    expect(tiecoTypes).toEqual(['today', 'inplay', 'early', 'combo', 'outright'])
    expect(featureFlags).toEqual([
      'isMiniGameEnabled',
      'isFavouritesEnable',
      'isPrebookingEnabled',
      'isEsportsEnabled',
      'enableAvatarSetUp',
      'enableLandingPageSetup',
      'enableBigCombo',
      'enableTurnover',
      'enableWinRate',
      'enableHotMarket',
      'enableHotMatch',
    ])
  })
})
