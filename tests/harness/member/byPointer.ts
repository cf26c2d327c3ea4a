import type { Locator } from '@playwright/test'

import { expect } from '../fixtures.ts'
import { scrollTo } from '../pages/controls.ts'
import { type At, type Hand, homePrice, sizeOf } from './hand.ts'

/** A mouse, or a finger on a phone, where the slip is a sheet that is opened and closed. */
export function handOf(at: At, how: 'click' | 'tap'): Hand {
  const { client } = at
  let presses = 0
  let written = 0
  let forSheet = 0
  const press = async (thing: Locator): Promise<void> => {
    presses += 1
    // What is under the pointer says that it is shut: members press it anyway.
    await thing[how]({ force: (await thing.getAttribute('aria-disabled')) === 'true' })
  }
  const pressForSheet = async (thing: Locator): Promise<void> => {
    forSheet += 1
    await press(thing)
  }
  const openSlip = async (): Promise<void> => {
    if (await client.slip.panel.isVisible()) return
    await pressForSheet(client.getByRole('button', { name: /^Bet slip/ }))
    await expect(client.slip.panel).toBeVisible()
  }
  const closeSlip = async (): Promise<void> => {
    const sheet = client.getByRole('dialog', { name: 'Bets' })
    if (!(await sheet.isVisible())) return
    await pressForSheet(sheet.getByRole('banner').getByRole('button', { name: 'Close' }))
    await expect(sheet).toHaveCount(0)
  }
  return {
    get presses() {
      return presses
    },
    get forSheet() {
      return forSheet
    },
    get written() {
      return written
    },
    press,
    async write(field, text) {
      await press(field)
      presses += text.length
      written += text.length
      await field.pressSequentially(text)
    },
    async pick(match) {
      await closeSlip()
      const price = homePrice(at, match)
      await scrollTo(price)
      // Until its channel is open it may be old, and a press does nothing.
      await expect(price).toHaveAttribute('aria-disabled', 'false')
      await press(price)
      await expect(price).toHaveAttribute('aria-pressed', 'true')
    },
    async chooseKind(name) {
      await openSlip()
      await press(client.slip.kind(name))
      await expect(client.slip.kind(name)).toHaveAttribute('aria-selected', 'true')
    },
    async stake50() {
      await openSlip()
      await press(client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }))
    },
    async takeSize(name) {
      const size = sizeOf(at, name)
      if ((await size.getAttribute('aria-checked')) !== 'true') await press(size)
    },
    async place() {
      await openSlip()
      await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
      await press(client.slip.place)
    },
  }
}
