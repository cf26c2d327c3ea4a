import type { Locator, Page } from '@playwright/test'

import type { Bettable } from '../events.ts'
import type { ClientPage } from '../pages/client.ts'

export const ways = ['pointer', 'touch', 'keyboard'] as const
export type Way = (typeof ways)[number]

/** How a member does things in one way. Every click, tap and key is counted, and nothing is reached otherwise. */
export interface Hand {
  /** Clicks, taps or keys so far. */
  readonly presses: number
  /** Of these, what opened and closed the slip where it is not beside the list. */
  readonly forSheet: number
  /** Of these, the characters that were written. */
  readonly written: number
  /** Presses something that can be pressed, wherever on the page. */
  press(thing: Locator): Promise<void>
  /** Writes into a field, whose content is replaced. */
  write(field: Locator, text: string): Promise<void>
  /** Presses the home price of a match in the list. */
  pick(match: Bettable): Promise<void>
  /** Chooses the kind of bet in the slip. */
  chooseKind(name: string): Promise<void>
  /** Has the stake in hand be 50. */
  stake50(): Promise<void>
  /** Takes a size of a system in hand, unless it is. */
  takeSize(name: string): Promise<void>
  /** Presses the big button of the slip, once it can be pressed. */
  place(): Promise<void>
}

/** Where the hand works. */
export interface At {
  readonly client: ClientPage
  readonly page: Page
}

/** The home price of a match in the list. */
export function homePrice({ client }: At, { event, home }: Bettable): Locator {
  return client.price(home, client.lists.event(event.home, event.away)).first()
}

/** A size of a system, whichever number of combinations it has. */
export function sizeOf({ client }: At, name: string): Locator {
  return client.slip.panel.getByRole('radio', { name: new RegExp(`^${name}`) })
}
