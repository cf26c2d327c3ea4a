import { Trans } from '@lingui/react/macro'
import { useCallback, useState, useSyncExternalStore } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import type { Market } from '#domain/market/selection.ts'
import type { SelectionStatus } from '#domain/market/status.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { deferredPart } from '#src/i18n/deferredPart.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

const SetAlert = deferredPart(async () => (await import('./SetAlert.tsx')).SetAlert)

const settable: ReadonlySet<SelectionStatus> = new Set(['open', 'paused'])

interface AlertButtonProps {
  readonly market: Pick<Market, 'marketId' | 'status'>
  /** The selections that it can be about, all of that market, each as it is now. */
  readonly legs: () => readonly Leg[]
  readonly isLocked?: boolean
}

/** Opens what sets an alert on a market's odds; for a member, and while the market is open or suspended [ALERT-01]. */
export function AlertButton({ market, legs, isLocked = false }: AlertButtonProps) {
  const { priceBook } = useClient()
  const { isGuest } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { marketId } = market
  const status = useSyncExternalStore(
    useCallback((tell) => priceBook.subscribeMarket(marketId, tell), [priceBook, marketId]),
    () => priceBook.getMarket(marketId)?.status ?? market.status,
  )
  if (isGuest || !settable.has(status)) return null
  return (
    <>
      <Button aria-haspopup="dialog" disabled={isLocked} onClick={() => setOpen(true)}>
        <Icon name="bell" />
        <Trans context="button: the member wants to be told of odds">Odds alert</Trans>
      </Button>
      {isOpen && <SetAlert legs={legs} onClose={() => setOpen(false)} />}
    </>
  )
}
