import { createAtom, type Atom } from '@tanstack/store'

import type { Services } from '#src/client/services.ts'
import { bookedBets, type BookedBetNews } from '#src/realtime/topics/bookedBets.ts'
import { notificationOfBooking } from '#src/realtime/topics/toldNotifications.ts'

/** What cannot be read is counted where it is put among the notifications. */
function notCounted(): void {}

/** Of the tickets on the page, by their numbers, whether each says in the member's sight what becomes of its cancellation. */
export function createToldInPlace(): Map<string, () => boolean> {
  return new Map()
}

/**
 * What the toast of booked bets shows: the last that was heard of one, until it is put away. Made once per client. What the
 * member reads at the ticket, where they cancelled it, is not told twice.
 */
export function createPrebookNews({
  topics,
  once,
}: Pick<Services, 'topics' | 'once'>): Atom<BookedBetNews | null> {
  const toldInPlace = once(createToldInPlace)
  const shown = createAtom<BookedBetNews | null>(null)
  topics.subscribe(bookedBets, (news) => {
    if (news.status === 'cancelled' && toldInPlace.get(news.ticketNum)?.() === true) return
    // The member may have turned these off.
    if (notificationOfBooking(news, notCounted)?.isToast !== false) shown.set(news)
  })
  return shown
}
