import type { Distribution } from './distribution.ts'
import { logit, sigmoid } from './distribution.ts'
import type { Forecast, LineRule, MarketKind } from './match.ts'

/** A selection's fair probability: its price without a margin is 1 / probability. */
export interface Fair {
  side: string
  probability: number
}

/** A price on offer, and whether the whole market can be offered. */
export interface Offer {
  prices: { side: string; euro: string }[]
  /** False if the market is all but decided: it is shown but not open. */
  open: boolean
}

/** Beyond this nothing is offered any more: the price would be the floor. */
export const mostLikely = 0.965
const leastLikely = 0.012
const floorOdds = 1.01

/** The line (home's handicap, or the total) at which the two sides are closest to even. */
export function balancedLine(kind: MarketKind, forecast: Forecast, rule: LineRule): number | null {
  const distribution = kind === 'handicap' ? forecast.difference : forecast.total
  if (distribution === undefined) return null
  const median = medianOf(distribution)
  let best: number | null = null
  let distance = Number.POSITIVE_INFINITY
  const centre = kind === 'handicap' ? -median : median
  const middle = Math.round((centre - rule.from) / rule.step)
  // Closest to the middle first: if everything is decided no line is better than another.
  for (const away of [0, 1, -1, 2, -2, 3, -3]) {
    const line = rule.from + (middle + away) * rule.step
    if (kind === 'total' && line <= 0) continue
    const [first] = fair(kind, forecast, line)
    if (first === undefined) continue
    const uneven = Math.abs(first.probability - 0.5)
    if (uneven < distance - 1e-9) {
      best = line
      distance = uneven
    }
  }
  if (best === null) return null
  const moved = best + rule.offset * rule.step
  return kind === 'total' && moved <= 0 ? best : moved
}

function medianOf(distribution: Distribution): number {
  let low = -512
  let high = 1024
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (distribution.above(middle) > 0.5) low = middle
    else high = middle
  }
  return high
}

/** The fair probabilities of a market's selections. Empty if the forecast does not say. */
export function fair(kind: MarketKind, forecast: Forecast, line: number | null): Fair[] {
  const { difference, total, yes } = forecast
  switch (kind) {
    case 'winner': {
      if (yes !== undefined) return pair('home', 'away', yes)
      if (difference === undefined) return []
      const home = difference.above(0)
      const decided = 1 - difference.at(0)
      return pair('home', 'away', decided > 0 ? home / decided : 0.5)
    }
    case 'threeWay': {
      if (difference === undefined) return []
      const home = difference.above(0)
      const draw = difference.at(0)
      return [
        { side: 'home', probability: home },
        { side: 'draw', probability: draw },
        { side: 'away', probability: Math.max(0, 1 - home - draw) },
      ]
    }
    case 'handicap':
      if (difference === undefined || line === null) return []
      return pair('home', 'away', ahead(difference, line))
    case 'total':
      if (total === undefined || line === null) return []
      return pair('over', 'under', ahead(total, -line))
    case 'oddEven':
      return total === undefined ? [] : pair('odd', 'even', total.odd())
    case 'yesNo':
      return yes === undefined ? [] : pair('yes', 'no', yes)
  }
}

/**
 * The fair probability of a bet on "value + line > 0" with quarter lines: the price d at which the stake comes
 * back on average, with d paid for a win, (d + 1) / 2 for a half win, 1 for a push, 1/2 for a half loss.
 */
function ahead(distribution: Distribution, line: number): number {
  const near = Math.round(-line)
  const quarters = Math.round(4 * (near + line))
  const at = distribution.at(near)
  let wins = distribution.above(near)
  let undecided = 0
  if (quarters >= 2) wins += at
  else if (quarters === 1) {
    wins += at / 2
    undecided = at / 2
  } else if (quarters === 0) undecided = at
  else if (quarters === -1) undecided = at / 2
  return undecided >= 1 ? 0.5 : wins / (1 - undecided)
}

function pair(first: string, second: string, probability: number): Fair[] {
  const p = Math.min(1, Math.max(0, probability))
  return [
    { side: first, probability: p },
    { side: second, probability: 1 - p },
  ]
}

/**
 * Prices with a margin: euro odds = 1 / (probability × (1 + margin)), truncated.
 * @param wobble moves the market's opinion of the first selection, in log odds
 */
export function offer(fairs: readonly Fair[], margin: number, wobble: number): Offer {
  const open = fairs.every(({ probability }) => probability <= mostLikely && probability >= leastLikely)
  const shifted = fairs.map(({ side, probability }, index) => ({
    side,
    probability: index === 0 ? sigmoid(logit(clamp(probability)) + wobble) : clamp(probability),
  }))
  const rest = shifted.slice(1).reduce((sum, { probability }) => sum + probability, 0)
  const left = 1 - (shifted[0]?.probability ?? 0)
  return {
    open,
    prices: shifted.map(({ side, probability }, index) => ({
      side,
      euro: oddsText(1 / ((index === 0 ? probability : (probability / rest) * left) * (1 + margin))),
    })),
  }
}

function clamp(probability: number): number {
  return Math.min(0.99, Math.max(0.01, probability))
}

/** Euro odds as a bookmaker writes them: in coarser steps the longer they are, never below 1.01. */
export function oddsText(odds: number): string {
  const stepsPerUnit = odds < 10 ? 100 : odds < 30 ? 10 : 1
  const truncated = Math.floor(odds * stepsPerUnit + 1e-9) / stepsPerUnit
  return Math.max(truncated, floorOdds).toFixed(2)
}

/** A line as the wire has it: "-0.25", "2.5", "0". */
export function lineText(line: number): string {
  return String(line === 0 ? 0 : Math.round(line * 100) / 100)
}
