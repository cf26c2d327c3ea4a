import type { GameKind } from '#domain/market/game.ts'
import type { components } from '#openapi/client.gen.ts'

import { share } from './mapsPlayed.ts'

type Row = components['schemas']['StandingsRow']

/** What decides in a table: points, the share of matches won, or how many were won. */
export type Rules = 'points' | 'winRate' | 'wins'

/** A match that is over: who met, and how often each scored. */
export interface Counted {
  home: string
  away: string
  scored: readonly [home: number, away: number]
}

/**
 * What decides in a game's tables. *Decision:* goals give three points or one; in basketball the share of matches won
 * decides, in esports their number. Cricket has no table: its net run rate needs more than the scores.
 */
export function rulesOf(kind: GameKind): Rules | null {
  if (kind === 'goals') return 'points'
  if (kind === 'overs') return null
  return kind === 'points' ? 'winRate' : 'wins'
}

/** A match by its score; null if it was called off before there was one. */
export function scoreOf(home: string, away: string, scoreline: string | null): Counted | null {
  const [, ofHome, ofAway] = /^(\d+)-(\d+)$/.exec(scoreline ?? '') ?? []
  return ofHome === undefined || ofAway === undefined
    ? null
    : { home, away, scored: [Number(ofHome), Number(ofAway)] }
}

interface Sums {
  team: string
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
}

/** The table that matches make, best first. What ended level in a game without draws was broken off, and counts for nobody. */
export function tableOf(rules: Rules, matches: readonly Counted[]): Row[] {
  const teams = new Map<string, Sums>()
  const add = (team: string, scored: number, conceded: number): void => {
    const sums = teams.get(team) ?? { team, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 }
    sums[scored > conceded ? 'won' : scored < conceded ? 'lost' : 'drawn'] += 1
    sums.scored += scored
    sums.conceded += conceded
    teams.set(team, sums)
  }
  for (const { home, away, scored } of matches) {
    const [ofHome, ofAway] = scored
    if (ofHome === ofAway && rules !== 'points') continue
    add(home, ofHome, ofAway)
    add(away, ofAway, ofHome)
  }
  const sorted = [...teams.values()].sort((a, b) => compare(rules, a, b) || (a.team < b.team ? -1 : 1))
  const rows: Row[] = []
  sorted.forEach((sums, at) => {
    const before = sorted[at - 1]
    const isLevel = before !== undefined && compare(rules, before, sums) === 0
    const position = isLevel ? (rows[at - 1]?.position ?? 1) : at + 1
    rows.push(rowOf(rules, sums, position))
  })
  return rows
}

/** Negative if the first is better; 0 if nothing sets them apart. */
function compare(rules: Rules, a: Sums, b: Sums): number {
  const first =
    rules === 'points'
      ? pointsOf(b) - pointsOf(a)
      : rules === 'winRate'
        ? b.won * (a.won + a.lost) - a.won * (b.won + b.lost)
        : b.won - a.won || a.lost - b.lost
  return first || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored
}

function pointsOf({ won, drawn }: Sums): number {
  return 3 * won + drawn
}

function rowOf(rules: Rules, sums: Sums, position: number): Row {
  const { team, won, drawn, lost, scored, conceded } = sums
  const played = won + drawn + lost
  return {
    position,
    teamName: team,
    played,
    won,
    drawn: rules === 'points' ? drawn : null,
    lost,
    scored,
    conceded,
    points: rules === 'points' ? pointsOf(sums) : null,
    winRate: rules === 'winRate' ? share(won, played) : null,
  }
}
