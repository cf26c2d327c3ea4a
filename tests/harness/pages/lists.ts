import { expect, type Locator } from '@playwright/test'

import { escaped } from '../words/escaped.ts'
import type { Place } from './place.ts'

/** The lists of events, and the ways to them. */
export class Lists {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** Shows a list or board: by its tab, or on a phone by the menu of views. */
  async show(name: string): Promise<void> {
    const menu = this.#place.getByRole('navigation', { name: 'Events' })
    if (!(await menu.isVisible())) return this.tab(name).click()
    await menu.getByRole('button').click()
    return menu.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  }

  /** What says that a list or board is shown: its tab, or on a phone the button of the menu. */
  shown(name: string): Locator {
    const said = new RegExp(`^${name}`)
    const button = this.#place.getByRole('navigation', { name: 'Events' }).getByRole('button', { name: said })
    return this.#place.getByRole('tab', { name: said, selected: true }).or(button)
  }

  /** The way to a list in a phone's menu of views, open or not. */
  viewLink(name: string): Locator {
    const menu = this.#place.getByRole('navigation', { name: 'Events' })
    return menu.getByRole('link', { name: new RegExp(`^${name}`), includeHidden: true })
  }

  /** A tab of the events: a list with its count, the home page, or the boards. */
  tab(name: string): Locator {
    return this.#place
      .getByRole('tablist', { name: 'Events' })
      .getByRole('tab', { name: new RegExp(`^${name}`) })
  }

  /** An event's row in the list. */
  event(home: string, away: string): Locator {
    return this.#place.getByRole('group', { name: `${home} v ${away}`, exact: true })
  }

  /** The events of one game, so that the first of them are among the rows that are mounted. */
  async showGame(gameName: string): Promise<void> {
    const games = this.#place.getByRole('navigation', { name: 'Games' })
    const link = games.getByRole('link', { name: new RegExp(`^${escaped(gameName)}`) })
    await link.click()
    // The list of before stands at least until then.
    await expect(link).toHaveAttribute('aria-current', /^(true|page)$/)
    await expect(this.#place.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
}
