import { tabled } from '../distribution.ts'
import type { Distribution } from '../distribution.ts'

/** Balls of an innings (ten overs) and wickets that end it. */
export const ballsPerInnings = 60
export const wicketsPerInnings = 10

/** What a ball brings an average side; a wicket brings no run. */
const ball = [
  { runs: 0, wicket: true, weight: 0.06 },
  { runs: 0, wicket: false, weight: 0.28 },
  { runs: 1, wicket: false, weight: 0.36 },
  { runs: 2, wicket: false, weight: 0.07 },
  { runs: 4, wicket: false, weight: 0.14 },
  { runs: 6, wicket: false, weight: 0.09 },
] as const

export interface Ball {
  runs: number
  wicket: boolean
}

/** The weights for a side with this strength: the better one turns balls without a run into fours. */
function weightsOf(strength: number): { runs: number; wicket: boolean; weight: number }[] {
  const shift = Math.max(-0.1, Math.min(0.2, 0.08 * strength))
  return ball.map((entry) => ({
    ...entry,
    weight: entry.weight + (entry.runs === 4 ? shift : entry.runs === 0 && !entry.wicket ? -shift : 0),
  }))
}

/** What a ball brings, for a number from 0 up to 1. */
export function playBall(strength: number, luck: number): Ball {
  let left = luck
  for (const { runs, wicket, weight } of weightsOf(strength)) {
    if (left < weight) return { runs, wicket }
    left -= weight
  }
  return { runs: 0, wicket: false }
}

/** Totals of more runs than this are not told apart. */
export const mostRuns = 240

/** Probabilities of the runs to come, by balls and wickets left, for a strength. */
type Table = Float32Array

const tableStep = 0.25
const tables = new Map<number, Table>()

function rowAt(ballsLeft: number, wicketsLeft: number): number {
  return (ballsLeft * (wicketsPerInnings + 1) + wicketsLeft) * (mostRuns + 1)
}

function tableFor(step: number): Table {
  const known = tables.get(step)
  if (known !== undefined) return known
  const weights = weightsOf(step * tableStep)
  const table = new Float32Array(rowAt(ballsPerInnings, wicketsPerInnings) + mostRuns + 1)
  for (let wickets = 0; wickets <= wicketsPerInnings; wickets += 1) table[rowAt(0, wickets)] = 1
  for (let balls = 1; balls <= ballsPerInnings; balls += 1) {
    table[rowAt(balls, 0)] = 1
    for (let wickets = 1; wickets <= wicketsPerInnings; wickets += 1) {
      const row = rowAt(balls, wickets)
      for (const { runs, wicket, weight } of weights) {
        const after = rowAt(balls - 1, wicket ? wickets - 1 : wickets)
        for (let more = runs; more <= mostRuns; more += 1) {
          table[row + more] = (table[row + more] ?? 0) + weight * (table[after + more - runs] ?? 0)
        }
      }
    }
  }
  tables.set(step, table)
  return table
}

/** Probabilities of 0, 1, 2 … runs to come for a side with this strength, calculated ball by ball. */
export function runsToCome(strength: number, ballsLeft: number, wicketsLeft: number): Float32Array {
  const below = Math.floor(strength / tableStep)
  const share = strength / tableStep - below
  const row = rowAt(ballsLeft, wicketsLeft)
  const [low, high] = [tableFor(below), tableFor(below + 1)]
  return Float32Array.from({ length: mostRuns + 1 }, (_, runs) => {
    return (1 - share) * (low[row + runs] ?? 0) + share * (high[row + runs] ?? 0)
  })
}

/** The runs of an innings: those scored and those to come. */
export function inningsRuns(already: number, toCome: Float32Array): Distribution {
  return tabled(already, [...toCome])
}

/**
 * The probability that the side batting second wins, needing more than `lead` runs beyond what it has;
 * an equal score is decided by a super over, which is even.
 */
export function chaseChance(first: Float32Array, lead: number, second: Float32Array): number {
  const above: number[] = Array.from({ length: mostRuns + 2 }, () => 0)
  for (let runs = mostRuns; runs >= 0; runs -= 1) above[runs] = (above[runs + 1] ?? 0) + (second[runs] ?? 0)
  let chance = 0
  first.forEach((weight, more) => {
    const target = lead + more
    if (target < 0) chance += weight
    else chance += weight * ((above[target + 1] ?? 0) + (second[target] ?? 0) / 2)
  })
  return chance
}

/** Runs of both sides: a chase that succeeds ends with the winning run. */
export function matchRuns(
  first: Float32Array,
  firstHas: number,
  second: Float32Array,
  secondHas: number,
): Distribution {
  const weights: number[] = Array.from({ length: 4 * mostRuns }, () => 0)
  const add = (total: number, weight: number): void => {
    weights[total] = (weights[total] ?? 0) + weight
  }
  first.forEach((firstWeight, firstMore) => {
    if (firstWeight < 1e-7) return
    const target = firstHas + firstMore
    let left = 1
    for (let more = 0; secondHas + more <= target && more <= mostRuns; more += 1) {
      const weight = second[more] ?? 0
      add(target + secondHas + more, firstWeight * weight)
      left -= weight
    }
    if (left > 0) add(2 * target + 2, firstWeight * left)
  })
  return tabled(0, weights)
}
