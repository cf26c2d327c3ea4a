import type { Language } from '#domain/language.ts'

/** The names dayjs has for our languages. */
const names: Readonly<Record<Language, string>> = {
  en: 'en',
  zh: 'zh-cn',
  vn: 'vi',
  th: 'th',
  id: 'id',
  ms: 'ms',
  jp: 'ja',
  kr: 'ko',
  es: 'es',
  ru: 'ru',
  pt: 'pt',
  'zh-hant': 'zh-tw',
}

/** Each is a chunk of its own, and registers itself with dayjs. */
const loaders: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => Promise.resolve(),
  zh: () => import('dayjs/locale/zh-cn.js'),
  vn: () => import('dayjs/locale/vi.js'),
  th: () => import('dayjs/locale/th.js'),
  id: () => import('dayjs/locale/id.js'),
  ms: () => import('dayjs/locale/ms.js'),
  jp: () => import('dayjs/locale/ja.js'),
  kr: () => import('dayjs/locale/ko.js'),
  es: () => import('dayjs/locale/es.js'),
  ru: () => import('dayjs/locale/ru.js'),
  pt: () => import('dayjs/locale/pt.js'),
  'zh-hant': () => import('dayjs/locale/zh-tw.js'),
}

export function dayjsLocale(language: Language): string {
  return names[language]
}

/** Weekday and month names of a language. @throws where the chunk cannot be loaded */
export async function loadDayjsLocale(language: Language): Promise<void> {
  await loaders[language]()
}
