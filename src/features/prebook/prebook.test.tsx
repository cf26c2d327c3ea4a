import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { CancelAnswer } from '#machines/prebook/types.ts'
import type { KeyResult, PlaceResult } from '#src/api/bets/bets.ts'
import { bookedBets } from '#src/realtime/topics/bookedBets.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { buildLeg, buildRefusal, buildTicket, yuan } from '#src/testing/builders.ts'
import { createClientHarness, type HarnessSettings } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { CancelBooking } from './CancelBooking.tsx'
import { PrebookOffer } from './PrebookOffer.tsx'
import { PrebookPlace } from './PrebookPlace.tsx'

beforeEach(() => localStorage.clear())

const features = { isPrebookingEnabled: true }
const paused = buildLeg({ status: 'paused', betType: 'AH', euroOdds: '2.10', price: { euro: '2.10' } })
const range = { minAmount: yuan(10), maxAmount: yuan(5_000), maxPayout: null }
const ticketThatIs = (status: 'booked' | 'placed' | 'cancelled'): PlacedTicket =>
  buildTicket({
    ticketNum: 'T7',
    amount: yuan(100),
    oddsStyle: 'euro',
    isPrebook: true,
    prebook: { status, targetOdds: '2.12', placedUtc: null },
  })
const booked = ticketThatIs('booked')

/** The place in the slip, over a selection with 100.00 on it. */
async function place(harness: HarnessSettings = {}, leg = paused) {
  const { client } = await createClientHarness({ settings: { features }, ...harness })
  const onDone = vi.fn<() => void>()
  const onShowTicket = vi.fn<(ticketNum: string) => void>()
  const slip = { leg, stake: yuan(100), stakeError: null, range, balance: yuan(1_000) }
  const user = renderWith(
    client,
    <>
      <PrebookOffer slip={slip} isStale={false}>
        <button type="button">Remove</button>
      </PrebookOffer>
      <PrebookPlace slip={slip} isStale={false} onDone={onDone} onShowTicket={onShowTicket}>
        <p>Place bet</p>
      </PrebookPlace>
    </>,
  )
  return { client, user, onDone, onShowTicket }
}

const offer = () => screen.queryByRole('button', { name: 'Prebook' })
/** What else can be done about the selection. */
const remove = () => screen.queryByRole('button', { name: 'Remove' })

describe('the offer to prebook [PREBOOK-01]', () => {
  it('is next to the button on a paused selection of a main type', async () => {
    await place()
    expect(offer()).not.toBeNull()
    expect(screen.getByText('Place bet')).toBeDefined()
  })

  it.each([
    ['that is open', { ...paused, status: 'open' } as const, {}],
    ['of another type', { ...paused, betType: 'OE' } as const, {}],
    ['that is an outright', { ...paused, option: 'outright' } as const, {}],
    ['where the partner has it switched off', paused, { settings: { features: {} } }],
    ['of a guest', paused, { settings: { features, isGuest: true } }],
  ])('is not made for a selection %s', async (_what, leg, harness) => {
    await place(harness, leg)
    expect(screen.getByText('Place bet')).toBeDefined()
    expect(remove()).not.toBeNull()
    expect(offer()).toBeNull()
  })
})

