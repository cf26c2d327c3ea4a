import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { type Failure, failureOfKind } from '#machines/failure.ts'
import type { CancelAnswer } from '#machines/prebook/types.ts'
import type { DeferredApi } from '#src/api/deferredApi.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { buildTicket, yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'

import { CancelBooking } from './CancelBooking.tsx'
import { PrebookToasts } from './PrebookToasts.tsx'

beforeEach(() => localStorage.clear())

const ticketThatIs = (status: 'booked' | 'placed' | 'cancelled'): PlacedTicket =>
  buildTicket({
    ticketNum: 'T7',
    amount: yuan(100),
    oddsStyle: 'euro',
    isPrebook: true,
    prebook: { status, targetOdds: '2.12', placedUtc: null },
  })
const booked = ticketThatIs('booked')

const name = 'slipway:v1:Partner:alice:cancellation.T7'
const minutesAgo = (minutes: number, refusal: Failure | null = null): string =>
  JSON.stringify({ version: 1, confirmedAt: Date.now() - minutes * 60_000, refusal })

type Calls = Pick<DeferredApi, 'cancelPrebook' | 'ticket'>

/** A page that comes after one that was cancelling, with its history open or not. */
async function reloaded({
  kept,
  isHistoryOpen = false,
  ...calls
}: Partial<Calls> & { kept: string; isHistoryOpen?: boolean }) {
  localStorage.setItem(name, kept)
  const api = {
    cancelPrebook: vi.fn<Calls['cancelPrebook']>(calls.cancelPrebook ?? (() => Promise.reject(offline()))),
    ticket: vi.fn<Calls['ticket']>(calls.ticket ?? (() => Promise.reject(offline()))),
  }
  const { client } = await createClientHarness({ settings: { features: { isPrebookingEnabled: true } }, api })
  const user = renderWith(
    client,
    <>
      <ToastOutlet place="page" />
      <PrebookToasts onShow={() => undefined} />
      {isHistoryOpen && <CancelBooking ticket={booked} />}
    </>,
  )
  return { api, user }
}

const answers =
  (answer: CancelAnswer): Calls['cancelPrebook'] =>
  () =>
    Promise.resolve(answer)
/** Once it was looked at. */
const keptNoMore = () => waitFor(() => expect(localStorage.getItem(name)).toBeNull(), { timeout: 30_000 })

const checking = 'Checking whether your prebooked bet T7 was cancelled… Your stake may have been returned.'
const noAnswer = "No reply yet. Your stake may have been returned. We're checking whether it was cancelled."

