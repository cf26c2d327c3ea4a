import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { poisson, poissonDifference, rounded, tabled } from './distribution.ts'
import { quarterLines } from './match.ts'
import { balancedLine, fair, lineText, oddsText, offer } from './pricing.ts'

const probabilities = fc.double({ min: 0.03, max: 0.97, noNaN: true })

describe('fair probabilities', () => {
  it('of quarter lines are between those of the neighbouring lines', () => {
    const difference = poissonDifference(1.6, 1.1, 0)
    for (let line = -2; line < 2; line += 0.25) {
      const [here] = fair('handicap', { difference }, line)
      const [next] = fair('handicap', { difference }, line + 0.25)
      expect(next?.probability).toBeGreaterThan(here?.probability ?? 1)
    }
  })

  it('make a bet at their price worth its stake on average, quarter lines included', () => {
    const difference = poissonDifference(1.4, 1.2, 1)
    for (const line of [-1.25, -1, -0.75, -0.5, -0.25, 0, 0.25]) {
      const [home] = fair('handicap', { difference }, line)
      const odds = 1 / (home?.probability ?? 1)
      let returned = 0
      for (let lead = -15; lead <= 20; lead += 1) {
        const margin = Math.round(4 * (lead + line))
        const pays =
          margin >= 2 ? odds : margin === 1 ? (odds + 1) / 2 : margin === 0 ? 1 : margin === -1 ? 0.5 : 0
        returned += difference.at(lead) * pays
      }
      expect(returned).toBeCloseTo(1, 6)
    }
  })

  it('add up to one', () => {
    fc.assert(
      fc.property(probabilities, fc.integer({ min: -8, max: 8 }), (share, quarters) => {
        const difference = poissonDifference(2 * share, 2 - share, 0)
        const total = poisson(3 * share)
        for (const kind of ['winner', 'threeWay', 'handicap', 'total', 'oddEven'] as const) {
          const sides = fair(kind, { difference, total }, quarters / 4)
          expect(sides.reduce((sum, side) => sum + side.probability, 0)).toBeCloseTo(1, 9)
        }
      }),
    )
  })

  it('of a balanced line are as even as any', () => {
    const total = poisson(2.7)
    const line = balancedLine('total', { total }, quarterLines)
    expect(line).toBe(2.5)
    expect(fair('total', { total }, line)[0]?.probability).toBeCloseTo(0.5, 1)
    expect(
      balancedLine('handicap', { difference: rounded(7.2, 11) }, { step: 1, from: 0.5, offset: 0 }),
    ).toBe(-7.5)
  })

  it('know odd from even', () => {
    expect(tabled(1, [0.2, 0.5, 0.3]).odd()).toBeCloseTo(0.5)
    expect(fair('oddEven', { total: tabled(3, [1]) }, null)[0]).toEqual({ side: 'odd', probability: 1 })
  })
})

describe('prices', () => {
  it('are above 1 and leave the house a margin, for any probabilities', () => {
    const wobble = fc.double({ min: -0.05, max: 0.05, noNaN: true })
    fc.assert(
      fc.property(
        probabilities,
        fc.double({ min: 0.04, max: 0.06, noNaN: true }),
        wobble,
        (p, margin, moved) => {
          const made = offer(
            [
              { side: 'home', probability: p },
              { side: 'away', probability: 1 - p },
            ],
            margin,
            moved,
          )
          const odds = made.prices.map(({ euro }) => Number(euro))
          for (const price of odds) expect(price).toBeGreaterThan(1)
          const overround = odds.reduce((sum, price) => sum + 1 / price, 0)
          if (made.open) expect(overround).toBeGreaterThan(1.005)
          if (made.open) expect(overround).toBeLessThan(1.12)
        },
      ),
    )
  })

  it('are not open if the ending is all but known', () => {
    const sure = offer(
      [
        { side: 'yes', probability: 0.99 },
        { side: 'no', probability: 0.01 },
      ],
      0.05,
      0,
    )
    expect(sure.open).toBe(false)
  })

  it.each([
    [1.999, '1.99'],
    [1.003, '1.01'],
    [10.27, '10.20'],
    [47.9, '47.00'],
  ])('writes %s as %s', (odds, text) => {
    expect(oddsText(odds)).toBe(text)
  })

  it.each([
    [-0.25, '-0.25'],
    [-0, '0'],
    [2.5, '2.5'],
  ])('writes the line %s as %s', (line, text) => {
    expect(lineText(line)).toBe(text)
  })
})
