import type { Language } from '#domain/session/language.ts'

/** Every text of the client is there in these, as the build has found: "en,ja,…". */
const translated = (): readonly string[] => String(import.meta.env['TRANSLATED']).split(',')

/** Whether every text is there in a language. Others are never on offer: half in English is no language [I18N-01]. */
export function isTranslated(language: Language): boolean {
  return translated().includes(language)
}

/** The language that is turned on where one is wanted. */
export function translatedOr(language: Language): Language {
  return isTranslated(language) ? language : 'en'
}
