import { object } from 'valibot'

import type { Money } from '#domain/money.ts'

import { read } from './read.ts'
import { amountIn, currencyOf, type MinorUnit } from './values.ts'

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
