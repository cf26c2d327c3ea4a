import type { Language } from '#domain/session/language.ts'
import type { components } from '#openapi/client.gen.ts'

type Schemas = components['schemas']

/** The codes of the contract, in the order in which a launch offers them. */
export const languageCodes: Readonly<Record<Language, Schemas['Language']>> = {
  en: 'en',
  'zh-Hans': 'zh',
  vi: 'vn',
  th: 'th',
  id: 'id',
  ms: 'ms',
  ja: 'jp',
  ko: 'kr',
  es: 'es',
  ru: 'ru',
  pt: 'pt',
  'zh-Hant': 'zh-hant',
}
