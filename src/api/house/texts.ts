import { queryOptions } from '@tanstack/react-query'

import type { Language } from '#domain/session/language.ts'
import { CallFailed } from '#machines/failure.ts'
import type { Caller } from '#src/api/http/caller.ts'
import type { Http } from '#src/api/http/client.ts'
import type { Send } from '#src/api/http/exchange.ts'
import type { QueryContext } from '#src/api/query.ts'
import { rulesLanguage } from '#src/wire/base/languages.ts'
import { type HouseText, readHouseText } from '#src/wire/house/texts.ts'

import { houseTextsResource } from './resources.ts'

type RulesLanguage = ReturnType<typeof rulesLanguage>

/** The file of each text of the house. */
const files = {
  rules: (http: Http, lang: RulesLanguage, signal: AbortSignal) =>
    http.GET('/static/rules_{lang}.json', { params: { path: { lang } }, signal }),
  prebookGuide: (http: Http, lang: RulesLanguage, signal: AbortSignal) =>
    http.GET('/static/prebook_guide_{lang}.json', { params: { path: { lang } }, signal }),
  payoutGuide: (http: Http, lang: RulesLanguage, signal: AbortSignal) =>
    http.GET('/static/payout_guide_{lang}.json', { params: { path: { lang } }, signal }),
} satisfies Record<string, (...call: [Http, RulesLanguage, AbortSignal]) => ReturnType<Send>>

/** The texts that the house publishes: its rules, and guides. */
export type HouseTextName = keyof typeof files

/** A text of the house, and the language that it is in. */
export interface FoundText {
  readonly language: Language
  readonly text: HouseText
}

/** Milliseconds: texts of the house change a few times a year. */
const staleTime = 10 * 60_000

/**
 * A text of the house in the first of some languages that has a file, or null where none has [MEMBER-05] [SRV-04].
 * @param languages the member's, then what stands in for it
 */
export function houseTextQuery(
  { api: { caller } }: QueryContext,
  name: HouseTextName,
  languages: readonly Language[],
) {
  return queryOptions({
    queryKey: [...houseTextsResource.key, name, ...languages] as const,
    queryFn: async ({ signal }): Promise<FoundText | null> => {
      for (const language of languages) {
        const text = await fileIn(caller, name, language, signal)
        if (text !== null) return { language, text }
      }
      return null
    },
    staleTime,
  })
}

/** Null where the language has no file. */
async function fileIn(
  caller: Caller,
  name: HouseTextName,
  language: Language,
  signal: AbortSignal,
): Promise<HouseText | null> {
  try {
    return await caller.get(
      (abort) => files[name](caller.http, rulesLanguage(language), abort),
      (data) => readHouseText(data, caller.onLeftOut),
      signal,
    )
  } catch (error) {
    if (error instanceof CallFailed && error.failure.status === 404) return null
    throw error
  }
}
