import { readFileSync } from 'node:fs'

import type { Language } from '#domain/session/language.ts'

import { type CatalogueText, readCatalogue } from '../../../checks/translations/catalogue.ts'
import { escaped } from './escaped.ts'
import { formsOf } from './forms.ts'

/** Texts of the client that are shown in English where another language is on. @param texts what is shown, each whole */
export async function englishAmong(texts: readonly string[], language: Language): Promise<string[]> {
  if (language === 'en') return []
  const file = new URL(`../../../locales/${language}/messages.po`, import.meta.url)
  const catalogue = await readCatalogue(readFileSync(file, 'utf8'), language)
  const same = new Set(catalogue.filter(isSame).map(({ english }) => english))
  const translated = catalogue.flatMap(({ translation }) => patternsOf(translation))
  const patterns = catalogue
    .filter((text) => !isSame(text) && !same.has(text.english))
    .flatMap(({ english }) => patternsOf(english))
  return texts.filter(
    (text) =>
      patterns.some((pattern) => pattern.test(text)) && !translated.some((pattern) => pattern.test(text)),
  )
}

/** A name or a word that is the same in both languages. */
function isSame({ english, translation }: CatalogueText): boolean {
  return english === translation
}

function patternsOf(message: string): RegExp[] {
  return formsOf(message).flatMap((form) => {
    const words = form.filter((part) => typeof part === 'string').join('')
    // What is all placeholder says nothing of a language.
    if (!/\p{L}{3}/u.test(words)) return []
    return [
      new RegExp(`^${form.map((part) => (typeof part === 'string' ? escaped(part) : '.+')).join('')}$`, 'u'),
    ]
  })
}
