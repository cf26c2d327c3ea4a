import { describe, expect, it } from 'vitest'

import { createRandom } from '../../feeds/random.ts'
import { outcomeOf, roundAt } from '../rounds.ts'
import { cardGame, cardsOf } from './card.ts'
import { faces, fishPrawnCrabGame } from './fishPrawnCrab.ts'
import type { MiniGame } from './game.ts'
import { rouletteGame } from './roulette.ts'

/** What every selection pays that pays anything, for an outcome. */
const paid = (game: MiniGame, outcome: string): Record<string, string> =>
  Object.fromEntries(
    game.spots
      .map(({ selection }) => [selection, game.pays(selection, outcome)] as const)
      .filter(([, pays]) => pays !== '0'),
  )

describe('dragon tiger', () => {
  it.each([
    ['S13 H12', { dragon: '1.95' }],
    ['C2 D1', { dragon: '1.95' }],
    ['H1 S13', { tiger: '1.95' }],
    ['D10 C11', { tiger: '1.95' }],
    ['S7 H7', { dragon: '0.5', tiger: '0.5', tie: '12.00' }],
  ])('pays by the higher card, the ace being the lowest: %s', (outcome, pays) => {
    expect(paid(cardGame, outcome)).toEqual(pays)
  })

  it('draws two different cards of one pack, and each of them in time', () => {
    const drawn = Array.from({ length: 4_000 }, (_, round) => cardGame.draw(createRandom(7, round)))
    const seen = new Set<string>()
    for (const outcome of drawn) {
      const [dragon, tiger] = outcome.split(' ')
      expect(dragon).not.toBe(tiger)
      cardsOf(outcome)
      seen.add(`first ${dragon}`).add(`second ${tiger}`)
    }
    expect(seen.size).toBe(104)
  })

  it.each(['', 'S1', 'X1 S2', 'S0 S2', 'S14 S2', 'Sx S2'])('knows no outcome such as "%s"', (outcome) => {
    expect(() => cardsOf(outcome)).toThrow(RangeError)
  })
})

describe('roulette', () => {
  it.each([
    ['0', { '0': '36.00' }],
    ['1', { '1': '36.00', red: '2.00', odd: '2.00', low: '2.00', dozen1: '3.00' }],
    ['10', { '10': '36.00', black: '2.00', even: '2.00', low: '2.00', dozen1: '3.00' }],
    ['12', { '12': '36.00', red: '2.00', even: '2.00', low: '2.00', dozen1: '3.00' }],
    ['13', { '13': '36.00', black: '2.00', odd: '2.00', low: '2.00', dozen2: '3.00' }],
    ['18', { '18': '36.00', red: '2.00', even: '2.00', low: '2.00', dozen2: '3.00' }],
    ['19', { '19': '36.00', red: '2.00', odd: '2.00', high: '2.00', dozen2: '3.00' }],
    ['24', { '24': '36.00', black: '2.00', even: '2.00', high: '2.00', dozen2: '3.00' }],
    ['25', { '25': '36.00', red: '2.00', odd: '2.00', high: '2.00', dozen3: '3.00' }],
    ['36', { '36': '36.00', red: '2.00', even: '2.00', high: '2.00', dozen3: '3.00' }],
  ])('pays the number, its colour and its groups; of zero the number alone: %s', (outcome, pays) => {
    expect(paid(rouletteGame, outcome)).toEqual(pays)
  })

  it('has 18 red and 18 black pockets, and draws each of the 37 in time', () => {
    const wins = (selection: string): number =>
      Array.from({ length: 37 }, (_, pocket) => rouletteGame.pays(selection, String(pocket))).filter(
        (pays) => pays !== '0',
      ).length
    expect(['red', 'black', 'odd', 'even', 'low', 'high'].map(wins)).toEqual([18, 18, 18, 18, 18, 18])
    expect(['dozen1', 'dozen2', 'dozen3'].map(wins)).toEqual([12, 12, 12])
    const drawn = Array.from({ length: 2_000 }, (_, round) => rouletteGame.draw(createRandom(7, round)))
    expect([...new Set(drawn)].map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 37 }, (_, pocket) => pocket),
    )
  })
})

describe('fish prawn crab', () => {
  it.each([
    ['fish prawn crab', { fish: '2.00', prawn: '2.00', crab: '2.00' }],
    ['fish coin fish', { fish: '3.00', coin: '2.00' }],
    ['gourd gourd gourd', { gourd: '4.00', triple: '31.00' }],
  ])('pays a face by how many dice show it, and any triple: %s', (outcome, pays) => {
    expect(paid(fishPrawnCrabGame, outcome)).toEqual(pays)
  })

  it('draws every face on every die', () => {
    const drawn = Array.from({ length: 500 }, (_, round) => fishPrawnCrabGame.draw(createRandom(7, round)))
    for (const die of [0, 1, 2])
      expect(new Set(drawn.map((outcome) => outcome.split(' ')[die]))).toEqual(new Set(faces))
  })
})

describe('a round', () => {
  it('lasts a minute, begins with it, and takes bets for fifty seconds [MEMBER-10]', () => {
    const noon = Date.UTC(2026, 10, 21, 12)
    const round = { number: noon / 60_000, startsAt: noon, closesAt: noon + 50_000, endsAt: noon + 60_000 }
    expect(roundAt(noon)).toEqual(round)
    expect(roundAt(noon + 59_999)).toEqual(round)
    expect(roundAt(noon + 60_000).startsAt).toBe(round.endsAt)
    expect(roundAt(noon - 1).endsAt).toBe(noon)
  })

  it('draws the same in the same world, and something else at another table, in another round or world', () => {
    const rows = (seed: number, id: number): string =>
      Array.from({ length: 20 }, (_, round) => outcomeOf(seed, { id, type: 'roulette' }, round)).join()
    expect(rows(1, 2)).toBe(rows(1, 2))
    expect(new Set([rows(1, 2), rows(1, 5), rows(2, 2)]).size).toBe(3)
    expect(new Set(rows(1, 2).split(',')).size).toBeGreaterThan(10)
  })
})
