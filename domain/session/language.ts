/** The 12 languages of the interface, by their BCP 47 tags: for catalogues, the `lang` attribute and `Intl` [I18N-01]. */
export const languages = [
  'en',
  'zh-Hans',
  'vi',
  'th',
  'id',
  'ms',
  'ja',
  'ko',
  'es',
  'ru',
  'pt',
  'zh-Hant',
] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'zh-Hant'

const known: ReadonlySet<string> = new Set(languages)

export function isLanguage(tag: string): tag is Language {
  return known.has(tag)
}
