import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { languageFor, miniGameWords } from './words.ts'

const codes = ['zh', 'vn', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt', 'zh-hant'] as const
const en = miniGameWords('en')

const places = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(codes)('what the games say in %s [I18N-01]', (code) => {
  const { page, refusals, selections } = miniGameWords(code)

  it('is all that they say in English, with the same placeholders, and in that language', () => {
    expect(Object.keys(page)).toEqual(Object.keys(en.page))
    for (const [name, sentence] of Object.entries(en.page)) {
      const said = Object.entries(page).find(([own]) => own === name)?.[1] ?? ''
      expect(places(said), name).toEqual(places(sentence))
      // "Mini-game" is Indonesian too; a placeholder alone is no word.
      if (name !== 'title') expect(said, name).not.toBe(sentence)
    }
  })

  it('has a name for each selection and each refusal, with the same placeholders', () => {
    expect(Object.keys(selections)).toEqual(Object.keys(en.selections))
    expect(Object.keys(refusals)).toEqual(Object.keys(miniGameWords('ru').refusals))
    for (const [name, text] of Object.entries(refusals)) {
      const entry = Object.entries(errors).find(([own]) => own === name)?.[1]
      expect(places(text), name).toEqual(places(entry?.text ?? ''))
    }
  })
})

it('a language is found by the contract’s code or by a browser’s list, and none by what only looks like one', () => {
  expect(
    [
      'zh',
      'zh-hant',
      'zh-TW,zh;q=0.9',
      'fr-FR, ja;q=0.5',
      'vi',
      'constructor',
      '__proto__',
      '*',
      '',
      undefined,
    ].map(languageFor),
  ).toEqual(['zh', 'zh-hant', 'zh-hant', 'jp', 'vn', undefined, undefined, undefined, undefined, undefined])
})
