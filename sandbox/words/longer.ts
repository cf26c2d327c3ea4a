/** How the client's texts are shown to try its layout: longer, or longer in a page from right to left. */
export const pseudoKinds = ['longer', 'rtl'] as const

export type PseudoKind = (typeof pseudoKinds)[number]

export function isPseudoKind(text: string): text is PseudoKind {
  return pseudoKinds.some((kind) => kind === text)
}

/** So many letters more for each that there is: what Finnish or German need of a short English text. */
const growth = 0.4

/** Letters that the fonts of nearly every machine have, so that what is measured is no other font. */
const signed: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
}

/** A text with signs on its letters, and with vowels drawn out until it is longer by 40 %. */
function longerText(text: string): string {
  let owed = 0
  return Array.from(text)
    .map((letter) => {
      const shown = signed[letter] ?? letter
      if (!/\d/.test(letter)) owed += growth
      if (!/[aeiou]/i.test(letter) || owed <= 0) return shown
      const times = Math.ceil(owed)
      owed -= times
      return shown + shown.toLowerCase().repeat(times)
    })
    .join('')
}

/**
 * A compiled message whose words are longer. Placeholders, tags, figures, and with them names and money, stay as they
 * are: they are no part of its words.
 */
export function longer<Message>(message: Message): Message {
  return ofWords(message) as Message
}

function ofWords(message: unknown): unknown {
  if (typeof message === 'string')
    return message
      .split(/(<\/?\d+\/?>)/)
      .map((part, at) => (at % 2 === 1 ? part : longerText(part)))
      .join('')
  return Array.isArray(message)
    ? message.map((part: unknown) => (Array.isArray(part) ? longerPlace(part) : ofWords(part)))
    : message
}

/** The place of a value: its name, how it is written, and the words for each form of it. */
function longerPlace([name, type, forms]: readonly unknown[]): unknown[] {
  if (typeof forms !== 'object' || forms === null)
    return [name, type, forms].filter((part) => part !== undefined)
  const said = Object.entries(forms).map(([form, words]) => [
    form,
    form === 'offset' ? words : ofWords(words),
  ])
  return [name, type, Object.fromEntries(said)]
}
