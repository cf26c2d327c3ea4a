import type { Messages } from '@lingui/core'

import type { Language } from '#domain/language.ts'

export interface Catalogue {
  /** A text that is not translated yet is there in English. */
  readonly messages: Messages
  /** Whether all of them are translated. */
  readonly isComplete: boolean
}

/** One chunk a language, loaded when it is chosen. */
const catalogues = import.meta.glob<Catalogue>('../../locales/*/messages.po')

/** @throws where the chunk cannot be loaded */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const load = catalogues[`../../locales/${language}/messages.po`]
  if (load === undefined) throw new Error(`no catalogue for ${language}`)
  return await load()
}
