import { object } from 'valibot'

import type { Money } from '#domain/money/money.ts'
import { read } from '#src/wire/base/read.ts'
import { amountIn, currencyOf, type MinorUnit } from '#src/wire/base/values.ts'

export interface Wallet {
  readonly balance: Money
}

export function walletIn(unit: MinorUnit) {
  return object({ currency: currencyOf(unit), balance: amountIn(unit) })
}

/** @throws Unreadable */
export function readWallet(value: unknown, unit: MinorUnit): Wallet {
  const { balance } = read(walletIn(unit), value)
  return { balance }
}
