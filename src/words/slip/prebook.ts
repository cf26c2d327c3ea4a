import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PrebookStatus } from '#domain/bets/bet.ts'

const statuses = {
  booked: msg`Booked`,
  placed: msg`Placed`,
  cancelled: msg`Cancelled`,
  unknown: msg`Unknown`,
} satisfies Record<PrebookStatus, MessageDescriptor>

/** Of a booked bet that is cancelled. */
export const stakeIsBack = msg`Its stake is back in your balance.`

/** What became of a booked bet, in one word [PREBOOK-05]. */
export function prebookStatusText(i18n: I18n, status: PrebookStatus): string {
  return i18n._(statuses[status])
}

/** What is told of a booked bet when it changes [PREBOOK-06]; null where there is nothing to tell. */
export function prebookNewsText(i18n: I18n, status: PrebookStatus, ticketNum: string): string | null {
  switch (status) {
    case 'placed':
      return i18n._(msg`Your prebooked bet ${ticketNum} was placed.`)
    case 'cancelled':
      return i18n._(msg`Your prebooked bet ${ticketNum} was cancelled. Its stake is back in your balance.`)
    case 'booked':
    case 'unknown':
      return null
  }
}

/** The guide to prebooking, step by step [PREBOOK-07]. */
export const prebookGuide = [
  msg`While a market is suspended you can book a bet on it: you name the odds you want and your stake.`,
  msg`The stake is taken when you book, so that the bet can be placed without you.`,
  msg`When the market opens again at your odds or better, with the same handicap or line, the bet is placed by itself at the odds of that moment.`,
  msg`Until then you can cancel it under Bet history, Prebook. If the market is faster, the bet stands.`,
  msg`If the market closes first, or you cancel, the whole stake comes back.`,
] satisfies readonly MessageDescriptor[]
