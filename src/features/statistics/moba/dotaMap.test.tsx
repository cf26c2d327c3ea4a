import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Team } from '#sandbox/feeds/simulator/match.ts'
import type { MobaMap } from '#sandbox/statistics/moba/mobaPlay.ts'
import { dotaStats } from '#sandbox/statistics/moba/mobaStats.ts'
import { mapsOf, otherTeam, type PlayedMatch } from '#sandbox/statistics/played.ts'
import { someMatches } from '#sandbox/statistics/testing.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'

import { mobaMapOf } from '../testing/mobaPlayed.ts'
import { openStats, rowOf } from '../testing/openStats.tsx'
import { rowsOf } from '../testing/readTable.ts'
import { momentOf } from '../testing/series.ts'

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

const teams = ['home', 'away'] as const
const lanes = ['top', 'mid', 'bot'] as const
const laneNames = { top: 'Top', mid: 'Mid', bot: 'Bottom' }
const colours = { home: 'var(--chart-1)', away: 'var(--chart-2)' }

/** A building as it was played: whose it is, where it stands, and whether it has fallen. */
interface Built {
  readonly team: Team
  readonly side: string
  readonly lane: (typeof lanes)[number] | null
  readonly kind: 'tower' | 'meleeBarrack' | 'rangedBarrack' | 'ancient'
  readonly tier: number
  readonly alive: boolean
}

const kindNames = {
  tower: 'Tower',
  meleeBarrack: 'Melee barracks',
  rangedBarrack: 'Ranged barracks',
  ancient: 'Ancient',
}

/** A map on which home plays that side, with its match. */
function mapWithHomeOn(side: string): { match: PlayedMatch; map: MobaMap } {
  for (const { game, match } of someMatches('2', 12)) {
    for (const played of mapsOf(match)) {
      const map = mobaMapOf(game, match, played)
      if (map.sides.home === side) return { match, map }
    }
  }
  throw new Error(`Home plays ${side} nowhere.`)
}

/** All buildings at a moment, told from what was taken: home's first, lane by lane from the river to the base. */
function builtAt({ sides, moments }: MobaMap, at: number): Built[] {
  return teams.flatMap((team) => {
    const lost = moments.filter((one) => one.at <= at && one.by === otherTeam(team))
    const built = (kind: Built['kind'], lane: Built['lane'], tier: number, place = 0): Built => {
      const fallen = lost.filter((one) => one.building === kind && one.lane === lane && one.tier === tier)
      return { team, side: sides[team], kind, lane, tier, alive: fallen.length <= place }
    }
    return [
      ...lanes.flatMap((lane) => [
        ...[1, 2, 3].map((tier) => built('tower', lane, tier)),
        built('meleeBarrack', lane, 0),
        built('rangedBarrack', lane, 0),
      ]),
      built('tower', null, 4, 0),
      built('tower', null, 4, 1),
      built('ancient', null, 0),
    ]
  })
}

interface Drawn {
  readonly x: number
  readonly y: number
}

const isAt = (one: number, other: number): boolean => Math.abs(one - other) < 20

/** Whether a mark stands where its building does: Radiant's base is at the bottom left, Dire's at the top right. */
function isInPlace({ side, lane, kind, tier }: Built, { x, y }: Drawn): boolean {
  const [own, other] =
    side === 'radiant'
      ? [Math.hypot(x, 100 - y), Math.hypot(100 - x, y)]
      : [Math.hypot(100 - x, y), Math.hypot(x, 100 - y)]
  if (own >= other) return false
  if (lane === null) return own < (kind === 'ancient' ? 15 : 25)
  // A lane leads along two edges of the map, or over its middle; the further from the base, the lower the tier.
  const inLane =
    lane === 'top'
      ? isAt(x, 0) || isAt(y, 0)
      : lane === 'bot'
        ? isAt(x, 100) || isAt(y, 100)
        : isAt(x + y, 100)
  const reach = { 0: [20, 38], 1: [60, 85], 2: [45, 60], 3: [32, 45], 4: [] }[tier] ?? []
  return inLane && own >= (reach[0] ?? 0) && own < (reach[1] ?? 0)
}

describe('the map of Dota 2', () => {
  it.each(['radiant', 'dire'])(
    'has every building on its own side and lane, in its team’s colour while it stands, drawn, told and counted as it was played, with home on %s [STAT-04]',
    async (side) => {
      const { match, map } = mapWithHomeOn(side)
      for (const share of [0, 0.6, 1]) {
        const at = momentOf(map.played, share)
        await openStats(() => [rowOf(1, share < 1 ? 2 : 3, dotaStats(map, at))], match)
        const built = builtAt(map, at)
        expect(built).toHaveLength(36)
        expect(built.some(({ alive }) => !alive)).toBe(share > 0)

        const image = await screen.findByRole('img', { name: 'Map of buildings' })
        const marks = [...image.querySelectorAll<SVGGElement>('[data-building]')]
        expect(
          marks.map(({ dataset, firstElementChild }) => [
            dataset.building,
            dataset.alive,
            firstElementChild?.getAttribute('fill'),
          ]),
        ).toEqual(
          built.map(({ kind, alive, team }) => [
            kind,
            String(alive),
            alive ? colours[team] : 'var(--surface-1)',
          ]),
        )
        const places = marks.map((mark): Drawn => {
          const [, x, y] = /translate\((\S+) (\S+)\)/.exec(mark.getAttribute('transform') ?? '') ?? []
          return { x: Number(x), y: Number(y) }
        })
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(36)
        const misplaced = built.filter((one, index) => !isInPlace(one, places[index] ?? { x: NaN, y: NaN }))
        expect(misplaced).toEqual([])

        const told = within(screen.getByRole('list', { name: 'Buildings' })).getAllByRole('listitem')
        expect(told.map(({ textContent }) => textContent)).toEqual(
          built.map(({ side: of, lane, kind, tier, alive }) => {
            const where = [of === 'radiant' ? 'Radiant' : 'Dire', lane === null ? '' : laneNames[lane]]
            const name = [...where, kindNames[kind], tier === 0 ? '' : String(tier)].filter(
              (part) => part !== '',
            )
            return `${name.join(' ')}: ${alive ? 'standing' : 'destroyed'}`
          }),
        )

        const counts = screen.getByRole('table', { name: 'Buildings left' })
        if (!(counts instanceof HTMLTableElement)) throw new Error('no table')
        expect(rowsOf(counts)).toEqual(
          teams.map((team) => {
            const standing = (...kinds: Built['kind'][]): number =>
              built.filter((one) => one.team === team && one.alive && kinds.includes(one.kind)).length
            return {
              '': match[team],
              Towers: `${standing('tower')}/11`,
              Barracks: `${standing('meleeBarrack', 'rangedBarrack')}/6`,
              Ancient: standing('ancient') === 1 ? 'Standing' : 'Destroyed',
            }
          }),
        )
      }
    },
  )
})
