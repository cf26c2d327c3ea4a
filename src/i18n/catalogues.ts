import type { Messages } from '@lingui/core'

import type { Language } from '#domain/session/language.ts'

export interface Catalogue {
  /** The texts of the first view; where nothing is built, all. */
  readonly messages: Messages
  /** Fetches the texts that only later parts show. */
  readonly loadLate: () => Promise<Messages>
}

/** One chunk a language, loaded when it is chosen; it names another, with what the first view does without. */
const catalogues = import.meta.glob<Catalogue>('../../locales/*/messages.po')

/** @throws where the chunk cannot be loaded */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const load = catalogues[`../../locales/${language}/messages.po`]
  if (load === undefined) throw new Error(`no catalogue for ${language}`)
  return await load()
}
