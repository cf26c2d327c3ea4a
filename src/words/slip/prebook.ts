import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PrebookStatus } from '#domain/bets/bet.ts'

const statuses = {
  booked: msg({ message: 'Booked', context: 'status of a prebooked bet' }),
  placed: msg({ message: 'Placed', context: 'status of a prebooked bet' }),
  cancelled: msg({ message: 'Cancelled', context: 'status of a prebooked bet' }),
  unknown: msg({ message: 'Status unknown', context: 'status of a prebooked bet' }),
} satisfies Record<PrebookStatus, MessageDescriptor>

/** Of a booked bet that is cancelled. */
export const stakeIsBack = msg`Your stake is back in your balance.`

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
      return i18n._(msg`Your prebooked bet ${ticketNum} was cancelled. Your stake is back in your balance.`)
    case 'booked':
    case 'unknown':
      return null
  }
}

/** The guide to prebooking, step by step [PREBOOK-07]. */
export const prebookGuide = [
  msg`While a market is suspended you can prebook a bet: set your target odds and your stake.`,
  msg`Your stake is taken when you prebook and held until the bet is placed or cancelled.`,
  msg`When the market reopens at your target odds or better, with the same handicap or line, we place the bet at the odds at that moment.`,
  msg`Until then you can cancel it in your bet history, under Prebook. If the market reopens first, the bet stands.`,
  msg`If the market closes first, or you cancel, your full stake is returned.`,
] satisfies readonly MessageDescriptor[]
