import { createRandom, hash } from '../random.ts'
import { createGoals } from '../simulator/engines/goals.ts'
import type { Match, Step } from '../simulator/match.ts'
import { teamNames } from '../simulator/names.ts'
import { balancedLine, fair, lineText, offer } from '../simulator/pricing.ts'

const minute = 60_000
const teams = 6
const header = [
  'Div',
  'Date',
  'Time',
  'HomeTeam',
  'AwayTeam',
  'FTHG',
  'FTAG',
  'FTR',
  'HTHG',
  'HTAG',
  'HTR',
  'B365H',
  'B365D',
  'B365A',
  'B365>2.5',
  'B365<2.5',
  'AHh',
  'B365AHH',
  'B365AHA',
] as const

const firstRound = Date.UTC(2024, 7, 17)
const kickOffs = ['12:30', '15:00', '17:30'] as const
const margin = 0.05
const division = 'Harrow Premier'

/**
 * A small season of the simulator's football, with six sides that play each other twice, in football-data's
 * columns: prices before the match, and the result its engine then played.
 */
export function recordSeason(seed: number): string {
  const names = teamNames('club', '41', teams)
  const quality = names.map((_, index) => createRandom(seed, index, 41).between(-0.35, 0.35))
  const rows: string[][] = [[...header]]
  fixtures().forEach(({ round, home, away }, index) => {
    const random = createRandom(hash(seed, index), 41)
    const match = createGoals(
      { minuteMs: minute, halfTimeMs: 15 * minute, goals: random.between(2.3, 3.1), heldAfterGoalMs: 40_000 },
      0.25 + (quality[home] ?? 0) - (quality[away] ?? 0),
      random,
    )
    const day = new Date(firstRound + round * 7 * 24 * 60 * minute)
    rows.push([
      division,
      `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`,
      kickOffs[index % kickOffs.length] ?? '15:00',
      names[home] ?? '',
      names[away] ?? '',
      ...results(match),
      ...prices(match.opening),
    ])
  })
  return `${rows.map((row) => row.join(',')).join('\r\n')}\r\n`
}

/** Every side against every other, at home and away, in rounds in which each plays once. */
function fixtures(): { round: number; home: number; away: number }[] {
  const rounds = teams - 1
  const found: { round: number; home: number; away: number }[] = []
  for (let round = 0; round < 2 * rounds; round += 1) {
    for (let pair = 0; pair < teams / 2; pair += 1) {
      const place = (index: number): number => (index === 0 ? 0 : 1 + ((index - 1 + round) % rounds))
      const [first, second] = [place(pair), place(teams - 1 - pair)]
      const isFirstAtHome = ((round % rounds) + pair) % 2 === 0 ? round < rounds : round >= rounds
      found.push(isFirstAtHome ? { round, home: first, away: second } : { round, home: second, away: first })
    }
  }
  return found
}

function results(match: Match): string[] {
  let last: Step = match.opening
  for (const step of match.steps()) last = step
  const score = (subject: string): string[] => {
    const ending = last.ending(subject)
    if (ending === null || ending === 'notPlayed' || !('score' in ending)) return ['', '', '']
    const { home, away } = ending.score
    return [String(home), String(away), home === away ? 'D' : home > away ? 'H' : 'A']
  }
  return [...score('goals'), ...score('half')]
}

function prices(opening: Step): string[] {
  const forecast = opening.forecast('goals', 0, 0)
  if (forecast === null) return []
  const handicap = balancedLine('handicap', forecast, { step: 0.25, from: 0, offset: 0 }) ?? 0
  const odds = (kind: 'threeWay' | 'total' | 'handicap', line: number | null): string[] =>
    offer(fair(kind, forecast, line), margin, 0).prices.map(({ euro }) => euro.replace(/\.?0+$/, ''))
  return [...odds('threeWay', null), ...odds('total', 2.5), lineText(handicap), ...odds('handicap', handicap)]
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
