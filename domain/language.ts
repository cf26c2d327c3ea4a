/** The 12 languages of the interface, by the codes the product uses [I18N-01]. */
export const languages = [
  'en',
  'zh',
  'vn',
  'th',
  'id',
  'ms',
  'jp',
  'kr',
  'es',
  'ru',
  'pt',
  'zh-hant',
] as const

export type Language = (typeof languages)[number]

/** Codes that calls carry; `vi` is vn under another name, and zh-hant has none of its own. */
export type WireLanguage = Exclude<Language, 'zh-hant'> | 'vi'

export const defaultLanguage: Language = 'zh-hant'

/** BCP 47 tags, for the `lang` attribute and `Intl`. */
const tags: Readonly<Record<Language, string>> = {
  en: 'en',
  zh: 'zh-Hans',
  vn: 'vi',
  th: 'th',
  id: 'id',
  ms: 'ms',
  jp: 'ja',
  kr: 'ko',
  es: 'es',
  ru: 'ru',
  pt: 'pt',
  'zh-hant': 'zh-Hant',
}

const known: ReadonlySet<string> = new Set(languages)

export function isLanguage(text: string): text is Language {
  return known.has(text)
}

/** Reads a language code; the member-facing `vi` is vn. Undefined for a code we do not offer. */
export function readLanguage(text: string): Language | undefined {
  if (text === 'vi') return 'vn'
  return isLanguage(text) ? text : undefined
}

/** The tag for the `lang` attribute, dates, numbers and collation [I18N-02]. */
export function htmlLang(language: Language): string {
  return tags[language]
}

/** The code that calls carry: zh-hant is sent as zh [SRV-04]. */
export function wireLanguage(language: Language): Exclude<WireLanguage, 'vi'> {
  return language === 'zh-hant' ? 'zh' : language
}

/** The code for notifications, the call and the channel: vn is sent as vi besides [SRV-04]. */
export function notificationLanguage(language: Language): WireLanguage {
  return language === 'vn' ? 'vi' : wireLanguage(language)
}

/** The code in the name of a rules file, rules_{lang}: es is sp, ms is my [SRV-04]. */
export function rulesLanguage(language: Language): string {
  if (language === 'es') return 'sp'
  return language === 'ms' ? 'my' : wireLanguage(language)
}
