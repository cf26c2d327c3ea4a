import { i18n, type Messages } from '@lingui/core'

import { htmlLang, type Language } from '#domain/language.ts'

import { loadDayjsLocale } from './dayjsLocales.ts'
import { withFallback, isComplete } from './fallback.ts'

/** One chunk a language, loaded when it is chosen. */
const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/*/messages.po')

async function loadCatalogue(language: Language): Promise<Messages> {
  const load = catalogues[`../../locales/${language}/messages.po`]
  if (load === undefined) throw new Error(`no catalogue for ${language}`)
  return (await load()).messages
}

/** A language's texts; those that are not translated yet in English. */
async function loadMessages(language: Language): Promise<Messages> {
  const messages = await loadCatalogue(language)
  return isComplete(messages) ? messages : withFallback(messages, await loadCatalogue('en'))
}

let wanted: Language | null = null

export function isAnyLanguageOn(): boolean {
  return i18n.locale !== ''
}

/**
 * Switches the interface to a language, without a reload [I18N-01]. Where two are asked for in a row the last wins.
 * @returns whether the language is now on
 * @throws where its chunk cannot be loaded; then the language stays as it was
 */
export async function activateLanguage(language: Language): Promise<boolean> {
  wanted = language
  const [messages] = await Promise.all([loadMessages(language), loadDayjsLocale(language)])
  if (wanted !== language) return false
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = htmlLang(language)
  return true
}
