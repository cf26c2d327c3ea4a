import { expect, type Locator } from '@playwright/test'

import type { Place } from './place.ts'

/** The page of one event, with its views: a row of tabs, and on a phone a pill with a menu. */
export class Match {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  get #tabs(): Locator {
    return this.#place.getByRole('tablist', { name: 'This event', exact: true })
  }

  /** The pill of a phone: it says what is shown. */
  get #pill(): Locator {
    return this.#place.locator('[data-views] button[aria-haspopup="menu"]')
  }

  /** Shows a view of the event that is open, by the keyboard. */
  async showView(name: string): Promise<void> {
    await expect(this.#tabs.or(this.#pill)).toBeVisible()
    if (await this.#tabs.isVisible()) {
      const wanted = this.#tabs.getByRole('tab', { name, exact: true })
      await expect(wanted).toBeVisible()
      await this.#tabs.getByRole('tab', { selected: true }).focus()
      // The address has each view before the tab is chosen, from which the next key counts.
      const focused = this.#tabs.locator('[role="tab"]:focus')
      const press = async (key: string): Promise<void> => {
        await this.#place.page.keyboard.press(key)
        await expect(focused).toHaveAttribute('aria-selected', 'true')
      }
      await press('Home')
      while (!(await wanted.evaluate((tab) => tab === document.activeElement))) await press('ArrowRight')
      return
    }
    const menu = this.#place.getByRole('menu', { name: 'This event' })
    const wanted = menu.getByRole('menuitemradio', { name, exact: true })
    await this.#pill.press('Enter')
    await expect(wanted).toBeVisible()
    await this.#place.page.keyboard.press('Home')
    while (!(await wanted.evaluate((entry) => entry === document.activeElement)))
      await this.#place.page.keyboard.press('ArrowDown')
    await this.#place.page.keyboard.press('Enter')
    await expect(this.#pill).toBeFocused()
  }

  /** What is shown of the event that is open. */
  async expectView(name: string): Promise<void> {
    await expect(
      this.#tabs
        .getByRole('tab', { name, selected: true, exact: true })
        .or(this.#pill.filter({ hasText: name })),
    ).toBeVisible()
  }

  /** Beside the market of an odds history: what sets an alert on it. */
  get alertButton(): Locator {
    return this.#place.getByRole('main').getByRole('button', { name: 'Odds alert' })
  }

  get alertDialog(): Locator {
    return this.#place.getByRole('dialog', { name: 'Odds alert' })
  }

  get target(): Locator {
    return this.alertDialog.getByRole('spinbutton', { name: 'Target odds' })
  }

  get setAlert(): Locator {
    return this.alertDialog.getByRole('button', { name: 'Set alert' })
  }

  /** The alerts that wait on the market, in the dialog. */
  get ofMarket(): Locator {
    return this.alertDialog.getByRole('list', { name: 'Alerts on this market' }).getByRole('listitem')
  }

  /** Whether the event that is open has a view. */
  async hasView(name: string): Promise<boolean> {
    if (await this.#tabs.isVisible())
      return await this.#tabs.getByRole('tab', { name, exact: true }).isVisible()
    await this.#pill.press('Enter')
    const entry = this.#place.getByRole('menuitemradio', { name, exact: true })
    await expect(this.#place.getByRole('menuitemradio').first()).toBeVisible()
    const isThere = await entry.isVisible()
    await this.#place.page.keyboard.press('Escape')
    return isThere
  }
}

/**
 * Every name a button has from now on, in order, so that one that passes is seen however late we look.
 * @param button one that is on the page, and stays
 */
export async function watchNames(button: Locator): Promise<() => Promise<string[]>> {
  const names = await button.evaluateHandle((element) => {
    const seen: string[] = []
    const note = () => seen.push(element.getAttribute('aria-label') ?? '')
    new MutationObserver(note).observe(element, { attributeFilter: ['aria-label'] })
    return seen
  })
  return () => names.jsonValue()
}
