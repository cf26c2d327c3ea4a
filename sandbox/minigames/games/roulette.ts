import type { MiniGame, Spot } from './game.ts'

const red: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type Colour = 'red' | 'black' | 'green'

/** The colour of a pocket: zero is green. */
export function colourOf(pocket: number): Colour {
  if (pocket === 0) return 'green'
  return red.has(pocket) ? 'red' : 'black'
}

/** The bets on many pockets: which these are. Zero is in none of them. */
const groups: Readonly<Record<string, { odds: string; has: (pocket: number) => boolean }>> = {
  red: { odds: '2.00', has: (pocket) => colourOf(pocket) === 'red' },
  black: { odds: '2.00', has: (pocket) => colourOf(pocket) === 'black' },
  odd: { odds: '2.00', has: (pocket) => pocket % 2 === 1 },
  even: { odds: '2.00', has: (pocket) => pocket % 2 === 0 },
  low: { odds: '2.00', has: (pocket) => pocket <= 18 },
  high: { odds: '2.00', has: (pocket) => pocket >= 19 },
  dozen1: { odds: '3.00', has: (pocket) => pocket <= 12 },
  dozen2: { odds: '3.00', has: (pocket) => pocket >= 13 && pocket <= 24 },
  dozen3: { odds: '3.00', has: (pocket) => pocket >= 25 },
}

const straight = '36.00'

/** Roulette with one zero. An outcome is the pocket's number. */
export const rouletteGame: MiniGame = {
  spots: [
    ...Object.entries(groups).map(([selection, { odds }]): Spot => ({ selection, odds, most: odds })),
    ...Array.from({ length: 37 }, (_, pocket): Spot => {
      return { selection: String(pocket), odds: straight, most: straight }
    }),
  ],
  draw: (random) => String(random.whole(0, 36)),
  pays: (selection, outcome) => {
    if (selection === outcome) return straight
    const group = groups[selection]
    const pocket = Number(outcome)
    return group !== undefined && pocket !== 0 && group.has(pocket) ? group.odds : '0'
  },
}
