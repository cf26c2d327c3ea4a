import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { liveStats } from '#src/realtime/topics/liveStats.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller, type WireQuery } from '#src/testing/api/fakeCaller.ts'
import { buildMatch } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { MatchLog } from './MatchLog.tsx'

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

async function open(answer: (query: WireQuery) => unknown) {
  const harness = await createClientHarness({ api: { caller: fakeCaller((_, query) => answer(query)) } })
  const { client } = harness
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const user = renderWith(
    client,
    <MatchLog event={buildMatch({ eventId: 'e1', home: 'Kites', away: 'Owls' })} />,
  )
  return { client, user }
}

const nothing = { who: null, player: null, victim: null, weapon: null, headshot: null }
const maps = [
  { matchId: 'e1-m1', mapNum: 1, mapName: 'Mirage' },
  { matchId: 'e1-m2', mapNum: 2, mapName: 'Nuke' },
]
const roundLog = (matchId: string, rounds: number) => ({
  summaryType: 'rounds',
  eventId: 'e1',
  matchId,
  maps,
  races: [
    { marker: 5, winner: rounds >= 5 ? 'home' : null, at: rounds >= 5 ? 500 : null },
    { marker: 10, winner: null, at: null },
    { marker: 15, winner: null, at: null },
  ],
  rounds: Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    winner: 'home',
    endType: index === 0 ? 'STRUCK_BY_LIGHTNING' : 'BOMB_DEFUSED',
    scoreline: `${index + 1}-0`,
    events: [
      { ...nothing, kind: 'round_start', at: 0 },
      { ...nothing, kind: 'alien_landed', at: 31, who: 'away', player: 'N'.repeat(80) },
      {
        ...nothing,
        kind: 'player_kill',
        at: 'later',
        who: 'home',
        player: 'Kite',
        victim: 'Bram',
        weapon: 'Teapot',
      },
    ],
  })),
})

describe('the match log', () => {
  it('has the rounds, who was first to five, ten and fifteen, and what it does not know by its own name; of another map where that is chosen [STAT-05]', async () => {
    const { user } = await open(({ match_id: id }) =>
      roundLog(id === 'e1-m1' ? 'e1-m1' : 'e1-m2', id === 'e1-m1' ? 3 : 20),
    )
    const races = within(await screen.findByLabelText('Races'))
    expect(races.getByText('First to 5').parentElement?.textContent).toContain('Kites8:20')
    expect(races.getAllByText('Not yet')).toHaveLength(2)
    expect(
      screen.getByRole('img', { name: /^Rounds won/ }).querySelectorAll('[data-winner="home"]'),
    ).toHaveLength(20)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Nuke')
    await user.click(screen.getByRole('tab', { name: 'Mirage' }))
    const head = await screen.findByText('STRUCK_BY_LIGHTNING', { selector: 'span' })
    expect(head.closest('div')?.textContent).toContain('Round 1')
    const first = within(screen.getByRole('list', { name: 'Round 1' }))
    expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Kite killed Bram with Teapot',
      '0:31alien_landed',
      '0:00Round started',
    ])
  })

  it('has the kills with the races in their places, and the course of kills and gold as drawings and tables [STAT-05]', async () => {
    const kill = (at: number, score: number) => ({
      kind: 'kill',
      at,
      who: 'away',
      player: 'Bram',
      victim: 'Kite',
      lane: null,
      scoreline: `0-${score}`,
    })
    await open(() => ({
      summaryType: 'kills',
      eventId: 'e1',
      matchId: 'e1-m1',
      maps: maps.slice(0, 1),
      races: [{ marker: 5, winner: 'away', at: 300 }],
      events: [1, 2, 3, 4, 5, 6].map((score) => kill(score * 60, score)),
      gold: [
        { at: 0, home: 3000, away: 3000 },
        { at: 60, home: 3200, away: 4400 },
      ],
    }))
    const rows = within(await screen.findByRole('list', { name: 'Match log' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      '6:00Bram killed Kite0-6',
      '5:00★Owls first to 5',
      '5:00Bram killed Kite0-5',
    ])
    expect(screen.getByRole('img', { name: /Owls leads by 1\.2K$/ })).toBeDefined()
    expect(screen.getByRole('img', { name: 'Kills over time, Kites v Owls: 0-6' })).toBeDefined()
    expect(screen.getAllByText('View as table')).toHaveLength(2)
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('is asked for again when the channel reports something new on a map [STAT-06]', async () => {
    let rounds = 1
    const { client } = await open(() => roundLog('e1-m2', rounds))
    expect(await screen.findByRole('list', { name: 'Round 1' })).toBeDefined()
    rounds = 2
    const data = { eventId: 'e1', mapNum: 2, status: 2, details: { kind: 'rounds' } }
    act(() => client.topics.take(liveStats.event, { data, timestamp: 1 }))
    expect(await screen.findByRole('list', { name: 'Round 2' })).toBeDefined()
  })

  it('says that there is no log yet, that it could not be loaded, and is asked for again [BROWSE-14] [SRV-11]', async () => {
    let answer = (): unknown => {
      throw offline()
    }
    const { user } = await open(() => answer())
    expect(await screen.findByText("Couldn't load the match log")).toBeDefined()
    answer = () => {
      throw new CallFailed({ ...failureOfKind('refused'), status: 404 })
    }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getByText('No match log yet')).toBeDefined())
  })
})
