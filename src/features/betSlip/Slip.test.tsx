import { i18n } from '@lingui/core'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { yuan } from '#src/testing/builders.ts'
import { choose } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { awayLeg, homeLeg } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import {
  openLeg,
  placeButton,
  press,
  pressable,
  slipWithHome,
  stakeField,
} from '#src/testing/slip/slipWithHome.tsx'

import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

/** The button, by the words above it. */
const describedButton = (description: string | RegExp) =>
  screen.getByRole('button', { name: /^Place bet/, description })

describe('what is in the slip', () => {
  it('says what to do while it is empty, and names no range: there is nothing to stake on [SLIP-02] [SLIP-05]', async () => {
    const harness = await createClientHarness()
    renderWith(harness.client, <Slip hasKeypad={false} />)
    expect(screen.getByText('Your bet slip is empty')).toBeDefined()
    expect(screen.getByText('Select any odds to add them here.')).toBeDefined()
    expect(screen.queryByText(/¥|^Min/)).toBeNull()
  })

  it('shows a selection with its handicap, market, teams, competition and price [SLIP-01]', async () => {
    await slipWithHome()
    const item = screen.getByRole('listitem', { name: 'Netherlands -0.25' })
    const leg = within(item)
    expect(leg.getByText('-0.25')).toBeDefined()
    expect(leg.getByText('Asian handicap')).toBeDefined()
    // A team's own name is not said twice.
    expect(item.textContent).toContain('v Papua New Guinea')
    expect(item.textContent).not.toContain('Netherlands v')
    openLeg()
    expect(item.textContent).toContain('Netherlands v Papua New Guinea')
    // Names keep their direction of writing to themselves.
    for (const name of ['Asian handicap', 'Papua New Guinea', 'T20 World Cup Qualifier'])
      for (const shown of leg.getAllByText(name)) expect(shown.tagName, name).toBe('BDI')
    expect(leg.getByText('T20 World Cup Qualifier', { exact: false })).toBeDefined()
    expect(leg.getByText('2.10')).toBeDefined()
  })

  it('replaces the selection by another, and the same one again removes it [SLIP-02]', async () => {
    const { harness } = await slipWithHome()
    press(harness, awayLeg)
    expect(await screen.findByRole('listitem', { name: 'Papua New Guinea +0.25' })).toBeDefined()
    expect(screen.queryByRole('listitem', { name: 'Netherlands -0.25' })).toBeNull()
    press(harness, awayLeg)
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })

  it('removes a selection by its button and keeps the keyboard in the slip [SLIP-02][A11Y-01]', async () => {
    const { user } = await slipWithHome()
    await user.click(screen.getByRole('button', { name: 'Remove Netherlands -0.25' }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('shows where an amount is to be typed as the language writes money [SLIP-06][I18N-02]', async () => {
    await slipWithHome()
    expect(stakeField().getAttribute('placeholder')).toBe('0.00')
    act(() => i18n.loadAndActivate({ locale: 'es', messages: {} }))
    expect(stakeField().getAttribute('placeholder')).toBe('0,00')
    act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  })

  it('shows prices in the odds type of the member, exact and truncated [ODDS-01][SLIP-09]', async () => {
    const { harness } = await slipWithHome()
    harness.client.preferences.set('oddsType', 'indo')
    expect(await screen.findByText('1.1000')).toBeDefined()
    harness.client.preferences.set('oddsType', 'malay')
    expect(await screen.findByText('-0.90')).toBeDefined()
  })
})

describe('the stake', () => {
  it('shows returns and profit as it is typed, exact to the cent [SLIP-09]', async () => {
    const { user } = await slipWithHome()
    await user.type(stakeField(), '75.05')
    expect(screen.getByText('¥157.60')).toBeDefined()
    expect(screen.getByText('¥82.55')).toBeDefined()
    expect(placeButton('Place bet, ¥75.05')).toBeDefined()
  })

  it.each([
    ['5', 'Minimum bet should be ¥10.00'],
    ['5000.01', 'Amount has reached its limit'],
    ['2000.01', 'Insufficient balance'],
    ['12,34,5', 'Not a valid amount.'],
  ])('says of %s: %s [SLIP-06]', async (text, message) => {
    const { user } = await slipWithHome()
    await user.type(stakeField(), text)
    await user.tab()
    expect(screen.getByText(message)).toBeDefined()
    expect(stakeField().getAttribute('aria-invalid')).toBe('true')
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
    expect(describedButton(new RegExp(`^${message}`))).toBeDefined()
  })

  it('calls nothing wrong that is still being typed, and says so once it is left or pressed [SLIP-06]', async () => {
    const { user } = await slipWithHome()
    await user.type(stakeField(), '5')
    expect(screen.getByText('Minimum bet should be ¥10.00')).toBeDefined()
    expect(stakeField().getAttribute('aria-invalid')).toBe('false')
    await user.click(placeButton())
    expect(stakeField().getAttribute('aria-invalid')).toBe('true')
    await user.type(stakeField(), '0')
    expect(stakeField().getAttribute('aria-invalid')).toBe('false')
  })

  it('promises no returns of what cannot be bet [SLIP-09]', async () => {
    const { harness, user } = await slipWithHome()
    await user.type(stakeField(), '100')
    expect(screen.getByText('¥210.00')).toBeDefined()
    harness.quote(homeLeg, { status: 'paused' })
    expect(await screen.findAllByText('Suspended.')).toBeDefined()
    expect(describedButton('Suspended. You can bet when it reopens.')).toBeDefined()
    expect(screen.queryByText('¥210.00')).toBeNull()
    harness.quote(homeLeg, { status: 'closed' })
    expect(await screen.findAllByText('This market has closed.')).toBeDefined()
  })

  it('takes no letters, and sets thousands apart as they are typed [SLIP-06]', async () => {
    const { user } = await slipWithHome()
    await user.type(stakeField(), 'a1b0c00')
    expect(stakeField().value).toBe('1,000')
    expect(placeButton('Place bet, ¥1,000.00')).toBeDefined()
    await user.type(stakeField(), '5', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect([stakeField().value, stakeField().selectionStart]).toEqual(['15,000', 2])
  })

  it('says that a payout is above the limit [SLIP-06]', async () => {
    const { user } = await slipWithHome({ settings: { maxPayout: yuan(1_000) } })
    await user.type(stakeField(), '1000')
    expect(screen.getByText('Has reached ticket limit')).toBeDefined()
    expect(screen.getByText(/Maximum payout ¥1,000.00/)).toBeDefined()
  })

  it('asks for an amount when it is submitted without one [SLIP-06]', async () => {
    const { user } = await slipWithHome()
    await user.click(placeButton('Enter a stake'))
    expect(screen.getByText('Please enter bet amount')).toBeDefined()
    expect(stakeField().getAttribute('aria-invalid')).toBe('true')
  })

  it('grows by the increments, goes to the most and back to nothing [SLIP-06]', async () => {
    const { user } = await slipWithHome()
    await user.click(screen.getByRole('button', { name: '+50, add ¥50.00' }))
    await user.click(screen.getByRole('button', { name: '+100, add ¥100.00' }))
    expect(stakeField().value).toBe('150.00')
    await user.click(screen.getByRole('button', { name: 'Max' }))
    expect(stakeField().value).toBe('2,000.00')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(stakeField().value).toBe('')
  })

  it('has its own keypad on phones, where the system keyboard stays away [SLIP-06]', async () => {
    const harness = await createClientHarness()
    const user = renderWith(harness.client, <Slip hasKeypad />)
    press(harness, homeLeg)
    const keypad = within(await screen.findByRole('group', { name: 'Keypad' }))
    for (const key of ['2', '5', 'Decimal point', '5'])
      await user.click(keypad.getByRole('button', { name: key }))
    expect(stakeField().value).toBe('25.5')
    expect(stakeField().getAttribute('inputmode')).toBe('none')
    await user.click(keypad.getByRole('button', { name: 'Delete last digit' }))
    expect(stakeField().value).toBe('25.')
  })

  it('says that a market is unavailable [SLIP-05]', async () => {
    const harness = await createClientHarness({ range: { kind: 'unavailable' } })
    renderWith(harness.client, <Slip hasKeypad={false} />)
    press(harness, homeLeg)
    expect(await screen.findByText('Unable to place bet. Market is unavailable')).toBeDefined()
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
  })
})

const colourOf = (price: string) => getComputedStyle(screen.getByText(price)).color

describe('changes', () => {
  it('marks a price that went up or down in colour and in more than that [LIVE-08][A11Y-01]', async () => {
    const { harness } = await slipWithHome()
    harness.quote(homeLeg, { price: { euro: '2.20' } })
    expect(await screen.findByText('2.20')).toBeDefined()
    expect(screen.getByText('Odds went up')).toBeDefined()
    expect(colourOf('2.20')).toBe('var(--up)')
    harness.quote(homeLeg, { price: { euro: '2.05' } })
    expect(await screen.findByText('Odds went down')).toBeDefined()
    expect(colourOf('2.05')).toBe('var(--down)')
  })

  it('takes any odds without asking when that is chosen [SLIP-16]', async () => {
    const { harness, user } = await slipWithHome()
    await user.type(stakeField(), '100')
    harness.quote(homeLeg, { price: { euro: '1.90' } })
    expect(await screen.findByText('¥190.00')).toBeDefined()
    expect(screen.queryByText('New odds is 1.90')).toBeNull()
  })

  it('asks about lower odds, and not about better ones, under Better odds only [SLIP-15][SLIP-16]', async () => {
    const { harness, user } = await slipWithHome()
    await choose(user, 'Accept odds changes', 'Better odds only')
    await user.type(stakeField(), '100')
    harness.quote(homeLeg, { price: { euro: '2.20' } })
    expect(await screen.findByText('¥220.00')).toBeDefined()
    harness.quote(homeLeg, { price: { euro: '2.05' } })
    expect(await screen.findByText('New odds is 2.05')).toBeDefined()
    expect(await pressable('Accept and place bet, ¥100.00')).toBeDefined()
    openLeg()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(screen.getByText('¥205.00')).toBeDefined()
    expect(placeButton('Place bet, ¥100.00').getAttribute('aria-disabled')).toBe('false')
  })

  it('asks about every move under Always ask, and remembers the choice [SLIP-16]', async () => {
    const { harness, user } = await slipWithHome()
    await choose(user, 'Accept odds changes', 'Always ask')
    harness.quote(homeLeg, { price: { euro: '2.20' } })
    expect(await screen.findByText('New odds is 2.20')).toBeDefined()
    const again = await createClientHarness()
    expect(again.client.preferences.get('acceptPolicy')).toBe('none')
  })

  it('asks about a moved handicap whatever the policy [SLIP-15]', async () => {
    const { harness, user } = await slipWithHome()
    harness.quote(homeLeg, { handicap: '-0.5' })
    expect(await screen.findByText('New handicap is -0.5')).toBeDefined()
    openLeg()
    expect(screen.getByText('@ 2.10. Was -0.25 @ 2.10', { exact: false })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(screen.queryByText('New handicap is -0.5')).toBeNull()
    expect(screen.getByText('-0.5')).toBeDefined()
  })

  it('says that locked odds will be removed, and removes them by a press [SLIP-15]', async () => {
    const { harness, user } = await slipWithHome()
    harness.quote(homeLeg, { status: 'paused' })
    expect(await screen.findByText('Locked odds will be removed')).toBeDefined()
    expect(screen.getByRole('listitem', { description: 'Locked odds will be removed' })).toBeDefined()
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: /^Remove ?, / }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })

  it('says that a ticket will be removed where its market has closed [SLIP-15]', async () => {
    const { harness } = await slipWithHome()
    harness.quote(homeLeg, { status: 'closed' })
    expect(await screen.findByText('Ticket will be removed')).toBeDefined()
  })

  it('does not bet on a price that may be stale, and says so [LIVE-05]', async () => {
    const { harness, user } = await slipWithHome()
    await user.type(stakeField(), '100')
    harness.quote(homeLeg, {}, true)
    expect(await screen.findByText('These odds may not be up to date.')).toBeDefined()
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
  })
})
