import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Settings } from '#machines/session/settings.ts'
import { buildCounts, buildList, buildListedEvent } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { offline } from '#src/testing/fakeApi.ts'
import { fakeCaller, type WireQuery } from '#src/testing/fakeCaller.ts'
import { wireEvent } from '#src/testing/replies.ts'
import { openPage } from '#src/testing/shell/page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const member = (rank: number, nickname: string | null, over: Readonly<Record<string, unknown>> = {}) => ({
  rank,
  member: { nickname, obfuscatedUserId: 'al***', avatarId: null },
  winRate: '0.64',
  turnover: '812000.00',
  winnings: '-51200.50',
  currency: 'CNY',
  ticketCount: 322,
  ...over,
})
const board = (results: readonly unknown[], next: number | null = null) => ({
  count: results.length,
  next,
  results,
})

type Answers = Readonly<Record<string, (query: WireQuery) => unknown>>

const everything: Answers = {
  '/events/featured': () => board([wireEvent, { ...wireEvent, eventId: 7 }]),
  '/features/hot_event': () => ({ results: [{ rank: 1, betCount: 4, event: wireEvent }, { rank: 2 }] }),
  '/features/hot_market': () => ({ results: [] }),
  '/features/big_combo': () => ({ results: [] }),
  '/features/win_rate': () => board([member(1, 'Falcon'), member(2, null, { winRate: '7' })]),
  '/features/turnover': () => board([member(1, 'Falcon'), member(2, null, { currency: 'XXX' })]),
}
const allOn = {
  isEsportsEnabled: true,
  enableHotMarket: true,
  enableHotMatch: true,
  enableWinRate: true,
  enableTurnover: true,
  enableBigCombo: true,
}
const live = buildListedEvent('live', { inPlay: true, scoreline: '1-0' })
const many = Array.from({ length: 8 }, (_, at) => buildListedEvent(`e${at}`))

async function open(
  path: string,
  answers: () => Answers = () => everything,
  features: Settings['features'] = allOn,
) {
  const caller = fakeCaller((asked, query) => {
    const answer = answers()[asked]
    if (answer === undefined) throw offline()
    return answer(query)
  })
  const { client } = await createClientHarness({
    api: {
      caller,
      games: () => Promise.resolve([{ gameId: '2', name: 'Dota 2' }]),
      tieco: () => Promise.resolve({ total: buildCounts({ today: 8, inplay: 1 }), games: {} }),
      events: ({ tab }) => Promise.resolve(buildList(tab === 'inplay' ? [live] : many)),
    },
    settings: { features },
  })
  client.liveness.set(true)
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return openPage(client, path)
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const boards = () =>
  within(screen.getByRole('tabpanel', { name: 'Home' }))
    .getAllByRole('region')
    .map((board) => within(board).getAllByRole('heading')[0]?.textContent)

describe('the home page', () => {
  it('has the boards of the documents in their order, with what is put forward before them [BROWSE-11] [BROWSE-04]', async () => {
    await open('events?tab=home')
    await (await region('Hot matches')).findByRole('group', { name: / v / })
    await (await region('Featured')).findByRole('group', { name: / v / })
    expect(boards()).toEqual([
      'Featured',
      'Hot markets',
      'Hot matches',
      'Win rate',
      'Turnover',
      'Big combo',
      'Today',
      'In-play',
    ])
    // What cannot be read is left out, and empties no board [LIVE-13].
    expect((await region('Featured')).getAllByRole('group', { name: / v / })).toHaveLength(1)
    const rates = within(await screen.findByRole('table', { name: 'Win rate' }))
    expect(rates.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'RankMemberWin rate',
      '1Falcon322 bets64%',
    ])
    const turnovers = within(await screen.findByRole('table', { name: 'Turnover' }))
    expect(turnovers.getAllByRole('row')).toHaveLength(2)
    expect(turnovers.getByText('¥812,000.00')).toBeDefined()
  })

  it.each([
    ['enableHotMarket', 'Hot markets'],
    ['enableHotMatch', 'Hot matches'],
    ['enableWinRate', 'Win rate'],
    ['enableTurnover', 'Turnover'],
    ['enableBigCombo', 'Big combo'],
  ] as const)('has no board whose flag %s is off or absent [BROWSE-11] [LAUNCH-14]', async (flag, name) => {
    const { [flag]: _, ...others } = allOn
    for (const features of [{ ...allOn, [flag]: false }, others]) {
      await open('events?tab=home', () => everything, features)
      await (await region('Featured')).findByRole('group', { name: / v / })
      expect(boards()).toHaveLength(7)
      expect(boards()).not.toContain(name)
    }
  })

  it('shows the first matches of today and of those in play, and the way to all of them [BROWSE-11]', async () => {
    const user = await open('events?tab=home')
    const today = await region('Today')
    expect(await today.findAllByRole('group', { name: / v / })).toHaveLength(5)
    expect(
      within(screen.getByRole('region', { name: 'In-play' })).getAllByRole('group', { name: / v / }),
    ).toHaveLength(1)
    await user.click(today.getByRole('link', { name: 'All 8 matches' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.getByRole('tab', { name: 'Today 8', selected: true })).toBeDefined()
  })

  it('says of each board by itself that it is empty or could not be loaded, and asks again [BROWSE-14] [SRV-11]', async () => {
    let answers: Answers = {
      '/events/featured': () => board([]),
      '/features/hot_event': () => ({ results: [] }),
      '/features/hot_market': () => ({ results: [] }),
      '/features/big_combo': () => ({ results: [] }),
      '/features/turnover': () => board([]),
    }
    const user = await open('events?tab=home', () => answers)
    const rates = await region('Win rate')
    expect(await rates.findByText('The members could not be loaded')).toBeDefined()
    expect(
      (await region('Hot matches')).getByText('Nobody else has a bet on a match that is to be decided.'),
    ).toBeDefined()
    expect((await region('Turnover')).getByText(/^Nobody is on this board yet/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull())
    answers = everything
    await user.click(rates.getByRole('button', { name: 'Retry' }))
    expect(await rates.findByText('Falcon')).toBeDefined()
  })
})

describe('the master rankings [BROWSE-01] [MEMBER-06]', () => {
  it('stand beside the lists, of a week or of three months, which the address keeps, page after page [ROUTE-11]', async () => {
    const asked: WireQuery[] = []
    const user = await open('events', () => ({
      ...everything,
      '/rankings/masters/': (query) => {
        asked.push(query)
        return query.page === 1
          ? board([member(1, 'Falcon'), member(2, null)], 2)
          : board([member(3, 'Heron', { winnings: '20.00' })])
      },
    }))
    await user.click(await screen.findByRole('tab', { name: 'Master rankings' }))
    expect(window.location.search).toBe('?tab=masterRankings')
    const rows = async () =>
      within(await screen.findByRole('table', { name: 'Master rankings' }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
    expect(await rows()).toEqual([
      'RankMemberWin rateTurnoverWinnings',
      '1Falcon322 bets64%¥812,000.00-¥51,200.50',
      '2al***322 bets64%¥812,000.00-¥51,200.50',
    ])
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(async () => expect((await rows()).at(-1)).toBe('3Heron322 bets64%¥812,000.00+¥20.00'))
    await user.click(screen.getByRole('tab', { name: 'Past 3 months' }))
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    expect(window.location.search).toBe('?tab=masterRankings&range=past_3_months')
    expect(asked.map(({ range, page }) => [range, page])).toEqual([
      ['weekly', 1],
      ['weekly', 2],
      ['past_3_months', 1],
    ])
  })
})
