import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import type { Settings } from '#machines/session/settings.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller, type WireQuery } from '#src/testing/api/fakeCaller.ts'
import { wireEvent } from '#src/testing/api/replies.ts'
import { buildCounts, buildList, buildListedEvent, buildSelection } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
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
  winnings: '51200.50',
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

const [wireMarket] = wireEvent.markets
const slipTicketOf = (name: string) => ({
  eventId: `e${name}`,
  marketId: `m${name}`,
  betSelection: 'home',
  betSelectionDisplay: name,
  line: null,
  handicap: null,
  euroOdd: '2.00',
  selectOddType: 'euro',
  timeStamp: 5,
  gameId: '41',
  gameName: 'Soccer',
  marketTypeName: 'Winner',
  maxBetAmount: '5000.00',
  betShortName: 'WIN',
  competitionName: 'League',
  participantHomeName: name,
  participantAwayName: 'Blues',
  marketStatus: 'open',
  eventDate: '2026-11-22T10:30:00Z',
})
const combo = {
  id: 'big-1',
  name: 'Favourites of the day',
  totalOdds: '8.00',
  betCount: 12,
  tickets: ['Ash', 'Birch'].map((name) => slipTicketOf(name)),
}

const everything: Answers = {
  '/events/featured': () => board([wireEvent, { ...wireEvent, eventId: 7 }]),
  '/features/hot_event': () => ({ results: [{ rank: 1, betCount: 4, event: wireEvent }, { rank: 2 }] }),
  '/features/hot_market': () => ({
    results: [{ rank: 1, betCount: 4, event: { ...wireEvent, markets: [wireMarket] } }],
  }),
  '/features/big_combo': () => ({ results: [combo] }),
  '/features/win_rate': () => board([member(1, 'Falcon'), member(2, null, { winRate: '7' })]),
  '/features/turnover': () => board([member(1, 'Falcon'), member(2, null, { currency: 'XXX' })]),
}
const nothing: Answers = {
  '/events/featured': () => board([]),
  '/features/hot_event': () => ({ results: [] }),
  '/features/hot_market': () => ({ results: [] }),
  '/features/big_combo': () => ({ results: [] }),
  '/features/win_rate': () => board([]),
  '/features/turnover': () => board([]),
}
const allOn = {
  isEsportsEnabled: true,
  enableHotMarket: true,
  enableHotMatch: true,
  enableWinRate: true,
  enableTurnover: true,
  enableBigCombo: true,
}
const live = buildListedEvent('live', {
  inPlay: true,
  scoreline: '1-0',
  mapNum: 2,
  details: '15:24',
  tabs: [
    { tabName: 'MATCH', open: true, scoreline: '1-0' },
    { tabName: 'MAP 2', open: true, scoreline: '8-6' },
  ],
})
const many = Array.from({ length: 8 }, (_, at) => buildListedEvent(`e${at}`))

interface World {
  answers?: () => Answers
  features?: Settings['features']
  lists?: { readonly today: readonly Event[]; readonly inplay: readonly Event[] }
  nickname?: string
}

async function start(
  path: string,
  {
    answers = () => everything,
    features = allOn,
    lists = { today: many, inplay: [live] },
    nickname,
  }: World = {},
) {
  const caller = fakeCaller((asked, query) => {
    const answer = answers()[asked]
    if (answer === undefined) throw offline()
    return answer(query)
  })
  const harness = await createClientHarness({
    api: {
      caller,
      games: () => Promise.resolve([{ gameId: '2', name: 'Dota 2' }]),
      tieco: () => Promise.resolve({ total: buildCounts({ today: 8, inplay: 1 }), games: {} }),
      events: ({ tab }) => Promise.resolve(buildList([...(tab === 'inplay' ? lists.inplay : lists.today)])),
    },
    settings: { features, ...(nickname !== undefined && { nickname }) },
  })
  harness.client.liveness.set(true)
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return { ...harness, user: openPage(harness.client, path) }
}

