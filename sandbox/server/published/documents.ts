import { readFileSync } from 'node:fs'

import type { components } from '#openapi/client.gen.ts'

import type { LanguageCode } from '../../words/words.ts'

type Schemas = components['schemas']
export type HouseDocument = Schemas['Rules']
export type DocumentLanguage = Schemas['RulesLanguage']

/** The texts of the house, by the names of their files. */
export const documentNames = ['rules', 'prebook_guide', 'payout_guide'] as const
export type DocumentName = (typeof documentNames)[number]

/** The languages that a text may have. */
export const documentLanguages = [
  ...(['en', 'zh', 'vn', 'th', 'id', 'my', 'jp', 'kr', 'sp', 'ru', 'pt', 'zh-hant'] as const),
] satisfies DocumentLanguage[]

/** The texts that the house publishes, as files and as control calls have them. */
export interface DocumentDesk {
  /** Undefined where there is no file in that language. */
  find(name: DocumentName, language: DocumentLanguage): HouseDocument | undefined
  /** Puts a text in the place of a file; null takes the file away. */
  put(name: DocumentName, language: DocumentLanguage, document: HouseDocument | null): void
  clear(): void
}

export function createDocumentDesk(): DocumentDesk {
  const wished = new Map<string, HouseDocument | null>()
  return {
    find(name, language) {
      const file = `${name}_${language}.json`
      const wish = wished.get(file)
      return wish === undefined ? readFile(file) : (wish ?? undefined)
    },
    put: (name, language, document) => void wished.set(`${name}_${language}.json`, document),
    clear: () => wished.clear(),
  }
}

const folder = new URL('texts/', import.meta.url)

/** The planned announcements in a language, in the order in which they are made. */
export function newsTexts(language: LanguageCode): readonly { title: string; text: string }[] {
  return JSON.parse(readFileSync(new URL(`news_${language}.json`, folder), 'utf8')) as {
    title: string
    text: string
  }[]
}

function readFile(file: string): HouseDocument | undefined {
  try {
    const document: HouseDocument = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return document
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
