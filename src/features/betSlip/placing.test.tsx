import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { Answer, Decision, JournalEntry } from '#machines/placement/types.ts'
import { buildSettings, buildQuote, buildRefusal, buildTicket, yuan } from '#src/testing/builders.ts'
import { createClientHarness, supportCode, type HarnessSettings } from '#src/testing/clientHarness.ts'
import { homeLeg, pendingTicket } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { placeButton, press, pressable, slipWithHome, stakeField } from '#src/testing/slip/slipWithHome.tsx'

import { panelOf } from './panel.ts'
import { Slip } from './Slip.tsx'

beforeEach(() => localStorage.clear())

describe('placing', () => {
  it('locks while the bet is placed, then shows the receipt [SLIP-17]', async () => {
    let answer: (outcome: Decision) => void = () => {}
    const answered = new Promise<Decision>((resolve) => (answer = resolve))
    const { harness, user } = await slipWithHome({ placeBet: () => answered })
    await user.type(stakeField(), '150')
    await user.click(placeButton('Place bet, ¥150.00'))
    const placing = await screen.findByRole('button', { name: 'Placing…' })
    expect(placing.getAttribute('aria-disabled')).toBe('true')
    expect(stakeField().readOnly).toBe(true)
    // It keeps its place, so that nothing moves.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Netherlands -0.25' }).disabled).toBe(
      true,
    )
    answer({ kind: 'placed', ticket: pendingTicket })
    expect(await screen.findByRole('heading', { name: 'Bet placed' })).toBeDefined()
    for (const fact of ['7000123', '¥150.00', '2.10', '¥315.00']) expect(screen.getByText(fact)).toBeDefined()
    const line = screen.getByText('@ 2.10').closest('li')
    expect(line?.querySelector('[data-crest]')?.getAttribute('data-monogram')).toBe('NE')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
    expect(harness.slip.getSnapshot().context.stakeTexts).toEqual({})
  })

  it('spells the amount out with its currency where the partner shows no symbols [ODDS-03]', async () => {
    const currency = { ...buildSettings().currency, showSymbol: false, inK: true }
    const harness = await createClientHarness({ settings: { currency } })
    const user = renderWith(harness.client, <Slip hasKeypad={false} />)
    press(harness, homeLeg)
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

  it('keeps the selection, with its stake, for another bet when that is wanted [SLIP-17]', async () => {
    const { user } = await slipWithHome({
      placeBet: () => Promise.resolve({ kind: 'placed', ticket: pendingTicket }),
    })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    await user.click(await screen.findByRole('button', { name: 'Keep selection' }))
    expect(await screen.findByRole('listitem', { name: 'Netherlands -0.25' })).toBeDefined()
    expect(stakeField().value).toBe('150.00')
  })

  it('says why a bet was refused, and that no money was taken [SLIP-19]', async () => {
    const refusal = buildRefusal(errors.remoteWalletError.code, { refCode: 42 })
    const { user } = await slipWithHome({ placeBet: () => Promise.resolve({ kind: 'refused', refusal }) })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    expect(await screen.findByText('Remote wallet request error')).toBeDefined()
    expect(screen.getByText(/Bet not placed. No money was taken./)).toBeDefined()
    expect(screen.getByText(/Support code 42/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Remote wallet request error')).toBeNull()
    expect(stakeField().value).toBe('150')
  })

  it('tells both truths where its key had placed another bet before: that one by its ticket alone, and that this one was not placed [SLIP-18] [SLIP-19]', async () => {
    const [line] = pendingTicket.lines
    if (line === undefined) throw new Error('A ticket has a line.')
    const earlier = buildTicket({
      ticketNum: 'T100002',
      amount: yuan(30),
      odds: '1.47',
      lines: [
        {
          ...line,
          selectionName: 'Wild Engines',
          eventName: 'Wild Engines v Owls',
          odds: '1.47',
          euroOdds: '1.47',
        },
      ],
    })
    const { harness, user } = await slipWithHome({
      placeBet: () =>
        Promise.resolve({ kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) }),
      askOutcome: () =>
        Promise.resolve({ kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code, { earlier }) }),
    })
    await user.type(stakeField(), '55')
    await user.click(placeButton())
    expect(await screen.findByText('This bet was not placed, and no money was taken for it.')).toBeDefined()
    expect(screen.getByText('This is duplicate ticket')).toBeDefined()
    expect(screen.getByText('An earlier bet was placed:')).toBeDefined()
    expect(screen.getByText('Stake ¥30.00, odds taken 1.47')).toBeDefined()
    expect(screen.getByText('Wild Engines')).toBeDefined()
    expect(screen.queryByText('Bet not placed. No money was taken.')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Bet placed' })).toBeNull()
    // What was pressed is still there, to be pressed again.
    expect(stakeField().value).toBe('55')
    expect(placeButton('Place bet, ¥55.00').getAttribute('aria-disabled')).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Show ticket T100002 in bet history' }))
    expect(panelOf(harness.client).get()).toMatchObject({ tab: 'history', ticketNum: 'T100002' })
  })

  it('says of a member who is barred why nothing can be bet, once the refusal is closed too [SLIP-25]', async () => {
    const refusal = buildRefusal(errors.accountFrozen.code)
    const { user } = await slipWithHome({ placeBet: () => Promise.resolve({ kind: 'refused', refusal }) })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    expect(await screen.findAllByText('Account is frozen')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Account is frozen')).toBeDefined()
    expect(placeButton().getAttribute('aria-disabled')).toBe('true')
  })

  it('shows what changed when the server refuses for it, and places at the new terms only when they are accepted [SLIP-15]', async () => {
    const changes = [buildQuote(homeLeg, { price: { euro: '1.95' }, timeStamp: 3_000 })]
    const answers: Decision[] = [
      { kind: 'refused', refusal: buildRefusal(errors.oddsChanged.code, { changes }) },
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
    await user.click(await pressable('Accept and place bet, ¥150.00'))
    expect(await screen.findByRole('heading', { name: 'Bet placed' })).toBeDefined()
    expect(placeBet).toHaveBeenCalledTimes(2)
  })

  it('leaves the bet unplaced when the member does not take the new terms [SLIP-15]', async () => {
    const changes = [buildQuote(homeLeg, { price: { euro: '1.95' }, timeStamp: 3_000 })]
    const placeBet = vi.fn<(entry: JournalEntry) => Promise<Decision>>((): Promise<Decision> =>
      Promise.resolve({ kind: 'refused', refusal: buildRefusal(errors.oddsChanged.code, { changes }) }),
    )
    const { user } = await slipWithHome({ settings: { acceptAnyOdds: false }, placeBet })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    await user.click(await screen.findByRole('button', { name: "Don't place" }))
    expect(screen.getByText('New odds is 1.95')).toBeDefined()
    expect(placeBet).toHaveBeenCalledOnce()
  })

  it('tells a guest to log in [LAUNCH-05]', async () => {
    const { user } = await slipWithHome({ settings: { isGuest: true } })
    expect(screen.getByText('Please login to place bet')).toBeDefined()
    await user.type(stakeField(), '150')
    await user.click(placeButton('Log in to bet'))
    expect(screen.getByText('Please login to place bet')).toBeDefined()
    expect(screen.queryByText(/No money was taken/)).toBeNull()
  })

  it('places a bet by the keyboard alone [A11Y-01]', async () => {
    const { user } = await slipWithHome({
      placeBet: () => Promise.resolve({ kind: 'placed', ticket: pendingTicket }),
    })
    while (document.activeElement !== stakeField()) await user.tab()
    await user.keyboard('150{Enter}')
    const heading = await screen.findByRole('heading', { name: 'Bet placed' })
    expect(heading).toBeDefined()
    while (document.activeElement !== screen.getByRole('button', { name: 'Done' })) await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })
})

describe('a bet that ended without an answer', () => {
  const loaded = (entry: Partial<JournalEntry>): NonNullable<HarnessSettings['loaded']> => ({
    entries: [
      {
        version: 2,
        key: `${supportCode}${'0'.repeat(24)}`,
        request: null,
        confirmedAt: null,
        legs: [],
        kind: 'single',
        stakes: null,
        price: null,
        policy: 'none',
        isFollowBet: false,
        bigComboId: null,
        ...entry,
      },
    ],
  })

  async function slipThatHears(kind: 'lapsed' | 'forgotten', entry: Partial<JournalEntry> = {}) {
    const harness = await createClientHarness({
      loaded: loaded(entry),
      askOutcome: () => Promise.resolve({ kind }),
    })
    return { harness, user: renderWith(harness.client, <Slip hasKeypad={false} />) }
  }

  it('was not placed, for certain: it says so with the support code, and goes on [SLIP-18]', async () => {
    const { user } = await slipThatHears('lapsed', {
      legs: [homeLeg],
      stakes: [{ size: 1, perLine: yuan(150) }],
    })
    expect(await screen.findByRole('heading', { name: 'Bet not placed' })).toBeDefined()
    expect(screen.getByText(/No money was taken/)).toBeDefined()
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual(['Netherlands -0.25 @ 2.10', '¥150.00', supportCode])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })

  it('may have been placed where nobody can say any more: it says where to look, and never that it was not [SLIP-18]', async () => {
    const { user } = await slipThatHears('forgotten')
    expect(await screen.findByRole('heading', { name: "We can't check your bet" })).toBeDefined()
    expect(screen.getByText(supportCode)).toBeDefined()
    expect(screen.queryByText(/not placed|No money/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Bet history' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
  })

  it('is said to be asked about only, where this page cannot read what was kept of it [SLIP-18]', async () => {
    const harness = await createClientHarness({ loaded: loaded({}) })
    renderWith(harness.client, <Slip hasKeypad={false} />)
    expect(await screen.findByRole('heading', { name: 'Checking your bet' })).toBeDefined()
    expect(screen.getByText(/We'll check what happened but won't send it again/)).toBeDefined()
    expect(screen.getByText(supportCode)).toBeDefined()
  })
})

describe('an unknown outcome', () => {
  const lost = (): Promise<Decision> => Promise.reject(new Error('cut line'))

  async function slipInDoubt(askOutcome: () => Promise<Answer>) {
    const { harness, user } = await slipWithHome({ placeBet: lost, askOutcome })
    await user.type(stakeField(), '150')
    await user.click(placeButton())
    await screen.findByRole('heading', { name: 'Checking your bet' })
    return { harness, user }
  }

  it('says what is known, with a support code, and never that it failed [SLIP-18]', async () => {
    await slipInDoubt(() => new Promise(() => {}))
    expect(
      screen.getByText(/Your bet may have been placed, and ¥150.00 may have been taken from your balance./),
    ).toBeDefined()
    expect(screen.getByText(supportCode)).toBeDefined()
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toContain('Netherlands -0.25 @ 2.10')
    expect(screen.queryByText(/fail/i)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull()
  })

  it('says Success once the server says placed [SLIP-18]', async () => {
    const { user } = await slipInDoubt(() => Promise.resolve({ kind: 'placed', ticket: pendingTicket }))
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByRole('heading', { name: 'Bet placed' })).toBeDefined()
    expect(screen.getByText('7000123')).toBeDefined()
  })

  it('says not placed once the server says so [SLIP-18]', async () => {
    const refusal = buildRefusal(errors.insufficientFunds.code)
    const { user } = await slipInDoubt(() => Promise.resolve({ kind: 'refused', refusal }))
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByText('Insufficient funds')).toBeDefined()
    expect(screen.getByText(/Bet not placed. No money was taken./)).toBeDefined()
  })
})
