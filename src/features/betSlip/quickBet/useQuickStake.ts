import { useMemo } from 'react'

import type { Money } from '#domain/money/money.ts'
import type { Exclusion } from '#domain/session/care.ts'
import { useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { useExclusion } from '#src/client/member/useExclusion.ts'

import { readQuickStake } from '../stake/quick/quickStakes.ts'

/** What one press bets: as it was entered, and as an amount. */
export interface QuickStake {
  readonly text: string
  readonly amount: Money
  /** What keeps the member from betting, as far as is known: then a press bets nothing [CARE-03]. */
  readonly exclusion: Exclusion | null
}

/** The member's preset stake in their currency; null where quick bet is off, for guests, and where none can be read [SLIP-26]. */
export function useQuickStake(): QuickStake | null {
  const { isGuest, currency } = useSession()
  const isOn = usePreference('quickBet')
  const stakes = usePreference('quickBetStakes')
  const text = Object.hasOwn(stakes, currency.code) ? (stakes[currency.code] ?? '') : ''
  const exclusion = useExclusion()
  return useMemo(() => {
    const read = readQuickStake(text, currency)
    return isOn && !isGuest && read.ok ? { text, amount: read.money, exclusion } : null
  }, [isOn, isGuest, text, currency, exclusion])
}
