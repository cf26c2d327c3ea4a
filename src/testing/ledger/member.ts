import type { BetKind } from '#domain/bets/bet.ts'
import { stakeSlots } from '#domain/bets/kinds.ts'
import { betsOfPress } from '#machines/betSlip/bets.ts'
import { pendingChanges, quoteId } from '#machines/betSlip/legs.ts'
import { agreedTerms, askedTerms } from '#machines/betSlip/terms.ts'

import { buildLeg, yuan } from '../builders.ts'
import { bookable, type LedgerPage } from './page.ts'

const legOf = (market: string, eventId: string) =>
  buildLeg({
    eventId,
    marketId: `${market}-${eventId}`,
    betType: 'WIN',
    handicap: null,
    euroOdds: '1.85',
    price: { euro: '1.85' },
  })

const several = [legOf('m', 'e1'), legOf('m', 'e2'), legOf('m', 'e3')]

/** What is bet on: singles side by side, or a bet of a kind. */
const legs = {
  singles: several,
  single: several.slice(0, 1),
  combo: several,
  mix: several,
  betBuilder: [legOf('m', 'e1'), legOf('n', 'e1')],
} satisfies Partial<Record<BetKind | 'singles', unknown>>

export type Staked = keyof typeof legs

/** Puts bets into the slip of a page and stakes on them, as far as the slip lets the member. */
export function preparesBet(page: LedgerPage, what: Staked): void {
  const slip = page.slip()
  if (slip === null) return
  slip.send({ type: 'receipt.closed' })
  const kind = what === 'singles' ? 'single' : what
  slip.send({ type: 'kind.chosen', kind })
  slip.send({ type: 'pressRule.chosen', pressRule: what === 'singles' ? 'add' : 'replace' })
  const held = () => slip.getSnapshot().context.legs
  for (const leg of legs[what]) {
    const { marketId } = leg
    if (!held().some((leg) => leg.marketId === marketId))
      slip.send({ type: 'selection.toggled', leg, at: 1, kind })
  }
  if (what === 'singles')
    for (const leg of held()) slip.send({ type: 'stake.typed', text: '100', slot: quoteId(leg) })
  const [first] = stakeSlots(kind, legs[what].length)
  if (first !== undefined) slip.send({ type: 'stake.typed', text: '100', slot: first.slot })
}

/** How many bets a press is about. */
export function betsToPress(page: LedgerPage): number {
  const slip = page.slip()
  return slip === null ? 0 : betsOfPress(slip.getSnapshot().context).length
}

/** Presses to place what is shown, or to take the changes that are asked about. */
export function submits(page: LedgerPage): void {
  const slip = page.slip()
  if (slip === null) return
  const { context } = slip.getSnapshot()
  if (!slip.getSnapshot().matches({ placement: 'confirmingChanges' })) {
    slip.send({ type: 'slip.submitted', terms: agreedTerms(context.legs) })
    return
  }
  const changes = pendingChanges(context.legs, context.quotes, context.policy)
  slip.send({ type: 'changes.accepted', terms: askedTerms(context.legs, changes) })
}

/** Reads whatever is said, and puts it away. */
export function dismisses(page: LedgerPage): void {
  const slip = page.slip()
  for (const type of ['receipt.closed', 'lapse.dismissed', 'refusal.dismissed', 'changes.declined'] as const)
    slip?.send({ type })
  const booking = page.prebook()
  for (const type of ['refusal.dismissed', 'lapse.dismissed', 'cancel.declined'] as const)
    booking?.send({ type })
}

/** Books a bet on the paused selection. */
export function books(page: LedgerPage): void {
  if (!page.isRunning()) return
  const booking = page.bookings()
  booking.send({ type: 'receipt.closed' })
  booking.send({ type: 'target.opened' })
  booking.send({ type: 'booking.submitted', leg: bookable, targetOdds: '2.20', stake: yuan(100) })
}

/** Cancels what is booked. */
export function cancels(page: LedgerPage): void {
  page.prebook()?.send({ type: 'cancel.requested' })
  page.prebook()?.send({ type: 'cancel.confirmed' })
}

/** Asks what became of a bet whose answer is missing. */
export function checks(page: LedgerPage): void {
  page.slip()?.send({ type: 'check.requested' })
  page.prebook()?.send({ type: 'check.requested' })
}
