import type { BetKind, Leg } from '#domain/bets/bet.ts'
import { mayPrebook } from '#domain/bets/prebookable.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import type { Client } from '#src/client/client.ts'
import { pressRuleOf } from '#src/client/session/preferences.ts'

import { legOf } from './leg.ts'
import { perSlip } from './perSlip.ts'
import { slipActorOf } from './slipActor.ts'
import { slipSelectionsOf } from './slipSelections.ts'

/**
 * What one press of odds bets, as it was entered; undefined while it bets nothing. It is said by what shows the member
 * that a press does so: without that on the page no press does [SLIP-26].
 */
export const quickStakeOf = perSlip((): { stake: string | undefined } => ({ stake: undefined }))

type PressedClient = Pick<Client, 'appActor' | 'priceBook' | 'loadSlip' | 'session' | 'preferences'>

/**
 * Odds were pressed: the selection is added to the slip, replaces the one in it, or leaves it [SLIP-02].
 * @param kind where the place of the odds is about one kind of bet; else the slip's open tab says
 */
export function toggleSelection(
  client: PressedClient,
  event: Event,
  market: Market,
  selection: Selection,
  kind?: BetKind,
): void {
  pressLeg(client, legOf(client.priceBook, event, market, selection), kind, true)
}

/**
 * The same of a selection whose terms are known.
 * @param isQuick whether it is bet at once where the member wants that [SLIP-26]
 */
export function pressLeg(
  client: Omit<PressedClient, 'priceBook'>,
  leg: Leg,
  kind?: BetKind,
  isQuick = false,
): void {
  const slip = slipActorOf(client)
  if (slip === undefined) return
  const settings = client.session.settings()
  const isEnabled = settings?.isGuest === false && settings.features.isPrebookingEnabled === true
  const waits = slipSelectionsOf(slip).press(leg, Date.now(), {
    isPrebookable: mayPrebook(leg, { isEnabled }),
    isAdding: pressRuleOf(client.preferences) === 'add',
    kind,
    quickStake: isQuick ? quickStakeOf(slip).stake : undefined,
  })
  if (waits) client.loadSlip()
}
