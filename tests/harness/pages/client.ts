import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

import { choose, chooser } from './controls.ts'

/** Where things are for a member, by role and name. The client fills a page, or a frame in the partner's. */
export class ClientPage {
  readonly page: Page
  readonly #root: Page | FrameLocator

  constructor(page: Page, root: Page | FrameLocator) {
    this.page = page
    this.#root = root
  }

  getByRole: Page['getByRole'] = (role, options) => this.#root.getByRole(role, options)
  getByText: Page['getByText'] = (text, options) => this.#root.getByText(text, options)
  getByLabel: Page['getByLabel'] = (text, options) => this.#root.getByLabel(text, options)

  /** The list of events stands. */
  async ready(): Promise<void> {
    const menu = this.getByRole('navigation', { name: 'Events' })
    await expect(this.getByRole('tablist', { name: 'Events' }).or(menu)).toBeVisible()
  }

  /** Shows a list or board: by its tab, or on a phone by the menu of views. */
  async show(name: string): Promise<void> {
    const menu = this.getByRole('navigation', { name: 'Events' })
    if (!(await menu.isVisible())) return this.tab(name).click()
    await menu.getByRole('button').click()
    return menu.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  }

  /** What says that a list or board is shown: its tab, or on a phone the button of the menu. */
  shown(name: string): Locator {
    const said = new RegExp(`^${name}`)
    const button = this.getByRole('navigation', { name: 'Events' }).getByRole('button', { name: said })
    return this.getByRole('tab', { name: said, selected: true }).or(button)
  }

  /** The way to a list in a phone's menu of views, open or not. */
  viewLink(name: string): Locator {
    const menu = this.getByRole('navigation', { name: 'Events' })
    return menu.getByRole('link', { name: new RegExp(`^${name}`), includeHidden: true })
  }

  /** Shows a board; both stand in one tab. */
  async showBoard(name: 'Hot betting' | 'Master rankings'): Promise<void> {
    await this.show('Boards')
    await this.board(name).click()
  }

  board(name: string): Locator {
    return this.getByRole('tablist', { name: 'Boards' }).getByRole('tab', { name })
  }

  /** A tab of the events: a list with its count, the home page, or the boards. */
  tab(name: string): Locator {
    return this.getByRole('tablist', { name: 'Events' }).getByRole('tab', { name: new RegExp(`^${name}`) })
  }

  /** An event's row in the list. */
  event(home: string, away: string): Locator {
    return this.getByRole('group', { name: `${home} v ${away}`, exact: true })
  }

  /** The buttons of a selection's price, wherever on the page. */
  price(selection: string, within: Pick<Locator, 'getByRole'> = this): Locator {
    return within.getByRole('button', { name: new RegExp(`^${escaped(selection)}.*, (-?\\d|-)`) })
  }

  /** The slip beside the events or over them. */
  get slip(): Slip {
    return new Slip(this)
  }

  get balance(): Locator {
    return this.getByRole('banner').getByText(/^Balance /)
  }

  /** The events of one game, so that the first of them are among the rows that are mounted. */
  async showGame(gameName: string): Promise<void> {
    const games = this.getByRole('navigation', { name: 'Games' })
    await games.getByRole('link', { name: new RegExp(`^${escaped(gameName)}`) }).click()
    await expect(this.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }

  /** Brings the slip up where it is not beside the events. */
  async openSlip(): Promise<void> {
    const button = this.getByRole('button', { name: /^Bet slip/ })
    if (await button.isVisible()) await button.click()
    await expect(this.slip.panel).toBeVisible()
  }

  async closeSlip(): Promise<void> {
    const dialog = this.getByRole('dialog')
    if (await dialog.isVisible())
      await dialog.getByRole('banner').getByRole('button', { name: 'Close' }).click()
  }

  async openHistory(tab: 'Pending' | 'Settled' | 'Prebook' | 'Transactions' = 'Pending'): Promise<void> {
    await this.getByRole('tab', { name: 'Bet history' }).click()
    await this.getByRole('tab', { name: tab, exact: true }).click()
  }

  ticket(ticketNum: string): Locator {
    return this.getByRole('article', { name: `Ticket ${ticketNum}` })
  }
}

export class Slip {
  readonly #client: ClientPage

  constructor(client: ClientPage) {
    this.#client = client
  }

  get panel(): Locator {
    return this.#client.getByRole('tabpanel', { name: 'Bet slip' })
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
      .filter({ has: this.#client.page.locator('dt', { hasText: new RegExp(`^${escaped(name)}$`) }) })
      .locator('dd')
  }

  /** Waits until the bet has been placed and gives its ticket number. */
  async placed(): Promise<string> {
    await expect(this.success).toBeVisible()
    return (await this.fact('Ticket').first().innerText()).trim()
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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
