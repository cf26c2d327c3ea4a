import { expect, type Locator } from '@playwright/test'

import type { Place } from './place.ts'

/** What the house publishes: its rules, its guides, its news. */
export class House {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** The section of the text that is shown. */
  get section(): Locator {
    return this.#place.getByRole('main').getByRole('article')
  }

  /** The title of that section. */
  get title(): Locator {
    return this.section.getByRole('heading', { level: 2 })
  }

  /** The contents, where they have a column. */
  get contents(): Locator {
    return this.#place.getByRole('navigation', { name: 'Contents' })
  }

  /** What opens the contents, where they do not. */
  get contentsButton(): Locator {
    return this.#place.getByRole('button', { name: /^Contents/ })
  }

  get search(): Locator {
    return this.#place.getByRole('searchbox', { name: 'Search this text' })
  }

  get news(): Locator {
    return this.#place.getByRole('list', { name: 'News' }).getByRole('listitem')
  }

  /** What the partner's app is offered by. */
  get app(): Locator {
    return this.#place.getByRole('region', { name: 'Download the app' })
  }

  /** Asks again for what could not be fetched, until it is there: the client may have done so on its own. */
  async retry(what: Locator): Promise<void> {
    const button = this.#place.getByRole('main').getByRole('button', { name: 'Retry' })
    await expect(button.or(what).first()).toBeVisible()
    if (await button.isVisible()) await button.click({ timeout: 5_000 }).catch(() => undefined)
    await expect(what).toBeVisible()
  }
}