describe('booking [PREBOOK-02]', () => {
  /** Sets the target one step higher and books. */
  async function book(result: PlaceResult | Promise<never>, ofKey?: KeyResult) {
    const placeBet = vi.fn<() => Promise<PlaceResult>>(() => Promise.resolve(result))
    const asked = ofKey === undefined ? {} : { askByUnique: () => Promise.resolve(ofKey) }
    const made = await place({ api: { placeBet, ...asked } })
    await made.user.click(screen.getByRole('button', { name: 'Prebook' }))
    await made.user.click(screen.getByRole('button', { name: 'Raise target odds' }))
    await made.user.click(screen.getByRole('button', { name: 'Prebook ¥100.00 @ 2.12' }))
    return { ...made, placeBet }
  }

  it('sends the target and the stake, and gives the ticket', async () => {
    const { user, placeBet, onDone } = await book({ kind: 'placed', ticket: booked, balance: yuan(900) })
    expect(await screen.findByText('Ticket T7: ¥100.00 @ 2.12 or better')).toBeDefined()
    const sealed = expect.objectContaining({ operation: 'bookBet', body: expect.stringContaining('"2.12"') })
    expect(placeBet).toHaveBeenCalledWith(expect.any(String), sealed, expect.anything())
    // At the selection it says so too, in the place of what could be done about it.
    expect(screen.getByText('Booked @ 2.12')).toBeDefined()
    expect([remove(), offer()]).toEqual([null, null])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(onDone).toHaveBeenCalledOnce()
    expect([remove(), offer()]).not.toContain(null)
    expect(screen.queryByText('Booked @ 2.12')).toBeNull()
  })

  it('is pressed once by a key that is held, at the button and at the odds [A11Y-01]', async () => {
    const placeBet = vi.fn<() => Promise<PlaceResult>>(() =>
      Promise.resolve({ kind: 'placed', ticket: booked, balance: yuan(900) }),
    )
    const { user } = await place({ api: { placeBet } })
    await user.click(screen.getByRole('button', { name: 'Prebook' }))
    const button = screen.getByRole('button', { name: 'Prebook ¥100.00 @ 2.10' })
    // What a browser makes a press of: Enter when it goes down, and not while it stays down.
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: false })).toBe(true)
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
    const odds = screen.getByRole('spinbutton', { name: 'Target odds' })
    fireEvent.keyDown(odds, { key: 'Enter', repeat: true })
    expect(screen.getByRole('spinbutton', { name: 'Target odds' })).toBe(odds)
    expect(placeBet).not.toHaveBeenCalled()
    fireEvent.keyDown(odds, { key: 'Enter', repeat: false })
    await screen.findByText(/^Ticket T7: ¥100.00/)
    expect(placeBet).toHaveBeenCalledOnce()
  })

  it('says why it was refused, and offers it again [PREBOOK-03]', async () => {
    const { user } = await book({ kind: 'refused', refusal: buildRefusal(errors.onlyPlaceBet.code) })
    expect(await screen.findByText(errors.onlyPlaceBet.text)).toBeDefined()
    expect(remove()).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(offer()).not.toBeNull()
  })

  it('tells both truths where its key had placed another bet before, with the way to that one [SLIP-18] [PREBOOK-03]', async () => {
    const earlier = buildTicket({ ticketNum: 'T100002', amount: yuan(30) })
    const refusal = buildRefusal(errors.duplicateTicket.code)
    const { user, onShowTicket } = await book(
      { kind: 'refused', refusal },
      { kind: 'placed', ticket: earlier, request: { expires: 1, digest: 'd'.repeat(64) } },
    )
    expect(await screen.findByText('No money was taken for this bet.')).toBeDefined()
    expect(screen.getByText('Not booked')).toBeDefined()
    expect(screen.getByText('An earlier bet was placed:')).toBeDefined()
    expect(screen.getByText('Stake ¥30.00, odds taken 2.10')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show ticket T100002 in bet history' }))
    expect(onShowTicket).toHaveBeenCalledWith('T100002')
  })

  it('is being checked, with a support code, while no answer has come [SLIP-18]', async () => {
    await book({ kind: 'unknown', reason: offline() })
    expect(await screen.findByText('Checking your prebooked bet')).toBeDefined()
    expect(screen.getByText(/Support code [0-9a-f]{8}/)).toBeDefined()
    expect(screen.queryByText('Not booked')).toBeNull()
  })

  it('says what became of it when that is news [PREBOOK-06]', async () => {
    const { client } = await book({ kind: 'placed', ticket: booked, balance: yuan(900) })
    await screen.findByText('Booked')
    client.topics.publish(bookedBets, { ticketNum: 'T8', status: 'cancelled' })
    expect(screen.getByText('Booked')).toBeDefined()
    client.topics.publish(bookedBets, { ticketNum: 'T7', status: 'placed' })
    expect(await screen.findByText('Placed')).toBeDefined()
  })

  it('keeps its target while the line is cut, and is pressed when it is back [LIVE-05] [PREBOOK-02]', async () => {
    const bookBet = vi.fn<() => Promise<PlaceResult>>(() =>
      Promise.resolve({ kind: 'placed', ticket: booked, balance: yuan(900) }),
    )
    const { client } = await createClientHarness({ settings: { features }, api: { placeBet: bookBet } })
    const slip = { leg: paused, stake: yuan(100), stakeError: null, range, balance: yuan(1_000) }
    function Line() {
      const [isStale, setStale] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setStale(!isStale)}>
            The line
          </button>
          <PrebookPlace slip={slip} isStale={isStale} onDone={() => undefined} onShowTicket={() => undefined}>
            <PrebookOffer slip={slip} isStale={isStale}>
              {null}
            </PrebookOffer>
          </PrebookPlace>
        </>
      )
    }
    const user = renderWith(client, <Line />)
    const line = screen.getByRole('button', { name: 'The line' })
    await user.click(screen.getByRole('button', { name: 'Prebook' }))
    await user.click(screen.getByRole('button', { name: 'Raise target odds' }))
    const button = () => screen.getByRole('button', { name: /^Prebook .*@/ })
    const name = button().textContent
    await user.click(line)
    await user.click(button())
    expect(screen.getByText('These odds may not be up to date.')).toBeDefined()
    expect(bookBet).not.toHaveBeenCalled()
    await user.click(line)
    expect(button().textContent).toBe(name)
    await user.click(button())
    expect(await screen.findByText('Booked')).toBeDefined()
    expect(bookBet).toHaveBeenCalledOnce()
  })

  it('is not pressed for more than the limits allow at the target [SLIP-06]', async () => {
    const { client } = await createClientHarness({ settings: { features, maxPayout: yuan(211) } })
    const slip = { leg: paused, stake: yuan(100), stakeError: null, range, balance: yuan(1_000) }
    const user = renderWith(
      client,
      <PrebookPlace slip={slip} isStale={false} onDone={() => undefined} onShowTicket={() => undefined}>
        <PrebookOffer slip={slip} isStale={false}>
          {null}
        </PrebookOffer>
      </PrebookPlace>,
    )
    await user.click(screen.getByRole('button', { name: 'Prebook' }))
    const button = () => screen.getByRole('button', { name: /^Prebook .*@/ }).getAttribute('aria-disabled')
    expect(button()).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Raise target odds' }))
    expect(button()).toBe('true')
  })
})

