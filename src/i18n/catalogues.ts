import type { Messages } from '@lingui/core'

import type { Language } from '#domain/session/language.ts'

/** The texts that come after those of the first view, in the order in which they are wanted. */
export const laterTexts = ['soon', 'rest'] as const

export type LaterTexts = (typeof laterTexts)[number]

export interface Catalogue {
  /** The texts of the first view; where nothing is built, all. */
  readonly messages: Messages
  /** Fetches the texts of the slip, and of what stands over a list. */
  readonly loadSoon: () => Promise<Messages>
  /** Fetches the texts that only other parts show. */
  readonly loadRest: () => Promise<Messages>
}

/** One chunk a language, loaded when it is chosen; it names two others, with what the first view does without. */
const catalogues = import.meta.glob<Catalogue>('../../locales/*/messages.po')

/** @throws where the chunk cannot be loaded */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const load = catalogues[`../../locales/${language}/messages.po`]
  if (load === undefined) throw new Error(`no catalogue for ${language}`)
  return await load()
}
