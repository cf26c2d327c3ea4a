import type { BetKind, Leg, PlacedTicket, TicketLine } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { isBettable } from '#domain/market/status.ts'
import { amountText } from '#domain/money/money.ts'
import type { BetSlipEvent } from '#machines/betSlip/types.ts'
import { undoOf } from '#machines/betSlip/undo.ts'
import { eventQuery, onlyEvent } from '#src/api/lists/events.ts'
import type { Client } from '#src/client/client.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import { legOf } from '#src/features/selection/leg.ts'
import type { SlipActor } from '#src/features/selection/slipActor.ts'

type Found = { readonly line: TicketLine; readonly leg: Leg | null }

/** A ticket's selections as they stand now: those that can be bet, and those that cannot any more. */
export interface BetAgain {
  readonly legs: readonly Leg[]
  readonly missing: readonly TicketLine[]
}

/**
 * Asks how the selections of a ticket stand now.
 * @throws CallFailed where an event could not be asked for
 */
export async function findAgain(client: Client, { lines }: PlacedTicket): Promise<BetAgain> {
  const found = await Promise.all(
    lines.map(async (line): Promise<Found> => ({ line, leg: await legNow(client, line) })),
  )
  return {
    legs: found.flatMap(({ leg }) => leg ?? []),
    missing: found.flatMap(({ line, leg }) => (leg === null ? line : [])),
  }
}

async function legNow(client: Client, { eventId, marketId, side }: TicketLine): Promise<Leg | null> {
  const reply = await client.queryClient.fetchQuery({ ...eventQuery(client, eventId), staleTime: 0 })
  const event = onlyEvent(reply)
  const market = event?.markets.find((candidate) => candidate.marketId === marketId)
  const selection = market?.selections.find((candidate) => candidate.side === side)
  if (event === null || market === undefined || selection === undefined) return null
  const leg = legOf(client.priceBook, event, market, selection)
  return isBettable(leg.status) ? leg : null
}

/** What was put forward or made up is chosen by hand the next time: its selections are a combo. */
const again = {
  single: 'single',
  combo: 'combo',
  bigCombo: 'combo',
  luckyCombo: 'combo',
  mix: 'mix',
  betBuilder: 'betBuilder',
  unknown: 'combo',
} satisfies Record<PlacedTicket['ticketType'], BetKind>

/**
 * Puts selections into the slip as a bet of the ticket's kind, in place of what is in it of that kind, with the stake of
 * the ticket. Where it takes the place of something no stake is entered: that would end the way back to it. Of a system
 * a ticket knows the sum of its stakes alone: there none is entered either.
 * @param at UTC milliseconds
 * @returns false where the slip takes nothing now, because a bet is on its way
 */
export function takeAgain(
  slip: SlipActor,
  { ticketType, amount }: PlacedTicket,
  legs: readonly Leg[],
  at: number,
): boolean {
  const kind = again[ticketType]
  const offer: BetSlipEvent = {
    type: 'combination.offered',
    kind,
    legs,
    isFollowBet: false,
    bigComboId: null,
    at,
  }
  const snapshot = slip.getSnapshot()
  if (isArriving(snapshot) || !snapshot.can(offer)) return false
  slip.send(offer)
  const isReplaced = undoOf(slip.getSnapshot().context) !== null
  if (kinds[kind].stakes === 'whole' && !isReplaced)
    slip.send({ type: 'stake.typed', text: amountText(amount) })
  return true
}
