import type { Language } from '#domain/session/language.ts'
import type { components } from '#openapi/client.gen.ts'

type Schemas = components['schemas']

/** The codes of the contract, and what they are: Vietnamese, Japanese and Korean go by those of their countries. */
export const languageOfCode = {
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
} as const satisfies Record<Schemas['Language'], Language>

const codeOfLanguage: Readonly<Record<Language, Schemas['Language']>> = {
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

/** Reads a code of the contract, `vi` among them. Undefined for one that we do not offer. */
export function readLanguage(code: string): Language | undefined {
  if (code === 'vi') return 'vi'
  return Object.hasOwn(languageOfCode, code) ? languageOfCode[code as keyof typeof languageOfCode] : undefined
}

/** The code that a launch asks for. */
export function launchLanguage(language: Language): Schemas['Language'] {
  return codeOfLanguage[language]
}

/** The code that calls carry: traditional Chinese, which has none of its own there, is sent as zh [SRV-04]. */
export function callLanguage(language: Language): Exclude<Schemas['WireLanguage'], 'vi'> {
  const code = codeOfLanguage[language]
  return code === 'zh-hant' ? 'zh' : code
}

/** The code for notifications, the call and the channel, where Vietnamese is vi [SRV-04]. */
export function notificationLanguage(language: Language): Schemas['NotificationLanguage'] {
  const code = callLanguage(language)
  return code === 'vn' ? 'vi' : code
}

/** The code in the names of the files of rules and guides, where Spanish is sp and Malay is my [SRV-04]. */
export function rulesLanguage(language: Language): Schemas['RulesLanguage'] {
  const code = codeOfLanguage[language]
  if (code === 'es') return 'sp'
  return code === 'ms' ? 'my' : code
}
