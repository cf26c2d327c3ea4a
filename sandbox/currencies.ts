import { decimal } from '#domain/money/decimal.ts'
import { truncateMinorUnits } from '#domain/money/exactMoney.ts'
import { amountText, type Money, money, parseAmount } from '#domain/money/money.ts'

/** A currency members bet in. */
export interface Currency {
  code: string
  symbol: string
  /** Digits of the minor unit. */
  digits: number
  /** Amounts are shown in thousands. */
  inK: boolean
  /** Units of it per unit of the house's currency. */
  rate: string
}

/** The house keeps its limits in this currency. */
export const houseCurrency: Currency = { code: 'CNY', symbol: '¥', digits: 2, inK: false, rate: '1' }
export const dollar: Currency = { code: 'USD', symbol: '$', digits: 2, inK: false, rate: '0.14' }
export const rupiah: Currency = { code: 'IDR', symbol: 'Rp', digits: 0, inK: true, rate: '2200' }

/**
 * What a minor unit of each currency is worth, in whole units that all of them share: sums of different currencies
 * compare exactly by them.
 */
export const minorWorths: readonly { readonly currency: string; readonly worth: number }[] = worthsOf([
  houseCurrency,
  dollar,
  rupiah,
])

function worthsOf(currencies: readonly Currency[]) {
  // How many minor units one unit of the house's makes, in millionths: whole, as rates have few decimals.
  const perUnit = currencies.map(({ code, digits, rate }) => ({
    code,
    millionths: BigInt(
      decimal(rate)
        .times(decimal(10n ** BigInt(digits + 6)))
        .toFixed(0),
    ),
  }))
  const common = perUnit.reduce((most, { millionths }) => (most * millionths) / divisor(most, millionths), 1n)
  return perUnit.map(({ code, millionths }) => ({ currency: code, worth: Number(common / millionths) }))
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}

/**
 * An amount of the house's in another currency, as a bookmaker would set it there: the nearest of 1, 2 and 5
 * followed by zeros, and at least one minor unit. What is more here is never less there, so a range stays a range.
 * Zero stays zero, and anything negative is -1: no bets are taken.
 */
export function localAmount(amount: string, currency: Currency): Money {
  const exact = decimal(amount).times(decimal(currency.rate))
  if (exact.lt(0n)) return amountIn(currency, '-1')
  const minor = exact.times(10n ** BigInt(currency.digits))
  if (currency.rate === '1' || exact.eq(0n)) {
    return truncateMinorUnits(minor, currency.code, currency.digits)
  }
  if (minor.lt(1n)) return money(1, currency.code, currency.digits)
  const noughts = 10n ** BigInt(minor.e)
  // The border between two of them is where the ratios to both are equal.
  const square = minor.times(minor).div(noughts * noughts)
  const figure = square.lt(2n) ? 1n : square.lt(10n) ? 2n : square.lt(50n) ? 5n : 10n
  return truncateMinorUnits(decimal(figure * noughts), currency.code, currency.digits)
}

/** Money as text, without needless decimals. */
export function shortText(amount: Money): string {
  return amountText(amount).replace(/\.0+$/, '')
}

/** An amount of a currency, in full units. */
export function amountIn(currency: Currency, text: string): Money {
  return parseAmount(text, currency.code, currency.digits)
}
