import { describe, expect, it } from 'vitest'

import {
  defaultLanguage,
  htmlLang,
  isLanguage,
  languages,
  notificationLanguage,
  readLanguage,
  rulesLanguage,
  wireLanguage,
} from './language.ts'
import { languageName } from './languageNames.ts'

describe('languages', () => {
  it('are 12, zh-hant by default [I18N-01]', () => {
    expect(languages).toHaveLength(12)
    expect(defaultLanguage).toBe('zh-hant')
    expect(new Set(languages.map(languageName)).size).toBe(12)
  })

  it('are each called by their own name [I18N-01]', () => {
    expect(languages.map((language) => `${language}: ${languageName(language)}`)).toEqual([
      'en: English',
      'zh: 简体中文',
      'vn: Tiếng Việt',
      'th: ไทย',
      'id: Bahasa Indonesia',
      'ms: Bahasa Melayu',
      'jp: 日本語',
      'kr: 한국어',
      'es: Español',
      'ru: Русский',
      'pt: Português',
      'zh-hant: 繁體中文',
    ])
  })

  it('are themselves on the wire, but zh-hant is zh [SRV-04]', () => {
    expect(languages.filter((language) => wireLanguage(language) !== language)).toEqual(['zh-hant'])
    expect(wireLanguage('zh-hant')).toBe('zh')
    expect(wireLanguage('vn')).toBe('vn')
  })

  it('are sent for notifications with vn as vi [SRV-04]', () => {
    expect(notificationLanguage('vn')).toBe('vi')
    expect(notificationLanguage('zh-hant')).toBe('zh')
    expect(notificationLanguage('th')).toBe('th')
  })

  it('name rules files with es as sp and ms as my [SRV-04]', () => {
    expect(rulesLanguage('es')).toBe('sp')
    expect(rulesLanguage('ms')).toBe('my')
    expect(rulesLanguage('zh-hant')).toBe('zh')
    expect(rulesLanguage('en')).toBe('en')
  })

  it('have a tag that Intl knows [I18N-02]', () => {
    for (const language of languages) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(htmlLang(language))).toEqual([htmlLang(language)])
    }
    expect([htmlLang('jp'), htmlLang('kr'), htmlLang('vn'), htmlLang('zh-hant')]).toEqual([
      'ja',
      'ko',
      'vi',
      'zh-Hant',
    ])
  })

  it('read vi as vn, and no others than ours [I18N-01]', () => {
    expect(readLanguage('vi')).toBe('vn')
    expect(readLanguage('zh-hant')).toBe('zh-hant')
    expect(readLanguage('de')).toBeUndefined()
    expect(isLanguage('vi')).toBe(false)
  })
})
