import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { tellMoba } from '#sandbox/statistics/moba/mobaPlay.ts'
import { dotaStats, lolStats } from '#sandbox/statistics/moba/mobaStats.ts'
import { mobaGames } from '#sandbox/statistics/moba/rules.ts'
import { mapsOf, type PlayedMap } from '#sandbox/statistics/played.ts'
import { roundsStats, tellRounds } from '#sandbox/statistics/rounds/roundsMap.ts'
import { roundGames } from '#sandbox/statistics/rounds/rules.ts'
import { basketball } from '#sandbox/statistics/scoreboards/basketball.ts'
import { cricket } from '#sandbox/statistics/scoreboards/cricket.ts'
import { scoreboardRows } from '#sandbox/statistics/scoreboards/period.ts'
import { soccer } from '#sandbox/statistics/scoreboards/soccer.ts'
import { someMatches } from '#sandbox/statistics/testing.ts'
import { buildMatch } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { offline } from '#src/testing/fakeApi.ts'
import { fakeCaller } from '#src/testing/fakeCaller.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { LiveStats } from './LiveStats.tsx'

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

interface Row {
  eventId: string
  mapNum: number
  status: number
  details: object
}

/** A map as the sandbox's engine played it, by its details at a share of its length. */
function playedMap(gameId: string, share: number): { details: object; home: string; away: string } {
  const [found] = someMatches(gameId, 1)
  if (found === undefined) throw new Error('no match')
  const { game, match } = found
  const [played] = mapsOf(match)
  if (played === undefined) throw new Error('no map')
  const at = atShare(played, share)
  const { home, away } = match
  const rounds = roundGames.find((known) => known.gameId === gameId)
  if (rounds !== undefined)
    return { details: roundsStats(tellRounds(rounds, game, match, played), at), home, away }
  const moba = mobaGames.find((known) => known.gameId === gameId)
  if (moba === undefined) throw new Error('no such game')
  const stats = gameId === '2' ? dotaStats : lolStats
  return { details: stats(tellMoba(moba, game, match, played), at), home, away }
}

function atShare({ startAt, endAt }: PlayedMap, share: number): number {
  return Math.floor(startAt + share * (endAt - startAt))
}

function rowOf(mapNum: number, status: number, details: object): Row {
  return { eventId: 'e1', mapNum, status, details }
}

async function open(rows: () => readonly unknown[], teams: { home?: string; away?: string } = {}) {
  const harness = await createClientHarness({ api: { caller: fakeCaller(() => ({ results: rows() })) } })
  const { client } = harness
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const user = renderWith(client, <LiveStats event={buildMatch({ eventId: 'e1', ...teams })} />)
  const tell = (data: unknown, timeStamp: number): void =>
    act(() => client.liveStatsNotice.set({ data, timeStamp }))
  return { client, user, tell }
}

const columnsOf = (table: HTMLElement): (string | undefined)[] =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.dataset.column)
const tables = async (): Promise<HTMLElement[]> => await screen.findAllByRole('table')

