import { object, string } from 'valibot'

import type { PrebookStatus } from '#domain/bets/bet.ts'
import { known, read } from '#src/wire/base/read.ts'

import type { Topic } from './topics.ts'

const prebookNotification = object({ ticketNum: string(), prebookStatus: known('prebookStatus') })

/** What became of a booked bet [PREBOOK-06]. */
export interface BookedBetNews {
  readonly ticketNum: string
  readonly status: PrebookStatus
  /** The notification as it came, which what shows them reads; absent where the client learned it in another way. */
  readonly notification?: unknown
}

/** What becomes of booked bets. What tells the member and the partner's page comes late, and must miss nothing. */
export const bookedBets: Topic<BookedBetNews> = {
  event: 'prebook-notification',
  retained: 20,
  read(data, { onLeftOut }) {
    const { ticketNum, prebookStatus } = read(prebookNotification, data, onLeftOut)
    return { ticketNum, status: prebookStatus, notification: data }
  },
}
