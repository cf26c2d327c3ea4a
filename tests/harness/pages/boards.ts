import type { Locator } from '@playwright/test'

import type { Lists } from './lists.ts'
import type { Place } from './place.ts'

/** The boards of what others bet on and won. */
export class Boards {
  readonly #place: Place
  readonly #lists: Lists

  constructor(place: Place, lists: Lists) {
    this.#place = place
    this.#lists = lists
  }

  /** Shows a board; all stand in one tab. */
  async show(name: 'Hot betting' | 'Master rankings' | 'Top winning members'): Promise<void> {
    await this.#lists.show('Boards')
    await this.tab(name).click()
  }

  tab(name: string): Locator {
    return this.#place.getByRole('tablist', { name: 'Boards' }).getByRole('tab', { name })
  }

  /** A bet of the top winning members, by what its member is called. */
  winning(name: string): Locator {
    return this.#place
      .getByRole('list', { name: 'Top winning members' })
      .getByRole('article', { name, exact: true })
  }

  /** The head of such a bet, which opens the rest of it. */
  winningHead(name: string): Locator {
    return this.winning(name).getByRole('heading', { level: 3 }).getByRole('button')
  }

  /** What members say of such a bet, once it is open. */
  reviews(name: string): Locator {
    return this.winning(name).getByRole('region', { name: 'Reviews' })
  }
}
