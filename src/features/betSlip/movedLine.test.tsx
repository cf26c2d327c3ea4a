import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { Decision } from '#machines/placement/types.ts'
import { buildQuote, buildRefusal } from '#src/testing/builders.ts'
import { choose } from '#src/testing/choose.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { openLeg, placeButton, pressable, slipWithHome, stakeField } from '#src/testing/slip/slipWithHome.tsx'

beforeEach(() => localStorage.clear())

describe('a line that moves', () => {
  const leg = () => within(screen.getByRole('listitem', { name: /^Netherlands -0\.[27]5$/ }))
  /** The figures of the headline, of what is struck through, and of what a win returns. */
  const shown = () => ({
    headline: leg().getAllByRole('paragraph')[0]?.textContent,
    price: leg().getAllByText(/^\d\.\d\d$/)[0]?.textContent,
    chosen: screen.queryByText(/Was:/)?.parentElement?.textContent ?? null,
    returns: screen.getByText('Returns').nextElementSibling?.textContent,
  })
  const moved = { handicap: '-0.75', price: { euro: '1.80' } }
  const before = {
    headline: 'Netherlands -0.25',
    price: '2.10',
    chosen: null,
    returns: '¥210.00',
  }
  const after = {
    headline: 'Netherlands -0.75',
    price: '1.80',
    chosen: 'Was: -0.25 @ 2.10',
    returns: '¥180.00',
  }

  it.each(['Any odds', 'Better odds only', 'Always ask'])(
    'shows the current line with the current price, what was chosen struck through, and returns of that pair alone, under %s [SLIP-15][SLIP-16]',
    async (policy) => {
      const { harness, user } = await slipWithHome()
      await choose(user, 'Accept odds changes', policy)
      await user.type(stakeField(), '100')
      expect(shown()).toEqual(before)
      harness.quote(homeLeg, moved)
      await screen.findByText('New handicap is -0.75')
      expect(shown()).toEqual(after)
      openLeg()
      expect(screen.getByText('@ 1.80. Was -0.25 @ 2.10', { exact: false })).toBeDefined()
      await user.click(screen.getByRole('button', { name: 'Accept' }))
      expect(shown()).toEqual({ ...after, chosen: null })
    },
  )

  it('shows one pair while it is asked about, placed, and not known to be placed [SLIP-15][SLIP-18]', async () => {
    const changes = [buildQuote(homeLeg, { ...moved, timeStamp: 3_000 })]
    let lose: (error: Error) => void = () => {}
    const answers: Promise<Decision>[] = [
      Promise.resolve({ kind: 'refused', refusal: buildRefusal(errors.oddsChanged.code, { changes }) }),
      new Promise((_, reject) => (lose = reject)),
    ]
    const { user } = await slipWithHome({
      placeBet: () => answers.shift() ?? Promise.reject(new Error('no more')),
    })
    await user.type(stakeField(), '100')
    await user.click(placeButton())
    await user.click(await pressable('Accept and place bet, ¥100.00'))
    await screen.findByRole('button', { name: 'Placing…' })
    expect(shown()).toEqual({ ...after, chosen: null })
    lose(new Error('cut line'))
    await screen.findByRole('heading', { name: 'Checking your bet' })
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toContain('Netherlands -0.75 @ 1.80')
  })

  it('asks at one pair, and shows no other line where the line has come back [SLIP-15]', async () => {
    const changes = [buildQuote(homeLeg, { ...moved, timeStamp: 3_000 })]
    const { harness, user } = await slipWithHome({
      placeBet: () =>
        Promise.resolve({ kind: 'refused', refusal: buildRefusal(errors.oddsChanged.code, { changes }) }),
    })
    await user.type(stakeField(), '100')
    await user.click(placeButton())
    await screen.findByRole('button', { name: 'Accept and place bet, ¥100.00' })
    expect(shown()).toEqual(after)
    harness.quote(homeLeg, { timeStamp: 4_000 })
    expect(await screen.findByText('Back at your odds. Your bet is not placed yet.')).toBeDefined()
    expect(shown()).toEqual(before)
    await user.click(screen.getByRole('button', { name: "Don't place" }))
    expect(placeButton('Place bet, ¥100.00')).toBeDefined()
  })

  it('shows a line that moved and was locked as a pair too [SLIP-15]', async () => {
    const { harness, user } = await slipWithHome()
    await user.type(stakeField(), '100')
    harness.quote(homeLeg, { ...moved, status: 'paused' })
    await screen.findByText('Locked odds will be removed')
    // Nothing is promised of what cannot be bet.
    expect(shown()).toEqual({ ...after, returns: '–' })
  })
})
