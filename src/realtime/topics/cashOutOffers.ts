import { nullable, object, string } from 'valibot'

import type { Fields } from '#src/wire/base/fields.ts'
import { mapping, read } from '#src/wire/base/read.ts'

import type { Topic } from './topics.ts'

const change = object({ ticketNum: string(), offer: nullable(mapping) })

/** What is offered for a pending bet from now on. */
interface CashOutOfferNews {
  readonly ticketNum: string
  /** As it came: what shows it reads it in the member's currency (`readCashOutOffer`); null where nothing is offered any more. */
  readonly offer: Fields | null
}

/** Offers to end pending bets, as they change [CASH-01]. */
export const cashOutOffers: Topic<CashOutOfferNews> = {
  event: 'x-slipway-cash-out',
  read: (data) => read(change, data),
}
