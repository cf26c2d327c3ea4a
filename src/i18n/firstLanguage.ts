import { defaultLanguage, readLanguage, type Language } from '#domain/language.ts'

/** Before the settings are known: the link's language, else the browser's where it is one of ours. */
export function firstLanguage(ofLink: Language | null, browserLanguages: readonly string[]): Language {
  if (ofLink !== null) return ofLink
  for (const tag of browserLanguages) {
    const language = languageOfTag(tag)
    if (language !== undefined) return language
  }
  return defaultLanguage
}

const codeOfSubtag: Readonly<Record<string, string>> = { ja: 'jp', ko: 'kr' }

function languageOfTag(tag: string): Language | undefined {
  const [subtag = '', ...rest] = tag.toLowerCase().split('-')
  if (subtag === 'zh' && rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part))) return 'zh-hant'
  return readLanguage(codeOfSubtag[subtag] ?? subtag)
}
