import { i18n } from '@lingui/core'

import type { Language } from '#domain/session/language.ts'

import { type Catalogue, loadCatalogue } from './catalogues.ts'

let wanted: Language | null = null
/** The language that is on, with what fetches the rest of its texts at once: nothing else need be waited for. */
let shown: (Pick<Catalogue, 'loadLate'> & { readonly language: Language }) | null = null
/** Once asked for, they come with every language that is turned on. */
let deferredTexts: Promise<void> | null = null

export function isAnyLanguageOn(): boolean {
  return i18n.locale !== ''
}

/**
 * Switches the interface to a language, without a reload [I18N-01]. Where two are asked for in a row the last wins.
 * The page says which it is in, for the voice that reads it [I18N-02].
 * @param root the page's root element, which says what language it is in
 * @returns whether the language is now on
 * @throws where its texts cannot be loaded; then the language stays as it was
 */
export async function activateLanguage(
  language: Language,
  root: Pick<HTMLElement, 'lang'>,
): Promise<boolean> {
  wanted = language
  const { messages, loadLate } = await loadCatalogue(language)
  // Nothing comes between this and the switch: who asks for the late texts after it has them added to this language.
  const late = deferredTexts === null ? {} : await loadLate()
  if (wanted !== language) return false
  i18n.loadAndActivate({ locale: language, messages: { ...messages, ...late } })
  shown = { language, loadLate }
  root.lang = language
  return true
}

/**
 * Fetches what the first view's texts lack, in the language that is on. From then on each language comes whole, so that
 * a part which waited for this is never without its words.
 * @throws where they cannot be loaded; the next call tries again
 */
export function loadDeferredTexts(): Promise<void> {
  return (deferredTexts ??= addDeferredTexts().catch((error: unknown) => {
    deferredTexts = null
    throw error
  }))
}

async function addDeferredTexts(): Promise<void> {
  // The first language brings them.
  if (shown === null) return
  const { language, loadLate } = shown
  i18n.load(language, await loadLate())
}
