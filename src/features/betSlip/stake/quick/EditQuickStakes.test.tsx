import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { slipWithHome, stakeField } from '#src/testing/slip/slipWithHome.tsx'

// jsdom has none of a dialog's methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

beforeEach(() => localStorage.clear())

const quick = () =>
  within(screen.getByRole('group', { name: 'Stake amounts' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name.startsWith('+'))
const field = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quick stake ${number}` })
const button = (name: string) => screen.getByRole('button', { name })

async function opened() {
  const { harness, user } = await slipWithHome({
    settings: { betIncrements: [50, 100, 200, 500, 1_000].map(yuan) },
  })
  await user.click(button('Edit quick stakes'))
  return { harness, user }
}

describe('the quick stakes', () => {
  it('are changed, added and taken out, and remembered for the member and the currency [SLIP-06]', async () => {
    const { harness, user } = await opened()
    await user.clear(field(1))
    await user.type(field(1), '1234.56')
    await user.click(button('Remove quick stake 2'))
    expect(document.activeElement).toBe(field(2))
    await user.click(button('Add amount'))
    await user.type(field(5), '7{Enter}')
    expect(quick()).toEqual(['+7', '+200', '+500', '+1K', '+1,234.56'])
    await user.click(button('+1,234.56, add ¥1,234.56'))
    expect(stakeField().value).toBe('1,234.56')
    expect(harness.client.preferences.get('quickStakes')).toEqual({
      CNY: ['7.00', '200.00', '500.00', '1000.00', '1234.56'],
    })
    const again = await createClientHarness()
    expect(again.client.preferences.get('quickStakes')).toHaveProperty('CNY')
  })

  it("are the partner's again when the member wants that [SLIP-06]", async () => {
    const { user } = await opened()
    const reset = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset to default' })
    expect(reset().disabled).toBe(true)
    await user.clear(field(1))
    await user.type(field(1), '20{Enter}')
    expect(quick()[0]).toBe('+20')
    await user.click(button('Edit quick stakes'))
    await user.click(reset())
    expect(quick()).toEqual(['+50', '+100', '+200', '+500', '+1K'])
  })

  it('are not kept while one is no amount, which is said at it, or where the member goes away [SLIP-06] [A11Y-01]', async () => {
    const { user } = await opened()
    await user.clear(field(2))
    await user.click(button('Save'))
    expect(document.activeElement).toBe(field(2))
    expect(field(2).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter an amount.')).toBeDefined()
    await user.type(field(2), '1.234{Enter}')
    expect(screen.getByText(/^This amount could mean two things\./)).toBeDefined()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(quick()).toEqual(['+50', '+100', '+200', '+500', '+1K'])
  })

  it('are at most six, and at least one [SLIP-06]', async () => {
    const { user } = await opened()
    await user.click(button('Add amount'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add amount' }).disabled).toBe(true)
    for (let left = 5; left > 0; left -= 1) await user.click(button('Remove quick stake 1'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove quick stake 1' }).disabled).toBe(
      true,
    )
  })
})
