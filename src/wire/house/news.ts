import { boolean, object, string } from 'valibot'

import type { Language } from '#domain/session/language.ts'
import { readLanguage } from '#src/wire/base/languages.ts'
import { plainWords } from '#src/wire/base/plainWords.ts'
import { lenient, read, readable, type Tell } from '#src/wire/base/read.ts'
import { integer, integerOrNull, textOrNull, time } from '#src/wire/base/values.ts'

const page = object({
  count: integer,
  next: integerOrNull,
  results: readable(
    object({
      id: string(),
      title: string(),
      text: string(),
      dateCreatedUtc: time,
      isImportant: lenient(boolean(), false),
      lang: textOrNull,
    }),
  ),
})

/** Something the house announces, in plain text. */
export interface NewsItem {
  readonly id: string
  readonly title: string
  /** Line breaks are its own. */
  readonly text: string
  /** UTC milliseconds. */
  readonly createdUtc: number
  /** Every member should see it once. */
  readonly isImportant: boolean
  /** The language it is in, where that is not the one asked for. */
  readonly language: Language | null
}

export interface NewsPage {
  readonly count: number
  /** The next page, if any. */
  readonly next: number | null
  readonly items: readonly NewsItem[]
}

/** Newest first, as the server has them; one that cannot be read is left out and told. @throws Unreadable */
export function readNews(value: unknown, onLeftOut: Tell): NewsPage {
  const { count, next, results } = read(page, value, onLeftOut)
  return {
    count,
    next,
    items: results.map(({ id, title, text, dateCreatedUtc, isImportant, lang }) => ({
      id,
      title: plainWords(title).trim(),
      text: plainWords(text).trim(),
      createdUtc: dateCreatedUtc,
      isImportant,
      language: lang === null ? null : (readLanguage(lang) ?? null),
    })),
  }
}
