import type { MiniGameWords } from './language.ts'

export const en: MiniGameWords = {
  games: { card: 'Dragon Tiger', roulette: 'Roulette', fishPrawnCrab: 'Fish Prawn Crab' },
  selections: {
    dragon: 'Dragon',
    tiger: 'Tiger',
    tie: 'Tie',
    red: 'Red',
    black: 'Black',
    green: 'Green',
    odd: 'Odd',
    even: 'Even',
    low: '1 to 18',
    high: '19 to 36',
    dozen1: '1 to 12',
    dozen2: '13 to 24',
    dozen3: '25 to 36',
    fish: 'Fish',
    prawn: 'Prawn',
    crab: 'Crab',
    rooster: 'Rooster',
    gourd: 'Gourd',
    coin: 'Coin',
    triple: 'Any triple',
  },
  straight: 'A number',
  dice: ['A face on one die', 'A face on two dice', 'A face on three dice'],
  half: 'Dragon or Tiger in a tie',
  help: {
    card: [
      'Dragon and Tiger get one card each from one pack. The higher card wins.',
      'The ace is the lowest card and the king the highest. Suits do not count.',
      'In a tie, a bet on Tie wins, and half of each bet on Dragon or Tiger is returned.',
      'A round lasts 60 seconds. Bets are taken until 10 seconds before its end.',
    ],
    roulette: [
      'The ball falls into one of the pockets 0 to 36. A bet on its number wins.',
      'Bets on a colour, on odd or even, or on a range win with every number in it. Zero is in none of them.',
      'A round lasts 60 seconds. Bets are taken until 10 seconds before its end.',
    ],
    fishPrawnCrab: [
      'Three dice show a fish, a prawn, a crab, a rooster, a gourd or a coin each.',
      'A bet on a face pays more with each die that shows it. Any triple wins if all three show the same.',
      'A round lasts 60 seconds. Bets are taken until 10 seconds before its end.',
    ],
  },
}
