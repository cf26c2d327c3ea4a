import type { ScoreChange } from './messages.ts'

/** Who plays, as far as the score stream has said. */
export interface Teams {
  home: string | null
  away: string | null
  homeId: number | null
  awayId: number | null
  /** The kind of match, if the description says it after the teams. */
  competition: string | null
}

/** A score as shown in lists and details. */
export interface ScoreText {
  scoreline: string
  details: string | null
}

export const nobody: Teams = { home: null, away: null, homeId: null, awayId: null, competition: null }

/** The teams, with what a message adds to them. */
export function withTeams(known: Teams, change: ScoreChange): Teams {
  const { fixtureInfo } = change
  return {
    home: change.homeTeam?.name ?? fixtureInfo?.homeTeam ?? known.home,
    away: change.awayTeam?.name ?? fixtureInfo?.awayTeam ?? known.away,
    homeId: change.homeTeam?.selectionId ?? known.homeId,
    awayId: change.awayTeam?.selectionId ?? known.awayId,
    competition: competitionOf(fixtureInfo?.eventDescription) ?? known.competition,
  }
}

/** "Netherlands v Papua New Guinea, 3rd T20 from Queens Sports Club" → "3rd T20 from Queens Sports Club". */
function competitionOf(description: string | undefined): string | null {
  const comma = description?.indexOf(', ') ?? -1
  return comma === -1 ? null : (description?.slice(comma + 2).replace(', from', ' from') ?? null)
}

/**
 * The score of a cricket message, home first: "143/4-163/7" and "Over 12.3" (of the innings under way).
 * Null if the message does not say it, or names a team that does not play.
 */
export function scoreOf(change: ScoreChange, teams: Teams): ScoreText | null {
  if (change.fixtureInfo?.fixtureStatus === 'FINISHED') return null
  const stats = change.matchStats
  if (stats?.inningsStats === undefined) return null
  const runs = { home: '0/0', away: '0/0' }
  let details: string | null = null
  let known = false
  for (const innings of stats.inningsStats) {
    const side = sideOf(innings.battingTeam, teams)
    if (side === null) continue
    known = true
    runs[side] = `${innings.inningsRuns}/${innings.inningsWickets}`
    if (innings.inningsNum === stats.currentInnings) details = `Over ${overs(innings.inningsOvers)}`
  }
  return known ? { scoreline: `${runs.home}-${runs.away}`, details } : null
}

function sideOf(name: string | undefined, teams: Teams): 'home' | 'away' | null {
  if (name === undefined) return null
  if (name === teams.home) return 'home'
  return name === teams.away ? 'away' : null
}

/** A stream writes the same over as "20" and as "20.0". */
function overs(text: string): string {
  return text.includes('.') ? text : `${text}.0`
}
