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

const format = formatter({ lineNumbers: false })

function whereIs(language: string): { locale: string; sourceLocale: string; filename: string } {
  return { locale: language, sourceLocale: 'en', filename: 'messages.po' }
}

/** The texts of a catalogue that are in use, those of one file beside each other. @param po the text of `messages.po` */
export async function readCatalogue(po: string, language: string): Promise<CatalogueText[]> {
  return Object.entries(await format.parse(po, whereIs(language)))
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
  const messages = await format.parse(po, whereIs(language))
  for (const [id, translation] of translations)
    if (messages[id] !== undefined) messages[id] = { ...messages[id], translation }
  return await format.serialize(messages, { ...whereIs(language), existing: po })
}

/** The catalogue without all other texts: what a translator's own tools are given. */
export async function only(po: string, language: string, ids: ReadonlySet<string>): Promise<string> {
  const messages = await format.parse(po, whereIs(language))
  const chosen = Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)))
  return await format.serialize(chosen, { ...whereIs(language), existing: po })
}
