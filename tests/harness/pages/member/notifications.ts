import type { Locator } from '@playwright/test'

import type { Place } from '../place.ts'

/** What the member was told: the page, the count in the bars, the settings, the toasts. */
export class Notifications {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** The way to them in the top bar. */
  get bell(): Locator {
    return this.#place.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  }

  get heading(): Locator {
    return this.#place.getByRole('heading', { level: 1, name: 'Notifications' })
  }

  /** Those in sight, newest first. */
  get shown(): Locator {
    return this.#place.getByRole('main').getByRole('article')
  }

  /** One by what it says. */
  of(text: string): Locator {
    return this.shown.filter({ hasText: text })
  }

  /** Of one: that it is unread. */
  unreadMarkOf(text: string): Locator {
    return this.of(text).getByText('Unread', { exact: true })
  }

  get markAll(): Locator {
    return this.#place.getByRole('button', { name: 'Mark all as read' })
  }

  get settingsButton(): Locator {
    return this.#place.getByRole('main').getByRole('button', { name: 'Settings' })
  }

  get settings(): Locator {
    return this.#place.getByRole('dialog', { name: 'Notification settings' })
  }

  /** A switch of a kind in the settings. */
  switchOf(kind: string, name: 'In the list' | 'As a pop-up'): Locator {
    return this.settings.getByRole('group', { name: kind }).getByRole('switch', { name })
  }

  /** The odds alerts that wait, the newest first. */
  get alerts(): Locator {
    return this.#place.getByRole('list', { name: 'Odds alerts' }).getByRole('listitem')
  }

  /** An odds alert that is told over the page. */
  toldAlert(text: string): Locator {
    return this.#place.locator('[data-tone]').filter({ hasText: text })
  }
}
