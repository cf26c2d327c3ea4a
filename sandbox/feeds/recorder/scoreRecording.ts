import type { EventSeed, TimedCommand } from '../../market/commands.ts'

type Team = 'home' | 'away'

interface InningsStats {
  inningsNum: number
  battingTeam: string
  bowlingTeam: string
  inningsRuns: number
  inningsWickets: number
  inningsOvers: string
}

interface Ball {
  at: number
  runs: Record<Team, string>
  overs: string
}

/** The score commands of a cricket match as lines of a score stream. */
export function scoreLines(
  commands: readonly TimedCommand[],
  names: { marketId: string; eventId: string; ids: Record<Team, number>; event: EventSeed },
): string[] {
  const { event, ids, marketId, eventId } = names
  const balls = commands.flatMap(({ at, command }) =>
    command.kind === 'score' ? ballOf(at, command.scoreline, command.details) : [],
  )
  const fixtureInfo = {
    homeTeam: event.home,
    awayTeam: event.away,
    expectedStartTime: event.startUtc,
    eventDescription: `${event.home} v ${event.away}, ${event.competitionName}`,
  }
  const lines: string[] = []
  const write = (pt: number, change: Record<string, unknown>): void => {
    const clk = String(1_000_000 + lines.length)
    lines.push(JSON.stringify({ op: 'ccm', id: 2, clk, pt, cc: [{ eventId, marketId, ...change }] }))
  }

  write(event.startUtc - 25 * 60_000, {
    fixtureInfo: { ...fixtureInfo, fixtureStatus: 'PRE_MATCH', eventStatus: 'MATCH_SCHEDULED' },
    homeTeam: { name: event.home, selectionId: ids.home },
    awayTeam: { name: event.away, selectionId: ids.away },
  })
  for (const { at, currentInnings, inningsStats } of inningsOf(balls, event)) {
    write(at, {
      fixtureInfo: { ...fixtureInfo, fixtureStatus: 'IN_RUNNING', maxOvers: 10, eventStatus: 'MATCH_STABLE' },
      matchStats: { currentInnings, inningsStats },
    })
  }
  const last = balls.at(-1)
  if (last !== undefined) {
    write(last.at + 20_000, {
      fixtureInfo: { ...fixtureInfo, fixtureStatus: 'FINISHED', eventStatus: 'EVENT_CLOSED' },
    })
  }
  return lines
}

/** "87/4-0/0" and "Over 10.0"; a super over has no overs of its own and is left out. */
function ballOf(at: number, scoreline: string | null, details: string | null): Ball[] {
  const score = /^(\d+\/\d+)-(\d+\/\d+)$/.exec(scoreline ?? '')
  const overs = /^Over (\d+\.\d)$/.exec(details ?? '')
  if (score?.[1] === undefined || score[2] === undefined || overs?.[1] === undefined) return []
  return [{ at, runs: { home: score[1], away: score[2] }, overs: overs[1] }]
}

/** The scoreboard does not say who bats: it is the side whose score moves, and after the break the other. */
function inningsOf(
  balls: readonly Ball[],
  event: EventSeed,
): { at: number; currentInnings: number; inningsStats: InningsStats[] }[] {
  const first: Team = balls.some(({ runs }) => runs.home !== '0/0' && runs.away === '0/0') ? 'home' : 'away'
  const teams: readonly Team[] = [first, first === 'home' ? 'away' : 'home']
  let current = 1
  let played = '0.0'
  let firstOvers = '0.0'
  return balls.map(({ at, runs, overs }) => {
    if (current === 1 && overs === '0.0' && played !== '0.0') {
      current = 2
      firstOvers = played
    }
    played = overs
    const inningsStats = teams.slice(0, current).map((team, index): InningsStats => {
      const [inningsRuns = 0, inningsWickets = 0] = runs[team].split('/').map(Number)
      return {
        inningsNum: index + 1,
        battingTeam: event[team],
        bowlingTeam: event[team === 'home' ? 'away' : 'home'],
        inningsRuns,
        inningsWickets,
        inningsOvers: index + 1 === current ? overs : firstOvers,
      }
    })
    return { at, currentInnings: current, inningsStats }
  })
}
