import { isDecimalText } from '#domain/decimalText.ts'
import { parseAmount, type Money } from '#domain/money.ts'
import type { Price } from '#domain/odds.ts'
import type { SelectionStatus } from '#domain/status.ts'

import { text, Unreadable, type Fields } from './fields.ts'

/** Longer texts are no price: nobody quotes one, and exact arithmetic on them would take its time. */
const longestDecimal = 24

/** Whether a value off the wire is a decimal text as the contract has them. */
export function isWireDecimal(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestDecimal && isDecimalText(value)
}

export function decimalField(fields: Fields, name: string): string {
  const value = fields[name]
  if (!isWireDecimal(value)) throw new Unreadable(name)
  return value
}

/** The four odds of a selection. The server's own labels win over ours where they are there and sound [ODDS-02]. */
export function priceOf(euro: string, malay: unknown, indo: unknown, hongkong: unknown): Price {
  if (isWireDecimal(malay) && isWireDecimal(indo) && isWireDecimal(hongkong))
    return { euro, malay, indo, hongkong }
  return {
    euro,
    ...(isWireDecimal(malay) && { malay }),
    ...(isWireDecimal(indo) && { indo }),
    ...(isWireDecimal(hongkong) && { hongkong }),
  }
}

/** The member's currency: its name and the digits of its minor unit. */
export interface MinorUnit {
  readonly code: string
  readonly digits: number
}

/** An amount in the member's currency. */
export function amount(fields: Fields, name: string, currency: MinorUnit): Money {
  return parseAmount(text(fields, name), currency.code, currency.digits)
}

export function optionalAmount(fields: Fields, name: string, currency: MinorUnit): Money | null {
  return (fields[name] ?? null) === null ? null : amount(fields, name, currency)
}

/** Amounts name their currency beside them; one we have no digits for would be shown a hundredfold wrong. */
export function checkCurrency(fields: Fields, name: string, currency: MinorUnit): void {
  if (text(fields, name) !== currency.code) throw new Unreadable(name)
}

/** A selection is never more open than its market. */
export function statusIn(market: SelectionStatus, selection: SelectionStatus): SelectionStatus {
  return market === 'open' ? selection : market
}
