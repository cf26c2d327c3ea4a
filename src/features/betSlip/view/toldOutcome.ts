import { standingOfTicket, type TicketStanding } from '#domain/bets/bet.ts'
import { batchOutcome, batchStanding, type ToldOutcome } from '#src/words/slip/outcomes.ts'

import { hasBooking, standingOf } from './shownBets.ts'
import type { SlipView } from './slipView.ts'

function toldOfTicket(standing: TicketStanding): ToldOutcome {
  return standing === 'unclear' ? 'cannotBeChecked' : standing
}

/** What to say about the bets of the slip in one sentence, apart from a refusal; null if nothing [SLIP-18]. */
export function toldOutcome({
  phase,
  receipt,
  lapsed,
  batch,
}: Pick<SlipView, 'phase' | 'receipt' | 'lapsed' | 'batch'>): ToldOutcome | null {
  switch (phase) {
    case 'batchAnswered':
      return batchOutcome(batchStanding(batch.map(standingOf)), hasBooking(batch))
    case 'placed':
      return receipt === null ? null : toldOfTicket(standingOfTicket(receipt.ticket))
    case 'lapsed':
      return lapsed?.isBooking === true ? 'notBooked' : 'notPlaced'
    case 'forgotten':
      return 'cannotBeChecked'
    default:
      return null
  }
}
