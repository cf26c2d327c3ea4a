import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

import { escaped } from '../words/escaped.ts'
import { inWords } from '../words/inWords.ts'
import type { Words } from '../words/words.ts'
import { Boards } from './boards.ts'
import { House } from './house.ts'
import { Lists } from './lists.ts'
import { Lootbox } from './lootbox/lootbox.ts'
import { Match } from './match.ts'
import { Member } from './member/member.ts'
import { Notifications } from './member/notifications.ts'
import type { Place } from './place.ts'
import { Results } from './results.ts'
import { Session } from './session.ts'
import { Slip } from './slip.ts'
import { Tickets } from './tickets.ts'

/** Where things are for a member, by role and name, an object for each area. The client fills a page, or a frame in the partner's. */
export class ClientPage implements Place {
  readonly page: Page
  readonly lists: Lists
  readonly match: Match
  readonly slip: Slip
  readonly tickets: Tickets
  readonly results: Results
  readonly boards: Boards
  readonly session: Session
  readonly member: Member
  readonly notifications: Notifications
  readonly house: House
  readonly lootbox: Lootbox
  readonly #root: Page | FrameLocator

  /** @param words where the client is not in English: page objects and tests still name things in English */
  constructor(page: Page, root: Page | FrameLocator, words: Words | null = null) {
    this.page = words === null ? page : inWords(page, words)
    this.#root = words === null ? root : inWords(root, words)
    this.lists = new Lists(this)
    this.match = new Match(this)
    this.slip = new Slip(this)
    this.tickets = new Tickets(this)
    this.results = new Results(this)
    this.boards = new Boards(this, this.lists)
    this.session = new Session(this)
    this.member = new Member(this)
    this.notifications = new Notifications(this)
    this.house = new House(this)
    this.lootbox = new Lootbox(this)
  }

  getByRole: Page['getByRole'] = (role, options) => this.#root.getByRole(role, options)
  getByText: Page['getByText'] = (text, options) => this.#root.getByText(text, options)
  getByLabel: Page['getByLabel'] = (text, options) => this.#root.getByLabel(text, options)
  locator: Page['locator'] = (selector, options) => this.#root.locator(selector, options)

  /** The list of events stands. */
  async ready(): Promise<void> {
    const menu = this.getByRole('navigation', { name: 'Events' })
    await expect(this.getByRole('tablist', { name: 'Events' }).or(menu)).toBeVisible()
  }

  /** The buttons of a selection's price, wherever on the page. */
  price(selection: string, within: Pick<Locator, 'getByRole'> = this): Locator {
    return within.getByRole('button', { name: new RegExp(`^${escaped(selection)}.*, (-?\\d|-)`) })
  }
}
