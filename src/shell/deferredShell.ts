import { useEffect } from 'react'

import { deferredPart, optionalPart } from '#src/i18n/deferredPart.tsx'
import { loadBetsParts } from '#src/shell/bets/deferredBets.tsx'

export const Menu = deferredPart(async () => (await import('./bars/Menu.tsx')).Menu)

export const Floating = optionalPart(async () => (await import('./notices/Floating.tsx')).Floating)

export const StreamRoom = optionalPart(async () => (await import('./StreamRoom.tsx')).StreamRoom)

export const KeyHelp = deferredPart(async () => (await import('./keys/KeyHelp.tsx')).KeyHelp)

export const MaintenanceNotice = optionalPart(
  async () => (await import('./notices/MaintenanceNotice.tsx')).MaintenanceNotice,
)

/**
 * Fetches the parts of shell and slip that are not seen yet, so that they are there before they are asked for.
 * @param isSlipThere the slip's code has come, which waits for the first list however slow the line is
 */
export function usePreloadedParts(isSlipThere: boolean): void {
  useEffect(() => {
    // What fails is asked for again when it is needed.
    if (isSlipThere) void Promise.allSettled([loadBetsParts(), Menu.load(), KeyHelp.load()])
  }, [isSlipThere])
}
