import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { offline } from '#src/testing/api/fakeApi.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'

import { narrateMobaMap } from './testing/mobaPlayed.ts'
import { openStats, rowOf } from './testing/openStats.tsx'
import { narrateRoundsMap } from './testing/roundsPlayed.ts'
import { momentOf, seriesOf } from './testing/series.ts'

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

/** A map as the sandbox's engine played it, by its details at a share of its length. */
function playedMap(gameId: string, share: number): { details: object; home: string; away: string } {
  const { match, maps } = seriesOf(
    gameId,
    0,
    ['1', '24'].includes(gameId) ? narrateRoundsMap : narrateMobaMap,
  )
  const [map] = maps
  if (map === undefined) throw new Error('no map')
  const { home, away } = match
  return { details: map.details(momentOf(map.played, share)), home, away }
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
      await openStats(() => [rowOf(1, 3, details)], { home, away })
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
        expect(textContent).toContain(holder === null ? 'Not yet' : { home, away }[holder])
      }
      expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/)
    },
  )

  it('change in place with what the channel tells, and only there; what is older, of another event or broken changes nothing [STAT-06] [LIVE-13]', async () => {
    const { details } = playedMap('1', 0.5)
    const { client, tell } = await openStats(() => [rowOf(1, 2, details)])
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
    const { user, tell } = await openStats(() => [map(1, 3), map(2, 2), map(3, 1)])
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
    await openStats(() => [rowOf(1, 1, details), rowOf(2, 1, details)])
    expect(await screen.findByText('No stats yet')).toBeDefined()
    await openStats(() => [])
    expect(await screen.findByText('No stats yet')).toBeDefined()
  })

  it('say that they could not be loaded, and are asked for again [SRV-11]', async () => {
    const { details } = playedMap('3', 0.5)
    let answer = (): readonly unknown[] => {
      throw offline()
    }
    const { user } = await openStats(() => answer())
    expect(await screen.findByText("Couldn't load the stats")).toBeDefined()
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
    const { user } = await openStats(
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
    expect(screen.getByText('No building data.')).toBeDefined()
    expect(screen.getByText('No player data.')).toBeDefined()
    expect(within(screen.getByRole('table', { name: 'Maps' })).getAllByRole('row')).toHaveLength(19)
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/)
  })
})
