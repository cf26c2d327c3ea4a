import { errors } from './errorCatalogue.ts'

const bars: ReadonlySet<number> = new Set([
  errors.accountFrozen.code,
  errors.accountInactive.code,
  errors.memberCannotBet.code,
])

/** Whether a code bars the member from every bet, whatever it is on [SLIP-25]. */
export function isBettingBan(code: number | null): boolean {
  return code !== null && bars.has(code)
}
