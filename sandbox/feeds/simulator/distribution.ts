/** How likely each whole value is. */
export interface Distribution {
  /** Probability of exactly `value`. */
  at(value: number): number
  /** Probability of more than `value`, which is a whole number. */
  above(value: number): number
  /** Probability of an odd value. */
  odd(): number
}

/** A distribution given value by value, starting at `from`. The weights need not add up to 1. */
export function tabled(from: number, weights: readonly number[]): Distribution {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const aboveOf: number[] = []
  let rest = sum
  let odd = 0
  weights.forEach((weight, index) => {
    rest -= weight
    aboveOf.push(Math.max(0, rest / sum))
    if ((from + index) % 2 !== 0) odd += weight / sum
  })
  return {
    at: (value) => (weights[value - from] ?? 0) / sum,
    above: (value) => (value < from ? 1 : (aboveOf[value - from] ?? 0)),
    odd: () => odd,
  }
}

/** A normal distribution in whole steps, never below `least`. */
export function rounded(mean: number, deviation: number, least = Number.NEGATIVE_INFINITY): Distribution {
  const spread = Math.max(deviation, 0.05)
  const above = (value: number): number =>
    value < least ? 1 : 1 - normalBelow((value + 0.5 - mean) / spread)
  return {
    at: (value) => (value < least ? 0 : above(value - 1) - above(value)),
    above,
    // Half of the values of a wide distribution are odd; a narrow one is described by its few values.
    odd: () => {
      if (spread > 1.5) return 0.5
      const middle = Math.round(mean)
      let odd = 0
      for (let value = middle - 8; value <= middle + 8; value += 1) {
        if (value % 2 !== 0) odd += above(value - 1) - above(value)
      }
      return odd
    },
  }
}

/** How often something happens whose average is `mean`, added to what has happened. */
export function poisson(mean: number, already = 0): Distribution {
  return tabled(already, poissonWeights(mean))
}

/** Probabilities of 0, 1, 2 … times, as far as they matter. */
export function poissonWeights(mean: number): number[] {
  const weights = [Math.exp(-mean)]
  for (let count = 1; count < 14 + mean * 3; count += 1) {
    weights.push(((weights[count - 1] ?? 0) * mean) / count)
  }
  return weights
}

/** The difference of two independent counts, home minus away, added to the current lead. */
export function poissonDifference(homeMean: number, awayMean: number, lead: number): Distribution {
  const home = poissonWeights(homeMean)
  const away = poissonWeights(awayMean)
  const weights = Array.from({ length: home.length + away.length - 1 }, () => 0)
  home.forEach((homeWeight, homeCount) => {
    away.forEach((awayWeight, awayCount) => {
      const index = homeCount - awayCount + away.length - 1
      weights[index] = (weights[index] ?? 0) + homeWeight * awayWeight
    })
  })
  return tabled(lead - (away.length - 1), weights)
}

/** The probability that a standard normal is below `z` (Abramowitz and Stegun 26.2.17, error under 1e-7). */
export function normalBelow(z: number): number {
  const x = Math.abs(z)
  const t = 1 / (1 + 0.2316419 * x)
  const tail =
    0.3989422804014327 *
    Math.exp((-x * x) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - tail : tail
}

export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

export function logit(p: number): number {
  return Math.log(p / (1 - p))
}
