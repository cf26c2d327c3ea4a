import { sigmoid } from '../distribution.ts'

/** How a map of a MOBA is won: by the base, which is behind towers. */
export interface MapRules {
  /** Towers of each side. */
  towers: number
  /** Towers that must have fallen before the base can: those of a lane, and those at the base. */
  before: number
}

/** The state of a map: kills of both sides together, and the towers each side has taken. */
export interface Position {
  kills: number
  home: number
  away: number
}

/** Up to this many kills nobody pushes; from then on one in three things that happen is a push. */
const quietKills = 6
const push = 1 / 3
const killsPerPush = (1 - push) / push

/** How likely it is that the next thing that happens is a push. */
export function pushChance(kills: number): number {
  return kills < quietKills ? 0 : push
}

/** How likely a push, or a kill, is home's: more likely for the stronger side, and the more so the more it has taken. */
export function homePushes(strength: number, { home, away }: Position): number {
  return sigmoid(1.5 * strength + 0.16 * (home - away))
}

export function homeKills(strength: number, { home, away }: Position): number {
  return sigmoid(strength + 0.07 * (home - away))
}

/** How likely it is that a push, after this many towers taken, brings down the base and not the next tower. */
export function baseChance({ towers, before }: MapRules, taken: number): number {
  if (taken < before) return 0
  return taken >= towers ? 1 : 0.25 + 0.1 * (taken - before)
}

/** What is to come from a position onward. */
export interface Course {
  /** Probability that home wins. */
  win: number
  /** Probabilities of 0, 1, 2 … pushes to come; the last of them is at the base, the others take a tower. */
  pushes: readonly number[]
  /** Kills to come, home minus away: mean and variance. */
  lead: { mean: number; variance: number }
}

interface Cell {
  win: number
  pushes: readonly number[]
  mean: number
  square: number
}

/** Courses are calculated for strengths this far apart. */
const strengthStep = 0.004

/** The courses of maps by their rules, calculated backward over all towers that may be standing. */
export function createCourses(rules: MapRules): (position: Position, strength: number) => Course {
  const known = new Map<number, Cell[][]>()
  const cellsFor = (step: number): Cell[][] => {
    const found = known.get(step)
    if (found !== undefined) return found
    const made = workOut(rules, step * strengthStep)
    known.set(step, made)
    return made
  }
  return (position, strength) => {
    const step = Math.round(strength / strengthStep)
    const cell = cellsFor(step)[position.home]?.[position.away]
    if (cell === undefined) throw new RangeError('More towers have fallen than there are.')
    // Kills without pushes: an even start, before the first push.
    const quiet = Math.max(0, quietKills - position.kills)
    const edge = 2 * homeKills(step * strengthStep, position) - 1
    return {
      win: cell.win,
      pushes: cell.pushes,
      lead: {
        mean: quiet * edge + cell.mean,
        variance: quiet * (1 - edge * edge) + cell.square - cell.mean * cell.mean,
      },
    }
  }
}

function workOut(rules: MapRules, strength: number): Cell[][] {
  const cells: Cell[][] = Array.from({ length: rules.towers + 1 }, () => [])
  const ended = (win: number): Cell => ({ win, pushes: [1], mean: 0, square: 0 })
  for (let home = rules.towers; home >= 0; home -= 1) {
    for (let away = rules.towers; away >= 0; away -= 1) {
      const here = { kills: 0, home, away }
      const byHome = homePushes(strength, here)
      const ways: [chance: number, after: Cell | undefined][] = [
        [byHome * baseChance(rules, home), ended(1)],
        [byHome * (1 - baseChance(rules, home)), cells[home + 1]?.[away]],
        [(1 - byHome) * baseChance(rules, away), ended(0)],
        [(1 - byHome) * (1 - baseChance(rules, away)), cells[home]?.[away + 1]],
      ]
      const row = cells[home]
      if (row !== undefined) row[away] = before(2 * homeKills(strength, here) - 1, ways)
    }
  }
  return cells
}

/** A position, from what may follow it: some kills, each with the same edge, and then a push. */
function before(edge: number, ways: readonly [chance: number, after: Cell | undefined][]): Cell {
  const kills = killsPerPush * edge
  const killsSquared = killsPerPush + 2 * (killsPerPush * edge) ** 2
  let [win, mean, square] = [0, 0, 0]
  const pushes: number[] = [0]
  for (const [chance, after] of ways) {
    if (chance === 0 || after === undefined) continue
    win += chance * after.win
    mean += chance * after.mean
    square += chance * after.square
    after.pushes.forEach((probability, count) => {
      pushes[count + 1] = (pushes[count + 1] ?? 0) + chance * probability
    })
  }
  return { win, pushes, mean: kills + mean, square: killsSquared + 2 * kills * mean + square }
}

/** Kills to come beyond this number, and less likely numbers of them, are left out. */
const mostKills = 160
const leastLikely = 1e-9

/** Probabilities of the kills a map ends with, by their number. */
export function killsAtEnd({ kills }: Position, pushes: readonly number[]): number[] {
  const from = Math.max(kills, quietKills)
  const weights = Array.from({ length: from + mostKills + 1 }, () => 0)
  pushes.forEach((probability, count) => {
    // The kills before `count` pushes: each event is a push with the same chance.
    let weight = probability * push ** count
    for (let more = 0; more <= mostKills && weight > leastLikely; more += 1) {
      weights[from + more] = (weights[from + more] ?? 0) + weight
      weight *= ((count + more) / (more + 1)) * (1 - push)
    }
  })
  return weights
}
