import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { BetKind } from '#domain/bets/bet.ts'
import { buildLeg, buildStoredSlip } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

const ofOthers = ['2', '3'].map((at) => buildLeg({ ...homeLeg, eventId: `e${at}`, marketId: `m${at}` }))
const ofSameEvent = ['2', '3'].map((at) => buildLeg({ ...homeLeg, marketId: `m${at}` }))
const offer = () => screen.queryByRole('button', { name: 'Prebook' })

/** The slip in one of its tabs, where prebooking is on and the market of its first selection is suspended. */
async function open(kind: BetKind, legs = [homeLeg, ...ofOthers]) {
  const harness = await createClientHarness({
    settings: { features: { isPrebookingEnabled: true } },
    loaded: { slip: buildStoredSlip({ kind, legs, bigComboId: kind === 'bigCombo' ? 'b1' : null }) },
  })
  renderWith(harness.client, <Slip hasKeypad={false} />)
  // With all that follows from it: the offer is opened by an effect, after the selection is shown as locked.
  await act(async () => harness.quote(homeLeg, { status: 'paused' }))
  screen.getAllByText('Locked odds will be removed')
}

describe('the offer to prebook in the slip [PREBOOK-01]', () => {
  it('is made for the one selection of a single', async () => {
    await open('single', [homeLeg])
    expect(offer()).not.toBeNull()
  })

  it.each(['combo', 'mix', 'luckyCombo', 'bigCombo'] as const)(
    'is not made in the tab of %s, whose selection is suspended as well',
    async (kind) => {
      await open(kind)
      expect(offer()).toBeNull()
    },
  )

  it('is not made in an in-match combo, nor for one of several singles', async () => {
    await open('betBuilder', [homeLeg, ...ofSameEvent])
    expect(offer()).toBeNull()
    await open('single')
    expect(offer()).toBeNull()
  })
})