describe('a cancellation whose answer a reload cut off', () => {
  it('is written down before it is sent, and kept while nobody knows [PREBOOK-04] [SLIP-18]', async () => {
    const keptAtCall: (string | null)[] = []
    const { client } = await createClientHarness({
      api: {
        cancelPrebook: () => {
          keptAtCall.push(localStorage.getItem(name))
          return Promise.reject(offline())
        },
      },
    })
    const user = renderWith(client, <CancelBooking ticket={booked} />)
    await user.click(screen.getByRole('button', { name: 'Cancel prebook' }))
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }))
    await screen.findByText(noAnswer)
    expect(keptAtCall).toEqual([expect.stringContaining('confirmedAt')])
    expect(localStorage.getItem(name)).toEqual(keptAtCall[0])
  })

  it('is being checked, in the history too, and is cancelled once it is asked for again [PREBOOK-04] [SLIP-18]', async () => {
    let answer: (is: CancelAnswer) => void = () => undefined
    const asked = new Promise<CancelAnswer>((resolve) => (answer = resolve))
    const { api } = await reloaded({ kept: minutesAgo(0.5), cancelPrebook: () => asked, isHistoryOpen: true })
    expect(await screen.findByText(checking)).toBeDefined()
    expect(screen.getByText(noAnswer)).toBeDefined()
    expect(screen.queryByText(/not cancelled/)).toBeNull()
    answer({ kind: 'cancelled', ticket: ticketThatIs('cancelled') })
    expect(await screen.findByText(/^Your prebooked bet T7 was cancelled\./)).toBeDefined()
    expect(screen.queryByText(checking)).toBeNull()
    expect(api.cancelPrebook).toHaveBeenCalledExactlyOnceWith('T7', expect.anything())
    await keptNoMore()
  })

  it('lost the race, where the market was faster [PREBOOK-04]', async () => {
    const cancelPrebook = answers({ kind: 'placed', ticket: ticketThatIs('placed') })
    await reloaded({ kept: minutesAgo(0.5), cancelPrebook, isHistoryOpen: true })
    expect(await screen.findByText('Your prebooked bet T7 was placed.')).toBeDefined()
    expect(screen.getByText(/Too late to cancel/)).toBeDefined()
    await keptNoMore()
  })

  it.each([
    ['booked', 'Your prebooked bet T7 was not cancelled. It is still booked and your stake is still held.'],
    ['cancelled', /^Your prebooked bet T7 was cancelled\./],
    ['placed', 'Your prebooked bet T7 was placed.'],
  ] as const)(
    'is not sent any more when its time is over: the bet is said to be %s, as the server has it [PREBOOK-04] [SLIP-18]',
    async (status, words) => {
      const { api } = await reloaded({
        kept: minutesAgo(2),
        ticket: () => Promise.resolve(ticketThatIs(status)),
      })
      expect(await screen.findByText(words)).toBeDefined()
      expect(api.cancelPrebook).not.toHaveBeenCalled()
      await keptNoMore()
    },
  )

  it('is only asked about where what was kept of it cannot be read [PREBOOK-04]', async () => {
    const { api, user } = await reloaded({
      kept: '{"vers',
      ticket: () => Promise.resolve(booked),
      isHistoryOpen: true,
    })
    expect(
      await screen.findByText('This bet was not cancelled. It is still booked and your stake is still held.'),
    ).toBeDefined()
    expect(api.cancelPrebook).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('button', { name: 'Cancel prebook' })).toBeDefined()
  })

  it('is said to be refused, and why [PREBOOK-03]', async () => {
    const failure = failureOfKind('refused', errors.noResult.code)
    const { user } = await reloaded({
      kept: minutesAgo(0),
      cancelPrebook: answers({ kind: 'refused', failure }),
    })
    expect(
      await screen.findByText(
        /^We can't check your prebooked bet T7\. Your stake may have been returned\. No result found/,
      ),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/T7/)).toBeNull()
  })

  it.each([0, 9])(
    'is told to be refused where the page before was, and nobody saw that: nothing is sent again %s minutes later [PREBOOK-03] [PREBOOK-04] [SLIP-18]',
    async (minutes) => {
      const { api } = await reloaded({
        kept: minutesAgo(minutes, failureOfKind('refused', errors.validationFailed.code)),
        ticket: () => Promise.resolve(booked),
        isHistoryOpen: true,
      })
      expect(
        await screen.findByText(
          'Your prebooked bet T7 was not cancelled. Your stake was not returned. Validation failed',
        ),
      ).toBeDefined()
      expect(screen.getByText('Validation failed')).toBeDefined()
      expect(localStorage.getItem(name)).not.toBeNull()
      await keptNoMore()
      expect(api.cancelPrebook).not.toHaveBeenCalled()
    },
  )

  it('is told for what has become of it since, where the page before was refused [PREBOOK-04] [PREBOOK-06]', async () => {
    await reloaded({
      kept: minutesAgo(9, failureOfKind('refused', errors.validationFailed.code)),
      ticket: () => Promise.resolve(ticketThatIs('cancelled')),
    })
    expect(await screen.findByText(/^Your prebooked bet T7 was cancelled\./)).toBeDefined()
    expect(screen.queryByText(/not cancelled/)).toBeNull()
    await keptNoMore()
  })

  it('keeps its refusal beside it until that was seen [PREBOOK-03] [SLIP-18]', async () => {
    const failure = failureOfKind('refused', errors.validationFailed.code)
    await reloaded({ kept: minutesAgo(0), cancelPrebook: answers({ kind: 'refused', failure }) })
    await screen.findByText(/^Your prebooked bet T7 was not cancelled\./)
    expect(JSON.parse(localStorage.getItem(name) ?? '')).toMatchObject({ refusal: failure })
    await keptNoMore()
  })

  it('stays to be checked while no answer comes, or none that says how it is [PREBOOK-04]', async () => {
    const prebook = { status: 'unknown', targetOdds: '2.12', placedUtc: null } as const
    const ticket = vi.fn<Calls['ticket']>(() => Promise.resolve({ ...booked, prebook }))
    await reloaded({ kept: minutesAgo(9), ticket })
    await waitFor(() => expect(ticket).toHaveBeenCalled())
    expect(screen.getByText(checking)).toBeDefined()
    expect(localStorage.getItem(name)).not.toBeNull()
  })
})
