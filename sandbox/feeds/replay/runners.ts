import type { BetType } from '#domain/market/betType.ts'

import type { MarketSeed } from '../../market/commands.ts'
import { sidesOf } from './eventName.ts'
import type { MarketDefinition, RunnerDefinition } from './messages.ts'
import type { Teams } from './scoreboard.ts'

/** A runner of the exchange and its selection here. */
export interface Role {
  runnerId: number
  side: string
  name: string
  line: string | null
}

/** The market here for a market of the exchange. */
export interface MarketPlan {
  betType: BetType
  name: string
  option: NonNullable<MarketSeed['option']>
  roles: Role[]
}

/** The runner that stands for the draw in every football market of the exchange. */
const drawRunnerId = 58805

/** Bet type, name and selections of a market of the exchange, from its definition and who plays. */
export function planMarket(definition: MarketDefinition, teams: Teams): MarketPlan {
  const runners = [...definition.runners].sort((a, b) => (a.sortPriority ?? 0) - (b.sortPriority ?? 0))
  const type = definition.marketType ?? 'MATCH_ODDS'
  if (type === 'MATCH_ODDS' && (runners.length === 2 || runners.length === 3)) {
    return matchOdds(runners, teams, definition.eventName)
  }
  const goals = /^OVER_UNDER_(\d)(\d)$/.exec(type)
  if (goals !== null && runners.length === 2) {
    const line = `${goals[1]}.${goals[2]}`
    const sides = named(runners, /^over/i) ?? { yes: runners[1], no: runners[0] }
    return twoSided('OU', `Over/Under ${line}`, sides, ['over', 'Over', 'under', 'Under'], line)
  }
  if (type === 'BOTH_TEAMS_TO_SCORE' && runners.length === 2) {
    const sides = named(runners, /^yes/i) ?? { yes: runners[0], no: runners[1] }
    return twoSided('YN', 'Both teams to score', sides, ['yes', 'Yes', 'no', 'No'], null)
  }
  const isOutright =
    type === 'WIN' || type === 'PLACE' || type.includes('OUTRIGHT') || type.includes('WINNER')
  return {
    betType: isOutright ? 'OR' : 'SPXX',
    name: definition.name ?? type.toLowerCase().replaceAll('_', ' '),
    option: isOutright ? 'outright' : 'match',
    roles: runners.map((runner) => ({
      runnerId: runner.id,
      side: String(runner.id),
      name: runner.name ?? `Runner ${runner.id}`,
      line: null,
    })),
  }
}

/**
 * The two sides, home first, and the draw between them. The home side is known from the score stream, else from
 * the event's name, else it is the runner listed first.
 */
function matchOdds(
  runners: readonly RunnerDefinition[],
  teams: Teams,
  eventName: string | undefined,
): MarketPlan {
  const drawRunner =
    runners.length === 3 ? (runners.find((runner) => runner.id === drawRunnerId) ?? runners[2]) : undefined
  const players = runners.filter((runner) => runner !== drawRunner)
  const sides = sidesOf(eventName)
  const isKnown = (id: number | null): boolean => players.some((runner) => runner.id === id)
  const byName = (name: string | undefined): RunnerDefinition | undefined =>
    players.find((runner) => name !== undefined && runner.name === name)
  const homeRunner =
    isKnown(teams.homeId) || isKnown(teams.awayId)
      ? (players.find((runner) => runner.id === teams.homeId) ??
        players.find((runner) => runner.id !== teams.awayId))
      : (byName(sides?.home) ??
        players.find((runner) => byName(sides?.away) !== undefined && runner !== byName(sides?.away)) ??
        players[sides?.first === 'away' ? 1 : 0])
  const roles = players
    .map((runner): Role => {
      const side = runner === homeRunner ? 'home' : 'away'
      const team = teams[side]
      const isNamed = runner.id === (side === 'home' ? teams.homeId : teams.awayId)
      return {
        runnerId: runner.id,
        side,
        name: (isNamed ? team : null) ?? runner.name ?? sides?.[side] ?? `Runner ${runner.id}`,
        line: null,
      }
    })
    .sort((a, b) => Number(b.side === 'home') - Number(a.side === 'home'))
  if (drawRunner === undefined) return { betType: 'WIN', name: 'Winner', option: 'match', roles }
  roles.splice(1, 0, { runnerId: drawRunner.id, side: 'draw', name: 'Draw', line: null })
  return { betType: '1X2', name: '1X2', option: 'match', roles }
}

interface Pair {
  yes: RunnerDefinition | undefined
  no: RunnerDefinition | undefined
}

function named(runners: readonly RunnerDefinition[], first: RegExp): Pair | null {
  const yes = runners.find((runner) => first.test(runner.name ?? ''))
  return yes === undefined ? null : { yes, no: runners.find((runner) => runner !== yes) }
}

function twoSided(
  betType: BetType,
  name: string,
  pair: Pair,
  [side, label, otherSide, otherLabel]: readonly [string, string, string, string],
  line: string | null,
): MarketPlan {
  const roles: Role[] = []
  if (pair.yes !== undefined) roles.push({ runnerId: pair.yes.id, side, name: label, line })
  if (pair.no !== undefined) roles.push({ runnerId: pair.no.id, side: otherSide, name: otherLabel, line })
  return { betType, name, option: 'match', roles }
}