describe('cancelling in the history [PREBOOK-04]', () => {
  async function cancel(cancelPrebook: () => Promise<CancelAnswer>) {
    const { client } = await createClientHarness({ settings: { features }, api: { cancelPrebook } })
    const user = renderWith(client, <CancelBooking ticket={booked} />)
    await user.click(screen.getByRole('button', { name: 'Cancel prebook' }))
    return { client, user }
  }

  it('asks first, and does nothing where the member keeps it', async () => {
    const answer = vi.fn<() => Promise<CancelAnswer>>()
    const { user } = await cancel(answer)
    const question = within(screen.getByRole('group', { name: 'Cancel this prebooked bet?' }))
    expect(
      question.getByText('If it is cancelled in time, ¥100.00 will be returned to your balance.'),
    ).toBeDefined()
    // The button that was pressed is gone: the focus is on the question, for anyone who uses the keyboard.
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Yes, cancel' }))
    await user.click(question.getByRole('button', { name: 'Keep bet' }))
    expect(screen.getByRole('button', { name: 'Cancel prebook' })).toBeDefined()
    expect(answer).not.toHaveBeenCalled()
  })

  it.each<[string, CancelAnswer, RegExp]>([
    ['the market was faster', { kind: 'placed', ticket: ticketThatIs('placed') }, /Too late to cancel/],
    ['it was refused', { kind: 'refused', failure: buildRefusal(errors.noResult.code) }, /No result found/],
  ])('says that %s', async (_what, answer, words) => {
    const { user } = await cancel(() => Promise.resolve(answer))
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }))
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('never says that it failed while nobody knows, and asks again when told to', async () => {
    const answers: (() => Promise<CancelAnswer>)[] = [() => Promise.reject(offline())]
    const answer = vi.fn<() => Promise<CancelAnswer>>(
      () => answers.shift()?.() ?? Promise.resolve({ kind: 'cancelled', ticket: ticketThatIs('cancelled') }),
    )
    const { user } = await cancel(answer)
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }))
    await screen.findByText(/^No reply yet\. .*We're checking whether it was cancelled\.$/)
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(answer).toHaveBeenCalledTimes(2)
  })
})
