import { useEffect } from 'react'

import { lazyPart } from '#src/i18n/lazyPart.tsx'
import { loadBetsParts } from '#src/shell/bets/lazyBets.tsx'

export const BetsSheet = lazyPart(async () => (await import('#src/shell/bets/BetsSheet.tsx')).BetsSheet)

export const Menu = lazyPart(async () => (await import('./Menu.tsx')).Menu)

export const Floating = lazyPart(async () => (await import('./Floating.tsx')).Floating)

export const KeyHelp = lazyPart(async () => (await import('./keys/KeyHelp.tsx')).KeyHelp)

export const MaintenanceNotice = lazyPart(
  async () => (await import('./MaintenanceNotice.tsx')).MaintenanceNotice,
)

/** Milliseconds from the shell's first paint until what that does without is fetched: the list comes first. */
const delay = 1_500

/** Fetches the parts of shell and slip that are not seen yet, so that they are there before they are asked for. */
export function usePreloadedParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What fails is asked for again when it is needed.
      void Promise.allSettled([loadBetsParts(), Menu.load(), KeyHelp.load()])
    }, delay)
    return () => clearTimeout(timer)
  }, [])
}
