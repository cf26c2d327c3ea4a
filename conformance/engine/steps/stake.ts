import Big from 'big.js'

import type { Operation } from '../../contract/operations.ts'
import { isObject, type Json } from '../../values/json.ts'
import { jsonOf } from '../../wire/http.ts'
import type { BackEnd } from '../backEnd.ts'
import { NotTried } from '../outcome.ts'

/**
 * Keeps every bet within the stake limit of its currency: the one gate that all of them pass, whatever a case says.
 * @throws NotTried for a bet that would cost more
 */
export function guardStake(
  { config }: BackEnd,
  { operation, body }: { operation: Operation | null; body: string | null },
): void {
  if (operation === null || !operation.parameters.has('X-UNIQUE') || operation.operationId === 'cashOut')
    return
  const read = jsonOf(body ?? '')
  if (!isObject(read)) return
  const { currency } = read
  const limit = typeof currency === 'string' ? config.stakeLimit[currency] : undefined
  const stake = costOf(read.amount, read)
  // What no reader can take for an amount costs nothing.
  if (stake === null || stake.lte(0)) return
  const most = limit ?? greatest(Object.values(config.stakeLimit))
  if (most === null || (limit === undefined && typeof currency === 'string' && isKnown(currency)))
    throw new NotTried(`the configuration has no stake limit in ${String(currency)}`)
  if (stake.gt(most)) throw new NotTried(`it would stake ${stake.toFixed()}, and the stake limit is ${most}`)
}

/** A currency as members have them: three letters. Anything else must be refused whatever it says. */
function isKnown(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency) && currency !== 'XXX'
}

function greatest(amounts: readonly string[]): string | null {
  return amounts.toSorted((one, other) => new Big(other).cmp(one))[0] ?? null
}

/** What a bet costs: its amount, or that of all combinations of a system. Also as a careless reader may take it: 1e3 as 1000. */
function costOf(
  amount: Json | undefined,
  { stakes, tickets }: { stakes?: Json; tickets?: Json },
): Big | null {
  if (!Array.isArray(stakes)) return amountOf(amount)
  const legs = Array.isArray(tickets) ? tickets.length : 0
  return stakes.reduce<Big>((sum, stake) => {
    if (!isObject(stake)) return sum
    const each = amountOf(stake.amount)
    return each === null ? sum : sum.plus(each.times(combinations(legs, Number(stake.size))))
  }, new Big(0))
}

function amountOf(amount: Json | undefined): Big | null {
  const value = Number(typeof amount === 'string' ? amount.replaceAll(/[, _]/g, '') : amount)
  return typeof amount === 'object' || !Number.isFinite(value) ? null : new Big(value)
}

function combinations(of: number, size: number): number {
  if (!Number.isInteger(size) || size < 0 || size > of) return 0
  let count = 1
  for (let at = 1; at <= size; at += 1) count = (count * (of - size + at)) / at
  return Math.round(count)
}
