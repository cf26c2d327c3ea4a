import { screen } from '@testing-library/react'
import { Profiler } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { Slip } from '#src/features/betSlip/Slip.tsx'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { buildEvent, buildMarket, buildSelection } from '#src/testing/builders.ts'
import { createPriceHarness } from '#src/testing/odds/priceHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { placeButton, stakeField } from '#src/testing/slip/slipWithHome.tsx'

beforeEach(() => localStorage.clear())

const event = buildEvent()
const market = buildMarket({
  selections: [buildSelection('home', '2.03', { name: 'Carrowby United' })],
})

async function listBesideSlip() {
  const harness = await createPriceHarness()
  const { priceBook } = harness.client
  priceBook.seed([market])
  harness.clock.frame()
  const renders = { slip: 0 }
  const user = renderWith(
    harness.client,
    <>
      {market.selections.map((selection) => (
        <PriceCell key={selection.side} event={event} market={market} selection={selection} />
      ))}
      <Profiler id="slip" onRender={() => (renders.slip += 1)}>
        <Slip hasKeypad={false} />
      </Profiler>
    </>,
  )
  return { harness, renders, user }
}

/** Everything that a task leaves to be done before the page is painted. */
async function endOfTask(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

describe('a press of odds', () => {
  it('is marked before the slip has rendered what it did [SLIP-02] [A11Y-01]', async () => {
    const { renders } = await listBesideSlip()
    const cell = screen.getByRole('button', { name: /Carrowby United/ })
    const before = renders.slip
    cell.click()
    await endOfTask()
    expect(cell.getAttribute('aria-pressed')).toBe('true')
    expect(renders.slip).toBe(before)
    expect(await screen.findByRole('listitem', { name: 'Carrowby United' })).toBeDefined()
    cell.click()
    await endOfTask()
    expect(cell.getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByRole('listitem', { name: 'Carrowby United' })).toBeDefined()
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })

  it('carries the terms that were on the button, whatever comes before the slip has rendered [SLIP-01] [SLIP-15]', async () => {
    const { harness } = await listBesideSlip()
    const cell = screen.getByRole('button', { name: /Carrowby United/ })
    expect(cell.textContent).toContain('2.03')
    cell.click()
    const [home = buildSelection('home', '2.03')] = market.selections
    harness.client.priceBook.apply([
      {
        eventId: event.eventId,
        marketId: market.marketId,
        timeStamp: market.timeStamp + 1,
        status: 'open',
        selections: [{ ...home, price: { euro: '1.90' } }],
      },
    ])
    harness.clock.frame()
    await screen.findByRole('listitem', { name: 'Carrowby United' })
    expect(harness.slip.getSnapshot().context.legs).toMatchObject([{ euroOdds: '2.03' }])
  })
})

describe('what the member does in the slip', () => {
  it('is answered at once: a digit of the stake stands with its returns before anything else is done [SLIP-06] [SLIP-09]', async () => {
    const { user } = await listBesideSlip()
    await user.click(screen.getByRole('button', { name: /Carrowby United/ }))
    // Not by the testing library's hand, which waits for all that comes of it.
    const input = stakeField()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '100')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await endOfTask()
    expect(input.value).toBe('100')
    expect(screen.getByText('¥203.00')).toBeDefined()
    expect(placeButton('Place bet, ¥100.00')).toBeDefined()
  })
})
