import {
  array,
  boolean,
  custom,
  nullable,
  picklist,
  pipe,
  record,
  string,
  transform,
  type GenericSchema,
} from 'valibot'

import { acceptPolicies, pressRules } from '#domain/bets/bet.ts'
import { oddsTypes } from '#domain/odds/odds.ts'
import { reminderChoices } from '#domain/session/care.ts'
import { isLanguage, languages, type Language } from '#domain/session/language.ts'
import { themeNames } from '#domain/session/theme.ts'
import { languageOfCode } from '#src/wire/base/languages.ts'
import { lenient, read, Unreadable, type Tell } from '#src/wire/base/read.ts'

const earlierCodes = ['zh', 'vn', 'jp', 'kr', 'zh-hant'] as const

/** What comes back from storage is as foreign as what comes over the wire. */

/**
 * The value by a schema, or null where it does not fit, which is for the caller to tell. `onLeftOut` is told of the fields
 * in it that fell back by themselves (`orNull`, `lenient`).
 */
export function fitting<T>(schema: GenericSchema<unknown, T>, value: unknown, onLeftOut?: Tell): T | null {
  try {
    return read(schema, value, onLeftOut)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** What fits, or null, which is told; a field that is not there is null too. */
export function orNull<T>(schema: GenericSchema<unknown, T>) {
  return lenient<T | null>(schema, null)
}

export const text = string()
export const textOrNull = nullable(text)
export const flag = boolean()
export const integer = custom<number>(Number.isSafeInteger)
export const time = custom<number>(Number.isFinite)
/** Earlier versions kept the codes of the wire. */
export const language = pipe(
  picklist([...languages, ...earlierCodes]),
  transform((kept): Language => (isLanguage(kept) ? kept : languageOfCode[kept])),
)
export const oddsType = picklist(oddsTypes)
export const acceptPolicy = picklist(acceptPolicies)
export const pressRule = picklist(pressRules)
export const reminderChoice = picklist(reminderChoices)
export const themeName = picklist(themeNames)
export const quickStakes = record(string(), array(string()))
export const quickBetStakes = record(string(), string())
