import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { press } from '#src/testing/slip/slipWithHome.tsx'

import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

describe('an amount that is to be won at 2.10, with a balance of ¥2,000.00', () => {
  it('is switched to by a button whose words change, and which is therefore no toggle [SLIP-07] [A11Y-01]', async () => {
    const harness = await createClientHarness({
      range: {
        kind: 'known',
        ranges: { whole: { minAmount: yuan(10), maxAmount: yuan(5_000), maxPayout: null } },
        price: null,
      },
    })
    const user = renderWith(harness.client, <Slip hasKeypad={false} />)
    press(harness, homeLeg)
    await screen.findByText(/^Min ¥10\.00/)
    const toWin = screen.getByRole('button', { name: 'To win' })
    expect(toWin.getAttribute('aria-pressed')).toBeNull()
    await user.click(toWin)
    expect(screen.getByRole('button', { name: 'Stake' }).getAttribute('aria-pressed')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'To win' })).toBeDefined()
  })

  it.each([
    ['1100', 5_000, 'what it takes', '¥1,000.00'],
    ['1', 5_000, 'the least', '¥10.00'],
    ['900000', 5_000, 'no more than the member has', '¥2,000.00'],
    ['900000', 500, 'no more than the most', '¥500.00'],
  ])('of %s, where %i is the most, is a stake of %s: %s [SLIP-07]', async (...given) => {
    const [target, most, , stake] = given
    const harness = await createClientHarness({
      range: {
        kind: 'known',
        ranges: { whole: { minAmount: yuan(10), maxAmount: yuan(most), maxPayout: null } },
        price: null,
      },
    })
    const user = renderWith(harness.client, <Slip hasKeypad={false} />)
    press(harness, homeLeg)
    await screen.findByText(/^Min ¥10\.00/)
    await user.click(screen.getByRole('button', { name: 'To win' }))
    await user.type(screen.getByRole('textbox', { name: 'To win' }), target)
    expect(await screen.findByRole('button', { name: `Place bet, ${stake}` })).toBeDefined()
  })
})
