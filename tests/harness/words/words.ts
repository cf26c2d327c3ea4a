import { readFileSync } from 'node:fs'

import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

import type { Language } from '#domain/session/language.ts'
import { longer } from '#sandbox/words/longer.ts'

import { readCatalogue } from '../../../checks/translations/catalogue.ts'
import { escaped } from './escaped.ts'
import { asItIs, type Change, type Form, formsOf } from './forms.ts'

/** What is called by its English in a test, as a language of the client has it. */
export interface Words {
  readonly language: Language
  /**
   * A text of the client.
   * @param english as in the catalogue, placeholders and all
   * @throws if the catalogue has no such text
   */
  readonly text: (
    english: string,
    values?: Readonly<Record<string, string | number>>,
    context?: string,
  ) => string
  /**
   * A name by which a test finds something: whatever of the client's texts it may be in English, in this language. What
   * is no text of the client, such as the name of a team, stays as it is.
   */
  readonly name: (english: string | RegExp, isExact?: boolean) => string | RegExp
}

interface Text {
  readonly id: string
  readonly english: readonly Form[]
  readonly translated: readonly Form[]
}

const known = new Map<Language, Words>()

/** The words of a language, from its catalogue. */
export async function wordsOf(language: Language): Promise<Words> {
  const words = known.get(language) ?? (await read(language))
  known.set(language, words)
  return words
}

/** The words of a client whose texts are longer. */
export function longerWords(): Promise<Words> {
  return read('en', longer)
}

async function read(language: Language, change?: Change): Promise<Words> {
  const file = new URL(`../../../locales/${language}/messages.po`, import.meta.url)
  const catalogue = await readCatalogue(readFileSync(file, 'utf8'), language)
  const texts: Text[] = catalogue.map(({ id, english, translation }) => ({
    id,
    english: formsOf(english),
    translated: formsOf(translation === '' ? english : translation, change),
  }))
  const messages = Object.fromEntries(
    catalogue.map(({ id, english, translation }) => [
      id,
      (change ?? asItIs)(compileMessage(translation || english)),
    ]),
  )
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return {
    language,
    text(english, values = {}, context = '') {
      const id = generateMessageId(english, context)
      if (!(id in messages)) throw new Error(`no such text: ${english}${context && ` (${context})`}`)
      return i18n._(id, values)
    },
    name: (english, isExact = false) =>
      language === 'en' && change === undefined ? english : nameIn(texts, english, isExact),
  }
}

function nameIn(texts: readonly Text[], english: string | RegExp, isExact: boolean): string | RegExp {
  const found = typeof english === 'string' ? sayings(texts, english) : likenesses(texts, english)
  if (found.length === 0) return english
  const any = [...new Set(found)].join('|')
  if (typeof english === 'string')
    return new RegExp(isExact ? `^(?:${any})$` : `(?:${any})`, isExact ? '' : 'i')
  const [start, end] = [english.source.startsWith('^') ? '^' : '', english.source.endsWith('$') ? '$' : '']
  return new RegExp(`${start}(?:${any})${end}`, english.flags)
}

/** How a text is said, as patterns; texts without placeholders go before those whose placeholders would fit anything. */
function sayings(texts: readonly Text[], english: string): string[] {
  const plain = texts.filter((text) => text.english.some((form) => form.length === 1 && form[0] === english))
  const candidates = plain.length > 0 ? plain : texts
  return candidates.flatMap((text) =>
    text.english.flatMap((form) => {
      const values = new RegExp(`^${patternOf(form, ({ name }) => `(?<${name}>.+?)`)}$`, 'u').exec(english)
      if (values === null || !form.some((part) => typeof part === 'string' && part.trim() !== '')) return []
      return text.translated.map((said) =>
        patternOf(said, ({ name }) => {
          const value = values.groups?.[name]
          return value === undefined ? '.+' : valuePattern(value)
        }),
      )
    }),
  )
}

/** A value as it may be written in another language, whose sums have other separators. */
function valuePattern(value: string): string {
  return escaped(value).replaceAll(/(?<=\d)(?:,|\\\.)(?=\d)/g, String.raw`[.,\s]`)
}

/** How all texts are said that a pattern finds, as patterns. */
function likenesses(texts: readonly Text[], english: RegExp): string[] {
  return texts
    .filter((text) =>
      text.english.some((form) => english.test(form.map((part) => (isPlace(part) ? '7' : part)).join(''))),
    )
    .flatMap((text) => text.translated.map((said) => patternOf(said, () => '.+')))
}

const isPlace = (part: Form[number]): part is Exclude<Form[number], string> => typeof part !== 'string'

function patternOf(form: Form, ofPlace: (place: Exclude<Form[number], string>) => string): string {
  const seen = new Set<string>()
  return form
    .map((part) => {
      // A no-break space is found as a space.
      if (!isPlace(part)) return escaped(part).replaceAll(/\s/g, String.raw`\s`)
      const pattern = seen.has(part.name) ? '.+' : ofPlace(part)
      seen.add(part.name)
      return pattern
    })
    .join('')
}
