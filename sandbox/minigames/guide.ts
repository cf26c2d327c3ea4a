import { games } from './games/games.ts'
import type { MiniTable } from './tables.ts'
import type { MiniGameWords } from './words/language.ts'
import { selectionName } from './words/words.ts'

/** What a table's game pays, in the order in which it is told. */
export function payoutsOf(words: MiniGameWords, { type }: MiniTable): { outcome: string; odds: string }[] {
  const told = (selection: string): { outcome: string; odds: string } => {
    const spot = games[type].spots.find((each) => each.selection === selection)
    if (spot === undefined) throw new RangeError(`There is no bet on ${selection}.`)
    return { outcome: selectionName(words, selection), odds: spot.odds }
  }
  switch (type) {
    case 'card':
      return [
        ...['dragon', 'tiger', 'tie'].map(told),
        { outcome: words.half, odds: games.card.pays('dragon', 'S1 H1') },
      ]
    case 'roulette':
      return [
        { ...told('17'), outcome: words.straight },
        ...games.roulette.spots
          .map(({ selection }) => selection)
          .filter(isGroup)
          .map(told),
      ]
    case 'fishPrawnCrab':
      return [
        ...words.dice.map((outcome, at) => {
          const dice = ['fish', at > 0 ? 'fish' : 'crab', at > 1 ? 'fish' : 'crab'].join(' ')
          return { outcome, odds: games.fishPrawnCrab.pays('fish', dice) }
        }),
        told('triple'),
      ]
  }
}

function isGroup(selection: string): boolean {
  return !/^\d+$/.test(selection)
}
