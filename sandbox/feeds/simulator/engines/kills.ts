import type { Score } from '../../../market/commands.ts'
import type { Random } from '../../random.ts'
import { poisson, rounded, sigmoid } from '../distribution.ts'
import { type Forecast, halfLines } from '../match.ts'
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

/** Kills after which the map is over at the latest, and the widest lead that is told apart. */
const mostKills = 80
const widestLead = 40
const towersAfter = 10
const towerChance = 0.24
const towerWorth = 2
const endsAfter = 20

/** What is still to come, on average, by kills so far and lead. */
interface Tables {
  /** Probability that home wins. */
  win: Float32Array
  /** Kills to come, and their square. */
  kills: Float32Array
  killsSquared: Float32Array
  /** Kills to come, home's less away's. */
  difference: Float32Array
}

/** Tables are worked out for strengths this far apart, and read in between. */
const tableStep = 0.04
const tables = new Map<number, Tables>()

function tableFor(step: number): Tables {
  const known = tables.get(step)
  if (known !== undefined) return known
  const made = workOut(step * tableStep)
  tables.set(step, made)
  return made
}

/** What a table says of a state at a strength. */
function read(table: keyof Tables, state: KillsState, strength: number): number {
  const below = Math.floor(strength / tableStep)
  const share = strength / tableStep - below
  const index = cell(state.kills.home + state.kills.away, state.lead)
  return (1 - share) * (tableFor(below)[table][index] ?? 0) + share * (tableFor(below + 1)[table][index] ?? 0)
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
    const sign = isHome ? 1 : -1
    const kills = { ...state.kills, [side]: state.kills[side] + 1 }
    const total = kills.home + kills.away
    const fallen = total > towersAfter && random.chance(towerChance)
    const towers = fallen ? { ...state.towers, [side]: state.towers[side] + 1 } : state.towers
    const lead = clampLead(state.lead + sign * (fallen ? 1 + towerWorth : 1))
    const wait = Math.round(4_000 + random.wait(paceMs))
    const ended = random.chance(endChance(total, lead))
    const homeWins = ended && random.chance(winChance(lead))
    return {
      wait,
      suspendMs: fallen ? Math.round(random.between(5_000, 9_000)) : 0,
      relines: total % 6 === 0,
      state: {
        kills,
        towers,
        lead,
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
    const coming = read('kills', state, strength + nudge)
    if (topic === 'towers') {
      return { total: poisson(coming * towerChance, state.towers.home + state.towers.away) }
    }
    const variance = Math.max(0.2, read('killsSquared', state, strength + nudge) - coming * coming)
    const { home, away } = state.kills
    return {
      total: rounded(home + away + coming, Math.sqrt(variance), home + away + 1),
      difference: rounded(
        home - away + read('difference', state, strength + nudge),
        Math.sqrt(coming + 0.5 * variance),
      ),
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
      return read('win', state, strength + nudge)
    },
    score: (state) => state.kills,
    details: (state) => `${Math.floor(state.seconds / 60)}:${pad(Math.floor(state.seconds % 60))}`,
    markets: (map) => [
      spec(map, 'kills', { key: 'ah', name: 'Kills handicap', betType: 'AH', kind: 'handicap', line: halfLines }),
      spec(map, 'kills', { key: 'ou', name: 'Total kills', betType: 'OU', kind: 'total', line: halfLines }),
      ...(map === 1
        ? [
            spec(map, 'kills', { key: 'oe', name: 'Total kills odd/even', betType: 'OE', kind: 'oddEven' }),
            spec(map, 'firstBlood', { key: 'fb', name: 'First blood', betType: 'SPWINMAP', kind: 'winner' }),
          ]
        : []),
      ...(map === 2
        ? [spec(map, 'towers', { key: 'tw', name: 'Total towers', betType: 'SPOU', kind: 'total', line: halfLines })]
        : []),
    ],
    forecast,
    outcome: (topic, state) => {
      if (topic === 'firstBlood') return state.firstBlood === null ? null : { yes: state.firstBlood === 'home' }
      if (state.winner === null) return null
      return { score: topic === 'towers' ? state.towers : state.kills }
    },
  }
}

function killChance(strength: number, lead: number): number {
  return sigmoid(strength + 0.025 * lead)
}

function endChance(kills: number, lead: number): number {
  if (kills < endsAfter) return 0
  if (kills >= mostKills) return 1
  return Math.min(0.6, 0.012 + 0.0015 * (kills - endsAfter) + 0.006 * Math.abs(lead))
}

function winChance(lead: number): number {
  return sigmoid(0.45 * lead)
}

function clampLead(lead: number): number {
  return Math.max(-widestLead, Math.min(widestLead, lead))
}

const width = 2 * widestLead + 1

function cell(kills: number, lead: number): number {
  return Math.min(kills, mostKills) * width + lead + widestLead
}

function workOut(strength: number): Tables {
  const size = (mostKills + 1) * width
  const win = new Float32Array(size)
  const kills = new Float32Array(size)
  const killsSquared = new Float32Array(size)
  const difference = new Float32Array(size)
  for (let done = mostKills - 1; done >= 0; done -= 1) {
    const total = done + 1
    const falls = total > towersAfter ? towerChance : 0
    for (let lead = -widestLead; lead <= widestLead; lead += 1) {
      const home = killChance(strength, lead)
      const here = cell(done, lead)
      for (const sign of [1, -1]) {
        for (const gain of [1, 1 + towerWorth]) {
          const weight = (sign === 1 ? home : 1 - home) * (gain === 1 ? 1 - falls : falls)
          if (weight === 0) continue
          const after = clampLead(lead + sign * gain)
          const ends = endChance(total, after)
          const goesOn = weight * (1 - ends)
          const there = cell(total, after)
          const more = kills[there] ?? 0
          win[here] = (win[here] ?? 0) + weight * ends * winChance(after) + goesOn * (win[there] ?? 0)
          kills[here] = (kills[here] ?? 0) + weight + goesOn * more
          killsSquared[here] =
            (killsSquared[here] ?? 0) + weight + goesOn * (2 * more + (killsSquared[there] ?? 0))
          difference[here] = (difference[here] ?? 0) + weight * sign + goesOn * (difference[there] ?? 0)
        }
      }
    }
  }
  return { win, kills, killsSquared, difference }
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
