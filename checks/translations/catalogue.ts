import { formatter } from '@lingui/format-po'

import type { TranslatedText } from './translations.ts'

/** A text of a catalogue, with what a translator has to know of it. */
export interface CatalogueText extends TranslatedText {
  /** What tells it from any other text: made of its English and its context. */
  readonly id: string
  /** What the text is, where its English could be misread. */
  readonly context: string | null
  /** What a note in the source or a placeholder's own code says of it. */
  readonly notes: readonly string[]
  /** The files it stands in. */
  readonly files: readonly string[]
}

const source = 'en'

/** The texts of a catalogue that are in use, those of one file beside each other. @param po the text of `messages.po` */
export async function readCatalogue(po: string, language: string): Promise<CatalogueText[]> {
  const messages = await formatter().parse(po, {
    locale: language,
    sourceLocale: source,
    filename: 'messages.po',
  })
  return Object.entries(messages)
    .filter(([, { obsolete }]) => obsolete !== true)
    .map(([id, { message = id, translation, context = null, comments = [], origin = [] }]) => ({
      id,
      english: message,
      translation,
      context,
      notes: comments,
      files: origin.map(([file]) => file),
    }))
    .toSorted((a, b) => (a.files[0] ?? '').localeCompare(b.files[0] ?? ''))
}

/**
 * The same catalogue with some of its texts translated.
 * @param translations by the ids of the texts
 */
export async function translated(
  po: string,
  language: string,
  translations: ReadonlyMap<string, string>,
): Promise<string> {
  const where = { locale: language, sourceLocale: source, filename: 'messages.po' }
  const { parse, serialize } = formatter({ lineNumbers: false })
  const messages = await parse(po, where)
  for (const [id, translation] of translations)
    if (messages[id] !== undefined) messages[id] = { ...messages[id], translation }
  return await serialize(messages, { ...where, existing: po })
}

/** The catalogue without all other texts: what a translator's own tools are given. */
export async function only(po: string, language: string, ids: ReadonlySet<string>): Promise<string> {
  const where = { locale: language, sourceLocale: source, filename: 'messages.po' }
  const { parse, serialize } = formatter({ lineNumbers: false })
  const messages = await parse(po, where)
  const chosen = Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)))
  return await serialize(chosen, { ...where, existing: po })
}
