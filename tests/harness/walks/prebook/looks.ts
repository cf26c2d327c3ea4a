import type { Locator, Page } from '@playwright/test'

import type { prebookModels } from '#machines/prebook/testing/model.ts'

import type { Bettable } from '../../events.ts'
import { expect } from '../../fixtures.ts'
import type { ClientPage } from '../../pages/client.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { offer } from '../../slip/booking.ts'
import { expectState } from '../inState.ts'

export type PrebookPart = keyof typeof prebookModels

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
export const rowOf = ({ client, ticketNum }: PrebookWalker): Locator => client.tickets.ticket(ticketNum)
export const inSlip = ({ client }: PrebookWalker, name: string): Locator =>
  client.slip.panel.getByRole('button', { name, exact: true })

type Seeing = (walker: PrebookWalker) => Promise<unknown>

/** It is in the slip, where it is booked; else in the history. */
export const isInSlip = ({ part }: PrebookWalker): boolean => part === 'a paused selection'

/** A word of the slip's where the bet is being booked, and of the history's where it is booked. */
const status =
  (word: string): Seeing =>
  (walker) =>
    isInSlip(walker)
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
  'booking.outcomeUnknown': async (walker) => {
    await inPanel('Checking your prebooked bet')(walker)
    await expectState(walker.page, 'placement', 'outcomeUnknown')
  },
  refused: inPanel('Not booked'),
  booked: async (walker) => {
    await status('Booked')(walker)
    if (!isInSlip(walker))
      await expect(rowOf(walker).getByRole('button', { name: 'Cancel prebook' })).toBeVisible()
  },
  confirmingCancel: (walker) =>
    expect(rowOf(walker).getByRole('group', { name: 'Cancel this prebooked bet?' })).toBeVisible(),
  'cancelling.asking': async (walker) => {
    await expect(rowOf(walker).getByText(/^(Cancelling…|No reply yet\.)/)).toBeVisible()
    await expect(rowOf(walker).getByRole('button', { name: 'Check now' })).toHaveCount(0)
  },
  'cancelling.unknown': async (walker) => {
    await ofRow("We're checking whether it was cancelled.")(walker)
    await expect(rowOf(walker).getByRole('button', { name: 'Check now' })).toBeVisible()
  },
  cancelRefused: (walker) =>
    expect(rowOf(walker).getByRole('button', { name: 'OK', exact: true })).toBeVisible(),
  stillBooked: ofRow('This bet was not cancelled. It is still booked'),
  placed: status('Placed'),
  lostTheRace: ofRow('Too late to cancel'),
  cancelled: status('Cancelled'),
}
