import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller, type WireQuery } from '#src/testing/api/fakeCaller.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderAt } from '#src/testing/odds/renderAt.tsx'

import { AnalysisPanel } from './AnalysisPanel.tsx'

beforeEach(() => localStorage.clear())

const event = { eventId: 'e1', gameId: '1', home: 'Northport', away: 'Eastvale', inPlay: false }
const tab = (id: string, available = true) => ({ id, label: id, available })

const match = (over: Readonly<Record<string, unknown>> = {}) => ({
  eventId: 'old-1',
  competitionName: 'Vale Cup',
  startDatetimeUtc: '2023-05-02T18:00:00Z',
  home: 'Eastvale',
  away: 'Northport',
  scoreline: '0-2',
  winner: 'away',
  ...over,
})
const rates = {
  startWithCtWinRate: '0.75',
  startWithTWinRate: '0.4',
  tFirstRoundWinRate: '0',
  ctFirstRoundWinRate: '1.0000',
}
const met = {
  summaryType: 'head_to_head',
  home: { teamName: 'Northport', wins: 2 },
  away: { teamName: 'Eastvale', wins: 1 },
  draws: 0,
  matches: [match(), match({ eventId: null, startDatetimeUtc: '2023-04-02T18:00:00Z' })],
  winRates: { home: rates, away: { ...rates, startWithCtWinRate: '0.6' } },
}

type Answers = Readonly<Record<string, unknown>>

async function open(answers: () => Answers) {
  const caller = fakeCaller((path, query: WireQuery) => {
    const key = path === '/analytics/available/' ? 'available' : String(query.summary_type)
    const found = answers()[key]
    if (found === undefined) throw offline()
    return found
  })
  const harness = await createClientHarness({ api: { caller } })
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  await renderAt(harness.client, '/events/e1', <AnalysisPanel event={event} />)
  return { user: userEvent.setup({ delay: null }) }
}

const allTabs = {
  head_to_head: tab('head_to_head'),
  heroes: tab('heroes', false),
  recent_matches: tab('recent_matches'),
  play_by_play: tab('play_by_play'),
  of_a_later_day: tab('of_a_later_day'),
  broken: { id: 7 },
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

describe('the analysis of an event [STAT-03]', () => {
  it('has a tab for each part that the server has, which the arrow keys move through [BROWSE-08]', async () => {
    const { user } = await open(() => ({
      available: { ...allTabs, heroes: tab('heroes') },
      head_to_head: met,
      heroes: { home: [{ hero: 'Axe', games: 40, pick: '0.42', win: '0.55' }, { hero: 7 }], away: [] },
      recent_matches: { home: [match()], away: [match({ scoreline: '1-1', winner: null })] },
    }))
    await screen.findByRole('heading', { name: 'Previous meetings' })
    expect(tabs()).toEqual(['Head to head', 'Heroes', 'Recent matches'])
    await user.tab()
    await user.keyboard('{ArrowRight}')
    const heroes = within(await screen.findByRole('table', { name: 'Northport' }))
    expect(heroes.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Hero',
      'Played',
      'Pick rate',
      'Win rate',
    ])
    expect(heroes.getByRole('row', { name: 'Axe 40 42% 55%' })).toBeDefined()
    expect(heroes.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByText('No hero data for this team.')).toBeDefined()
    await user.keyboard('{ArrowRight}')
    const [won] = await screen.findAllByRole('list', { name: 'Form, newest first' })
    expect(won?.textContent).toBe('WWon')
    const drawn = within(screen.getByRole('region', { name: 'Eastvale' }))
    expect(drawn.getAllByText('Drawn')).toHaveLength(2)
  })

  it('tells who won how often, each match with the way to its result, and the win rates by the side of the map', async () => {
    await open(() => ({ available: allTabs, head_to_head: met }))
    const won = within(await screen.findByRole('region', { name: 'Matches won' }))
    expect(won.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', '0', '1'])
    const list = within(screen.getByRole('list', { name: 'Previous meetings' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/game-results/old-1',
    ])
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '75%Maps won, starting as CT60%',
      '40%Maps won, starting as T40%',
      '100%First round won as CT100%',
      '0%First round won as T0%',
    ])
  })

  it('shows what can be read of it: without win rates or matches that make no sense [LIVE-13]', async () => {
    await open(() => ({
      available: allTabs,
      head_to_head: {
        ...met,
        matches: [match(), match({ scoreline: 7 }), 'no match'],
        winRates: { home: { ...rates, startWithCtWinRate: '7' }, away: rates },
      },
    }))
    const list = within(await screen.findByRole('list', { name: 'Previous meetings' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says that nothing is known, or that it could not be loaded, and is asked for again [BROWSE-14] [SRV-11]', async () => {
    let answers: Answers = {}
    const { user } = await open(() => answers)
    expect(await screen.findByText("Couldn't load the analysis")).toBeDefined()
    answers = { available: {} }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No data on these teams yet.')).toBeDefined()
  })

  it('says of a part that it could not be loaded, beside the tabs of the others [BROWSE-14]', async () => {
    let answers: Answers = { available: allTabs }
    const { user } = await open(() => answers)
    expect(await screen.findByText("Couldn't load the analysis")).toBeDefined()
    expect(tabs()).toEqual(['Head to head', 'Recent matches'])
    answers = { available: allTabs, head_to_head: met }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Previous meetings' })).toBeDefined()
  })
})
