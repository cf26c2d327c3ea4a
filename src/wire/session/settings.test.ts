import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { unsaid } from '#machines/session/settings.ts'
import { wireSettings } from '#src/testing/api/replies.ts'
import { clientFields } from '#tests/contract/contract.ts'
import { fieldNames } from '#tests/contract/settingsFields.ts'

import { readSettings, settingsIn } from './settings.ts'

/** Reads settings with some fields changed, and how many could not be read. */
function read(change: object) {
  let fallbacks = 0
  const settings = readSettings({ ...wireSettings, ...change }, 'partner-token', () => {
    fallbacks += 1
  })
  return { settings, fallbacks }
}

const plain = read({}).settings
const yuan = (minor: number) => ({ minor, currency: 'CNY', digits: 2 })

/** For each field that the documents name: another value, and what must have become of it. */
const another: Record<string, { value: unknown; becomes: object }> = {
  publicToken: { value: 'p2', becomes: { publicToken: 'p2' } },
  token: { value: 't2', becomes: { token: 't2' } },
  memberCode: { value: 'bob', becomes: { memberCode: 'bob' } },
  ipAddress: { value: '192.0.2.7', becomes: { ipAddress: '192.0.2.7' } },
  launchId: { value: 'l2', becomes: { launchId: 'l2' } },
  currencySymbol: { value: 'CN¥', becomes: { currency: { symbol: 'CN¥' } } },
  currencyCode: { value: 'USD', becomes: { currency: { code: 'USD' } } },
  minBetAmount: { value: '20.00', becomes: { minBetAmount: yuan(2_000) } },
  maxComboPayout: { value: '30.00', becomes: { maxComboPayout: yuan(3_000) } },
  maxComboAmount: { value: '40.00', becomes: { maxComboAmount: yuan(4_000) } },
  defaultLang: { value: 'th', becomes: { defaultLanguage: 'th' } },
  langSelection: { value: ['th'], becomes: { languages: ['th'] } },
  partnerLogo: { value: '/logo.svg', becomes: { partnerLogo: '/logo.svg' } },
  partnerOfficialName: { value: 'Drydock', becomes: { partnerName: 'Drydock' } },
  theme: { value: 'lh', becomes: { theme: 'lh' } },
  betIncrement: { value: ['5'], becomes: { betIncrements: [yuan(500)] } },
  oddsSelection: { value: ['indo'], becomes: { oddsTypes: ['indo'] } },
  defaultOdds: { value: 'indo', becomes: { defaultOddsType: 'indo' } },
  inK: { value: true, becomes: { currency: { inK: true } } },
  appIcon: { value: '/v8/app/icon.png', becomes: { app: { icon: '/v8/app/icon.png' } } },
  appTitle: { value: 'App', becomes: { app: { title: 'App' } } },
  appSubtitle: { value: 'Pocket', becomes: { app: { subtitle: 'Pocket' } } },
  iosDownloadUrl: { value: 'https://a.test/i', becomes: { app: { iosUrl: 'https://a.test/i' } } },
  androidDownloadUrl: { value: 'https://a.test/a', becomes: { app: { androidUrl: 'https://a.test/a' } } },
  gameId: { value: '2', becomes: { opening: { gameId: '2' } } },
  competitionId: { value: ['c1', 'c2'], becomes: { opening: { competitionIds: ['c1', 'c2'] } } },
  tiecoTypes: { value: ['inplay', 'today'], becomes: { opening: { tabs: ['inplay', 'today'] } } },
  activeDate: { value: '2026-11-21', becomes: { opening: { date: '2026-11-21' } } },
  pagination: {
    value: { events: { currentPage: 3, total: 60 }, results: { currentPage: 2, total: 30 } },
    becomes: {
      pagination: {
        ...unsaid.pagination,
        events: { currentPage: 3, total: 60 },
        results: { currentPage: 2, total: 30 },
      },
    },
  },
  mixedComboMaxNumEvent: { value: 4, becomes: { mixedComboMaxEvents: 4 } },
  comboMaxNumEvent: { value: 12, becomes: { comboMaxEvents: 12 } },
  isAnonymous: { value: true, becomes: { isGuest: true } },
  maintenance: {
    value: { maintenance: true, from: '2026-11-21T10:00:00Z', to: null },
    becomes: { maintenance: { isOn: true, from: Date.UTC(2026, 10, 21, 10), to: null } },
  },
  acceptAnyOdds: { value: false, becomes: { acceptAnyOdds: false } },
  showSymbol: { value: false, becomes: { currency: { showSymbol: false } } },
  countryCode: { value: 'TH', becomes: { countryCode: 'TH' } },
  nickname: { value: 'Falcon', becomes: { nickname: 'Falcon' } },
  sessionId: { value: 's2', becomes: { sessionId: 's2' } },
  exchangeRate: { value: '7.1', becomes: { exchangeRate: '7.1' } },
  obfuscatedUserId: { value: 'al***', becomes: { obfuscatedUserId: 'al***' } },
  avatarId: { value: 'a-3', becomes: { avatarId: 'a-3' } },
  defaultLandingPage: { value: 'inplay', becomes: { landingPage: 'inplay' } },
  avatars: {
    value: { total: 1, next: 2, hasNextPage: true, results: [{ id: 'a-3', url: '/v8/a-3.svg' }] },
    becomes: {
      avatars: { total: 1, next: 2, hasNextPage: true, results: [{ id: 'a-3', url: '/v8/a-3.svg' }] },
    },
  },
  timezone: { value: 'Asia/Tokyo', becomes: { timeZone: 'Asia/Tokyo' } },
  errorHandler: {
    value: { statusCode: 204, errorMessage: 'Careful', showPopup: true },
    becomes: { errorHandler: { statusCode: 204, errorMessage: 'Careful', showPopup: true } },
  },
  partnerUrl: { value: 'https://p.test/', becomes: { partnerUrl: 'https://p.test/' } },
  loginUrl: { value: 'https://p.test/in', becomes: { loginUrl: 'https://p.test/in' } },
  miniGame: {
    value: {
      isTopWinningsEnabled: true,
      showObfuscatedMemberCode: true,
      transparent: true,
      lootboxGameId: '7',
      backToLobby: true,
    },
    becomes: {
      miniGame: {
        isTopWinningsEnabled: true,
        showObfuscatedMemberCode: true,
        isTransparent: true,
        lootboxGameId: '7',
        hasBackToLobby: true,
      },
    },
  },
  'x-slipway-betCode': { value: true, becomes: { hasBetCodes: true } },
  'x-slipway-cashOut': { value: true, becomes: { hasCashOut: true } },
  'x-slipway-cashOutOffers': { value: true, becomes: { isCashOutTold: true } },
  'x-slipway-installable': { value: true, becomes: { isInstallable: true } },
  'x-slipway-care': {
    value: {
      enabled: true,
      since: '2026-11-21T10:00:00Z',
      reminderMinutes: 30,
      canTurnOff: true,
      limitsUrl: 'https://p.test/limits',
      timeOutUrl: 'https://p.test/time-out',
      selfExclusionUrl: 'https://p.test/exclusion',
      exclusion: { reason: 'self_exclusion', until: '2026-12-24T12:00:00Z' },
    },
    becomes: {
      care: {
        since: Date.UTC(2026, 10, 21, 10),
        reminderMinutes: 30,
        canTurnOff: true,
        limitsUrl: 'https://p.test/limits',
        timeOutUrl: 'https://p.test/time-out',
        selfExclusionUrl: 'https://p.test/exclusion',
        exclusion: { reason: 'selfExclusion', until: Date.UTC(2026, 11, 24, 12) },
      },
    },
  },
}

