import { expect, type Locator } from '@playwright/test'

import { escaped } from '../words/escaped.ts'
import { choose, chooser } from './controls.ts'
import type { Place } from './place.ts'

/** The slip beside the events or over them. */
export class Slip {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  get panel(): Locator {
    return this.#place.getByRole('tabpanel', { name: 'Bet slip' })
  }

  /** The way to the slip, where it is not beside the events. */
  get barButton(): Locator {
    // In some languages the way to it past the page begins with its name, too.
    return this.#place
      .getByRole('button', { name: /^Bet slip/ })
      .and(this.#place.locator('[aria-haspopup="dialog"]'))
  }

  /** Brings the slip up where it is not beside the events. */
  async open(): Promise<void> {
    if (await this.barButton.isVisible()) await this.barButton.click()
    await expect(this.panel).toBeVisible()
  }

  async close(): Promise<void> {
    const dialog = this.#place.getByRole('dialog')
    if (await dialog.isVisible())
      await dialog.getByRole('banner').getByRole('button', { name: 'Close' }).click()
  }

  leg(selection: string | RegExp): Locator {
    return this.panel.getByRole('listitem', { name: selection })
  }

  /** What brings a single back beside the one that took its place; every further press adds then. */
  get keepBoth(): Locator {
    return this.panel.getByRole('button', { name: 'Keep both' })
  }

  /** The stake of one of several singles. */
  stakeOn(selection: string): Locator {
    return this.panel.getByLabel(`Stake on ${selection}`)
  }

  get stake(): Locator {
    return this.panel.getByLabel('Stake', { exact: true })
  }

  /** The tab of a kind of bet, whether or not it counts its selections. */
  kind(name: string): Locator {
    return this.panel.getByRole('tab', { name: new RegExp(`^${escaped(name)}s?( \\d+)?$`) })
  }

  /** What moves of a price are taken without asking. */
  get policy(): Locator {
    return chooser(this.panel, 'Accept odds changes')
  }

  async choosePolicy(policy: string, patience?: { readonly timeout?: number }): Promise<void> {
    await choose(this.panel, 'Accept odds changes', policy, patience)
  }

  /** The one big button, whatever it says it does now. */
  get place(): Locator {
    return this.panel.getByRole('button', {
      name: /^(Place|Accept and place|Enter a stake|Log in to bet|Placing|Checking odds|Remove selection)/,
    })
  }

  /** A kind of bet that has no tab of its own until it is chosen. */
  async chooseMore(name: string): Promise<void> {
    await this.panel.getByRole('button', { name: 'More bet types' }).click()
    await this.panel.getByRole('menuitemradio', { name: new RegExp(`^${escaped(name)}( \\d+)?$`) }).click()
  }

  /** What a press in the menu of the slip's head leads to. */
  async chooseInMenu(name: string): Promise<void> {
    await this.panel.getByRole('button', { name: 'More bet types' }).click()
    await this.panel.getByRole('menuitem', { name }).click()
  }

  /** The code for what is in the slip, made by the slip's menu. */
  get madeCode(): Locator {
    return this.#place.getByRole('dialog', { name: 'Bet code', exact: true })
  }

  /** Makes a code for what is in the slip, and closes what shows it. @returns the code as it is shown */
  async makeCode(): Promise<string> {
    await this.chooseInMenu('Get a bet code')
    const code = await this.madeCode.getByRole('group', { name: 'Your bet code' }).innerText()
    await this.madeCode.getByRole('button', { name: 'Close' }).click()
    return code.trim()
  }

  /** Where a code is entered, and what it holds. */
  get enteredCode(): Locator {
    return this.#place.getByRole('dialog', { name: 'Enter a bet code' })
  }

  get codeField(): Locator {
    return this.enteredCode.getByRole('textbox', { name: 'Bet code' })
  }

  /** Enters a code by the slip's menu and asks what it holds. */
  async enterCode(code: string): Promise<void> {
    if (!(await this.enteredCode.isVisible())) await this.chooseInMenu('Enter a bet code')
    await this.codeField.fill(code)
    await this.enteredCode.getByRole('button', { name: 'Show' }).click()
  }

  /** The button that takes what a code holds, whatever is in the slip. */
  get addCode(): Locator {
    return this.enteredCode.getByRole('button', { name: /^(Add to|Replace) bet slip$/ })
  }

  /** The stake on a size of a system, once that is in hand. */
  async size(name: string): Promise<Locator> {
    await this.panel.getByRole('radio', { name: new RegExp(`^${escaped(name)}`) }).click()
    return this.panel.getByLabel(name, { exact: true })
  }

  /** Takes what has changed about a selection, and places nothing. */
  async acceptAt(selection: string | RegExp): Promise<void> {
    const leg = this.leg(selection)
    await leg.getByRole('button', { expanded: false }).click()
    await leg.getByRole('button', { name: 'Accept', exact: true }).click()
    await leg.getByRole('button', { expanded: true }).click()
  }

  /** What the receipt of a press says first: its bet was placed, or all of its bets. */
  get success(): Locator {
    return this.panel.getByRole('heading', { name: /^(Bet|\d+ bets) placed$/ })
  }

  heading(name: string): Locator {
    return this.panel.getByRole('heading', { name })
  }

  /** A fact of a receipt or of a bet being checked, by its name. */
  fact(name: string): Locator {
    return this.panel
      .locator('dl > div')
      .filter({ has: this.#place.page.locator('dt', { hasText: new RegExp(`^${escaped(name)}$`) }) })
      .locator('dd')
  }

  /** Waits until the bet has been placed and gives its ticket number. */
  async placed(): Promise<string> {
    await expect(this.success).toBeVisible()
    return (await this.fact('Ticket').first().innerText()).trim()
  }
}
