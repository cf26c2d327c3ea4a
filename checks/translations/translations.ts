import { type Glossary, type Term } from './glossary.ts'
import { type MessageShape, shapeOf } from './message.ts'

/** A text of a catalogue. */
export interface TranslatedText {
  readonly english: string
  readonly translation: string
}

/** Whole words that may stand in a text of any language: they are the same everywhere. */
const everywhere = new Set(['Slipway'])

/** What is wrong with the translations of a language, a line each. @param language its BCP 47 tag */
export function problemsOf(language: string, texts: readonly TranslatedText[], glossary: Glossary): string[] {
  return texts.flatMap(translationCheck(language, glossary))
}

/** Says what is wrong with a translation into a language, a line each. @param language its BCP 47 tag */
export function translationCheck(language: string, glossary: Glossary): (text: TranslatedText) => string[] {
  const terms = termFinder(glossary.terms)
  return ({ english, translation }) => {
    if (translation === '') return [`"${english}" is not translated.`]
    let source: MessageShape
    let target: MessageShape
    try {
      source = shapeOf(english)
      target = shapeOf(translation)
    } catch (error) {
      return [`"${english}" → "${translation}" cannot be read: ${String(error)}`]
    }
    return [
      ...partProblems(source, target),
      ...pluralProblems(language, source, target),
      ...spellingProblems(language, english, translation, target.words),
      ...mistakeProblems(target.words, glossary),
      ...latinProblems(language, target.words, glossary),
      ...termProblems(terms(english, source.words), target.words),
    ].map((problem) => `"${english}" → "${translation}": ${problem}`)
  }
}

function partProblems(source: MessageShape, target: MessageShape): string[] {
  const lost = [...source.parts].filter((part) => !target.parts.has(part))
  const added = [...target.parts].filter((part) => !source.parts.has(part))
  return [...lost.map((part) => `${part} is lost`), ...added.map((part) => `${part} is not in the English`)]
}

/** Each plural has the forms of its language, and those alone. */
function pluralProblems(language: string, source: MessageShape, target: MessageShape): string[] {
  if (source.plurals.length === 0) return []
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return target.plurals.flatMap((forms) => [
    ...wanted.filter((form) => !forms.includes(form)).map((form) => `the plural has no form "${form}"`),
    ...forms
      .filter((form) => !wanted.some((known) => known === form))
      .map((form) => `${language} has no plural form "${form}"`),
  ])
}

const wideLanguages: ReadonlySet<string> = new Set(['zh-Hans', 'zh-Hant', 'ja'])
/** A mark of Latin punctuation that touches a character of Chinese or Japanese. */
const narrowMark =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][,;:?!.]|[,;:?!][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

function spellingProblems(language: string, english: string, translation: string, words: string): string[] {
  const problems: string[] = []
  if (translation.normalize('NFC') !== translation) problems.push('it is not in the composed form (NFC)')
  if (words.includes('...')) problems.push('three dots are one character: …')
  if (/["\u200B\u00AD]/.test(words))
    problems.push('a straight quotation mark, a zero-width space or a soft hyphen')
  if (/ {2}/.test(translation) && !/ {2}/.test(english)) problems.push('two spaces')
  if (wideLanguages.has(language) && narrowMark.test(words)) problems.push('punctuation of half width')
  if (language === 'es' && words.includes('?') && !words.includes('¿')) problems.push('¿ is missing')
  if (language === 'es' && words.includes('!') && !words.includes('¡')) problems.push('¡ is missing')
  if (language === 'th' && /\p{sc=Thai}[.,](?:\s|$)/u.test(words))
    problems.push('Thai has no full stop and no comma')
  const spaced = !wideLanguages.has(language) && language !== 'th'
  if (spaced && edges(english) !== edges(translation))
    problems.push('a space at its beginning or end is lost or added')
  return problems
}

function edges(text: string): string {
  return `${/^\s/.test(text)}${/\s$/.test(text)}`
}

function mistakeProblems(words: string, { mistakes }: Glossary): string[] {
  const said = words.toLowerCase()
  return mistakes
    .filter(({ wrong }) => said.includes(wrong.toLowerCase()))
    .map(({ wrong, right }) => `not “${wrong}” but “${right}”`)
}

const ownLetters: ReadonlySet<string> = new Set(['zh-Hans', 'zh-Hant', 'ja', 'ko', 'th', 'ru'])

/** Where a language has letters of its own a Latin word is one that nobody translated. */
function latinProblems(language: string, words: string, { latin }: Glossary): string[] {
  if (!ownLetters.has(language)) return []
  const found = new Set(words.match(/\p{sc=Latin}[\p{sc=Latin}\d%'’-]*/gu) ?? [])
  return [...found]
    .filter((word) => !latin.has(word) && !everywhere.has(word))
    .map((word) => `“${word}” is not among the Latin words of the language`)
}

interface FoundTerm extends Term {
  /** The term without what tells its meanings apart. */
  readonly name: string
  /** Whether the text is the term and nothing else. */
  readonly isWhole: boolean
}

/** Finds the terms of an English text, the longest first: what is part of a longer term is not looked at again. */
function termFinder(terms: readonly Term[]): (english: string, words: string) => FoundTerm[] {
  const known = terms
    .filter(({ term }) => !term.includes(':'))
    .map((term) => ({ ...term, name: term.term.replace(/ \(.*\)$/, '').toLowerCase() }))
    .toSorted((a, b) => b.name.length - a.name.length)
    .map((term) => ({
      term,
      pattern: new RegExp(`(?<![\\p{L}-])${escaped(term.name)}s?(?![\\p{L}-])`, 'giu'),
    }))
  return (english, words) => {
    let rest = words
    let taken = ''
    return known.flatMap(({ term, pattern }) => {
      // A term of two meanings has two rows, which find the same place.
      const isFound = rest.search(pattern) !== -1
      if (!isFound && taken !== term.name) return []
      rest = rest.replaceAll(pattern, '·')
      taken = term.name
      return [{ ...term, isWhole: english.toLowerCase() === term.name }]
    })
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

function termProblems(found: readonly FoundTerm[], words: string): string[] {
  const said = words.toLowerCase().replaceAll('\u00A0', ' ')
  // A term of two meanings has a row for each.
  const byName = new Map<string, FoundTerm[]>()
  for (const row of found) byName.set(row.name, [...(byName.get(row.name) ?? []), row])
  return [...byName].flatMap(([name, rows]) => {
    const wanted = rows.flatMap(({ within, translation, isWhole }) =>
      within.length > 0 ? [translation, ...within] : isWhole ? [translation] : [],
    )
    const isFree = rows.some(({ within, isWhole }) => within.length === 0 && !isWhole)
    if (isFree || wanted.length === 0) return []
    return wanted.some((form) => said.includes(form.toLowerCase()))
      ? []
      : [`“${name}” is said as ${wanted.map((form) => `“${form}”`).join(' or ')}`]
  })
}
