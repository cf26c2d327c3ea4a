import { useCallback, useSyncExternalStore } from 'react'

import type { Event } from '#domain/event.ts'
import type { Market, Selection, Side } from '#domain/selection.ts'
import type { Client } from '#src/app/client.ts'
import { useClient } from '#src/app/context.tsx'

import { slipSelectionsOf } from './selection/slipSelections.ts'
import { slipTicketOf } from './selection/slipTicket.ts'
import { slipActorOf, useSlipActor } from './slipActor.ts'

/** Odds were pressed: the selection is added to the slip, replaces the one in it, or leaves it [SLIP-02]. */
export function toggleSelection(
  client: Pick<Client, 'appActor' | 'priceBook'>,
  event: Event,
  market: Market,
  selection: Selection,
): void {
  const ticket = slipTicketOf(client.priceBook, event, market, selection)
  slipActorOf(client)?.send({ type: 'selection.toggled', ticket, at: Date.now() })
}

/** The same as a stable callback for price buttons. */
export function useOddsClick(): (event: Event, market: Market, selection: Selection) => void {
  const client = useClient()
  return useCallback(
    (event, market, selection) => toggleSelection(client, event, market, selection),
    [client],
  )
}

/** Whether a selection is in the slip. Cheap enough for every price button on a screen. */
export function useIsInSlip(marketId: string, side: Side): boolean {
  const selections = slipSelectionsOf(useSlipActor())
  const read = useCallback(() => selections.has(marketId, side), [selections, marketId, side])
  return useSyncExternalStore(selections.subscribe, read)
}
