import type { GameState, GameTexts } from './types.ts'

// The page brings its texts with it, in the language that it was opened with.
const { texts = '{}', language = '' } = document.querySelector<HTMLElement>('#game')?.dataset ?? {}
const { page, refusals }: GameTexts = JSON.parse(texts)

/** The language of the page, as its calls name it. */
export const pageLanguage = language

const tag = document.documentElement.lang
const decimalSign =
  new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** A text of the page, with what its placeholders stand for. */
export function said(name: keyof GameTexts['page'], values: Readonly<Record<string, string>> = {}): string {
  return filled(page[name], values)
}

/** What a refusal is called, with what its placeholders stand for; undefined where the page has no word for it. */
export function refusalName(code: number, values: Readonly<Record<string, string>>): string | undefined {
  const text = refusals[String(code)]
  return text === undefined ? undefined : filled(text, values)
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** "¥1,250.00", "¥1.250,00": with as many digits as the amount has. @param amount full units, with a point */
export function moneyText(amount: string, { symbol }: GameState['currency']): string {
  const { length } = amount.split('.')[1] ?? ''
  const figure = new Intl.NumberFormat(tag, {
    minimumFractionDigits: length,
    maximumFractionDigits: length,
    useGrouping: 'always',
  })
  // A text is written digit by digit, as no number of the language is.
  return `${symbol}${figure.format(amount as Intl.StringNumericLiteral)}`
}

/** An amount as it stands in the field of the stake. @param amount full units, with a point */
export function typedAmount(amount: string): string {
  return amount.replace('.', decimalSign)
}

/**
 * The amount that is typed in the field of the stake, with a point; null for anything else, or where it is finer than the currency. A
 * point is a decimal sign in every language, for keyboards have it.
 */
export function readAmount(typed: string, { digits }: GameState['currency']): string | null {
  const amount = typed.trim().replace(decimalSign, '.')
  const [, fraction = ''] = /^[^.]*\.(.*)$/.exec(amount) ?? []
  return /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(amount) && fraction.length <= digits ? amount : null
}

/** The first letters of each name, as few as tell them apart, but two where they have them. */
export function shortNames(names: readonly string[]): string[] {
  const letters = names.map((name) =>
    [...new Intl.Segmenter(tag).segment(name)].map(({ segment }) => segment),
  )
  for (let length = 2; ; length += 1) {
    const short = letters.map((each) => each.slice(0, length).join(''))
    if (new Set(short).size === names.length || letters.every((each) => each.length <= length)) return short
  }
}
