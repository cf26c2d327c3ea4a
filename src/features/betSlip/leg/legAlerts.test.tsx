import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LegAlerts } from '#src/features/priceAlerts/deferredLegAlerts.tsx'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { press } from '#src/testing/slip/slipWithHome.tsx'

import { Slip } from '../Slip.tsx'

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})
afterEach(() => vi.unstubAllGlobals())

const row = 'Netherlands -0.25'

/** The home side in the slip, with its detail open. */
async function openDetail(options: Parameters<typeof createClientHarness>[0] = {}) {
  await LegAlerts.load()
  const harness = await createClientHarness(options)
  const user = renderWith(harness.client, <Slip hasKeypad={false} />)
  press(harness, homeLeg)
  const leg = within(await screen.findByRole('listitem', { name: row }))
  await user.click(leg.getByRole('button', { expanded: false }))
  return { harness, user, leg }
}

describe('the detail of a selection in the slip [ALERT-01]', () => {
  it('leads to an odds alert on it, at its price of then, and says which ones wait', async () => {
    const { harness, user, leg } = await openDetail()
    expect(leg.queryByRole('list', { name: 'Odds alerts' })).toBeNull()
    harness.quote(homeLeg, { price: { euro: '2.20' } })
    const way = leg.getByRole('button', { name: 'Odds alert' })
    await user.click(way)
    const dialog = within(await screen.findByRole('dialog', { name: 'Odds alert' }))
    expect(dialog.queryByRole('radio')).toBeNull()
    expect(dialog.getByText(row, { exact: false, selector: 'p:first-child *' })).toBeDefined()
    const target = dialog.getByRole('spinbutton', { name: 'Target odds' })
    expect(target).toHaveProperty('value', '2.22')
    await user.clear(target)
    await user.type(target, '2.50{Enter}')
    expect(screen.queryByRole('dialog', { name: 'Odds alert' })).toBeNull()

    const alerts = within(await leg.findByRole('list', { name: 'Odds alerts' }))
    expect(alerts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${row} at 2.50 or higher`,
    ])
    await user.click(alerts.getByRole('button', { name: `Remove the alert ${row} at 2.50 or higher` }))
    expect(leg.queryByRole('list', { name: 'Odds alerts' })).toBeNull()
    expect(document.activeElement).toBe(way.parentElement)
  })

  it('has none for a guest', async () => {
    const { leg } = await openDetail({ settings: { isGuest: true } })
    expect(leg.queryByRole('button', { name: 'Odds alert' })).toBeNull()
  })
})
