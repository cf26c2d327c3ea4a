import type { components } from '#openapi/client.gen.ts'

import { bigComboNames, countries, filled, type HouseWords, marketNames } from './houseWords.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { id } from './languages/id.ts'
import { jp } from './languages/jp.ts'
import { kr } from './languages/kr.ts'
import { ms } from './languages/ms.ts'
import { pt } from './languages/pt.ts'
import { ru } from './languages/ru.ts'
import { th } from './languages/th.ts'
import { vn } from './languages/vn.ts'
import { zhHant } from './languages/zh-hant.ts'
import { zh } from './languages/zh.ts'

export type LanguageCode = components['schemas']['Language']

const languages: Readonly<Record<LanguageCode, HouseWords>> = {
  en,
  zh,
  vn,
  th,
  id,
  ms,
  jp,
  kr,
  es,
  ru,
  pt,
  'zh-hant': zhHant,
}

/** What the house says in a language. */
export function houseWords(language: LanguageCode): HouseWords {
  return languages[language]
}

/** A market's name in a language; a name that the house has not made itself stays as it is. @param name in English */
export function marketNameIn(words: HouseWords, name: string): string {
  if (words === en) return name
  const { markets, onMap, inningsRuns } = words
  const [, map, ofMap] = /^Map (\d+) (.+)$/.exec(name) ?? []
  const [, runs] = /^1st innings (\d+) or more$/.exec(name) ?? []
  if (runs !== undefined) return filled(inningsRuns, { runs })
  const known = marketNames.find((each) => each.toLowerCase() === (ofMap ?? name).toLowerCase())
  if (known === undefined) return name
  return map === undefined ? markets[known] : filled(onMap, { map, market: markets[known] })
}

/** A competition's name in a language: that of an imported season has a country in it, all others are names. */
export function competitionNameIn({ countries: names, division }: HouseWords, name: string): string {
  const [, country, number] = /^(.+), division (\d+)$/.exec(name) ?? []
  const known = countries.find((each) => each === country)
  return known === undefined || number === undefined
    ? name
    : filled(division, { country: names[known], number })
}

/** A match's name in a language: its sides with what stands between them there; what has no two sides, or more, stays. */
export function eventNameIn({ event }: HouseWords, name: string): string {
  const [home, away, more] = name.split(' v ')
  return home === undefined || away === undefined || more !== undefined ? name : filled(event, { home, away })
}

/** A ready-made combo's name in a language; one that was offered by hand keeps its own. @param name in English */
export function bigComboNameIn({ bigCombos }: HouseWords, name: string): string {
  const known = bigComboNames.find((each) => each === name)
  return known === undefined ? name : bigCombos[known]
}

/** The fields of replies that hold what the house calls something. */
const named: Readonly<Record<string, (words: HouseWords, name: string) => string>> = {
  marketName: marketNameIn,
  gameMarketName: marketNameIn,
  marketTypeName: marketNameIn,
  competitionName: competitionNameIn,
  eventName: eventNameIn,
}

/** A reply with the house's names in a language; all else of it is as it was. */
export function inLanguage(reply: unknown, language: LanguageCode): unknown {
  const words = houseWords(language)
  return words === en ? reply : translated(reply, words)
}

/** The same of a reply that is kept as text. @param text JSON */
export function textInLanguage(text: string, language: LanguageCode): string {
  return houseWords(language) === en ? text : JSON.stringify(inLanguage(JSON.parse(text), language))
}

function translated(part: unknown, words: HouseWords): unknown {
  if (Array.isArray(part)) return part.map((each) => translated(each, words))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      typeof value === 'string' ? (named[key]?.(words, value) ?? value) : translated(value, words),
    ]),
  )
}
