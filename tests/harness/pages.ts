import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

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
    await expect(this.tab('Today')).toBeVisible()
  }

  /** A tab of the events: a list with its count, or a board. */
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
    await expect(this.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
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

  leg(selection: string): Locator {
    return this.panel.getByRole('listitem', { name: selection })
  }

  /** What keeps a single when other odds are pressed. */
  pin(selection: string): Locator {
    return this.panel.getByRole('button', { name: `Pin ${selection}, to bet several singles` })
  }

  /** The stake of one of several singles. */
  stakeOn(selection: string): Locator {
    return this.panel.getByLabel(`Stake ${selection}`)
  }

  get stake(): Locator {
    return this.panel.getByLabel('Stake', { exact: true })
  }

  /** The tab of a kind of bet, whether or not it counts its selections. */
  kind(name: string): Locator {
    return this.panel.getByRole('tab', { name: new RegExp(`^${escaped(name)}( \\d+)?$`) })
  }

  get policy(): Locator {
    return this.panel.getByLabel('When the odds change')
  }

  /** The one big button, whatever it says it does now. */
  get place(): Locator {
    return this.panel.getByRole('button', {
      name: /^(Place|Accept and place|Enter a stake|Log in to bet|Placing|Checking the price|Remove the selection)/,
    })
  }

  heading(name: string): Locator {
    return this.panel.getByRole('heading', { name })
  }

  /** A fact of a receipt or of a bet being checked, by its name. */
  fact(name: string): Locator {
    return this.panel
      .locator('dl > div')
      .filter({ has: this.#client.page.locator('dt', { hasText: name }) })
      .locator('dd')
  }

  /** Waits until the bet has been placed and gives its ticket number. */
  async placed(): Promise<string> {
    await expect(this.heading('Success')).toBeVisible()
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
