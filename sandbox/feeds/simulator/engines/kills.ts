import type { Score } from '../../../market/commands.ts'
import type { Random } from '../../random.ts'
import { rounded, tabled } from '../distribution.ts'
import { type Forecast, halfLines } from '../match.ts'
import {
  type Position,
  afterKill,
  differenceToCome,
  endChance,
  fallChance,
  killChance,
  killsAtEnd,
  mapChance,
  towersToCome,
  winChance,
} from './mapCourse.ts'
import type { MapEngine, MapStep } from './mapEngine.ts'
import { spec } from './series.ts'

/** A map of a MOBA: kills, the towers that fall after them, and the lead in gold that both make. */
interface KillsState {
  kills: Score
  towers: Score
  /** In kills' worth; positive is home's. */
  lead: number
  seconds: number
  firstBlood: 'home' | 'away' | null
  winner: 'home' | 'away' | null
}

/**
 * Kills one after the other; home's chance of the next grows with its strength and its lead. Towers fall
 * after some kills and are worth two. From the twentieth kill on each may end the map, the sooner the wider
 * the lead, and the leader mostly wins then. What is offered comes from the same rules, worked out backward
 * over all kills and leads.
 */
export function createKills(strength: number, paceMs: number): MapEngine<KillsState> {
  const next = (state: KillsState, random: Random): MapStep<KillsState> => {
    const isHome = random.chance(killChance(strength, state.lead))
    const side = isHome ? 'home' : 'away'
    const kills = { ...state.kills, [side]: state.kills[side] + 1 }
    const total = kills.home + kills.away
    const fallen = random.chance(fallChance(total))
    const position = afterKill(positionOf(state), isHome, fallen)
    const ended = random.chance(endChance(position.kills, position.lead))
    const homeWins = ended && random.chance(winChance(position.lead))
    const wait = Math.round(4_000 + random.wait(paceMs))
    return {
      wait,
      suspendMs: fallen ? Math.round(random.between(5_000, 9_000)) : 0,
      relines: total % 6 === 0,
      state: {
        kills,
        towers: fallen ? { ...state.towers, [side]: state.towers[side] + 1 } : state.towers,
        lead: position.lead,
        seconds: state.seconds + wait / 1000,
        firstBlood: state.firstBlood ?? side,
        winner: ended ? (homeWins ? 'home' : 'away') : null,
      },
    }
  }

  const forecast = (topic: string, state: KillsState, nudge: number): Forecast | null => {
    if (topic === 'firstBlood') {
      return state.firstBlood === null ? { yes: killChance(strength + nudge, 0) } : null
    }
    const position = positionOf(state)
    const ends = killsAtEnd(position, strength + nudge)
    if (topic === 'towers') {
      return { total: tabled(state.towers.home + state.towers.away, towersToCome(position, ends)) }
    }
    const { mean, variance } = spreadOf(ends)
    const { home, away } = state.kills
    const coming = differenceToCome(position, strength + nudge)
    return {
      total: tabled(0, ends),
      difference: rounded(home - away + coming, Math.sqrt(mean - position.kills + 0.5 * variance)),
    }
  }

  return {
    start: () => ({
      kills: { home: 0, away: 0 },
      towers: { home: 0, away: 0 },
      lead: 0,
      seconds: 0,
      firstBlood: null,
      winner: null,
    }),
    next,
    winner: (state) => state.winner,
    chance: (state, nudge) => {
      if (state.winner !== null) return state.winner === 'home' ? 1 : 0
      return mapChance(positionOf(state), strength + nudge)
    },
    score: (state) => state.kills,
    details: (state) => `${Math.floor(state.seconds / 60)}:${pad(Math.floor(state.seconds % 60))}`,
    markets: (map) => [
      spec(map, 'kills', {
        key: 'ah',
        name: 'Kills handicap',
        betType: 'AH',
        kind: 'handicap',
        line: halfLines,
      }),
      spec(map, 'kills', { key: 'ou', name: 'Total kills', betType: 'OU', kind: 'total', line: halfLines }),
      ...(map === 1
        ? [
            spec(map, 'kills', { key: 'oe', name: 'Total kills odd/even', betType: 'OE', kind: 'oddEven' }),
            spec(map, 'firstBlood', { key: 'fb', name: 'First blood', betType: 'SPWINMAP', kind: 'winner' }),
          ]
        : []),
      ...(map === 2
        ? [
            spec(map, 'towers', {
              key: 'tw',
              name: 'Total towers',
              betType: 'SPOU',
              kind: 'total',
              line: halfLines,
            }),
          ]
        : []),
    ],
    forecast,
    outcome: (topic, state) => {
      if (topic === 'firstBlood')
        return state.firstBlood === null ? null : { yes: state.firstBlood === 'home' }
      if (state.winner === null) return null
      return { score: topic === 'towers' ? state.towers : state.kills }
    },
  }
}

function positionOf({ kills, lead }: KillsState): Position {
  return { kills: kills.home + kills.away, lead }
}

function spreadOf(weights: readonly number[]): { mean: number; variance: number } {
  let mean = 0
  let square = 0
  weights.forEach((weight, value) => {
    mean += weight * value
    square += weight * value * value
  })
  return { mean, variance: square - mean * mean }
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
