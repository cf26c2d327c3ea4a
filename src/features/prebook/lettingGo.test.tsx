import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { CancelAnswer } from '#machines/prebook/types.ts'
import { actorOf } from '#src/client/root/actorOf.ts'
import { buildLeg, buildTicket, yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { patience } from '#src/testing/patience.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { CancelBooking } from './CancelBooking.tsx'
import { PrebookOffer } from './PrebookOffer.tsx'
import { PrebookPlace } from './PrebookPlace.tsx'

beforeEach(() => localStorage.clear())

const ticketThatIs = (ticketNum: string, status: 'booked' | 'cancelled'): PlacedTicket =>
  buildTicket({
    ticketNum,
    amount: yuan(100),
    oddsStyle: 'euro',
    isPrebook: true,
    prebook: { status, targetOdds: '2.12', placedUtc: null },
  })

/** A running client whose cancellations are answered so, and what of booked bets it has in hand. */
async function open(cancelPrebook: () => Promise<CancelAnswer> = () => new Promise(() => {})) {
  const settings = { features: { isPrebookingEnabled: true } }
  const { client } = await createClientHarness({ settings, api: { cancelPrebook } })
  return { client, inHand: () => client.appActor.getSnapshot().context.prebooks }
}

async function cancel(user: ReturnType<typeof renderWith>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Cancel prebook' }))
  await user.click(screen.getByRole('button', { name: 'Yes, cancel' }))
}

describe('booked bets in hand', () => {
  it('are those of the history while it is open, and then those alone that are being cancelled [PREBOOK-04]', async () => {
    const { client, inHand } = await open()
    renderWith(
      client,
      <>
        {['T1', 'T2', 'T3'].map((number) => (
          <CancelBooking
            key={number}
            ticket={ticketThatIs(number, number === 'T2' ? 'cancelled' : 'booked')}
          />
        ))}
      </>,
    )
    expect(inHand()).toEqual(['prebook:T1', 'prebook:T2', 'prebook:T3'])
    cleanup()
    await vi.waitFor(() => expect(inHand()).toEqual([]), patience)
    await cancel(renderWith(client, <CancelBooking ticket={ticketThatIs('T1', 'booked')} />))
    cleanup()
    // It goes on, and is there where it is shown next.
    renderWith(client, <CancelBooking ticket={ticketThatIs('T1', 'booked')} />)
    expect(screen.getByText('Cancelling…')).toBeDefined()
    expect(inHand()).toEqual(['prebook:T1'])
  })

  it('are no more one that was cancelled, once its member was told and the list has it so [PREBOOK-04] [SLIP-18]', async () => {
    const { client, inHand } = await open(() =>
      Promise.resolve({ kind: 'cancelled', ticket: ticketThatIs('T1', 'cancelled') }),
    )
    await cancel(renderWith(client, <CancelBooking ticket={ticketThatIs('T1', 'booked')} />))
    await screen.findByText(/This bet was cancelled/)
    cleanup()
    // Nobody was told yet, and the list has it booked.
    renderWith(client, <CancelBooking ticket={ticketThatIs('T1', 'cancelled')} />)
    expect(screen.getByText(/This bet was cancelled/)).toBeDefined()
    await vi.waitFor(
      () => expect(localStorage.getItem('slipway:v1:Partner:alice:cancellation.T1')).toBeNull(),
      patience,
    )
    cleanup()
    await vi.waitFor(() => expect(inHand()).toEqual([]), patience)
  })

  it('are what the slip offers to book while its selection is there [PREBOOK-01]', async () => {
    const { client, inHand } = await open()
    const leg = buildLeg({ status: 'paused', betType: 'AH' })
    const slip = { leg, stake: yuan(100), stakeError: null, range: null, balance: yuan(1_000) }
    renderWith(
      client,
      <PrebookPlace slip={slip} isStale={false} onDone={() => undefined} onShowTicket={() => undefined}>
        <PrebookOffer slip={slip} isStale={false}>
          {null}
        </PrebookOffer>
      </PrebookPlace>,
    )
    expect(screen.getByRole('button', { name: 'Prebook' })).toBeDefined()
    expect(inHand()).toHaveLength(1)
    cleanup()
    await vi.waitFor(() => expect(inHand()).toEqual([]), patience)
  })

  it('are let go of with the session, and its lucky combo with them [SRV-08]', async () => {
    const { client, inHand } = await open()
    renderWith(client, <CancelBooking ticket={ticketThatIs('T1', 'booked')} />)
    expect(actorOf(client, 'luckyCombo')).toBeDefined()
    actorOf(client, 'session')?.send({ type: 'call.forbidden' })
    await vi.waitFor(() => expect(client.appActor.getSnapshot().hasTag('over')).toBe(true), patience)
    expect(inHand()).toEqual([])
    expect(actorOf(client, 'luckyCombo')).toBeUndefined()
    await vi.waitFor(
      () => expect(screen.queryByRole('button', { name: 'Cancel prebook' })).toBeNull(),
      patience,
    )
    // As long as the page: what is done about a script that does not come.
    expect(actorOf(client, 'reload')).toBeDefined()
  })
})
