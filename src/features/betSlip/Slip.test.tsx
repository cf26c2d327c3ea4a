// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { SlipTicket } from '#domain/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import type { Answer, JournalEntry, Decision } from '#machines/placement/types.ts'

import { Slip } from './Slip.tsx'
import {
  awayTicket,
  homeTicket,
  memberSettings,
  pendingTicket,
  quoteFor,
  refusalOf,
  yuan,
} from './testing/fakes.ts'
import { renderWith } from './testing/renderWith.tsx'
import { createStage, supportCode, type Stage, type StageSettings } from './testing/stage.ts'

beforeEach(() => localStorage.clear())

function press(stage: Stage, ticket: SlipTicket): void {
  stage.slip.send({ type: 'selection.toggled', ticket, at: Date.now() })
}

/** A running slip with the home side in it, shown. */
async function slipWithHome(settings: StageSettings = {}) {
  const stage = await createStage(settings)
  const user = renderWith(stage.client, <Slip hasKeypad={false} />)
  press(stage, homeTicket)
  await screen.findByText('Min ¥10.00, max ¥5,000.00')
  return { stage, user }
}

const stakeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' })
const placeButton = (name: string | RegExp = /^Place bet/) => screen.getByRole('button', { name })

/** The button, by the words below it. */
const describedButton = (description: string | RegExp) =>
  screen.getByRole('button', { name: /^Place bet/, description })

