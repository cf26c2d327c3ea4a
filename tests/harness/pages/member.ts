import type { Locator } from '@playwright/test'

import type { Place } from './place.ts'

/** What is the member's own: the balance, and the menu with the settings. */
export class Member {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  get balance(): Locator {
    return this.#place.getByRole('banner').getByText(/^Balance /)
  }

  /** Opens the menu. */
  get menuButton(): Locator {
    return this.#place.getByRole('button', { name: 'Menu' })
  }

  get menu(): Locator {
    return this.#place.getByRole('dialog', { name: 'Menu' })
  }
}
