import type { components } from '#openapi/client.gen.ts'

import type { Play, Team } from '../../feeds/simulator/match.ts'
import type { PlayedMatch, PlayedStep } from '../played.ts'

type Schemas = components['schemas']
export type Figures = Schemas['ScoreboardStats']['figures']
export type Momentum = Schemas['Momentum']

/** A half, quarter or innings, as far as it has been played. */
export interface Period {
  period: number
  /** Who bats in it; null in other sports. */
  by: Team | null
  plays: readonly { at: number; play: Play }[]
}

/** How a sport describes its periods. */
export interface Sport {
  gameIds: readonly string[]
  /** By a period's number, counted from 1. */
  nameOf(period: number): string
  /** What a period has brought each side, as its scoreboard shows it. */
  scoreOf(period: Period): Record<Team, string>
  /** Figures of a period: depending on the sport, those of the match up to its end, or of the period alone. */
  figuresOf(periods: readonly Period[], seed: number): Figures
  /** Who had the better of the match up to the end of the last of these periods, where that is measured. */
  momentumOf?(periods: readonly Period[], seed: number): Momentum
}

/** The periods of a match that have begun by a moment (milliseconds since its start). */
export function periodsAt({ steps }: PlayedMatch, at: number): Period[] {
  const periods: { period: number; by: Team | null; plays: { at: number; play: Play }[] }[] = []
  for (const step of steps) {
    if (step.at > at) break
    if (step.play === null) continue
    if (step.play.kind === 'period') periods.push({ period: step.play.period, by: step.play.by, plays: [] })
    else periods.at(-1)?.plays.push({ at: step.at, play: step.play })
  }
  return periods
}

/** One row for each period that has begun. */
export function scoreboardRows(
  sport: Sport,
  match: PlayedMatch,
  at: number,
  seed: number,
): Schemas['LiveStats'][] {
  const periods = periodsAt(match, at)
  const now = lastStep(match, at)
  const isOver = at >= match.endAt
  const scores = periods.map((period) => ({ name: sport.nameOf(period.period), ...sport.scoreOf(period) }))
  return periods.map((period, index) => {
    const isLast = index === periods.length - 1
    const { name = '', home = '', away = '' } = scores[index] ?? {}
    return {
      eventId: match.eventId,
      mapNum: period.period,
      status: isLast && !isOver ? 2 : 3,
      details: {
        kind: 'scoreboard',
        mapName: name,
        clock: isLast ? (now?.board.details ?? null) : null,
        scoreline: period.by === null ? `${home}-${away}` : home + away,
        matchScoreline: now?.board.scoreline ?? null,
        winner: isLast && !isOver ? null : winnerOf(period, home, away),
        periods: scores.slice(0, index + 1),
        figures: sport.figuresOf(periods.slice(0, index + 1), seed),
        ...(sport.momentumOf && { momentum: sport.momentumOf(periods.slice(0, index + 1), seed) }),
      },
    }
  })
}

/** The last step of a match by a moment. */
export function lastStep({ steps }: PlayedMatch, at: number): PlayedStep | undefined {
  return steps.findLast((step) => step.at <= at)
}

function winnerOf({ by }: Period, home: string, away: string): Team | null {
  if (by !== null || home === away) return null
  return Number(home) > Number(away) ? 'home' : 'away'
}

/** A figure with a number for each side. @param kind which of those it is that are shown at a glance */
export function figure(
  name: string,
  { home, away }: Readonly<Record<Team, number | string>>,
  kind?: Figures[number]['kind'],
): Figures[number] {
  return { name, home: String(home), away: String(away), ...(kind !== undefined && { kind }) }
}
