import type { MiniGame, Spot } from './game.ts'

/** The faces of each die. */
export const faces = ['fish', 'prawn', 'crab', 'rooster', 'gourd', 'coin'] as const

/** What a face pays for one unit by how many dice show it. */
const byCount = ['0', '2.00', '3.00', '4.00'] as const

const triple = '31.00'

/** Three dice with six faces each. An outcome is what they show: "fish fish crab". */
export const fishPrawnCrabGame: MiniGame = {
  spots: [
    ...faces.map((face): Spot => ({ selection: face, odds: byCount[1], most: byCount[3] })),
    { selection: 'triple', odds: triple, most: triple },
  ],
  draw: (random) => [random.pick(faces), random.pick(faces), random.pick(faces)].join(' '),
  pays: (selection, outcome) => {
    const dice = outcome.split(' ')
    if (selection === 'triple') return new Set(dice).size === 1 ? triple : '0'
    return byCount[dice.filter((face) => face === selection).length] ?? '0'
  },
}
