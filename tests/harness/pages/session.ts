import type { Locator } from '@playwright/test'

import type { Place } from './place.ts'

/** What stands before or instead of the events: what a member is asked first, and why nobody can play. */
export class Session {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** Asks a new member for a home page. */
  get homeQuestion(): Locator {
    return this.#place.getByRole('dialog', { name: 'Choose your home page' })
  }

  /** Says that the product is down for maintenance. */
  get maintenance(): Locator {
    return this.#place.getByRole('heading', { name: 'Under maintenance' })
  }
}
