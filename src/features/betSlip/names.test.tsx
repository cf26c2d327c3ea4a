import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildLeg } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { press } from '#src/testing/slip/slipWithHome.tsx'

import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

/** Over 2.5 goals, by the market's own bet type. */
const over = buildLeg({
  eventId: 'e2',
  marketId: 'm2',
  side: 'over',
  selectionName: 'Over',
  betType: 'OU',
  marketName: 'Over/under',
  handicap: null,
  line: '2.5',
})

describe('what a selection is called to who cannot see it', () => {
  it('is its name with its line, wherever the slip speaks of it [A11Y-01] [SLIP-01]', async () => {
    const harness = await createClientHarness()
    const user = renderWith(harness.client, <Slip hasKeypad={false} />)
    press(harness, over)
    const leg = within(await screen.findByRole('listitem', { name: 'Over 2.5' }))
    expect(leg.getByRole('button', { name: 'Remove Over 2.5' })).toBeDefined()
    press(harness, homeLeg)
    expect(await screen.findAllByText('Replaced Over 2.5 @ 2.10')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Keep both' }))
    expect(await screen.findByRole('textbox', { name: 'Stake on Over 2.5' })).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Stake on Netherlands -0.25' })).toBeDefined()
  })

  it('follows the line that would be bet now [A11Y-01] [SLIP-15]', async () => {
    const harness = await createClientHarness()
    renderWith(harness.client, <Slip hasKeypad={false} />)
    press(harness, over)
    await screen.findByRole('listitem', { name: 'Over 2.5' })
    harness.quote(over, { line: '3' })
    expect(await screen.findByRole('listitem', { name: 'Over 3' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Remove Over 3' })).toBeDefined()
  })
})
