import { amountText, type Money } from '#domain/money/money.ts'
import { parseStake, type StakeError } from '#domain/money/stake.ts'
import type { Settings } from '#machines/session/settings.ts'
import type { QuickStakes } from '#src/client/session/preferences.ts'

/** How many are shown next to each other, at most. */
export const mostQuickStakes = 6

type Offered = Pick<Settings, 'currency' | 'betIncrements'>

/** The member's own amounts in their currency; null where there are none, or one of what is kept cannot be read. */
export function ownQuickStakes(kept: QuickStakes, { currency }: Pick<Offered, 'currency'>): Money[] | null {
  const texts = Object.hasOwn(kept, currency.code) ? (kept[currency.code] ?? []) : []
  const amounts = texts.map((text) => readQuickStake(text, currency))
  const read = amounts.flatMap((amount) => (amount.ok ? amount.money : []))
  const isWhole = read.length > 0 && read.length === amounts.length && read.length <= mostQuickStakes
  return isWhole ? read : null
}

/** The amounts that are added to a stake by one press: the member's own, or the partner's increments [SLIP-06]. */
export function quickStakesOf(kept: QuickStakes, offered: Offered): readonly Money[] {
  return ownQuickStakes(kept, offered) ?? offered.betIncrements
}

/** What is kept once these are the member's in a currency, the least first and each once; without any the partner's are theirs again. */
export function withQuickStakes(kept: QuickStakes, currency: string, amounts: readonly Money[]): QuickStakes {
  const { [currency]: _, ...others } = kept
  if (amounts.length === 0) return others
  const ordered = [...amounts].sort((one, other) => one.minor - other.minor).map(amountText)
  return { ...others, [currency]: [...new Set(ordered)] }
}

/** An amount as a member types it, or what is wrong with it: nothing is no amount. */
export function readQuickStake(
  text: string,
  { code, digits }: Pick<Settings['currency'], 'code' | 'digits'>,
): { readonly ok: true; readonly money: Money } | { readonly ok: false; readonly reason: StakeError } {
  const parsed = parseStake(text, code, digits)
  return parsed.ok && parsed.money.minor === 0 ? { ok: false, reason: 'empty' } : parsed
}
