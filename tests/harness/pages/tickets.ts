import type { Locator } from '@playwright/test'

import type { Place } from './place.ts'

/** The bets and bookings of a member, in the history beside the slip. */
export class Tickets {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** The tab of the history, beside the slip's. */
  get tab(): Locator {
    return this.#place.getByRole('tab', { name: 'Bet history' })
  }

  get panel(): Locator {
    return this.#place.getByRole('tabpanel', { name: 'Bet history' })
  }

  async open(tab: 'Pending' | 'Settled' | 'Prebook' | 'Transactions' = 'Pending'): Promise<void> {
    await this.tab.click()
    await this.#place.getByRole('tab', { name: tab, exact: true }).click()
  }

  ticket(ticketNum: string): Locator {
    return this.#place.getByRole('article', { name: `Ticket ${ticketNum}` })
  }
}
