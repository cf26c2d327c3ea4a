import type { Score } from '../../../market/commands.ts'
import type { Random } from '../../random.ts'
import { rounded, tabled } from '../distribution.ts'
import { type Forecast, halfLines } from '../match.ts'
import {
  type Position,
  baseChance,
  createCourses,
  homeKills,
  homePushes,
  killsAtEnd,
  type MapRules,
  pushChance,
} from './mapCourse.ts'
import type { MapEngine, MapStep } from './mapEngine.ts'
import { spec } from './series.ts'

type Side = 'home' | 'away'

/** A map of a MOBA: kills, and the towers each side has taken on its way to the other's base. */
interface KillsState {
  kills: Score
  towers: Score
  seconds: number
  firstBlood: Side | null
  /** The side whose push brought the base down. */
  winner: Side | null
}

/**
 * Kills and pushes one after the other. A push takes a tower; for a side that has taken enough of them it may
 * bring down the base, which alone ends the map, whichever side has more kills. What is offered comes from the same
 * rules, calculated backward over all towers that may be standing.
 */
export function createKills(rules: MapRules, strength: number, paceMs: number): MapEngine<KillsState> {
  const courseOf = createCourses(rules)

  const next = (state: KillsState, random: Random): MapStep<KillsState> => {
    const position = positionOf(state)
    const isPush = random.chance(pushChance(position.kills))
    const byHome = isPush ? homePushes(strength, position) : homeKills(strength, position)
    const side: Side = random.chance(byHome) ? 'home' : 'away'
    const wait = Math.round(4_000 + random.wait(paceMs))
    const later = { ...state, seconds: state.seconds + wait / 1000 }
    const plusOne = (score: Score): Score => ({ ...score, [side]: score[side] + 1 })
    if (!isPush) {
      const kills = plusOne(state.kills)
      return {
        wait,
        play: { kind: 'kill', by: side },
        suspendMs: 0,
        relines: (position.kills + 1) % 6 === 0,
        state: { ...later, kills, firstBlood: state.firstBlood ?? side },
      }
    }
    const wins = random.chance(baseChance(rules, state.towers[side]))
    return {
      wait,
      play: { kind: wins ? 'base' : 'tower', by: side },
      suspendMs: Math.round(random.between(5_000, 9_000)),
      relines: true,
      state: wins ? { ...later, winner: side } : { ...later, towers: plusOne(state.towers) },
    }
  }

  const forecast = (topic: string, state: KillsState, nudge: number): Forecast | null => {
    const position = positionOf(state)
    if (topic === 'firstBlood') {
      return state.firstBlood === null ? { yes: homeKills(strength + nudge, position) } : null
    }
    const { pushes, lead } = courseOf(position, strength + nudge)
    // The last push is at the base and takes no tower.
    if (topic === 'towers') return { total: tabled(position.home + position.away - 1, pushes) }
    const { home, away } = state.kills
    return {
      total: tabled(0, killsAtEnd(position, pushes)),
      difference: rounded(home - away + lead.mean, Math.sqrt(lead.variance)),
    }
  }

  return {
    start: () => ({
      kills: { home: 0, away: 0 },
      towers: { home: 0, away: 0 },
      seconds: 0,
      firstBlood: null,
      winner: null,
    }),
    next,
    winner: (state) => state.winner,
    chance: (state, nudge) => {
      if (state.winner !== null) return state.winner === 'home' ? 1 : 0
      return courseOf(positionOf(state), strength + nudge).win
    },
    score: (state) => state.kills,
    details: ({ seconds, towers }) =>
      `${Math.floor(seconds / 60)}:${pad(Math.floor(seconds % 60))}, towers ${towers.home}-${towers.away}`,
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
    ending: (topic, state) => {
      if (topic === 'firstBlood')
        return state.firstBlood === null ? null : { yes: state.firstBlood === 'home' }
      if (state.winner === null) return null
      return { score: topic === 'towers' ? state.towers : state.kills }
    },
  }
}

function positionOf({ kills, towers }: KillsState): Position {
  return { kills: kills.home + kills.away, ...towers }
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