/** Without these there is nothing to launch, or money would be shown or taken wrongly. */
const needed = [
  'publicToken',
  'token',
  'tokenExpiresAt',
  'memberCode',
  'sessionId',
  'isAnonymous',
  'currencyCode',
  'currencyDigits',
  'inK',
  'minBetAmount',
  'maxPayout',
  'maxComboPayout',
  'maxComboAmount',
  'partnerOfficialName',
]

describe("the session's settings", () => {
  it.each([
    ...fieldNames('Settings'),
    'partnerUrl',
    'loginUrl',
    'miniGame',
    'x-slipway-care',
    'x-slipway-betCode',
    'x-slipway-cashOut',
    'x-slipway-cashOutOffers',
    'x-slipway-installable',
  ])('have %s, as it was sent [LAUNCH-02]', (name) => {
    const { value, becomes } = another[name]!
    expect(plain).not.toMatchObject(becomes)
    const { settings, fallbacks } = read({ [name]: value })
    expect(settings).toMatchObject(becomes)
    expect(fallbacks).toBe(0)
  })

  it('have no bet codes for a guest, whatever is said [LAUNCH-05] [SLIP-23]', () => {
    const { settings } = read({ 'x-slipway-betCode': true, 'x-slipway-cashOut': true, isAnonymous: true })
    expect([settings.hasBetCodes, settings.hasCashOut]).toEqual([false, false])
  })

  it('are read, every one that the contract has [SRV-03]', () => {
    const read = Object.keys(settingsIn({ code: 'CNY', digits: 2 }).entries)
    expect(clientFields('Settings').filter((name) => !read.includes(name))).toEqual([])
  })

  it.each(fieldNames('Settings/features'))('have the flag %s, on, off and not there [LAUNCH-14]', (name) => {
    for (const isOn of [true, false])
      expect(read({ features: { [name]: isOn } }).settings.features).toEqual({ [name]: isOn })
    expect(read({ features: {} }).settings.features).toEqual({})
  })

  it.each(needed)('cannot be without %s', (name) => {
    for (const value of [undefined, null, { odd: true }])
      expect(() => read({ [name]: value })).toThrow('unreadable')
  })

  it.each([-1, 0.5, 5, 99, 2 ** 52, '2', Number.NaN])(
    'cannot be in a currency of %s digits, which no amount has [LAUNCH-02] [LIVE-13]',
    (currencyDigits) => {
      expect(() => read({ currencyDigits })).toThrow('unreadable: currencyDigits')
    },
  )

  it.each(Object.keys(another).filter((name) => !needed.includes(name)))(
    'are as without %s where it cannot be read, and that is counted [LAUNCH-02] [LIVE-13]',
    (name) => {
      // No object has such an inside, and no list or text is one.
      for (const odd of [Symbol.iterator, 5n]) {
        const { settings, fallbacks } = read({ [name]: odd })
        const { settings: without } = read({ [name]: undefined })
        expect(fallbacks).toBe(1)
        expect(settings).toEqual(name === 'acceptAnyOdds' ? { ...without, acceptAnyOdds: false } : without)
      }
    },
  )

  it.each([
    [
      'miniGame',
      ['isTopWinningsEnabled', 'showObfuscatedMemberCode', 'transparent', 'lootboxGameId', 'backToLobby'],
      {
        isTopWinningsEnabled: false,
        showObfuscatedMemberCode: false,
        isTransparent: false,
        lootboxGameId: null,
        hasBackToLobby: false,
      },
    ],
    [
      'errorHandler',
      ['statusCode', 'errorMessage', 'showPopup'],
      { statusCode: 200, errorMessage: '', showPopup: false },
    ],
  ] as const)(
    'promise nothing in %s that the server does not say there, of all of it or of one field [LAUNCH-02] [LIVE-13]',
    (name, fields, nothing) => {
      for (const said of [undefined, null, {}])
        expect(read({ [name]: said })).toMatchObject({ settings: { [name]: nothing }, fallbacks: 0 })
      for (const field of fields) {
        const { settings, fallbacks } = read({ [name]: { [field]: { odd: true } } })
        expect(settings[name], field).toEqual(nothing)
        expect(fallbacks, field).toBe(1)
      }
    },
  )

  it('take one odd flag for off, and leave the others as they are [LAUNCH-14] [LIVE-13]', () => {
    const { settings, fallbacks } = read({ features: { isEsportsEnabled: true, enableBigCombo: 'yes' } })
    expect(settings.features).toEqual({ isEsportsEnabled: true })
    expect(fallbacks).toBe(1)
  })

  it.each([
    [{ langSelection: ['en', 'tlh'] }, { languages: ['en'] }, 'unknown.language'],
    [{ oddsSelection: ['roman', 'malay'] }, { oddsTypes: ['malay'] }, 'unknown.oddsType'],
    [{ tiecoTypes: ['virtual', 'today'] }, { opening: { tabs: ['today'] } }, 'unknown.tab'],
    [{ defaultLang: 'tlh' }, { defaultLanguage: 'zh-Hant' }, 'unknown.language'],
    [{ defaultOdds: 'roman' }, { defaultOddsType: 'euro' }, 'unknown.oddsType'],
    [
      { features: { isEsportsEnabled: true, isMoonEnabled: true } },
      { features: { isEsportsEnabled: true } },
      'unknown.feature',
    ],
  ])(
    'leave out of %j what is from a later version, and count it by its name [LIVE-13]',
    (change, becomes, name) => {
      const told: string[] = []
      const settings = readSettings({ ...wireSettings, ...change }, null, (what) => told.push(what))
      expect(settings).toMatchObject(becomes)
      expect(told).toEqual([name])
    },
  )

  it('do not mind fields of a later version', () => {
    expect(read({ tomorrow: { at: 'noon' } })).toEqual({ settings: plain, fallbacks: 0 })
  })

  const hostile = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hello',
    '//evil.test/',
    '/login',
    'ftp://p.test/',
    'https://partner@evil.test/',
    'https://',
    `https://p.test/${'x'.repeat(3_000)}`,
    '*',
    7,
    ['https://p.test/'],
  ]
  it.each(hostile)('lead nobody to %j [HOST-04] [LIVE-13]', (address) => {
    for (const name of ['partnerUrl', 'loginUrl', 'iosDownloadUrl', 'androidDownloadUrl']) {
      const { settings, fallbacks } = read({ [name]: address })
      expect(settings).toEqual(plain)
      expect(fallbacks).toBe(1)
    }
  })

  it('name origins alone for whom to tell, never everybody [HOST-04]', () => {
    const { settings, fallbacks } = read({
      partnerOrigins: ['https://p.test', '*', 'https://p.test/', 'null', '', 'javascript:1', 7],
    })
    expect(settings.partnerOrigins).toEqual(['https://p.test'])
    expect(fallbacks).toBe(6)
  })

  it('show pictures of the web or of our own origin [LIVE-13]', () => {
    for (const logo of ['https://p.test/l.svg', '/l.svg'])
      expect(read({ partnerLogo: logo }).settings.partnerLogo).toBe(logo)
    for (const logo of ['javascript:1', 'data:image/png,x', '//evil.test/l.svg'])
      expect(read({ partnerLogo: logo })).toMatchObject({ settings: { partnerLogo: null }, fallbacks: 1 })
  })

  it('can be read whatever one optional field holds [LAUNCH-02]', () => {
    const optional = Object.keys(another).filter((name) => !needed.includes(name))
    fc.assert(
      fc.property(fc.constantFrom(...optional), fc.jsonValue(), (name, value) => {
        expect(read({ [name]: value }).settings).toMatchObject({ token: plain.token, isGuest: false })
      }),
    )
  })
})
