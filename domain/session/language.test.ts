import { describe, expect, it } from 'vitest'

import { defaultLanguage, isLanguage, languages } from './language.ts'
import { languageName } from './languageNames.ts'

describe('languages', () => {
  it('are 12, traditional Chinese by default [I18N-01]', () => {
    expect(languages).toHaveLength(12)
    expect(defaultLanguage).toBe('zh-Hant')
    expect(new Set(languages.map(languageName)).size).toBe(12)
  })

  it('are each called by their own name [I18N-01]', () => {
    expect(languages.map((language) => `${language}: ${languageName(language)}`)).toEqual([
      'en: English',
      'zh-Hans: 简体中文',
      'vi: Tiếng Việt',
      'th: ไทย',
      'id: Bahasa Indonesia',
      'ms: Bahasa Melayu',
      'ja: 日本語',
      'ko: 한국어',
      'es: Español',
      'ru: Русский',
      'pt: Português',
      'zh-Hant: 繁體中文',
    ])
  })

  it('are tags that Intl knows, and no others [I18N-01] [I18N-02]', () => {
    for (const language of languages)
      expect(Intl.DateTimeFormat.supportedLocalesOf(language)).toEqual([language])
    expect(['vn', 'jp', 'zh', 'zh-hant', 'de', 'constructor'].filter(isLanguage)).toEqual([])
  })
})
