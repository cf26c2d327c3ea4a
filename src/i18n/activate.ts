import { i18n, type Messages } from '@lingui/core'

import { htmlLang, type Language } from '#domain/language.ts'

interface Catalogue {
  /** A text that is not translated yet is there in English. */
  readonly messages: Messages
  /** Whether all of them are translated. */
  readonly isComplete: boolean
}

/** One chunk a language, loaded when it is chosen. */
const catalogues = import.meta.glob<Catalogue>('../../locales/*/messages.po')

async function loadCatalogue(language: Language): Promise<Catalogue> {
  const load = catalogues[`../../locales/${language}/messages.po`]
  if (load === undefined) throw new Error(`no catalogue for ${language}`)
  return await load()
}

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
