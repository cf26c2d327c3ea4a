import { afterEach, describe, expect, it, vi } from 'vitest'

import { createStorage } from '#src/storage/storage.ts'
import { createTestBrowser, testSettings } from '#src/testing/storage.ts'

import {
  createPreferences,
  deviceZone,
  preferencesRecord,
  pressRuleOf,
  type PreferencesSettings,
} from './preferences.ts'

function open(change: Partial<PreferencesSettings> = {}, browser = createTestBrowser()) {
  const { storage } = browser.openTab()
  return createPreferences({ storage, link: null, browserLanguages: [], deviceTimeZone: 'UTC', ...change })
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('preferences', () => {
  it("are the partner's defaults until the member chooses [SLIP-16]", () => {
    const preferences = open()
    preferences.begin({
      ...testSettings,
      defaultLanguage: 'zh-Hant',
      defaultOddsType: 'malay',
      timeZone: 'Asia/Tokyo',
      acceptAnyOdds: false,
    })
    const { get } = preferences
    expect([get('language'), get('oddsType'), get('timeZone'), get('acceptPolicy')]).toEqual([
      'zh-Hant',
      'malay',
      'Asia/Tokyo',
      'none',
    ])
  })

  it('are remembered per member, and told to their other tabs [SLIP-16]', () => {
    const browser = createTestBrowser()
    const [one, other] = [open({}, browser), open({}, browser)]
    one.begin(testSettings)
    other.begin(testSettings)
    const heard = vi.fn<() => void>()
    other.subscribe(heard)
    one.set('acceptPolicy', 'better')
    expect(other.get('acceptPolicy')).toBe('better')
    expect(heard).toHaveBeenCalledTimes(1)
    const reloaded = open({}, browser)
    reloaded.begin(testSettings)
    expect(reloaded.get('acceptPolicy')).toBe('better')
  })

  it('are kept one by one: what cannot be read of them is not chosen, and told [LIVE-13]', () => {
    const { host } = createTestBrowser().openTab()
    const told: string[] = []
    const storage = createStorage(host, (what) => void told.push(what))
    storage.setOwner({ partner: 'Harbour', member: 'alice' })
    const kept = { version: 1, oddsType: 'malay', language: 'xx', singleKeys: 'yes', timeZone: null }
    host.localStorage.setItem('slipway:v1:Harbour:alice:preferences', JSON.stringify(kept))
    expect(storage.read(preferencesRecord)).toEqual({
      version: 1,
      oddsType: 'malay',
      language: null,
      acceptPolicy: null,
      pressRule: null,
      partnerPressRule: null,
      timeZone: null,
      theme: null,
      reducedMotion: null,
      compactRows: null,
      lastStake: null,
      quickStakes: null,
      quickBet: null,
      quickBetStakes: null,
      singleKeys: null,
      reminder: null,
      hideBalance: null,
    })
    expect(told).toEqual(['malformed', 'malformed'])
  })

  it('take a language that an earlier version kept by the code of the wire [LAUNCH-08]', () => {
    const { host } = createTestBrowser().openTab()
    const storage = createStorage(host)
    storage.setOwner({ partner: 'Harbour', member: 'alice' })
    const read = (language: string) => {
      host.localStorage.setItem(
        'slipway:v1:Harbour:alice:preferences',
        JSON.stringify({ version: 1, language }),
      )
      return storage.read(preferencesRecord)?.language
    }
    expect(['vn', 'jp', 'kr', 'zh', 'zh-hant', 'zh-Hant', 'ko'].map(read)).toEqual([
      'vi',
      'ja',
      'ko',
      'zh-Hans',
      'zh-Hant',
      'zh-Hant',
      'ko',
    ])
  })

  it("take the launch link's word before what was kept [LAUNCH-01]", () => {
    const browser = createTestBrowser()
    const before = open({}, browser)
    before.begin(testSettings)
    before.set('language', 'en')
    const launched = open({ link: { language: 'zh-Hant', oddsType: 'malay', pressRule: null } }, browser)
    expect(launched.get('language')).toBe('zh-Hant')
    launched.begin(testSettings)
    expect([launched.get('language'), launched.get('oddsType')]).toEqual(['zh-Hant', 'malay'])
  })

  it('follow the partner in what a press does until the member chooses, over a reload too [SLIP-02]', () => {
    const link = { language: null, oddsType: null }
    const browser = createTestBrowser()
    const launched = open({ link: { ...link, pressRule: 'add' } }, browser)
    expect(pressRuleOf(launched)).toBe('add')
    launched.begin(testSettings)
    expect(pressRuleOf(launched)).toBe('add')
    const reloaded = open({ link: null }, browser)
    reloaded.begin(testSettings)
    expect(pressRuleOf(reloaded)).toBe('add')
    reloaded.set('pressRule', 'replace')
    const again = open({ link: { ...link, pressRule: 'add' } }, browser)
    again.begin(testSettings)
    expect(pressRuleOf(again)).toBe('replace')
    again.set('pressRule', null)
    expect(pressRuleOf(again)).toBe('add')
    // A link that does not say is by the documents' rule.
    const other = open({ link: { ...link, pressRule: null } }, browser)
    other.begin(testSettings)
    expect(pressRuleOf(other)).toBe('replace')
  })

  it('are never what the partner does not offer, or a zone nobody knows', () => {
    const preferences = open({ link: { language: 'ru', oddsType: 'indo', pressRule: null } })
    preferences.begin({ ...testSettings, timeZone: 'Mars/Olympus' })
    expect([preferences.get('language'), preferences.get('oddsType')]).toEqual(['en', 'euro'])
    expect(preferences.get('timeZone')).not.toBe('Mars/Olympus')
  })

  it('follow the zone that is chosen, the device where that is chosen, and the partner again where neither is [MEMBER-04]', () => {
    const browser = createTestBrowser()
    const preferences = open({ deviceTimeZone: 'America/Lima' }, browser)
    preferences.begin({ ...testSettings, timeZone: 'Asia/Tokyo' })
    const follows = (zone: string | null): string => {
      preferences.set('timeZone', zone)
      return preferences.get('timeZone')
    }
    expect(follows('Europe/Berlin')).toBe('Europe/Berlin')
    expect(follows(deviceZone)).toBe('America/Lima')
    const travelled = open({ deviceTimeZone: 'Asia/Seoul' }, browser)
    travelled.begin({ ...testSettings, timeZone: 'Asia/Tokyo' })
    expect([travelled.get('timeZone'), travelled.chosen('timeZone')]).toEqual(['Asia/Seoul', deviceZone])
    expect(follows(null)).toBe('Asia/Tokyo')
    expect(follows('Mars/Olympus')).toBe('Asia/Tokyo')
    expect(preferences.chosen('theme')).toBeNull()
  })

  it.each([
    [['ja-JP', 'en'], 'ja'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-CN'], 'zh-Hans'],
    [['vi'], 'vi'],
    [['fr-FR', 'pt-BR'], 'pt'],
    [['fr'], 'zh-Hant'],
  ] as const)(
    "speak the browser's %j before anybody is known: %s [I18N-01]",
    (browserLanguages, language) => {
      expect(open({ browserLanguages }).get('language')).toBe(language)
    },
  )

  it("are in English where texts of the language are missing, be it asked for, chosen, the browser's or the partner's [I18N-01]", () => {
    vi.stubEnv('TRANSLATED', 'en,th')
    const link = { language: 'ru', oddsType: null, pressRule: null } as const
    const asked = open({ link })
    expect(asked.get('language')).toBe('en')
    asked.begin(testSettings)
    expect(asked.get('language')).toBe('en')
    const preferences = open({ browserLanguages: ['ja'] })
    expect(preferences.get('language')).toBe('en')
    preferences.begin({ ...testSettings, defaultLanguage: 'zh-Hant', languages: ['zh-Hant', 'th', 'ja'] })
    expect(preferences.get('language')).toBe('en')
    preferences.set('language', 'ja')
    expect(preferences.get('language')).toBe('en')
    preferences.set('language', 'th')
    expect(preferences.get('language')).toBe('th')
  })
})
