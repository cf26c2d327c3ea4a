import { expect, type Locator } from '@playwright/test'

import type { Place } from '../place.ts'

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

  /** Goes to the account page, by the menu. */
  async openAccount(): Promise<void> {
    await this.menuButton.first().click()
    await this.menu.getByRole('link', { name: 'Account settings' }).click()
    await expect(this.#place.getByRole('heading', { name: 'Account settings', level: 1 })).toBeVisible()
  }

  /** Goes to the page about playing with care, by the menu. */
  async openCare(): Promise<void> {
    await this.menuButton.first().click()
    await this.menu.getByRole('link', { name: 'Play with care' }).click()
    await expect(this.#place.getByRole('heading', { name: 'Play with care', level: 1 })).toBeVisible()
  }

  /** How long the session has lasted and what was staked in it: on the page, or in the reminder. */
  get figures(): Locator {
    return this.#place.getByRole('region', { name: 'This session', exact: true })
  }

  /** Reminds of the time and the money of the session. */
  get reminder(): Locator {
    return this.#place.getByRole('alertdialog', { name: /^You have been here for / })
  }

  /** What is set about something on the account page: "Display". */
  section(name: string): Locator {
    return this.#place.getByRole('region', { name, exact: true })
  }
}
