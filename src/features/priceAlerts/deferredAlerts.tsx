import { useSelector } from '@tanstack/react-store'

import { useClient, useSession } from '#src/client/context.tsx'
import { optionalPart } from '#src/i18n/deferredPart.tsx'

import { createAlertPresence } from './presence.ts'

const Toasts = optionalPart(async () => (await import('./AlertToasts.tsx')).AlertToasts)

const List = optionalPart(async () => (await import('./AlertList.tsx')).AlertList)

/** What watches, and tells; its code comes where the member has an alert. */
export function PriceAlertRoom() {
  return useHasAlerts() && <Toasts />
}

/** Those that wait, for the page of what the member was told. */
export function PriceAlertList() {
  return useHasAlerts() && <List />
}

function useHasAlerts(): boolean {
  const isAny = useSelector(useClient().once(createAlertPresence))
  return !useSession().isGuest && isAny
}