describe('what is in the slip', () => {
  it('says what to do while it is empty, and that nothing can be staked [SLIP-02][SLIP-05]', async () => {
    const stage = await createStage()
    renderWith(stage.client, <Slip hasKeypad={false} />)
    expect(screen.getByText('Your bet slip is empty')).toBeDefined()
    expect(screen.getByText('Min ¥0.00, max ¥0.00')).toBeDefined()
  })

  it('shows a selection with its handicap, market, teams, competition and price [SLIP-01]', async () => {
    await slipWithHome()
    const item = screen.getByRole('listitem', { name: 'Netherlands' })
    const leg = within(item)
    expect(leg.getByText('-0.25')).toBeDefined()
    expect(leg.getByText('Asian handicap')).toBeDefined()
    expect(item.textContent).toContain('Netherlands v Papua New Guinea')
    // Names keep their direction of writing to themselves.
    for (const name of ['Asian handicap', 'Papua New Guinea', 'T20 World Cup Qualifier'])
      expect(leg.getByText(name).tagName, name).toBe('BDI')
    expect(leg.getByText('T20 World Cup Qualifier', { exact: false })).toBeDefined()
    expect(leg.getByText('2.10')).toBeDefined()
  })

  it('replaces the selection by another, and the same one again removes it [SLIP-02]', async () => {
    const { stage } = await slipWithHome()
    press(stage, awayTicket)
    expect(await screen.findByRole('listitem', { name: 'Papua New Guinea' })).toBeDefined()
    expect(screen.queryByRole('listitem', { name: 'Netherlands' })).toBeNull()
    press(stage, awayTicket)
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })

  it('removes a selection by its button and keeps the keyboard in the slip [SLIP-02][A11Y-01]', async () => {
    const { user } = await slipWithHome()
    await user.click(screen.getByRole('button', { name: 'Remove Netherlands' }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('shows prices in the odds type of the member, exact and cut off [ODDS-01][SLIP-09]', async () => {
    const { stage } = await slipWithHome()
    stage.client.preferences.set('oddsType', 'indo')
    expect(await screen.findByText('1.1000')).toBeDefined()
    stage.client.preferences.set('oddsType', 'malay')
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
    ['12,34,5', 'This is not an amount.'],
  ])('says of %s: %s [SLIP-06]', async (text, message) => {
    const { user } = await slipWithHome()
    await user.type(stakeField(), text)
    expect(screen.getByText(message)).toBeDefined()
    expect(stakeField().getAttribute('aria-invalid')).toBe('true')
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
    expect(describedButton(new RegExp(`^${message}`))).toBeDefined()
  })

  it('says that a payout is above the limit [SLIP-06]', async () => {
    const { user } = await slipWithHome({ settings: { maxPayout: yuan(1_000) } })
    await user.type(stakeField(), '1000')
    expect(screen.getByText('Has reached ticket limit')).toBeDefined()
    expect(screen.getByText(/A bet can return at most ¥1,000.00/)).toBeDefined()
  })

  it('asks for an amount when it is submitted without one [SLIP-06]', async () => {
    const { user } = await slipWithHome()
    await user.click(placeButton())
    expect(screen.getByText('Please enter bet amount')).toBeDefined()
    expect(stakeField().getAttribute('aria-invalid')).toBe('true')
  })

  it('grows by the increments, goes to the most and back to nothing [SLIP-06]', async () => {
    const { user } = await slipWithHome()
    await user.click(screen.getByRole('button', { name: '+50, add ¥50.00' }))
    await user.click(screen.getByRole('button', { name: '+100, add ¥100.00' }))
    expect(stakeField().value).toBe('150.00')
    await user.click(screen.getByRole('button', { name: 'Max' }))
    expect(stakeField().value).toBe('2000.00')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(stakeField().value).toBe('')
  })

  it('has its own keypad on phones, where the system keyboard stays away [SLIP-06]', async () => {
    const stage = await createStage()
    const user = renderWith(stage.client, <Slip hasKeypad />)
    press(stage, homeTicket)
    const keypad = within(await screen.findByRole('group', { name: 'Keypad' }))
    for (const key of ['2', '5', 'Decimal point', '5'])
      await user.click(keypad.getByRole('button', { name: key }))
    expect(stakeField().value).toBe('25.5')
    expect(stakeField().getAttribute('inputmode')).toBe('none')
    await user.click(keypad.getByRole('button', { name: 'Delete the last digit' }))
    expect(stakeField().value).toBe('25.')
  })

  it('says that a market is unavailable [SLIP-05]', async () => {
    const stage = await createStage({ range: { kind: 'unavailable' } })
    renderWith(stage.client, <Slip hasKeypad={false} />)
    press(stage, homeTicket)
    expect(await screen.findByText('Unable to place bet. Market is unavailable')).toBeDefined()
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
  })
})

const colourOf = (price: string) => getComputedStyle(screen.getByText(price)).color

describe('changes', () => {
  it('marks a price that went up or down in colour and in more than that [LIVE-08][A11Y-01]', async () => {
    const { stage } = await slipWithHome()
    stage.quote(homeTicket, { price: { euro: '2.20' } })
    expect(await screen.findByText('2.20')).toBeDefined()
    expect(screen.getByText('Odds went up')).toBeDefined()
    expect(colourOf('2.20')).toBe('var(--up)')
    stage.quote(homeTicket, { price: { euro: '2.05' } })
    expect(await screen.findByText('Odds went down')).toBeDefined()
    expect(colourOf('2.05')).toBe('var(--down)')
  })

  it('takes any odds without asking when that is chosen [SLIP-16]', async () => {
    const { stage, user } = await slipWithHome()
    await user.type(stakeField(), '100')
    stage.quote(homeTicket, { price: { euro: '1.90' } })
    expect(await screen.findByText('¥190.00')).toBeDefined()
    expect(screen.queryByText('New odds is 1.90')).toBeNull()
  })

  it('asks about lower odds, and not about better ones, under Better odds only [SLIP-15][SLIP-16]', async () => {
    const { stage, user } = await slipWithHome()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'When the odds change' }),
      'Better odds only',
    )
    await user.type(stakeField(), '100')
    stage.quote(homeTicket, { price: { euro: '2.20' } })
    expect(await screen.findByText('¥220.00')).toBeDefined()
    stage.quote(homeTicket, { price: { euro: '2.05' } })
    expect(await screen.findByText('New odds is 2.05')).toBeDefined()
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
    expect(describedButton('Accept the change first.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(screen.getByText('¥205.00')).toBeDefined()
    expect(placeButton('Place bet, ¥100.00').getAttribute('aria-disabled')).toBe('false')
  })

  it('asks about every move under Always ask, and remembers the choice [SLIP-16]', async () => {
    const { stage, user } = await slipWithHome()
    await user.selectOptions(screen.getByRole('combobox', { name: 'When the odds change' }), 'Always ask')
    stage.quote(homeTicket, { price: { euro: '2.20' } })
    expect(await screen.findByText('New odds is 2.20')).toBeDefined()
    const again = await createStage()
    expect(again.client.preferences.get('acceptPolicy')).toBe('none')
  })

  it('asks about a moved handicap whatever the policy [SLIP-15]', async () => {
    const { stage, user } = await slipWithHome()
    stage.quote(homeTicket, { handicap: '-0.5' })
    expect(await screen.findByText('New handicap is -0.5')).toBeDefined()
    expect(screen.getByText('at 2.10. You chose -0.25 at 2.10')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(screen.queryByText('New handicap is -0.5')).toBeNull()
    expect(screen.getByText('-0.5')).toBeDefined()
  })

  it('says that locked odds will be removed, and removes them when that is accepted [SLIP-15]', async () => {
    const { stage, user } = await slipWithHome()
    stage.quote(homeTicket, { status: 'paused' })
    expect(await screen.findByText('Locked odds will be removed')).toBeDefined()
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })

  it('says that a ticket will be removed where its market has closed [SLIP-15]', async () => {
    const { stage } = await slipWithHome()
    stage.quote(homeTicket, { status: 'closed' })
    expect(await screen.findByText('Ticket will be removed')).toBeDefined()
  })

  it('does not bet on a price that may be stale, and says so [LIVE-05]', async () => {
    const { stage, user } = await slipWithHome()
    await user.type(stakeField(), '100')
    stage.quote(homeTicket, {}, true)
    expect(await screen.findByText('This price may be out of date.')).toBeDefined()
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
  })
})

describe('a line that moves', () => {
  const leg = () => within(screen.getByRole('listitem', { name: 'Netherlands' }))
  /** The figures of the headline, of what is struck through, and of what a win returns. */
  const shown = () => ({
    headline: leg().getAllByRole('paragraph')[0]?.textContent,
    price: leg().getAllByText(/^\d\.\d\d$/)[0]?.textContent,
    chosen: screen.queryByText(/Chosen before:/)?.parentElement?.textContent ?? null,
    returns: screen.getAllByRole('definition')[0]?.textContent,
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
    chosen: 'Chosen before: -0.25 @ 2.10',
    returns: '¥180.00',
  }

  it.each(['Any odds', 'Better odds only', 'Always ask'])(
    'shows the line of now with the price of now, what was chosen struck through, and returns of that pair alone, under %s [SLIP-15][SLIP-16]',
    async (policy) => {
      const { stage, user } = await slipWithHome()
      await user.selectOptions(screen.getByRole('combobox', { name: 'When the odds change' }), policy)
      await user.type(stakeField(), '100')
      expect(shown()).toEqual(before)
      stage.quote(homeTicket, moved)
      await screen.findByText('New handicap is -0.75')
      expect(shown()).toEqual(after)
      expect(screen.getByText('at 1.80. You chose -0.25 at 2.10')).toBeDefined()
      await user.click(screen.getByRole('button', { name: 'Accept' }))
      expect(shown()).toEqual({ ...after, chosen: null })
    },
  )

  it('shows one pair while it is asked about, placed, and not known to be placed [SLIP-15][SLIP-18]', async () => {
    const changes = [quoteFor(homeTicket, { ...moved, timeStamp: 3_000 })]
    let lose: (error: Error) => void = () => {}
    const answers: Promise<Decision>[] = [
      Promise.resolve({ kind: 'refused', refusal: refusalOf(errors.oddsChanged.code, { changes }) }),
      new Promise((_, reject) => (lose = reject)),
    ]
    const { user } = await slipWithHome({
      placeBet: () => answers.shift() ?? Promise.reject(new Error('no more')),
    })
    await user.type(stakeField(), '100')
    await user.click(placeButton())
    await user.click(await screen.findByRole('button', { name: 'Accept and place bet, ¥100.00' }))
    await screen.findByRole('button', { name: 'Placing…' })
    expect(shown()).toEqual({ ...after, chosen: null })
    lose(new Error('cut line'))
    await screen.findByRole('heading', { name: 'Checking your bet' })
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toContain('Netherlands -0.75 @ 1.80')
  })

  it('asks at one pair, and shows no other line where the line has come back [SLIP-15]', async () => {
    const changes = [quoteFor(homeTicket, { ...moved, timeStamp: 3_000 })]
    const { stage, user } = await slipWithHome({
      placeBet: () =>
        Promise.resolve({ kind: 'refused', refusal: refusalOf(errors.oddsChanged.code, { changes }) }),
    })
    await user.type(stakeField(), '100')
    await user.click(placeButton())
    await screen.findByRole('button', { name: 'Accept and place bet, ¥100.00' })
    expect(shown()).toEqual(after)
    stage.quote(homeTicket, { timeStamp: 4_000 })
    expect(await screen.findByText('What you chose is on offer again.')).toBeDefined()
    expect(shown()).toEqual(before)
    await user.click(screen.getByRole('button', { name: 'Do not place' }))
    expect(placeButton('Place bet, ¥100.00')).toBeDefined()
  })

  it('shows a line that moved and was locked as a pair too [SLIP-15]', async () => {
    const { stage, user } = await slipWithHome()
    await user.type(stakeField(), '100')
    stage.quote(homeTicket, { ...moved, status: 'paused' })
    await screen.findByText('Locked odds will be removed')
    expect(shown()).toEqual(after)
  })
})

describe('placing', () => {
  it('locks while the bet is placed, then shows the receipt [SLIP-17]', async () => {
    let answer: (outcome: Decision) => void = () => {}
    const answered = new Promise<Decision>((resolve) => (answer = resolve))
    const { stage, user } = await slipWithHome({ placeBet: () => answered })
    await user.type(stakeField(), '150')
    await user.click(placeButton('Place bet, ¥150.00'))
    const placing = await screen.findByRole('button', { name: 'Placing…' })
    expect(placing.getAttribute('aria-disabled')).toBe('true')
    expect(stakeField().readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: 'Remove Netherlands' })).toBeNull()
    answer({ kind: 'placed', ticket: pendingTicket })
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeDefined()
    for (const fact of ['7000123', '¥150.00', '2.10', '¥315.00']) expect(screen.getByText(fact)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
    expect(stage.slip.getSnapshot().context.stakeText).toBe('')
  })

  it('spells the amount out with its currency where the partner shows no symbols [ODDS-03]', async () => {
    const currency = { ...memberSettings.currency, showSymbol: false, inK: true }
    const stage = await createStage({ settings: { currency } })
    const user = renderWith(stage.client, <Slip hasKeypad={false} />)
    press(stage, homeTicket)
    await user.type(await screen.findByRole('textbox', { name: 'Stake' }), '1500')
    expect(screen.getByRole('button', { name: /^Place bet, 1,500\.00\sCNY$/ })).toBeDefined()
  })

  it('sends a bet once however often the button is pressed [SLIP-18]', async () => {
    const placeBet = vi.fn<(entry: JournalEntry) => Promise<Decision>>(() => new Promise<Decision>(() => {}))
    const { user } = await slipWithHome({ placeBet })
    await user.type(stakeField(), '150')
    await user.dblClick(placeButton())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Placing…' })).toBeDefined()
    expect(placeBet).toHaveBeenCalledOnce()
  })

  it('keeps the selection for another bet when that is wanted [SLIP-17]', async () => {
    const { user } = await slipWithHome({
      placeBet: () => Promise.resolve({ kind: 'placed', ticket: pendingTicket }),
    })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    await user.click(await screen.findByRole('button', { name: 'Keep selection' }))
    expect(await screen.findByRole('listitem', { name: 'Netherlands' })).toBeDefined()
    expect(stakeField().value).toBe('')
  })

  it('says why a bet was refused, and that no money was taken [SLIP-19]', async () => {
    const refusal = refusalOf(errors.accountFrozen.code, { refCode: 42 })
    const { user } = await slipWithHome({ placeBet: () => Promise.resolve({ kind: 'refused', refusal }) })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    expect(await screen.findByText('Account is frozen')).toBeDefined()
    expect(screen.getByText(/The bet was not placed. No money was taken./)).toBeDefined()
    expect(screen.getByText(/Reference 42/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Account is frozen')).toBeNull()
    expect(stakeField().value).toBe('150')
  })

  it('shows what changed when the server refuses for it, and places at the new terms only when they are accepted [SLIP-15]', async () => {
    const changes = [quoteFor(homeTicket, { price: { euro: '1.95' }, timeStamp: 3_000 })]
    const answers: Decision[] = [
      { kind: 'refused', refusal: refusalOf(errors.oddsChanged.code, { changes }) },
      { kind: 'placed', ticket: pendingTicket },
    ]
    const placeBet = vi.fn<(entry: JournalEntry) => Promise<Decision>>(() =>
      Promise.resolve(answers.shift() ?? { kind: 'placed' as const, ticket: pendingTicket }),
    )
    const { user } = await slipWithHome({ settings: { acceptAnyOdds: false }, placeBet })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    expect(await screen.findByText('Odds or statuses have changed')).toBeDefined()
    expect(screen.getByText('New odds is 1.95')).toBeDefined()
    expect(screen.getByText('¥292.50')).toBeDefined()
    expect(placeBet).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Accept and place bet, ¥150.00' }))
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeDefined()
    expect(placeBet).toHaveBeenCalledTimes(2)
  })

  it('leaves the bet unplaced when the member does not take the new terms [SLIP-15]', async () => {
    const changes = [quoteFor(homeTicket, { price: { euro: '1.95' }, timeStamp: 3_000 })]
    const placeBet = vi.fn<(entry: JournalEntry) => Promise<Decision>>((): Promise<Decision> =>
      Promise.resolve({ kind: 'refused', refusal: refusalOf(errors.oddsChanged.code, { changes }) }),
    )
    const { user } = await slipWithHome({ settings: { acceptAnyOdds: false }, placeBet })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    await user.click(await screen.findByRole('button', { name: 'Do not place' }))
    expect(screen.getByText('New odds is 1.95')).toBeDefined()
    expect(placeBet).toHaveBeenCalledOnce()
  })

  it('tells a guest to log in [LAUNCH-05]', async () => {
    const { user } = await slipWithHome({ settings: { isGuest: true } })
    expect(screen.getByText('Please login to place bet')).toBeDefined()
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    expect(screen.getByText('Please login to place bet')).toBeDefined()
    expect(screen.queryByText(/No money was taken/)).toBeNull()
  })

  it('places a bet by the keyboard alone [A11Y-01]', async () => {
    const { user } = await slipWithHome({
      placeBet: () => Promise.resolve({ kind: 'placed', ticket: pendingTicket }),
    })
    while (document.activeElement !== stakeField()) await user.tab()
    await user.keyboard('150{Enter}')
    const heading = await screen.findByRole('heading', { name: 'Success' })
    expect(heading).toBeDefined()
    while (document.activeElement !== screen.getByRole('button', { name: 'Done' })) await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })
})

describe('a bet that ended without an answer', () => {
  const loaded = (entry: Partial<JournalEntry>): NonNullable<StageSettings['loaded']> => ({
    entry: {
      version: 2,
      key: `${supportCode}${'0'.repeat(24)}`,
      request: null,
      confirmedAt: null,
      tickets: [],
      stake: null,
      policy: 'none',
      ...entry,
    },
  })

  async function slipThatHears(kind: 'lapsed' | 'forgotten', entry: Partial<JournalEntry> = {}) {
    const stage = await createStage({
      loaded: loaded(entry),
      askOutcome: () => Promise.resolve({ kind }),
    })
    return { stage, user: renderWith(stage.client, <Slip hasKeypad={false} />) }
  }

  it('was not placed, for certain: it says so with the support code, and goes on [SLIP-18]', async () => {
    const { user } = await slipThatHears('lapsed', { tickets: [homeTicket], stake: yuan(150) })
    expect(await screen.findByRole('heading', { name: 'Your bet was not placed' })).toBeDefined()
    expect(screen.getByText(/No money was taken/)).toBeDefined()
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual(['Netherlands -0.25 @ 2.10', '¥150.00', supportCode])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })

  it('may have been placed where nobody can say any more: it says where to look, and never that it was not [SLIP-18]', async () => {
    const { user } = await slipThatHears('forgotten')
    expect(await screen.findByRole('heading', { name: 'Your bet cannot be checked' })).toBeDefined()
    expect(screen.getByText(supportCode)).toBeDefined()
    expect(screen.queryByText(/not placed|No money/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Bet history' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })

  it('is said to be asked about only, where this page cannot read what was kept of it [SLIP-18]', async () => {
    const stage = await createStage({ loaded: loaded({}) })
    renderWith(stage.client, <Slip hasKeypad={false} />)
    expect(await screen.findByRole('heading', { name: 'Checking your bet' })).toBeDefined()
    expect(screen.getByText(/only asks about it and never sends it/)).toBeDefined()
    expect(screen.getByText(supportCode)).toBeDefined()
  })
})

describe('an unknown outcome', () => {
  const lost = (): Promise<Decision> => Promise.reject(new Error('cut line'))

  async function slipInDoubt(askOutcome: () => Promise<Answer>) {
    const { stage, user } = await slipWithHome({ placeBet: lost, askOutcome })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    await screen.findByRole('heading', { name: 'Checking your bet' })
    return { stage, user }
  }

  it('says what is known, with a support code, and never that it failed [SLIP-18]', async () => {
    await slipInDoubt(() => new Promise(() => {}))
    expect(screen.getByText(/It may have been placed and ¥150.00 may have been taken, or not./)).toBeDefined()
    expect(screen.getByText(supportCode)).toBeDefined()
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toContain('Netherlands -0.25 @ 2.10')
    expect(screen.queryByText(/fail/i)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull()
  })

  it('says Success once the server says placed [SLIP-18]', async () => {
    const { user } = await slipInDoubt(() => Promise.resolve({ kind: 'placed', ticket: pendingTicket }))
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeDefined()
    expect(screen.getByText('7000123')).toBeDefined()
  })

  it('says not placed once the server says so [SLIP-18]', async () => {
    const refusal = refusalOf(errors.insufficientFunds.code)
    const { user } = await slipInDoubt(() => Promise.resolve({ kind: 'refused', refusal }))
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByText('Insufficient funds')).toBeDefined()
    expect(screen.getByText(/The bet was not placed. No money was taken./)).toBeDefined()
  })
})
