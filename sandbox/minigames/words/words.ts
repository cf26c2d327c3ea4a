import type { components } from '#openapi/client.gen.ts'

import { cardsOf, winnerOf } from '../games/card.ts'
import type { GameType } from '../games/game.ts'
import { colourOf } from '../games/roulette.ts'
import type { MiniTable } from '../tables.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { id } from './id.ts'
import { jp } from './jp.ts'
import { kr } from './kr.ts'
import type { MiniGameWords } from './language.ts'
import { ms } from './ms.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { th } from './th.ts'
import { vn } from './vn.ts'
import { zhHant } from './zh-hant.ts'
import { zh } from './zh.ts'

type Code = components['schemas']['Language']

const languages: Readonly<Record<Code, MiniGameWords>> = {
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

/** What browsers call the languages of the contract that are not called by their tags there. */
const tags: Readonly<Record<string, Code>> = {
  'zh-hans': 'zh',
  'zh-cn': 'zh',
  'zh-sg': 'zh',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
  vi: 'vn',
  ja: 'jp',
  ko: 'kr',
}

/** The words of the mini-games in a language of the contract. */
export function miniGameWords(code: Code): MiniGameWords {
  return languages[code]
}

/**
 * The language that an `accept-language` names: a code of the contract, or the list of a browser, whose order counts and
 * whose weights do not. Undefined where it names none that there is.
 */
export function languageFor(acceptLanguage: string | undefined): Code | undefined {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? ''
    const [first = ''] = tag.split('-')
    const found = known(tag) ?? known(tags[tag] ?? '') ?? known(tags[first] ?? first)
    if (found !== undefined) return found
  }
  return undefined
}

function known(code: string): Code | undefined {
  return code in languages && Object.hasOwn(languages, code) ? (code as Code) : undefined
}

/** "Dragon Tiger 6" */
export function tableName(words: MiniGameWords, { type, place }: Pick<MiniTable, 'type' | 'place'>): string {
  return `${words.games[type]} ${place}`
}

/** "Dragon", "Red", "17" */
export function selectionName(words: MiniGameWords, selection: string): string {
  return words.selections[selection] ?? selection
}

const marks = { S: '♠', H: '♥', D: '♦', C: '♣' } as const
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** "Dragon: K♠, 2♦", "17 Black", "Fish, Fish, Crab" */
export function outcomeName(words: MiniGameWords, type: GameType, outcome: string): string {
  const name = (selection: string): string => selectionName(words, selection)
  switch (type) {
    case 'card': {
      const cards = cardsOf(outcome).map(({ suit, rank }) => `${ranks[rank - 1] ?? ''}${marks[suit]}`)
      return `${name(winnerOf(outcome))}: ${cards.join(', ')}`
    }
    case 'roulette':
      return `${outcome} ${name(colourOf(Number(outcome)))}`
    case 'fishPrawnCrab':
      return outcome.split(' ').map(name).join(', ')
  }
}