async function open(path: string, answers = () => everything, features: Settings['features'] = allOn) {
  return (await start(path, { answers, features })).user
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const boards = () =>
  within(screen.getByRole('tabpanel', { name: 'Home' }))
    .getAllByRole('region')
    .map((board) => within(board).getAllByRole('heading')[0]?.textContent)

describe('the home page', () => {
  it('has what is played and what starts soon first, then what is put forward and the boards of the documents [BROWSE-11] [BROWSE-04]', async () => {
    await open('events?tab=home')
    await (await region('Hot matches')).findByRole('group', { name: / v / })
    await (await region('Featured')).findByRole('group', { name: / v / })
    await screen.findByRole('list', { name: 'Turnover' })
    expect(boards()).toEqual([
      'Live now',
      'Starting soon',
      'Featured',
      'Big combos',
      'Hot matches',
      'Hot markets',
      'Win rate',
      'Turnover',
    ])
    // What cannot be read is left out, and empties no board [LIVE-13].
    expect((await region('Featured')).getAllByRole('group', { name: / v / })).toHaveLength(1)
    expect(await membersOf('Win rate')).toEqual(['Falcon64%1st 322 bets'])
    expect(await membersOf('Turnover')).toEqual(['Falcon¥812,000.001st 322 bets'])
  })

  it.each([
    ['enableHotMarket', 'Hot markets'],
    ['enableHotMatch', 'Hot matches'],
    ['enableWinRate', 'Win rate'],
    ['enableTurnover', 'Turnover'],
    ['enableBigCombo', 'Big combos'],
  ] as const)('has no board whose flag %s is off or absent [BROWSE-11] [LAUNCH-14]', async (flag, name) => {
    const { [flag]: _, ...others } = allOn
    for (const features of [{ ...allOn, [flag]: false }, others]) {
      await open('events?tab=home', () => everything, features)
      await (await region('Featured')).findByRole('group', { name: / v / })
      await waitFor(() => expect(boards()).toHaveLength(7))
      expect(boards()).not.toContain(name)
    }
  })

  it('shows the first matches of today and the way to all of them [BROWSE-11]', async () => {
    const user = await open('events?tab=home')
    const today = await region('Starting soon')
    expect(await today.findAllByRole('group', { name: / v / })).toHaveLength(5)
    await user.click(today.getByRole('link', { name: 'View all 8 matches' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.getByRole('tab', { name: 'Today 8', selected: true })).toBeDefined()
  })

  it('has a card for each match in play, whose score and prices the books write [BROWSE-11] [LIVE-06]', async () => {
    const { client } = await start('events?tab=home')
    const card = await (await region('Live now')).findByRole('group', { name: 'Home live v Away live' })
    const text = (part: string) => card.querySelector(`[data-${part}]`)?.textContent
    await waitFor(() => expect([text('score="home"'), text('score="away"')]).toEqual(['8', '6']))
    expect([text('maps="home"'), text('maps="away"'), text('standing')]).toEqual(['1', '0', 'Map 2, 15:24'])
    const prices = within(card).getAllByRole('button')
    expect(prices.map((price) => price.querySelector('[data-price]')?.textContent)).toEqual(['1.85', '1.85'])
    const [market] = live.markets
    if (market === undefined) throw new Error('no market')
    const selections = [buildSelection('home', '1.42', { name: 'Home' }), buildSelection('away', '2.75')]
    client.priceBook.apply([{ ...market, timeStamp: market.timeStamp + 1, selections }])
    await waitFor(() => expect(prices[0]?.querySelector('[data-price]')?.textContent).toBe('1.42'))
    const tabs = [{ tabName: 'MAP 2', open: true, scoreline: '9-6' }]
    const { eventId, mapNum, details } = live
    client.scoreBook.apply({ eventId, inPlay: true, tabs, scoreline: '1-0', mapNum, details, timeStamp: 1 })
    await waitFor(() => expect(text('score="home"')).toBe('9'))
  })

  it('leads with those in play that the partner puts forward, and has the others of them on a board [BROWSE-04]', async () => {
    const featured = [wireEvent, { ...wireEvent, eventId: 'e9', home: { teamName: 'Golds' }, inPlay: 'true' }]
    await start('events?tab=home', {
      answers: () => ({ ...everything, '/events/featured': () => board(featured) }),
    })
    const names = (place: Pick<typeof screen, 'getAllByRole'>) =>
      place.getAllByRole('group', { name: / v / }).map((group) => group.getAttribute('aria-label'))
    await waitFor(async () =>
      expect(names(await region('Live now'))).toEqual(['Golds v Blues', 'Home live v Away live']),
    )
    expect(names(await region('Featured'))).toEqual(['Reds v Blues'])
  })

  it('counts down to a start in its last hour, by the server’s clock, and says the time before [BROWSE-07]', async () => {
    const now = Date.now()
    const starts = [3 * 60_000 - 5_000, 60 * 60_000, 61 * 60_000 + 30_000].map((ahead, at) =>
      buildListedEvent(`e${at}`, { startUtc: now + ahead }),
    )
    await start('events?tab=home', { lists: { today: starts, inplay: [] } })
    const rows = await (await region('Starting soon')).findAllByRole('group', { name: / v / })
    const said = rows.map((row) => row.querySelector('[data-start] b')?.textContent)
    expect(said.slice(0, 2)).toEqual(['3 min', '60 min'])
    expect(said[2]).toMatch(/^\d\d:\d\d$/)
    expect(screen.queryByRole('region', { name: 'Live now' })).toBeNull()
  })

  it('has no board with nothing in it, and says so in a line where all of it is empty [BROWSE-14]', async () => {
    await start('events?tab=home', { answers: () => nothing, lists: { today: [], inplay: [] } })
    const line = await screen.findByText(/^No matches right now\./)
    const panel = screen.getByRole('tabpanel', { name: 'Home' })
    await waitFor(() => expect(within(panel).queryAllByRole('region')).toEqual([]))
    expect(getComputedStyle(line).display).not.toBe('none')
    await start('events?tab=home')
    await region('Live now')
    expect(getComputedStyle(screen.getByText(/^No matches right now\./)).display).toBe('none')
  })

  it('says of each board on its own that it could not be loaded, and asks again [BROWSE-14] [SRV-11]', async () => {
    const { '/features/win_rate': _, ...others } = nothing
    let answers: Answers = others
    const user = await open('events?tab=home', () => answers)
    const rates = await region('Win rate')
    expect(await rates.findByText("Couldn't load the rankings")).toBeDefined()
    await waitFor(() => expect(boards()).toEqual(['Live now', 'Starting soon', 'Win rate']))
    answers = everything
    await user.click(rates.getByRole('button', { name: 'Retry' }))
    expect(await rates.findByText('Falcon')).toBeDefined()
  })

  it('has no board of members while nobody has won, with five bets at least [BROWSE-11]', async () => {
    const losers = [member(1, 'Falcon', { winnings: '-20.00' }), member(2, 'Heron', { ticketCount: 4 })]
    await open('events?tab=home', () => ({
      ...everything,
      '/features/win_rate': () => board(losers),
      '/features/turnover': () =>
        board([...losers, member(3, 'Kite', { ticketCount: 5, turnover: '50.00' })]),
    }))
    expect(await membersOf('Turnover')).toEqual(['Kite¥50.001st 5 bets'])
    expect(screen.queryByRole('region', { name: 'Win rate' })).toBeNull()
  })
})

/** What a board says of each member, in the order it is read. */
async function membersOf(name: string) {
  return within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('the master rankings [BROWSE-01] [MEMBER-06]', () => {
  const four = ['Falcon', 'Heron', 'Kite', 'Owl'].map((name, at) =>
    member(at + 1, name, { winnings: `${400 - 100 * at}.00`, ticketCount: 9 }),
  )

  it('are next to the lists, of a week or of three months, kept in the address, page after page while there are winners [ROUTE-11]', async () => {
    const asked: WireQuery[] = []
    const { user } = await start('events', {
      nickname: 'Owl',
      answers: () => ({
        ...everything,
        '/rankings/masters/': (query) => {
          asked.push(query)
          return query.page === 1
            ? board(four, 2)
            : board(
                [
                  member(5, 'Wren', { winnings: '20.00', ticketCount: 5 }),
                  member(6, null, { winnings: '0.00' }),
                ],
                3,
              )
        },
      }),
    })
    await user.click(await screen.findByRole('tab', { name: 'Boards' }))
    await user.click(await screen.findByRole('tab', { name: 'Master rankings' }))
    expect(window.location.search).toBe('?tab=masterRankings')
    const onPodium = ['Falcon+¥400.001st 9 bets', 'Heron+¥300.002nd 9 bets', 'Kite+¥200.003rd 9 bets']
    // One's own place says so.
    const inRows = ['4You9 bets Win rate 64% Turnover ¥812,000.00+¥100.00']
    expect(await membersOf('Master rankings')).toEqual([...onPodium, ...inRows])
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(async () =>
      expect((await membersOf('Master rankings')).at(-1)).toBe(
        '5Wren5 bets Win rate 64% Turnover ¥812,000.00+¥20.00',
      ),
    )
    // After one without a profit nobody has any.
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(screen.getByText('Members with at least 5 bets and a profit')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Past 3 months' }))
    await waitFor(async () => expect(await membersOf('Master rankings')).toHaveLength(4))
    expect(window.location.search).toBe('?tab=masterRankings&range=past_3_months')
    expect(asked.map(({ range, page }) => [range, page])).toEqual([
      ['weekly', 1],
      ['weekly', 2],
      ['past_3_months', 1],
    ])
  })

  it('honour nobody who lost, and say so calmly where nobody has won [BROWSE-14]', async () => {
    await start('events?tab=masterRankings', {
      answers: () => ({
        ...everything,
        '/rankings/masters/': () => board([member(1, 'Falcon', { winnings: '-20.00' })]),
      }),
    })
    expect(await screen.findByText('No rankings yet. They appear as bets are settled.')).toBeDefined()
    expect(screen.queryByText('Falcon')).toBeNull()
  })
})
