import type { Language } from './language.ts'

const names: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  ja: '日本語',
  ko: '한국어',
  es: 'Español',
  ru: 'Русский',
  pt: 'Português',
  'zh-Hant': '繁體中文',
}

/** The language's name in itself, for selectors [I18N-01]. */
export function languageName(language: Language): string {
  return names[language]
}
