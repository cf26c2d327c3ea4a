import { defaultLanguage, isLanguage, type Language } from '#domain/session/language.ts'

import { translatedOr } from './translated.ts'

/** Before the settings are known: the link's language, else the browser's where it is one of ours. */
export function firstLanguage(ofLink: Language | null, browserLanguages: readonly string[]): Language {
  return translatedOr(ofLink ?? ofBrowser(browserLanguages))
}

function ofBrowser(browserLanguages: readonly string[]): Language {
  for (const tag of browserLanguages) {
    const language = languageOfTag(tag)
    if (language !== undefined) return language
  }
  return defaultLanguage
}

const traditional: ReadonlySet<string> = new Set(['hant', 'tw', 'hk', 'mo'])

function languageOfTag(tag: string): Language | undefined {
  const [subtag = '', ...rest] = tag.toLowerCase().split('-')
  if (subtag === 'zh') return rest.some((part) => traditional.has(part)) ? 'zh-Hant' : 'zh-Hans'
  return isLanguage(subtag) ? subtag : undefined
}
