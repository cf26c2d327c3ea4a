import { describe, expect, it } from 'vitest'

import { languages } from '#domain/session/language.ts'

import {
  callLanguage,
  languageOfCode,
  launchLanguage,
  notificationLanguage,
  readLanguage,
  rulesLanguage,
} from './languages.ts'

describe('languages on the wire', () => {
  it('are read by the codes of the contract, and Vietnamese as vi too [I18N-01] [SRV-04]', () => {
    expect(['en', 'zh', 'vn', 'vi', 'jp', 'kr', 'zh-hant'].map(readLanguage)).toEqual([
      'en',
      'zh-Hans',
      'vi',
      'vi',
      'ja',
      'ko',
      'zh-Hant',
    ])
    expect(['de', 'ja', 'zh-Hant', '', 'constructor'].map(readLanguage)).toEqual(Array(5).fill(undefined))
    expect(new Set(Object.values(languageOfCode))).toEqual(new Set(languages))
  })

  it('are asked for by a launch as they are read [LAUNCH-01]', () => {
    expect(languages.map(launchLanguage).map(readLanguage)).toEqual(languages)
  })

  it('are sent by these codes, but traditional Chinese as zh [SRV-04]', () => {
    const sent = languages.map(callLanguage)
    expect(sent).toEqual(['en', 'zh', 'vn', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt', 'zh'])
    expect(languages.filter((language) => readLanguage(callLanguage(language)) !== language)).toEqual([
      'zh-Hant',
    ])
  })

  it('name the files of rules and guides, where Spanish is sp, Malay is my, and traditional Chinese has its own [SRV-04]', () => {
    const codes = ['en', 'zh', 'vn', 'th', 'id', 'my', 'jp', 'kr', 'sp', 'ru', 'pt', 'zh-hant']
    expect(languages.map(rulesLanguage)).toEqual(codes)
  })

  it('are sent for notifications with Vietnamese as vi [SRV-04]', () => {
    expect(languages.filter((language) => notificationLanguage(language) !== callLanguage(language))).toEqual(
      ['vi'],
    )
    expect(notificationLanguage('vi')).toBe('vi')
  })
})
