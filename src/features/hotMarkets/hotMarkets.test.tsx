import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { agreedTerms } from '#machines/betSlip/terms.ts'
import type { components } from '#openapi/client.gen.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import { wireEvent } from '#src/testing/api/replies.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { HotMarkets } from './HotMarkets.tsx'

type Schemas = components['schemas']

beforeEach(() => localStorage.clear())

/** The event of the replies with its first market alone, bet on so. */
function hotOf(
  shares: Readonly<Record<string, string>>,
  status: Schemas['SelectionStatus'] = 'open',
): Schemas['HotBoard']['results'][number] {
  const [market] = wireEvent.markets
  if (market === undefined) throw new Error('no market')
  const [one] = market.selection
  if (one === undefined) throw new Error('no selection')
  const selection = ['home', 'away'].map((side) => ({
    ...one,
    betTypeSelectionName: side,
    name: side,
    status,
    betRatio: shares[side] ?? null,
  }))
  return { rank: 1, betCount: 8, event: { ...wireEvent, markets: [{ ...market, status, selection }] } }
}

async function open(answer: () => readonly unknown[]) {
  const onFollowed = vi.fn<() => void>()
  const harness = await createClientHarness({ api: { caller: fakeCaller(() => ({ results: answer() })) } })
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const user = renderWith(harness.client, <HotMarkets onFollowed={onFollowed} />)
  return { ...harness, user, onFollowed }
}

describe('the hot markets [BROWSE-11] [MEMBER-06]', () => {
  it('show how the bets on them are spread, most first, and follow the first as a single [SLIP-23]', async () => {
    const { slip, user, onFollowed } = await open(() => [hotOf({ home: '0.25', away: '0.75' })])
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('8 bets', { exact: false })).toBeDefined()
    expect(card.getAllByRole('listitem').map((side) => within(side).getByText(/%$/).textContent)).toEqual([
      '75%',
      '25%',
    ])
    await user.click(card.getByRole('button', { name: /^Bet on / }))
    expect(slip.getSnapshot().context).toMatchObject({
      kind: 'single',
      isFollowBet: true,
      bigComboId: null,
      legs: [{ eventId: wireEvent.eventId, side: 'away' }],
    })
    expect(onFollowed).toHaveBeenCalledTimes(1)
  })

  it('are not followed while they are suspended', async () => {
    const { slip, user } = await open(() => [hotOf({ home: '1.00' }, 'paused')])
    const follow = await screen.findByRole('button', { name: /^Bet on / })
    expect(follow.getAttribute('aria-disabled')).toBe('true')
    await user.click(follow)
    expect(slip.getSnapshot().context.legs).toEqual([])
  })

  it('are not followed while a bet is on its way [SLIP-18]', async () => {
    const { slip, user, onFollowed } = await open(() => [hotOf({ home: '1.00' })])
    const follow = await screen.findByRole('button', { name: /^Bet on / })
    expect(follow.getAttribute('aria-disabled')).toBe('false')
    act(() => slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 }))
    act(() => slip.send({ type: 'stake.typed', text: '150' }))
    await waitFor(() => expect(slip.getSnapshot().matches({ range: 'known' })).toBe(true))
    // No answer to it ever comes.
    act(() => slip.send({ type: 'slip.submitted', terms: agreedTerms(slip.getSnapshot().context.legs) }))
    await waitFor(() => expect(follow.getAttribute('aria-disabled')).toBe('true'))
    await user.click(follow)
    expect(onFollowed).not.toHaveBeenCalled()
    expect(slip.getSnapshot().context.legs).toMatchObject([{ marketId: homeLeg.marketId }])
  })

  it('say that nobody bets, or that they could not be loaded, and are asked for again [BROWSE-14] [SRV-11]', async () => {
    let answer = (): readonly unknown[] => {
      throw offline()
    }
    const { user, client } = await open(() => answer())
    expect(await screen.findByText("Couldn't load the hot markets")).toBeDefined()
    answer = () => []
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No hot markets right now.')).toBeDefined()
    answer = () => [{ rank: 1, betCount: 2 }, hotOf({ home: '1.00' })]
    await client.queryClient.invalidateQueries({ queryKey: ['boards'] })
    expect(await screen.findAllByRole('article')).toHaveLength(1)
  })
})
