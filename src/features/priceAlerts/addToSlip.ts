import type { Leg } from '#domain/bets/bet.ts'
import { eventQuery, onlyEvent } from '#src/api/lists/events.ts'
import type { Client } from '#src/client/client.ts'
import { legOf } from '#src/features/selection/leg.ts'
import { slipActorOf } from '#src/features/selection/slipActor.ts'
import { slipSelectionsOf } from '#src/features/selection/slipSelections.ts'
import { pressLeg } from '#src/features/selection/toggleSelection.ts'

import type { ToldAlert } from './alerts.ts'

/** Puts the selection of an alert into the slip, as a press on its odds does, at the terms it has now; in the slip it stays. */
export async function addToSlip(client: Client, told: ToldAlert): Promise<void> {
  const leg = (await legNow(client, told)) ?? legThen(told)
  const slip = slipActorOf(client)
  if (slip === undefined || slipSelectionsOf(slip).has(leg.marketId, leg.side)) return
  pressLeg(client, leg)
}

/** The selection as the server has it now; null where it is gone, or cannot be asked for. */
async function legNow(client: Client, { alert }: ToldAlert): Promise<Leg | null> {
  const { eventId, marketId, side } = alert.leg
  try {
    const event = onlyEvent(await client.queryClient.fetchQuery(eventQuery(client, eventId)))
    const market = event?.markets.find((candidate) => candidate.marketId === marketId)
    const selection = market?.selections.find((candidate) => candidate.side === side)
    if (event === null || market === undefined || selection === undefined) return null
    return legOf(client.priceBook, event, market, selection)
  } catch {
    return null
  }
}

/** As it was when it was told: the slip asks for what has become of it. */
function legThen({ alert, quote: { price, status, handicap, line, timeStamp } }: ToldAlert): Leg {
  return { ...alert.leg, price, euroOdds: price.euro, status, handicap, line, timeStamp }
}
