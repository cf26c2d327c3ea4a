import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { buildLeg, buildRefusal, buildStoredSlip, buildTicket, yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg, pendingTicket } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { panelOf } from './panel.ts'
import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

const legs = [homeLeg, buildLeg({ ...homeLeg, eventId: 'e2', marketId: 'm2' })]
const ids = legs.map((leg) => quoteId(leg))
const range = { minAmount: yuan(10), maxAmount: yuan(5_000), maxPayout: null }

describe('one of several bets whose key had placed another bet before', () => {
  it('is told as not placed, beside that bet by its own figures, and the others as they are [SLIP-18]', async () => {
    const slip = buildStoredSlip({
      legs,
      isAdding: true,
      stakeTexts: Object.fromEntries(ids.map((id) => [id, '100'])),
    })
    const earlier = buildTicket({ ticketNum: 'T100002', amount: yuan(30) })
    const refusal = buildRefusal(errors.duplicateTicket.code, { earlier })
    const harness = await createClientHarness({
      loaded: { slip },
      range: { kind: 'known', ranges: Object.fromEntries(ids.map((id) => [id, range])), price: null },
      placeBet: ({ legs: [leg] }) =>
        Promise.resolve(
          leg?.marketId === 'm2'
            ? { kind: 'placed', ticket: buildTicket({ ticketNum: 'T100003', amount: yuan(100) }) }
            : { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) },
        ),
      askOutcome: () => Promise.resolve({ kind: 'refused', refusal }),
    })
    const user = renderWith(harness.client, <Slip hasKeypad={false} />)
    await user.click(await screen.findByRole('button', { name: 'Place 2 bets, ¥200.00' }))
    expect(await screen.findByRole('heading', { name: '1 of 2 bets placed' })).toBeDefined()
    const [first, second] = screen.getAllByText(/^(Placed|Not placed)$/).map((state) => state.closest('li'))
    if (!first || !second) throw new Error('There are two bets.')
    expect(first.textContent).toContain('Not placed')
    expect(first.textContent).toContain('This bet was not placed, and no money was taken for it.')
    expect(first.textContent).toContain('An earlier bet was placed:')
    expect(first.textContent).toContain('Stake ¥30.00, odds taken 2.10')
    expect(second.textContent).not.toContain('earlier')
    await user.click(screen.getByRole('button', { name: 'Show ticket T100002 in bet history' }))
    expect(panelOf(harness.client).get()).toMatchObject({ tab: 'history', ticketNum: 'T100002' })
  })
})

describe('one of several bets that came too soon after the last', () => {
  it('says for how long, and so does the button once the answers are read [SLIP-20] [SLIP-18]', async () => {
    const refusal = buildRefusal(errors.placeBetTooFast.code, { params: { seconds: '60' } })
    const slip = buildStoredSlip({
      legs,
      isAdding: true,
      stakeTexts: Object.fromEntries(ids.map((id) => [id, '100'])),
    })
    const harness = await createClientHarness({
      loaded: { slip },
      range: { kind: 'known', ranges: Object.fromEntries(ids.map((id) => [id, range])), price: null },
      placeBet: ({ legs: [leg] }) =>
        Promise.resolve(
          leg?.marketId === 'm2' ? { kind: 'refused', refusal } : { kind: 'placed', ticket: pendingTicket },
        ),
    })
    const user = renderWith(harness.client, <Slip hasKeypad={false} />)
    await user.click(await screen.findByRole('button', { name: 'Place 2 bets, ¥200.00' }))
    expect(await screen.findByRole('heading', { name: '1 of 2 bets placed' })).toBeDefined()
    expect(screen.getByText(/^No money was taken\. Place bet too fast/)).toBeDefined()
    expect(screen.getByText(/^You can try again in \d+ seconds?\.$/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('button', { name: /^Wait \d+ s$/ })).toBeDefined()
  })
})
