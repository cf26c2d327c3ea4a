import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { pretendDevice } from '#src/testing/shell/page.tsx'

import { narrateMobaMap } from '../testing/mobaPlayed.ts'
import { openStats, rowOf } from '../testing/openStats.tsx'
import { alikeColumns, alikeSides, type Cells, rowsOf, textOf } from '../testing/readTable.ts'
import { narrateRoundsMap } from '../testing/roundsPlayed.ts'
import { momentOf, type Series, seriesOf, type Tell } from '../testing/series.ts'

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

/** The maps that have begun by a moment, as the wire has them. */
function wireAt({ maps }: Series, at: number) {
  return maps
    .filter(({ played }) => played.startAt <= at)
    .map(({ played, details }) => rowOf(played.map, played.endAt <= at ? 3 : 2, details(at)))
}

/** What is to be seen at a moment: every map that has begun in the table of the maps, and the latest of them in full. */
function expectedAt({ maps }: Series, at: number) {
  const begun = maps.filter(({ played }) => played.startAt <= at).map(({ expected }) => expected(at))
  const latest = begun.at(-1)
  if (latest === undefined) throw new Error('no map has begun')
  return { maps: begun.map(({ row }) => row), players: latest.players, badges: latest.badges }
}

function tableOf(name: string): HTMLTableElement {
  const table = screen.getByRole('table', { name })
  if (!(table instanceof HTMLTableElement)) throw new Error('no table')
  return table
}

/** What is seen. */
function shown({ match: { home, away } }: Series) {
  const players = [home, away].map((team): readonly [string, Cells[]] => {
    const title = screen.getByRole('heading', { name: new RegExp(`^${team}`) })
    return [textOf(title), rowsOf(tableOf(`Players of ${team}`))]
  })
  const badges = [...document.querySelectorAll('[data-badge]')].map((badge) =>
    ['dt', 'dd'].map((part) => badge.querySelector(part)?.textContent ?? ''),
  )
  return { maps: rowsOf(tableOf('Maps')), players, badges: Object.fromEntries(badges) as Cells }
}

describe('the tables of a whole match are what the engine played, cell by cell', () => {
  it.each<[name: string, gameId: string, numbers: readonly number[], tell: Tell]>([
    // Each with a map that goes to overtime.
    ['CS:GO', '1', [0, 3], narrateRoundsMap],
    ['Valorant', '24', [0, 5], narrateRoundsMap],
    ['Dota 2', '2', [1, 7], narrateMobaMap],
    ['League of Legends', '3', [0, 1], narrateMobaMap],
  ])(
    'of %s: each map, each player, each side and who won, while it is played and when it is over [STAT-01] [STAT-02] [STAT-04]',
    async (_, gameId, numbers, tell) => {
      const seen: { maps: Cells[]; players: Cells[] } = { maps: [], players: [] }
      for (const number of numbers) {
        const series = seriesOf(gameId, number, tell)
        for (const { played } of series.maps) {
          for (const share of [0.37, 1]) {
            const at = momentOf(played, share)
            await openStats(() => wireAt(series, at), series.match)
            await screen.findByRole('table', { name: 'Maps' })
            const { maps, players, badges } = shown(series)
            expect({ maps, players, badges }, `match ${number}, map ${played.map} at ${share}`).toEqual(
              expectedAt(series, at),
            )
            seen.maps.push(...maps)
            seen.players.push(...players.flatMap(([, rows]) => rows))
          }
        }
      }
      // No two columns and no two sides can be taken for each other, so that a figure in the wrong place was noticed.
      expect([...alikeColumns(seen.maps), ...alikeSides(seen.maps), ...alikeColumns(seen.players)]).toEqual(
        [],
      )
      expect(new Set(seen.maps.map(({ Winner }) => Winner)).size).toBeGreaterThan(2)
    },
  )

  it('has a tab of each map with its score, which shows that map’s own players [STAT-01] [LIVE-10]', async () => {
    const series = seriesOf('1', 3, narrateRoundsMap)
    const at = series.match.endAt
    const { user } = await openStats(() => wireAt(series, at), series.match)
    const tabs = within(await screen.findByRole('tablist', { name: 'Maps of the match' })).getAllByRole('tab')
    const told = series.maps.map(({ expected }) => expected(at))
    expect(tabs.map(textOf)).toEqual(told.map(({ row }, index) => `Map ${index + 1} ${row['Score']}`))
    for (const [index, tab] of tabs.entries()) {
      await user.click(tab)
      expect(shown(series).players, `map ${index + 1}`).toEqual(told[index]?.players)
    }
  })
})
