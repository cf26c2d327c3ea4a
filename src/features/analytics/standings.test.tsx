import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller, type WireQuery } from '#src/testing/api/fakeCaller.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderAt } from '#src/testing/odds/renderAt.tsx'

import { AnalysisPanel } from './AnalysisPanel.tsx'

beforeEach(() => localStorage.clear())

const teamAt = (place: number): string => `Team ${place}`

/** A team's row of a soccer table. */
const row = (position: number, over: Readonly<Record<string, unknown>> = {}) => ({
  position,
  teamName: teamAt(position),
  played: 10,
  won: 6,
  drawn: 1,
  lost: 3,
  scored: 60 - position,
  conceded: 52,
  points: 40 - position,
  winRate: null,
  ...over,
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1))

/** Opens the standings of a match between two teams, where a server has these. */
async function open(
  rows: readonly unknown[] | (() => readonly unknown[]),
  { gameId = '41', home = teamAt(2), away = teamAt(4), sinceUtc = '2026-04-20T00:00:00Z' as unknown } = {},
) {
  const asked: unknown[] = []
  const leftOut: string[] = []
  const caller = fakeCaller(
    (path, query: WireQuery) => {
      if (path === '/analytics/available/')
        return { 'x-slipway-standings': { id: 'x-slipway-standings', label: 'Standings', available: true } }
      asked.push(query.summary_type)
      return {
        summaryType: 'x-slipway-standings',
        competitionName: 'Harrow Premier',
        sinceUtc,
        rows: typeof rows === 'function' ? rows() : rows,
      }
    },
    (what) => void leftOut.push(what),
  )
  const harness = await createClientHarness({ api: { caller } })
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const event = { eventId: 'e1', gameId, home, away, inPlay: false }
  await renderAt(harness.client, '/events/e1', <AnalysisPanel event={event} />)
  return { user: userEvent.setup({ delay: null }), asked, leftOut }
}

const table = async () => within(await screen.findByRole('table', { name: 'Standings' }))
const teams = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent)
const heads = async () => (await table()).getAllByRole('columnheader')

describe('the standings of a match [STAT-03]', () => {
  it('are a table in the order of the server, under heads that are read in full [A11Y-01]', async () => {
    const { asked } = await open([row(1), row(2, { points: -3, scored: 5 }), row(2, { teamName: 'Level' })])
    expect(await screen.findByRole('heading', { name: 'Harrow Premier' })).toBeDefined()
    expect(screen.getByText('Matches since 20/04/2026, before this one')).toBeDefined()
    const names = ['Position', 'Team', 'Played', 'Won', 'Drawn', 'Lost', 'Goals', 'Difference', 'Points']
    for (const name of names) expect((await table()).getByRole('columnheader', { name })).toBeDefined()
    expect((await heads()).map(({ textContent }) => textContent)).toEqual([
      '#',
      'Team',
      'P',
      'W',
      'D',
      'L',
      'Goals',
      '+/−',
      'Pts',
    ])
    const rows = (await table()).getAllByRole('row').slice(1)
    expect(
      rows.map((each) =>
        within(each)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['1', '10', '6', '1', '3', '59:52', '+7', '39'],
      ['2', '10', '6', '1', '3', '5:52', '−47', '−3'],
      ['2', '10', '6', '1', '3', '58:52', '+6', '38'],
    ])
    expect(asked).toEqual(['x-slipway-standings'])
  })

  it("say of the match's two teams that they are in it, not by colour alone [A11Y-01]", async () => {
    await open(rowsOf(5))
    expect(await teams()).toEqual([
      'Team 1',
      'Team 2, in this match',
      'Team 3',
      'Team 4, in this match',
      'Team 5',
    ])
  })

  it('of a long table are the best and those around the two teams, until all are asked for', async () => {
    const { user } = await open(rowsOf(48), { home: teamAt(12), away: teamAt(30) })
    const few = [1, 2, 3, 10, 11, 12, 13, 14, 28, 29, 30, 31, 32].map(teamAt)
    const named = async () => (await teams()).map((name) => name?.replace(', in this match', ''))
    expect(await named()).toEqual(few)
    const button = screen.getByRole('button', { name: 'Show all 48 teams' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await user.keyboard('{Enter}')
    expect(await named()).toEqual(rowsOf(48).map(({ teamName }) => teamName))
    const fewer = screen.getByRole('button', { name: 'Show fewer teams' })
    expect(document.activeElement).toBe(fewer)
    await user.keyboard('{Enter}')
    expect(await named()).toEqual(few)
  })

  it('leave out no single row between two that are shown, and fold no table of twelve', async () => {
    await open(rowsOf(13), { home: teamAt(7), away: teamAt(13) })
    expect((await teams()).map((name) => name?.replace(', in this match', ''))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(teamAt),
    )
    expect(screen.queryByRole('button')).toBeNull()
    await open(rowsOf(12), { home: teamAt(12), away: teamAt(12) })
    expect(await teams()).toHaveLength(12)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('begin with the first ten where neither team is in the table', async () => {
    await open(rowsOf(20), { home: 'Nobody', away: 'No one' })
    expect(await teams()).toEqual(rowsOf(10).map(({ teamName }) => teamName))
  })

  it('have the columns that the game has: in esports no draws and no points, in basketball the win rate', async () => {
    await open([row(1, { drawn: null, points: null })], { gameId: '1' })
    expect((await heads()).map(({ textContent }) => textContent)).toEqual([
      '#',
      'Team',
      'P',
      'W',
      'L',
      'Maps',
      '+/−',
    ])
    await open([row(1, { drawn: null, points: null, winRate: '0.6667' })], { gameId: '43' })
    expect((await table()).getByRole('columnheader', { name: 'Win rate' })).toBeDefined()
    expect((await table()).getByRole('cell', { name: '67%' })).toBeDefined()
    await open([row(1, { scored: null, conceded: null })], { sinceUtc: null })
    expect((await table()).queryByRole('columnheader', { name: 'Difference' })).toBeNull()
    expect(screen.queryByText(/before this one/)).toBeNull()
  })

  it('show names as they are written, and count what cannot be read [LIVE-13]', async () => {
    const { leftOut } = await open([
      row(1, { teamName: '<img src=x onerror=alert(1)>' }),
      row(2, { teamName: '\u202Eesrever' }),
      row(3, { played: 'many' }),
      row(1, { teamName: '\u202Eesrever' }),
    ])
    expect(await teams()).toEqual(['<img src=x onerror=alert(1)>', '\u202Eesrever'])
    expect(leftOut).toEqual(['malformed', 'malformed'])
  })

  it('say that there are none yet, or that they could not be loaded, and are asked for again [BROWSE-14] [SRV-11]', async () => {
    let rows = (): readonly unknown[] => {
      throw offline()
    }
    const { user } = await open(() => rows())
    expect(await screen.findByText("Couldn't load the analysis")).toBeDefined()
    rows = () => []
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No standings for this competition yet.')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