describe('live stats', () => {
  it.each([
    [
      'CS:GO',
      '1',
      [
        'mapName',
        'firstHalfScore',
        'secondHalfScore',
        'overtimeScore',
        'scoreline',
        'winner',
        'matchScoreline',
      ],
      ['player', 'weapon', 'hp', 'armor', 'money', 'kill', 'assist', 'death', 'adr'],
      ['firstPistol', 'secondPistol', 'rc5Rounds', 'rc10Rounds'],
    ],
    [
      'Valorant',
      '24',
      [
        'mapName',
        'firstHalfScore',
        'secondHalfScore',
        'overtimeScore',
        'scoreline',
        'winner',
        'matchScoreline',
      ],
      ['valoPlayer', 'kill', 'death', 'assist', 'headshot', 'spike', 'loadout'],
      ['firstPistol', 'secondPistol', 'rc5Rounds', 'rc10Rounds'],
    ],
    [
      'Dota 2',
      '2',
      ['kills', 'tower', 'barrack', 'roshan', 'gold', 'mapTime', 'winner', 'matchScoreline'],
      ['hero', 'lvl', 'kda', 'networth', 'lhdn', 'items'],
      ['firstBlood', 'firstTower', 'firstBarrack', 'firstRoshan', 'rc5Kills', 'rc10Kills', 'rc15Kills'],
    ],
    [
      'League of Legends',
      '3',
      ['kills', 'tower', 'inhibitor', 'dragon', 'riftHerald', 'gold', 'mapTime', 'winner', 'matchScoreline'],
      ['hero', 'lvl', 'kda', 'networth', 'damage', 'lasthit', 'items'],
      [
        'firstBlood',
        'firstTower',
        'firstDragon',
        'firstRiftHerald',
        'firstBaron',
        'firstInhibitor',
        'rc5Kills',
        'rc10Kills',
        'rc15Kills',
      ],
    ],
  ])(
    'of %s have exactly the columns, player columns and badges of the contract, of a map that was played [STAT-01] [STAT-02] [STAT-04]',
    async (_, gameId, match, player, badges) => {
      const { details, home, away } = playedMap(gameId, 1)
      await open(() => [rowOf(1, 3, details)], { home, away })
      const all = await tables()
      const ofKind = all.filter((table) => columnsOf(table).every((column) => column !== undefined))
      expect(ofKind.map(columnsOf)).toEqual([match, player, player])
      expect(all[0] && within(all[0]).getAllByRole('row')).toHaveLength(2)
      for (const table of ofKind.slice(1)) expect(within(table).getAllByRole('row')).toHaveLength(6)
      const shown = [...document.querySelectorAll<HTMLElement>('[data-badge]')]
      expect(shown.map(({ dataset }) => dataset.badge)).toEqual(badges)
      const holders = (details as { badges: Record<string, 'home' | 'away' | null> }).badges
      for (const { dataset, textContent } of shown) {
        const holder = holders[dataset.badge ?? ''] ?? null
        expect(textContent).toContain(holder === null ? 'Nobody yet' : { home, away }[holder])
      }
      expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/)
    },
  )

  it('of Dota 2 draw and name every building of both sides, standing or destroyed [STAT-04]', async () => {
    const { details } = playedMap('2', 1)
    await open(() => [rowOf(1, 3, details)])
    const map = await screen.findByRole('img', { name: 'Map of the buildings' })
    const { buildings } = details as { buildings: { building: string; alive: boolean }[] }
    const drawn = [...map.querySelectorAll<SVGElement>('[data-building]')].map(({ dataset }) => [
      dataset.building,
      dataset.alive === 'true',
    ])
    expect(drawn).toEqual(buildings.map(({ building, alive }) => [building, alive]))
    expect(drawn).toHaveLength(36)
    const told = within(screen.getByRole('list', { name: 'Buildings' })).getAllByRole('listitem')
    expect(told.filter(({ textContent }) => textContent.endsWith(': destroyed'))).toHaveLength(
      buildings.filter(({ alive }) => !alive).length,
    )
    expect(told.map(({ textContent }) => textContent)).toContain('Radiant Top Tower 1: destroyed')
  })

  it.each([
    ['soccer', soccer, '41'],
    ['basketball', basketball, '43'],
    ['cricket', cricket, '44'],
  ])('of %s are its scoreboard and its figures [STAT-08]', async (_, sport, gameId) => {
    const [found] = someMatches(gameId, 1)
    if (found === undefined) throw new Error('no match')
    const rows = scoreboardRows(sport, found.match, found.match.endAt, 7).map((row) => ({
      ...row,
      eventId: 'e1',
    }))
    const { home, away } = found.match
    await open(() => rows, { home, away })
    const board = await screen.findByRole('table', { name: 'Scoreboard' })
    const last = rows.at(-1)?.details
    if (last?.kind !== 'scoreboard') throw new Error('no scoreboard')
    const cells = within(board)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      )
    expect(cells.map((row) => row.slice(0, -1))).toEqual([
      last.periods.map((period) => period.home || '–'),
      last.periods.map((period) => period.away || '–'),
    ])
    expect(cells.map((row) => row.at(-1)).join('-')).toBe(last.matchScoreline)
    for (const { name } of last.figures) expect(screen.getByText(name)).toBeDefined()
    expect(screen.getAllByRole('tab')).toHaveLength(rows.length)
  })

  it('change in place with what the channel tells, and only there; what is older, of another event or broken changes nothing [STAT-06] [LIVE-13]', async () => {
    const { details } = playedMap('1', 0.5)
    const { client, tell } = await open(() => [rowOf(1, 2, details)])
    const [, players] = await tables()
    const before = (details as { home: { players: { player: string; kill: number }[] } }).home.players
    const changed: Node[] = []
    const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)))
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const kill = 61
    const next = structuredClone(details) as typeof details & { home: { players: { kill: number }[] } }
    const [first] = next.home.players
    if (first === undefined) throw new Error('no player')
    first.kill = kill
    tell(rowOf(1, 2, next), 2_000)
    await waitFor(() => expect(players?.textContent).toContain(String(kill)))
    tell(rowOf(1, 2, details), 1_000)
    tell({ ...rowOf(1, 2, details), eventId: 'e2' }, 3_000)
    tell({ eventId: 'e1', mapNum: 'one' }, 3_000)
    // Something that can be waited for, told after all of these.
    const last = { ...next, scoreline: '99-98' }
    tell(rowOf(1, 2, last), 4_000)
    await waitFor(() => expect(document.body.textContent).toContain('99-98'))
    observer.disconnect()
    expect(players?.textContent).toContain(String(kill))
    const rows = new Set(
      changed.map((node) => (node instanceof Element ? node : node.parentElement)?.closest('tr')),
    )
    const touched = [...rows].map((row) => row?.querySelector('th')?.textContent)
    expect(touched).toHaveLength(2)
    expect(touched).toContain(before[0]?.player)
    expect(client.queryClient.getQueryState(['statistics', 'live', 'e1'])?.dataUpdateCount).toBe(3)
  })

  it('show the latest map that has begun, another where it is chosen, and a new one when it goes live [LIVE-10] [STAT-06]', async () => {
    const { details } = playedMap('1', 1)
    const map = (mapNum: number, status: number) =>
      rowOf(mapNum, status, { ...details, mapName: `Arena ${mapNum}` })
    const { user, tell } = await open(() => [map(1, 3), map(2, 2), map(3, 1)])
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent
    await screen.findAllByRole('tab')
    expect(screen.getAllByRole('tab')).toHaveLength(2)
    expect(chosen()).toContain('Map 2')
    await user.click(screen.getByRole('tab', { name: /^Map 1/ }))
    expect(chosen()).toContain('Map 1')
    tell(map(2, 3), 1_000)
    await waitFor(() => expect(screen.queryByText(/live/)).toBeNull())
    expect(chosen()).toContain('Map 1')
    tell(map(3, 2), 2_000)
    await waitFor(() => expect(chosen()).toContain('Map 3'))
  })

  it('say that there are none yet where no map has begun, and where there is nothing at all [LIVE-10] [BROWSE-14]', async () => {
    const { details } = playedMap('1', 0)
    await open(() => [rowOf(1, 1, details), rowOf(2, 1, details)])
    expect(await screen.findByText('No statistics yet')).toBeDefined()
    await open(() => [])
    expect(await screen.findByText('No statistics yet')).toBeDefined()
  })

  it('say that they could not be loaded, and are asked for again [SRV-11]', async () => {
    const { details } = playedMap('3', 0.5)
    let answer = (): readonly unknown[] => {
      throw offline()
    }
    const { user } = await open(() => answer())
    expect(await screen.findByText('The statistics could not be loaded')).toBeDefined()
    answer = () => [rowOf(1, 2, details)]
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table', { name: 'Maps' })).toBeDefined()
  })

  it('show half of it as half, and what no one knows by its own name: 19 maps, long names, unknown heroes, weapons and games [STAT-01] [STAT-04]', async () => {
    const long = 'N'.repeat(80)
    const player = { player: long, hero: 'Nobody knows me', lvl: null, kda: 7, items: [long, 4] }
    const half = {
      kind: 'dota',
      home: { side: 'moon', players: [player, 'broken'] },
      buildings: [{ side: 'moon' }],
    }
    const { user } = await open(
      () => [
        ...Array.from({ length: 18 }, (_, index) => rowOf(index + 1, 3, half)),
        rowOf(19, 3, { kind: 'chess', mapName: 'Board 4', scoreline: '1-0' }),
        { mapNum: 20 },
      ],
      { home: long, away: long },
    )
    expect(await screen.findAllByRole('tab')).toHaveLength(19)
    expect(screen.getByRole('table', { name: 'Scoreboard' }).textContent).toContain('Board 4')
    await user.click(screen.getByRole('tab', { name: /^Map 7/ }))
    expect(await screen.findByText('Nobody knows me')).toBeDefined()
    expect(screen.getByText('moon')).toBeDefined()
    expect(screen.getByText('Nothing is known of the buildings.')).toBeDefined()
    expect(screen.getByText('Nothing is known of the players.')).toBeDefined()
    expect(within(screen.getByRole('table', { name: 'Maps' })).getAllByRole('row')).toHaveLength(19)
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/)
  })
})
