import type { Language } from './language.ts'

const names: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '简体中文',
  vn: 'Tiếng Việt',
  th: 'ไทย',
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  jp: '日本語',
  kr: '한국어',
  es: 'Español',
  ru: 'Русский',
  pt: 'Português',
  'zh-hant': '繁體中文',
}

/** The language's name in itself, for selectors [I18N-01]. */
export function languageName(language: Language): string {
  return names[language]
}
