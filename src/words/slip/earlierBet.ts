import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { TicketStanding } from '#domain/bets/bet.ts'

const earlierTexts: Readonly<Record<TicketStanding, MessageDescriptor>> = {
  placed: msg`An earlier bet was placed:`,
  booked: msg`An earlier bet was booked:`,
  cancelled: msg`An earlier bet was cancelled, and its stake is back in your balance:`,
  unclear: msg`There is an earlier bet:`,
}

/** What became of the bet that an earlier press confirmed, over its figures [SLIP-18]. */
export function earlierText(i18n: I18n, standing: TicketStanding): string {
  return i18n._(earlierTexts[standing])
}

/** The same with its number alone. */
export function earlierTicketText(i18n: I18n, standing: TicketStanding, ticketNum: string): string {
  switch (standing) {
    case 'placed':
      return i18n._(msg`An earlier bet was placed: ticket ${ticketNum}.`)
    case 'booked':
      return i18n._(msg`An earlier bet was booked: ticket ${ticketNum}.`)
    case 'cancelled':
      return i18n._(
        msg`An earlier bet was cancelled, and its stake is back in your balance: ticket ${ticketNum}.`,
      )
    case 'unclear':
      return i18n._(msg`There is an earlier bet: ticket ${ticketNum}.`)
  }
}
