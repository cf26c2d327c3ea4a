import { expect, type FrameLocator, type Locator } from '@playwright/test'

import type { Place } from '../place.ts'

/** The mini-games: the lobby, what is told of its tables, and a table's game in its frame. */
export class Lootbox {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** Goes to the lobby by the menu. */
  async open(): Promise<void> {
    await this.#place.getByRole('button', { name: 'Menu' }).first().click()
    await this.#place.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Mini-games' }).click()
    await expect(this.heading).toBeVisible()
  }

  get heading(): Locator {
    return this.#place.getByRole('heading', { level: 1, name: 'Mini-games' })
  }

  /** Shows one of the pages. */
  async show(name: 'Lobby' | 'My rounds' | 'Results' | 'Payouts' | 'Help'): Promise<void> {
    await this.#place.getByRole('tablist', { name: 'Mini-games' }).getByRole('tab', { name }).click()
    await expect(this.panel(name)).toBeVisible()
  }

  panel(name: string): Locator {
    return this.#place.getByRole('tabpanel', { name, exact: true })
  }

  /** The tables of a list of the lobby: "All tables", "Played lately", "Roulette". */
  tables(list = 'All tables'): Locator {
    return this.#place.getByRole('list', { name: list }).getByRole('article')
  }

  /** A table by its number, wherever it stands first. */
  table(id: number): Locator {
    return this.tables().filter({ hasText: new RegExp(`Table ${id}(?!\\d)`) })
  }

  /** Opens a table and waits until its game can be played. */
  async sitDown(id: number): Promise<void> {
    await this.table(id).getByRole('link').click()
    await expect(this.game.getByRole('group', { name: 'Bet on' })).toBeVisible()
  }

  get frame(): Locator {
    return this.#place.getByRole('main').locator('iframe')
  }

  /** What stands in the frame. */
  get game(): FrameLocator {
    return this.frame.contentFrame()
  }

  /** What stands in the game's place. */
  get trouble(): Locator {
    return this.#place.getByRole('main').getByRole('alert')
  }
}
