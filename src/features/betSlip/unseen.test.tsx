import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { JournalEntry, Decision, Quote } from '#machines/placement/types.ts'
import { buildQuote, buildRefusal } from '#src/testing/builders.ts'
import { choose } from '#src/testing/choose.ts'
import { createClientHarness, type ClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg, pendingTicket } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { openLeg, pressable } from '#src/testing/slip/slipWithHome.tsx'

import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

type PlaceBet = (entry: JournalEntry) => Promise<Decision>
type Policy = 'Any odds' | 'Better odds only' | 'Always ask'

/** A slip with 150 on the home side at 2.10, and what it sends. */
async function readySlip(policy: Policy, placeBet: PlaceBet = () => new Promise(() => {})) {
  const sent = vi.fn<PlaceBet>(placeBet)
  const harness = await createClientHarness({ placeBet: sent })
  const user = renderWith(harness.client, <Slip hasKeypad={false} />)
  harness.slip.send({ type: 'selection.toggled', leg: homeLeg, at: Date.now() })
  await screen.findByText('Min ¥10.00, max ¥5,000.00')
  await choose(user, 'Accept odds changes', policy)
  await user.type(screen.getByRole('textbox', { name: 'Stake' }), '150')
  return { harness, sent, user }
}

/** The terms move, and the press of a member who still reads the old ones arrives before they are shown. */
function pressAcross(harness: ClientHarness, button: HTMLElement, change: Partial<Quote>): void {
  harness.quote(homeLeg, change)
  button.click()
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const refusedForOdds = (euro: string): Decision => ({
  kind: 'refused',
  refusal: buildRefusal(errors.oddsChanged.code, {
    changes: [buildQuote(homeLeg, { price: { euro }, timeStamp: 2_500 })],
  }),
})

describe('a change that was seen before the press', () => {
  it('is agreed to and placed by one press, at the terms beside the button [SLIP-15]', async () => {
    const { harness, sent, user } = await readySlip('Always ask')
    harness.quote(homeLeg, { price: { euro: '2.20' } })
    await user.click(await pressable('Accept and place bet, ¥150.00'))
    await screen.findByRole('button', { name: 'Placing…' })
    expect(sent.mock.calls[0]?.[0].legs[0]?.euroOdds).toBe('2.20')
  })

  it('is agreed to by no press that comes before it can have been read [SLIP-15]', async () => {
    const { harness, sent } = await readySlip('Always ask')
    harness.quote(homeLeg, { price: { euro: '2.20' } })
    const accept = await screen.findByRole('button', { name: 'Accept and place bet, ¥150.00' })
    expect(accept.getAttribute('aria-disabled')).toBe('true')
    accept.click()
    await pressable('Accept and place bet, ¥150.00')
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('a press that crosses with a change', () => {
  it('bets at the price that was read, where the policy takes the newer one [SLIP-16]', async () => {
    const { harness, sent } = await readySlip('Any odds')
    pressAcross(harness, button(/^Place bet/), { price: { euro: '1.90' } })
    await screen.findByRole('button', { name: 'Placing…' })
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ policy: 'any', legs: [{ euroOdds: '2.10' }] })
    const leg = within(screen.getByRole('listitem', { name: 'Netherlands -0.25' }))
    expect(leg.getByText('2.10')).toBeDefined()
    expect(screen.getByText('¥315.00')).toBeDefined()
  })

  it('places nothing under Always ask, and asks about the newer price [SLIP-15]', async () => {
    const { harness, sent } = await readySlip('Always ask')
    pressAcross(harness, button(/^Place bet/), { price: { euro: '2.20' } })
    expect(await screen.findByText('New odds is 2.20')).toBeDefined()
    expect(button('Accept and place bet, ¥150.00')).toBeDefined()
    expect(sent).not.toHaveBeenCalled()
  })

  it('accepts no newer price than the one beside the button [SLIP-15]', async () => {
    const { harness, sent } = await readySlip('Always ask')
    harness.quote(homeLeg, { price: { euro: '2.00' } })
    await screen.findByText('New odds is 2.00')
    openLeg()
    pressAcross(harness, button('Accept'), { price: { euro: '1.95' } })
    expect(await screen.findByText('New odds is 1.95 Was 2.00')).toBeDefined()
    expect(button('Accept and place bet, ¥150.00')).toBeDefined()
    expect(sent).not.toHaveBeenCalled()
  })

  it('accepts no newer handicap, whatever the policy [SLIP-15][SLIP-16]', async () => {
    const { harness } = await readySlip('Any odds')
    harness.quote(homeLeg, { handicap: '-0.5' })
    await screen.findByText('New handicap is -0.5')
    openLeg()
    pressAcross(harness, button('Accept'), { handicap: '-0.75' })
    expect(await screen.findByText('New handicap is -0.75')).toBeDefined()
  })

  it('places at no newer price than the one that was accepted [SLIP-15]', async () => {
    const answers = [refusedForOdds('1.95')]
    const { harness, sent, user } = await readySlip('Always ask', () => {
      const answer = answers.shift()
      return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer)
    })
    await user.click(button(/^Place bet/))
    const accept = await pressable('Accept and place bet, ¥150.00')
    pressAcross(harness, accept, { price: { euro: '1.85' }, timeStamp: 4_000 })
    expect(await screen.findByText('New odds is 1.85')).toBeDefined()
    expect(sent).toHaveBeenCalledOnce()
    await user.click(await pressable('Accept and place bet, ¥150.00'))
    await screen.findByRole('button', { name: 'Placing…' })
    expect(sent.mock.calls[1]?.[0].legs[0]?.euroOdds).toBe('1.85')
  })

  it('places nothing where it was meant to remove a selection that has opened again [SLIP-15]', async () => {
    const { harness, sent } = await readySlip('Any odds')
    pressAcross(harness, button(/^Place bet/), { status: 'paused' })
    pressAcross(harness, await screen.findByRole('button', { name: 'Remove selection' }), {})
    expect(await screen.findByRole('button', { name: 'Accept and place bet, ¥150.00' })).toBeDefined()
    expect(screen.getByRole('listitem', { name: 'Netherlands -0.25' })).toBeDefined()
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('a press that is not one', () => {
  it('accepts nothing as the second half of a double click [SLIP-15][SLIP-18]', async () => {
    const { sent } = await readySlip('Always ask', () => Promise.resolve(refusedForOdds('1.95')))
    const place = button(/^Place bet/)
    fireEvent.click(place, { detail: 1 })
    await pressable(/^Accept and place bet/)
    fireEvent.click(place, { detail: 2 })
    expect(screen.getByText('New odds is 1.95')).toBeDefined()
    expect(sent).toHaveBeenCalledOnce()
  })

  it('accepts nothing as the repeat of a key that is held [SLIP-15][SLIP-18]', async () => {
    const answered = vi.fn<PlaceBet>(() =>
      Promise.resolve({ kind: 'placed' as const, ticket: pendingTicket }),
    )
    const { harness } = await readySlip('Always ask', answered)
    pressAcross(harness, button(/^Place bet/), { price: { euro: '2.20' } })
    const accept = await pressable(/^Accept and place bet/)
    const held = { key: 'Enter', repeat: true }
    expect(fireEvent.keyDown(accept, held)).toBe(false)
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Stake' }), held)
    expect(button(/^Accept and place bet/)).toBe(accept)
    expect(answered).not.toHaveBeenCalled()
  })
})
