import { custom, nullish, number, picklist, pipe, rawTransform, string, transform } from 'valibot'

import type { SelectionResult, SelectionStatus } from '#domain/market/status.ts'
import { isDecimalText } from '#domain/money/decimalText.ts'
import { parseAmount, type Money } from '#domain/money/money.ts'
import type { Price } from '#domain/odds/odds.ts'

import { valueOf } from './enumerations.ts'

/** Longer texts are no price: nobody quotes one, and exact arithmetic on them would take its time. */
const longestDecimal = 24

/** Whether a value off the wire is a decimal text as the contract has them. */
export function isWireDecimal(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestDecimal && isDecimalText(value)
}

/** A text of a pattern. */
export function matching(pattern: RegExp) {
  return custom<string>((value) => typeof value === 'string' && pattern.test(value))
}

export const decimal = custom<string>(isWireDecimal)

export const integer = custom<number>(Number.isSafeInteger)
export const integerOrNull = nullish(integer, null)

export const textOrNull = nullish(string(), null)

/** The wire's 'true' and 'false'. */
export const flagText = pipe(
  picklist(['true', 'false']),
  transform((text) => text === 'true'),
)

/** An ISO 8601 time, as UTC milliseconds. */
export const time = pipe(string(), transform(Date.parse), number())
export const timeOrNull = nullish(time, null)

/** The member's currency: its name and the digits of its minor unit. */
export interface MinorUnit {
  readonly code: string
  readonly digits: number
}

/** An amount in the member's currency. */
export function amountIn({ code, digits }: MinorUnit) {
  return pipe(
    string(),
    rawTransform<string, Money>(({ dataset, addIssue, NEVER }) => {
      try {
        return parseAmount(dataset.value, code, digits)
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        addIssue()
        return NEVER
      }
    }),
  )
}

/** Amounts name their currency beside them; one we have no digits for would be shown a hundredfold wrong. */
export function currencyOf({ code }: MinorUnit) {
  return custom<string>((value) => value === code)
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

/**
 * `resulting` with the settlement flag set is shown as `settlement`; `settled` stays settled whatever the flag says
 * [LIVE-14].
 */
export function flagged(status: SelectionStatus, settlement: boolean): SelectionStatus {
  return status === 'resulting' && settlement ? 'settlement' : status
}

/** A selection is never more open than its market. */
export function statusIn(market: SelectionStatus, selection: SelectionStatus): SelectionStatus {
  return market === 'open' ? selection : market
}

/**
 * How a selection ended. Where the server does not say it in a word, `won` says whether it was won or lost, and
 * null, once it is settled, that the stake was returned.
 * @returns null while it is not known; a word from a later version is not known
 */
export function selectionResult(
  status: SelectionStatus,
  { result, won }: { readonly result?: unknown; readonly won?: unknown },
): SelectionResult | null {
  const named = typeof result === 'string' ? valueOf('selectionResult', result) : undefined
  if (named !== undefined) return named
  if (typeof won === 'boolean') return won ? 'win' : 'lose'
  return status === 'settled' && won === null ? 'void' : null
}
