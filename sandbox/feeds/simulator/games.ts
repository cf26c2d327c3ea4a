import type { Random } from '../random.ts'
import { createGoals } from './engines/goals.ts'
import { createKills } from './engines/kills.ts'
import type { MapRules } from './engines/mapCourse.ts'
import { createOvers } from './engines/overs.ts'
import { createPoints } from './engines/points.ts'
import { createRounds, type RoundsRules } from './engines/rounds.ts'
import { createSeries } from './engines/series.ts'
import type { Match } from './match.ts'
import type { NameStyle } from './names.ts'

/** A game the simulator plays. */
export interface SimulatedGame {
  gameId: string
  style: NameStyle
  competitions: readonly string[]
  /** This many matches run in parallel, each followed by the next after `everyMinutes`. */
  lanes: number
  everyMinutes: number
  /** How unequal sides are: the deviation of the engine's strength. */
  spread: number
  /** How far the market's opinion strays, in the same measure. */
  nudge: number
  create(strength: number, random: Random): Match
}

const minute = 60_000

const shooter = { target: 13, roundMs: { from: 28_000, to: 52_000 }, word: 'Round' }
/** Twelve rounds each are followed by six more, and by six more again. */
const counterStrike: RoundsRules = { ...shooter, overtime: 'blocks' }
/** Twelve rounds each go on until a side is two ahead. */
const valorant: RoundsRules = { ...shooter, overtime: 'twoClear' }
/** A flag match ends with the third flag. */
const flags: RoundsRules = {
  target: 3,
  overtime: 'none',
  roundMs: { from: 80_000, to: 145_000 },
  word: 'Flag',
}
/** A game is the best of three rounds, each within the 99 seconds of the clock. */
const fighter: RoundsRules = {
  target: 2,
  overtime: 'none',
  roundMs: { from: 50_000, to: 99_000 },
  word: 'Round',
}
/** Three lanes of three towers with two more at the base, or only three lanes. */
const laneAndBaseTowers: MapRules = { towers: 11, before: 5 }
const laneTowers: MapRules = { towers: 9, before: 3 }

/** Best of three mostly, sometimes of one or of five. */
function bestOf(random: Random): number {
  const luck = random.unit()
  if (luck < 0.7) return 3
  return luck < 0.9 ? 1 : 5
}

/** Every game here is played around the clock, so that each hour has live matches of all of them. */
export const simulatedGames: readonly SimulatedGame[] = [
  {
    gameId: '1',
    style: 'esports',
    competitions: ['Meridian Masters', 'Harbour Open', 'Circuit Nine Qualifier'],
    lanes: 4,
    everyMinutes: 55,
    spread: 0.11,
    nudge: 0.02,
    create: (strength, random) => createSeries(createRounds(counterStrike, strength), bestOf(random), random),
  },
  {
    gameId: '24',
    style: 'esports',
    competitions: ['Prism Series', 'Skyline Challengers'],
    lanes: 3,
    everyMinutes: 55,
    spread: 0.11,
    nudge: 0.02,
    create: (strength, random) => createSeries(createRounds(valorant, strength), 3, random),
  },
  {
    gameId: '42',
    style: 'esports',
    competitions: ['Ringworld Invitational'],
    lanes: 1,
    everyMinutes: 40,
    spread: 0.14,
    nudge: 0.02,
    create: (strength, random) => createSeries(createRounds(flags, strength), 3, random),
  },
  {
    gameId: '11',
    style: 'esports',
    competitions: ['Lantern Street Cup'],
    lanes: 1,
    everyMinutes: 30,
    spread: 0.18,
    nudge: 0.03,
    create: (strength, random) => createSeries(createRounds(fighter, strength), 5, random),
  },
  {
    gameId: '2',
    style: 'esports',
    competitions: ['Ancient Grove League', 'River Cup'],
    lanes: 4,
    everyMinutes: 75,
    spread: 0.13,
    nudge: 0.02,
    create: (strength, random) => createSeries(createKills(laneAndBaseTowers, strength, 30_000), 3, random),
  },
  {
    gameId: '3',
    style: 'esports',
    competitions: ['Summit Spring Split', 'Northern Academy'],
    lanes: 4,
    everyMinutes: 65,
    spread: 0.13,
    nudge: 0.02,
    create: (strength, random) =>
      createSeries(createKills(laneAndBaseTowers, strength, 27_000), bestOf(random), random),
  },
  {
    gameId: '9',
    style: 'esports',
    competitions: ['Jade Court Championship'],
    lanes: 2,
    everyMinutes: 50,
    spread: 0.13,
    nudge: 0.02,
    create: (strength, random) => createSeries(createKills(laneTowers, strength, 19_000), 3, random),
  },
  {
    gameId: '22',
    style: 'esports',
    competitions: ['Dawn Island Series'],
    lanes: 2,
    everyMinutes: 45,
    spread: 0.13,
    nudge: 0.02,
    create: (strength, random) => createSeries(createKills(laneTowers, strength, 17_000), 3, random),
  },
  {
    gameId: '41',
    style: 'club',
    competitions: ['Harrow Premier', 'Coastal League', 'Vale Cup', 'Second Harrow Division'],
    lanes: 6,
    everyMinutes: 130,
    spread: 0.45,
    nudge: 0.05,
    create: (strength, random) =>
      createGoals(
        {
          minuteMs: minute,
          halfTimeMs: 15 * minute,
          goals: random.between(2.2, 3.2),
          heldAfterGoalMs: 40_000,
        },
        strength,
        random,
      ),
  },
  {
    gameId: '15',
    style: 'esports',
    competitions: ['Console League 2x6'],
    lanes: 2,
    everyMinutes: 20,
    spread: 0.35,
    nudge: 0.05,
    create: (strength, random) =>
      createGoals(
        { minuteMs: 8_500, halfTimeMs: minute, goals: random.between(3.5, 5), heldAfterGoalMs: 9_000 },
        strength,
        random,
      ),
  },
  {
    gameId: '43',
    style: 'court',
    competitions: ['Metro Hardwood League', 'Lakeside Conference'],
    lanes: 3,
    everyMinutes: 110,
    spread: 0.03,
    nudge: 0.004,
    create: (strength, random) =>
      createPoints({ quarterMinutes: 12, minuteMs: 1.7 * minute, breakMs: 2.5 * minute }, strength, random),
  },
  {
    gameId: '16',
    style: 'esports',
    competitions: ['Arcade Hardwood Nightly'],
    lanes: 1,
    everyMinutes: 30,
    spread: 0.035,
    nudge: 0.005,
    create: (strength, random) =>
      createPoints({ quarterMinutes: 5, minuteMs: 1.2 * minute, breakMs: minute }, strength, random),
  },
  {
    gameId: '44',
    style: 'cricket',
    competitions: ['Monsoon Tens', 'Coral Coast T10'],
    lanes: 3,
    everyMinutes: 75,
    spread: 0.25,
    nudge: 0.04,
    create: (strength, random) =>
      createOvers({ ballMs: { from: 20_000, to: 36_000 }, breakMs: 4 * minute }, strength, random),
  },
]
