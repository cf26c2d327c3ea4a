import { sigmoid } from '../distribution.ts'

/** Kills after which the map is over at the latest, and the widest lead that is told apart. */
const mostKills = 80
const widestLead = 40
const towersAfter = 10
const towerWorth = 2
const endsAfter = 20

/** Where a map stands: kills of both sides, and home's lead in kills' worth. */
export interface Position {
  kills: number
  lead: number
}

export const towerChance = 0.24

export function killChance(strength: number, lead: number): number {
  return sigmoid(strength + 0.025 * lead)
}

/** The position after a kill of home's (or away's), with or without a tower that fell. */
export function afterKill({ kills, lead }: Position, isHome: boolean, fallen: boolean): Position {
  return { kills: kills + 1, lead: moved(lead, (isHome ? 1 : -1) * (fallen ? 1 + towerWorth : 1)) }
}

function moved(lead: number, gain: number): number {
  return Math.max(-widestLead, Math.min(widestLead, lead + gain))
}

/** How likely the kill that led to a position brought a tower down. */
export function fallChance(kills: number): number {
  return kills > towersAfter ? towerChance : 0
}

/** How likely the map ends with the kill that led to a position. */
export function endChance(kills: number, lead: number): number {
  if (kills < endsAfter) return 0
  if (kills >= mostKills) return 1
  return Math.min(0.6, 0.012 + 0.0015 * (kills - endsAfter) + 0.006 * Math.abs(lead))
}

/** How likely home has won, when the map ends with a lead. */
export function winChance(lead: number): number {
  return sigmoid(0.45 * lead)
}

/** What is to come, worked out backward over all positions for one strength. */
interface Table {
  /** Probability that home wins. */
  win: Float32Array
  /** Kills to come, home's less away's, on average. */
  difference: Float32Array
}

/** Tables are made for strengths this far apart, and read in between. */
const tableStep = 0.04
const tables = new Map<number, Table>()
const endings = new Map<string, Float64Array>()
const keptEndings = 4_000
const width = 2 * widestLead + 1

function cell(kills: number, lead: number): number {
  return Math.min(kills, mostKills) * width + lead + widestLead
}

/** Calls `use` with each lead that one kill more can lead to, its probability and who made the kill. */
function eachKill(
  strength: number,
  kills: number,
  lead: number,
  use: (lead: number, weight: number, sign: number) => void,
): void {
  const home = killChance(strength, lead)
  const falls = fallChance(kills + 1)
  use(moved(lead, 1), home * (1 - falls), 1)
  use(moved(lead, -1), (1 - home) * (1 - falls), -1)
  if (falls === 0) return
  use(moved(lead, 1 + towerWorth), home * falls, 1)
  use(moved(lead, -1 - towerWorth), (1 - home) * falls, -1)
}

function tableFor(step: number): Table {
  const known = tables.get(step)
  if (known !== undefined) return known
  const win = new Float32Array((mostKills + 1) * width)
  const difference = new Float32Array((mostKills + 1) * width)
  for (let kills = mostKills - 1; kills >= 0; kills -= 1) {
    for (let lead = -widestLead; lead <= widestLead; lead += 1) {
      let won = 0
      let ahead = 0
      eachKill(step * tableStep, kills, lead, (after, weight, sign) => {
        const ends = endChance(kills + 1, after)
        const there = cell(kills + 1, after)
        won += weight * (ends * winChance(after) + (1 - ends) * (win[there] ?? 0))
        ahead += weight * (sign + (1 - ends) * (difference[there] ?? 0))
      })
      win[cell(kills, lead)] = won
      difference[cell(kills, lead)] = ahead
    }
  }
  const made = { win, difference }
  tables.set(step, made)
  return made
}

/** Mixes what two neighbouring strengths say. */
function between<Value>(
  strength: number,
  at: (step: number) => Value,
  mix: (a: Value, b: Value, share: number) => Value,
): Value {
  const below = Math.floor(strength / tableStep)
  return mix(at(below), at(below + 1), strength / tableStep - below)
}

const mixNumbers = (a: number, b: number, share: number): number => (1 - share) * a + share * b

/** Probability that home wins the map from a position. */
export function mapChance(position: Position, strength: number): number {
  return between(
    strength,
    (step) => tableFor(step).win[cell(position.kills, position.lead)] ?? 0.5,
    mixNumbers,
  )
}

/** Kills to come from a position, home's less away's, on average. */
export function differenceToCome(position: Position, strength: number): number {
  return between(
    strength,
    (step) => tableFor(step).difference[cell(position.kills, position.lead)] ?? 0,
    mixNumbers,
  )
}

/** Probabilities of the kills a map ends with, by their number, from a position. */
export function killsAtEnd(position: Position, strength: number): number[] {
  return between(
    strength,
    (step) => [...endingsFrom(position, step)],
    (a, b, share) => a.map((weight, kills) => mixNumbers(weight, b[kills] ?? 0, share)),
  )
}

function endingsFrom(position: Position, step: number): Float64Array {
  const key = `${position.kills},${position.lead},${step}`
  const known = endings.get(key)
  if (known !== undefined) return known
  const made = new Float64Array(mostKills + 1)
  let open = new Float64Array(width)
  open[position.lead + widestLead] = 1
  for (let kills = position.kills; kills < mostKills; kills += 1) {
    const next = new Float64Array(width)
    for (let index = 0; index < width; index += 1) {
      const probability = open[index] ?? 0
      if (probability < 1e-9) continue
      eachKill(step * tableStep, kills, index - widestLead, (after, weight) => {
        const ends = endChance(kills + 1, after)
        made[kills + 1] = (made[kills + 1] ?? 0) + probability * weight * ends
        const place = after + widestLead
        next[place] = (next[place] ?? 0) + probability * weight * (1 - ends)
      })
    }
    open = next
  }
  if (endings.size >= keptEndings) endings.clear()
  endings.set(key, made)
  return made
}

/** Probabilities of the towers that fall from a position on, when the map ends with `ends` kills. */
export function towersToCome(position: Position, ends: readonly number[]): number[] {
  const weights: number[] = []
  ends.forEach((probability, kills) => {
    if (probability === 0) return
    const tries = Math.max(0, kills - Math.max(position.kills, towersAfter))
    let chance = (1 - towerChance) ** tries
    for (let towers = 0; towers <= tries; towers += 1) {
      weights[towers] = (weights[towers] ?? 0) + probability * chance
      chance *= ((tries - towers) / (towers + 1)) * (towerChance / (1 - towerChance))
    }
  })
  return weights
}
