import type { Locator } from '@playwright/test'

import type { Place } from './place.ts'

/** The results of matches that are over. */
export class Results {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** The way to them in the header. */
  get link(): Locator {
    return this.#place.getByRole('link', { name: 'Results', exact: true })
  }
}
