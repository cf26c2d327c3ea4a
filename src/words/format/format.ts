import { formatMoney, type Money } from '#domain/money/money.ts'
import type { Language } from '#domain/session/language.ts'
import type { Settings } from '#machines/session/settings.ts'

import { datesIn, type Dates } from './dates.ts'

/** How the member reads dates and money [ODDS-03 ODDS-04]. Times are UTC milliseconds; years are Gregorian in every language [I18N-02]. */
export interface Format extends Dates {
  /**
   * An amount, by the partner's showSymbol and inK. `abbreviate` for narrow places (1.23M); `exact` in full units
   * even where the partner shows thousands: what is about to be paid.
   */
  readonly money: (
    amount: Money,
    options?: { readonly abbreviate?: boolean; readonly exact?: boolean },
  ) => string
  /**
   * An amount spelled out in full units, always with its currency: what is staked, taken and paid. Where the partner
   * shows no symbols its code stands behind the figure.
   */
  readonly amount: (amount: Money) => string
  /** An amount in as few characters as say all of it (1.5K, 1,234.56), without a sign: for where the currency is next to it. */
  readonly figure: (amount: Money) => string
  /** A count in as few characters as tell it from another, as the language shortens it: 40.3K, 40,3 mil. */
  readonly count: (count: number) => string
  /** A share of 0 to 1 in whole percent, as the language writes it: 47%, 47 %. */
  readonly percent: (share: number) => string
  /** What stands between thousands. */
  readonly group: string
  /** What begins the decimals of money: "." or ",". */
  readonly decimal: string
}

export interface FormatSettings {
  readonly language: Language
  /** IANA name. */
  readonly timeZone: string
  readonly currency: Settings['currency'] | null
}

interface Separators {
  readonly group: string
  readonly decimal: string
}

const separators = new Map<Language, Separators>()

function separatorsOf(language: Language): Separators {
  const known = separators.get(language)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1_234_567.5)
  const find = (type: Intl.NumberFormatPartTypes, otherwise: string): string =>
    parts.find((part) => part.type === type)?.value ?? otherwise
  const found = { group: find('group', ','), decimal: find('decimal', '.') }
  separators.set(language, found)
  return found
}

interface Figures {
  readonly count: Intl.NumberFormat
  readonly percent: Intl.NumberFormat
}

const figures = new Map<Language, Figures>()

function figuresOf(language: Language): Figures {
  const known = figures.get(language)
  if (known !== undefined) return known
  const made: Figures = {
    count: new Intl.NumberFormat(language, {
      notation: 'compact',
      maximumFractionDigits: 1,
      roundingMode: 'trunc',
    }),
    percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
  }
  figures.set(language, made)
  return made
}

/**
 * The formats of a member: their language, zone and currency. It makes no formatter that was made before, so that every
 * row of a list may ask for it.
 * @throws RangeError on a zone that the browser does not know
 */
export function createFormat({ language, timeZone, currency }: FormatSettings): Format {
  const formatted: Format['money'] = (amount, { abbreviate = false, exact = false } = {}) =>
    formatMoney(amount, {
      symbol: currency?.symbol,
      showSymbol: currency?.showSymbol ?? false,
      inK: currency?.inK === true && !exact,
      abbreviate: abbreviate && !exact,
      separators: separatorsOf(language),
    })
  const plain = { showSymbol: false, separators: separatorsOf(language) }
  const short = (amount: Money): string => formatMoney(amount, { ...plain, abbreviate: true })
  return {
    ...datesIn(language, timeZone),
    ...separatorsOf(language),
    count: (count) => figuresOf(language).count.format(count),
    percent: (share) => figuresOf(language).percent.format(share),
    figure(amount) {
      // Where something is cut off, the amount below it reads the same.
      const isCut = short(amount) === short({ ...amount, minor: amount.minor - 1 })
      const text = isCut ? formatMoney(amount, plain) : short(amount)
      return text.replace(new RegExp(`\\${plain.separators.decimal}0+$`), '')
    },
    money: formatted,
    amount(amount) {
      const figure = formatted(amount, { exact: true })
      return currency?.showSymbol === true ? figure : `${figure}\u00a0${amount.currency}`
    },
  }
}
