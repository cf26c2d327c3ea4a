import type { Locator, Page } from '@playwright/test'

import { offer } from '../../booking.ts'
import type { Bettable } from '../../events.ts'
import { expect } from '../../fixtures.ts'
import type { ClientPage } from '../../pages.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { expectState } from '../inState.ts'
import type { PrebookPart, PrebookStep } from './model.ts'

/** A member's page, and the bet that is booked in it. */
export interface PrebookWalker {
  readonly part: PrebookPart
  readonly page: Page
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  /** Events that no path has used: a market that was closed stays so. */
  readonly unused: Bettable[]
  bet: Bettable
  /** The number of the booked bet that a path is about. */
  ticketNum: string
  /** What is seen to right before the next press. */
  readonly prepared: (() => Promise<unknown>)[]
}

export const formOf = ({ client }: PrebookWalker): Locator =>
  client.slip.panel.getByRole('region', { name: 'Prebook' })
export const rowOf = ({ client, ticketNum }: PrebookWalker): Locator => client.ticket(ticketNum)
export const inSlip = ({ client }: PrebookWalker, name: string): Locator =>
  client.slip.panel.getByRole('button', { name, exact: true })

type Seeing = (walker: PrebookWalker, step: PrebookStep) => Promise<unknown>

const ofOffer = (part: PrebookPart): boolean => part === 'a paused selection'

/** A word of the slip's where the bet is being booked, and of the history's where it is booked. */
const status =
  (word: string): Seeing =>
  (walker) =>
    ofOffer(walker.part)
      ? expect(walker.client.slip.panel.getByText(word, { exact: true })).toBeVisible()
      : expect(rowOf(walker).getByText(`Prebook: ${word}`)).toBeVisible()
const inPanel =
  (text: string): Seeing =>
  ({ client }) =>
    expect(client.slip.panel.getByText(text, { exact: false })).toBeVisible()
const ofRow =
  (text: string): Seeing =>
  (walker) =>
    expect(rowOf(walker).getByText(text, { exact: false })).toBeVisible()

/** What is seen of each state. */
export const looks: Readonly<Record<string, Seeing>> = {
  offered: ({ client }) => expect(offer(client)).toBeVisible(),
  withdrawn: async (walker) => {
    await expect(offer(walker.client)).toHaveCount(0)
    await expect(formOf(walker)).toHaveCount(0)
    await expect(walker.client.slip.leg(walker.bet.home)).toBeVisible()
  },
  settingTarget: (walker) => expect(formOf(walker)).toBeVisible(),
  // While it is asked about it looks the same, and a press would say nothing.
  'booking.outcomeUnknown': async (walker, step) => {
    await inPanel('Checking your booking')(walker, step)
    await expectState(walker.page, 'placement', 'outcomeUnknown')
  },
  refused: inPanel('Not booked'),
  booked: async (walker, step) => {
    await status('Booked')(walker, step)
    if (!ofOffer(walker.part))
      await expect(rowOf(walker).getByRole('button', { name: 'Cancel booking' })).toBeVisible()
  },
  confirmingCancel: (walker) =>
    expect(rowOf(walker).getByRole('group', { name: 'Cancel this booking?' })).toBeVisible(),
  'cancelling.asking': async (walker) => {
    await expect(rowOf(walker).getByText(/^(Cancelling…|No answer yet\. We keep asking)/)).toBeVisible()
    await expect(rowOf(walker).getByRole('button', { name: 'Check now' })).toHaveCount(0)
  },
  'cancelling.unknown': async (walker, step) => {
    await ofRow('We keep asking whether it was cancelled.')(walker, step)
    await expect(rowOf(walker).getByRole('button', { name: 'Check now' })).toBeVisible()
  },
  cancelRefused: (walker) => expect(rowOf(walker).getByRole('button', { name: 'OK' })).toBeVisible(),
  stillBooked: ofRow('This bet was not cancelled: it is still booked.'),
  placed: status('Placed'),
  lostTheRace: ofRow('Too late to cancel'),
  cancelled: status('Cancelled'),
}
