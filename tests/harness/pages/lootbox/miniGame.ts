import type { Locator } from '@playwright/test'

import { escaped } from '../../words/escaped.ts'
import type { Place } from '../place.ts'

/** A mini-game of the sandbox, in the frame that it is opened in, or as a page of its own. */
export class MiniGame {
  readonly #place: Omit<Place, 'page'>

  constructor(place: Omit<Place, 'page'>) {
    this.#place = place
  }

  /** Its name, once it can be played. */
  get name(): Locator {
    return this.#place.getByRole('heading', { level: 1 })
  }

  /** What it says in place of the game, or beneath it. */
  get trouble(): Locator {
    return this.#place.getByRole('alert')
  }

  /** The seconds of the round that are left. */
  get countdown(): Locator {
    return this.#place.getByRole('timer')
  }

  get balance(): Locator {
    return this.#place.locator('#balance')
  }

  /** What became of the last bet. */
  get status(): Locator {
    return this.#place.getByRole('status')
  }

  get lastResult(): Locator {
    return this.#place.getByRole('region', { name: 'Last result' }).locator('#last')
  }

  get bets(): Locator {
    return this.#place.getByRole('region', { name: 'My bets' }).getByRole('listitem')
  }

  get stake(): Locator {
    return this.#place.getByRole('textbox', { name: 'Stake' })
  }

  /** A selection by what it is called. */
  selection(name: string): Locator {
    return this.#place.getByRole('radio', { name: new RegExp(`^${escaped(name)} `) })
  }

  /** The button that places a bet and says which. */
  get place(): Locator {
    return this.#place.getByRole('button', { name: /^(?:Bet .* on |Placing|Choose|Enter|No more|Log in)/ })
  }

  /** Places a bet. */
  async bet(name: string, amount: string): Promise<void> {
    await this.selection(name).check()
    await this.stake.fill(amount)
    await this.place.click()
  }
}
