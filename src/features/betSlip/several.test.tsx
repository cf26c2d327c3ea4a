import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { buildLeg, buildRefusal, buildStoredSlip, yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg, pendingTicket } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

const legs = [homeLeg, buildLeg({ ...homeLeg, eventId: 'e2', marketId: 'm2' })]
const ids = legs.map((leg) => quoteId(leg))
const range = { minAmount: yuan(10), maxAmount: yuan(5_000), maxPayout: null }

describe('one of several bets that came too soon after the last', () => {
  it('says for how long, and so does the button once the answers are read [SLIP-20] [SLIP-18]', async () => {
    const refusal = buildRefusal(errors.placeBetTooFast.code, { params: { seconds: '60' } })
    const slip = buildStoredSlip({
      legs,
      pinned: ids,
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
    expect(screen.getByText(/^Place bet too fast/)).toBeDefined()
    expect(screen.getByText(/^You can place it again in \d+ s\.$/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('button', { name: /^Wait \d+ s$/ })).toBeDefined()
  })
})
