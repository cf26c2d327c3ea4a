import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { agreedTerms } from '#machines/betSlip/terms.ts'
import type { components } from '#openapi/client.gen.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { BigCombos } from './BigCombos.tsx'

type Schemas = components['schemas']

beforeEach(() => localStorage.clear())

function ticketOf(
  name: string,
  at: number,
  change: Partial<Schemas['SlipTicket']> = {},
): Schemas['SlipTicket'] {
  return {
    eventId: `e${name}`,
    marketId: `m${name}`,
    betSelection: 'home',
    line: null,
    selectOddType: 'euro',
    handicap: null,
    odds: '1.00',
    euroOdd: '2.00',
    selectOdd: '2.00',
    changeStatus: 'none',
    timeStamp: 5,
    gameName: 'Soccer',
    gameLogo: null,
    gameId: '41',
    marketTypeName: 'Winner',
    maxBetAmount: '5000.00',
    betShortName: 'WIN',
    competitionName: 'League',
    participantHomeName: name,
    participantAwayName: 'Blues',
    betSelectionDisplay: name,
    betRangeDisplay: '5000.00',
    marketStatus: 'open',
    eventDate: `2026-11-22T1${at}:30:00Z`,
    ...change,
  }
}

const tickets = ['Ash', 'Birch', 'Cedar'].map((name, at) => ticketOf(name, 2 - at))
const combo: Schemas['BigCombo'] = {
  id: 'big-1',
  name: 'Favourites of the day',
  totalOdds: '8.00',
  betCount: 12,
  tickets,
}

/** The board, with what the server puts forward. */
async function open(answer: () => readonly unknown[]) {
  const onFollowed = vi.fn<() => void>()
  const harness = await createClientHarness({ api: { caller: fakeCaller(() => ({ results: answer() })) } })
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const user = renderWith(harness.client, <BigCombos onFollowed={onFollowed} />)
  return { ...harness, user, onFollowed }
}

const card = async (name = combo.name) => within(await screen.findByRole('article', { name }))
const follow = async (name = combo.name) =>
  (await card(name)).findByRole('button', { name: `Add to bet slip: ${name}` })

describe('the big combos [SLIP-13] [BROWSE-11]', () => {
  it('show their legs, the price of the whole, the first start and how many members placed them', async () => {
    const { client } = await open(() => [combo, { ...combo, id: 'big-2', name: 'Long shot', betCount: 0 }])
    client.preferences.set('oddsType', 'hongkong')
    const first = await card()
    const legs = first.getAllByRole('listitem')
    expect(legs.map((leg) => leg.getAttribute('aria-label'))).toEqual(['Ash', 'Birch', 'Cedar'])
    expect(within(legs[0] ?? document.body).getByText('1.00')).toBeDefined()
    // In euro odds whatever the member's odds type, and said to be where that is another [SLIP-24].
    const total = () => card().then((shown) => shown.getByText('8.00').parentElement?.textContent)
    expect(await total()).toBe('Total odds 8.00 Euro')
    act(() => client.preferences.set('oddsType', 'euro'))
    await waitFor(async () => expect(await total()).toBe('Total odds 8.00'))
    expect(first.getByText('First match Sun 22/11 18:30', { exact: false })).toBeDefined()
    expect(first.getByText('Placed by 12 members', { exact: false })).toBeDefined()
    expect((await card('Long shot')).getByText('No bets on it yet', { exact: false })).toBeDefined()
  })

  it('are followed into the slip as they are, which holds them as offered [SLIP-23]', async () => {
    const { slip, user, onFollowed } = await open(() => [combo])
    await user.click(await follow())
    expect(slip.getSnapshot().context).toMatchObject({
      kind: 'bigCombo',
      bigComboId: 'big-1',
      isFollowBet: true,
      legs: tickets.map(({ marketId }) => ({ marketId, side: 'home', euroOdds: '2.00' })),
    })
    expect(onFollowed).toHaveBeenCalledTimes(1)
    await user.click((await card()).getByRole('button', { name: `View in bet slip: ${combo.name}` }))
    expect(onFollowed).toHaveBeenCalledTimes(2)
    slip.send({ type: 'selections.cleared' })
    expect(await follow()).toBeDefined()
  })

  it('cannot be followed while one of their selections is suspended, and say so', async () => {
    let status: Schemas['SelectionStatus'] = 'paused'
    const { slip, user, client } = await open(() => [
      { ...combo, tickets: [...tickets.slice(1), ticketOf('Dogwood', 1, { marketStatus: status })] },
    ])
    const button = await follow()
    expect((await card()).getByRole('img', { name: 'Suspended' })).toBeDefined()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect((await card()).getByText('One of its selections is not available right now.')).toBeDefined()
    await user.click(button)
    expect(slip.getSnapshot().context.legs).toEqual([])
    status = 'open'
    await client.queryClient.invalidateQueries({ queryKey: ['boards'] })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  })

  it('cannot be followed while a bet is on its way, and say so [SLIP-18]', async () => {
    const { slip, user, onFollowed } = await open(() => [combo])
    const button = await follow()
    expect(button.getAttribute('aria-disabled')).toBe('false')
    act(() => slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 }))
    act(() => slip.send({ type: 'stake.typed', text: '150' }))
    await waitFor(() => expect(slip.getSnapshot().matches({ range: 'known' })).toBe(true))
    // No answer to it ever comes.
    act(() => slip.send({ type: 'slip.submitted', terms: agreedTerms(slip.getSnapshot().context.legs) }))
    expect(await (await card()).findByText('Your last bet is still being placed.')).toBeDefined()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(onFollowed).not.toHaveBeenCalled()
    expect(slip.getSnapshot().context).toMatchObject({
      kind: 'single',
      bigComboId: null,
      legs: [{ marketId: homeLeg.marketId }],
    })
  })

  it('that cannot be read whole are left out: what is placed is what was put forward [LIVE-13]', async () => {
    await open(() => [{ ...combo, name: 'Broken', tickets: [...tickets, { marketId: 'm9' }] }, combo])
    await card()
    expect(screen.queryByRole('article', { name: 'Broken' })).toBeNull()
  })

  it('say that there are none, or that they could not be loaded, and are asked for again [BROWSE-14] [SRV-11]', async () => {
    let answer = (): readonly unknown[] => {
      throw offline()
    }
    const { user, client } = await open(() => answer())
    expect(await screen.findByText("Couldn't load the big combos")).toBeDefined()
    expect(screen.getByText('The internet connection appears to be offline')).toBeDefined()
    answer = () => []
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'No result found' })).toBeDefined()
    answer = () => [combo]
    await client.queryClient.invalidateQueries({ queryKey: ['boards'] })
    await card()
    answer = () => {
      throw offline()
    }
    await client.queryClient.invalidateQueries({ queryKey: ['boards'] })
    expect(await screen.findByText('These combos may not be up to date.')).toBeDefined()
    expect(await card()).toBeDefined()
  })
})
