import { i18n } from '@lingui/core'

import { htmlLang, type Language } from '#domain/language.ts'

import { loadCatalogue } from './catalogues.ts'

let wanted: Language | null = null

export function isAnyLanguageOn(): boolean {
  return i18n.locale !== ''
}

/**
 * Switches the interface to a language, without a reload [I18N-01]. Where two are asked for in a row the last wins.
 * The page claims the language only where it is in it throughout: English words are not to be read in another
 * tongue's voice [I18N-02].
 * @param root the page's root element, which says what language it is in
 * @returns whether the language is now on
 * @throws where its chunk cannot be loaded; then the language stays as it was
 */
export async function activateLanguage(language: Language, root: HTMLElement): Promise<boolean> {
  wanted = language
  const { messages, isComplete } = await loadCatalogue(language)
  if (wanted !== language) return false
  i18n.loadAndActivate({ locale: language, messages })
  root.lang = htmlLang(isComplete ? language : 'en')
  return true
}
