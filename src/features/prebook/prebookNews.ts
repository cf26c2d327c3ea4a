import { createAtom, type Atom } from '@tanstack/store'

import type { Services } from '#src/client/services.ts'
import { bookedBets, type BookedBetNews } from '#src/realtime/topics/bookedBets.ts'
import { notificationOfBooking } from '#src/realtime/topics/toldNotifications.ts'

/** What cannot be read is counted where it is put among the notifications. */
function notCounted(): void {}

/** What the toast of booked bets shows: the last that was heard of one, until it is put away. Made once per client. */
export function createPrebookNews({ topics }: Pick<Services, 'topics'>): Atom<BookedBetNews | null> {
  const shown = createAtom<BookedBetNews | null>(null)
  topics.subscribe(bookedBets, (news) => {
    // The member may have turned these off.
    if (notificationOfBooking(news, notCounted)?.isToast !== false) shown.set(news)
  })
  return shown
}
