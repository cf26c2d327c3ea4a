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

  /** Shows a board; both stand in one tab. */
  async show(name: 'Hot betting' | 'Master rankings'): Promise<void> {
    await this.#lists.show('Boards')
    await this.tab(name).click()
  }

  tab(name: string): Locator {
    return this.#place.getByRole('tablist', { name: 'Boards' }).getByRole('tab', { name })
  }
}
