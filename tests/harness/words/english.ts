import { readFileSync } from 'node:fs'

import type { Language } from '#domain/session/language.ts'
import { longer } from '#sandbox/words/longer.ts'

import { type CatalogueText, readCatalogue } from '../../../checks/translations/catalogue.ts'
import { escaped } from './escaped.ts'
import { type Change, formsOf } from './forms.ts'

/** Texts of the client that are shown in English where another language is on. @param texts what is shown, each whole */
export async function englishAmong(texts: readonly string[], language: Language): Promise<string[]> {
  return language === 'en' ? [] : untranslated(texts, await textsIn(language))
}

/** Texts of the client that are shown as they are written where all are shown longer: no catalogue has them. */
export async function unlengthened(texts: readonly string[]): Promise<string[]> {
  return untranslated(texts, await textsIn('en'), longer)
}

async function textsIn(language: Language): Promise<CatalogueText[]> {
  const file = new URL(`../../../locales/${language}/messages.po`, import.meta.url)
  return await readCatalogue(readFileSync(file, 'utf8'), language)
}

function untranslated(
  texts: readonly string[],
  catalogue: readonly CatalogueText[],
  change?: Change,
): string[] {
  /** A name or a word that is the same in both. */
  const isSame = ({ english, translation }: CatalogueText): boolean =>
    JSON.stringify(formsOf(english)) === JSON.stringify(formsOf(translation, change))
  const same = new Set(catalogue.filter(isSame).map(({ english }) => english))
  const translated = catalogue.flatMap(({ translation }) => patternsOf(translation, change))
  const patterns = catalogue
    .filter(({ english }) => !same.has(english))
    .flatMap(({ english }) => patternsOf(english))
  return texts.filter(
    (text) =>
      patterns.some((pattern) => pattern.test(text)) && !translated.some((pattern) => pattern.test(text)),
  )
}

function patternsOf(message: string, change?: Change): RegExp[] {
  return formsOf(message, change).flatMap((form) => {
    const words = form.filter((part) => typeof part === 'string').join('')
    // What is all placeholder says nothing of a language.
    if (!/\p{L}{3}/u.test(words)) return []
    return [
      new RegExp(`^${form.map((part) => (typeof part === 'string' ? escaped(part) : '.+')).join('')}$`, 'u'),
    ]
  })
}
