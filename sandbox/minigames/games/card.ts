import type { MiniGame } from './game.ts'

/** Spades, hearts, diamonds, clubs. */
export const suits = ['S', 'H', 'D', 'C'] as const

/** A card as it is kept: its suit, and its rank from 1 (ace) to 13 (king). */
export interface Card {
  suit: (typeof suits)[number]
  rank: number
}

/** Both cards of an outcome such as "S13 D2": the dragon's, then the tiger's. */
export function cardsOf(outcome: string): readonly [Card, Card] {
  const [dragon, tiger] = outcome.split(' ').map(readCard)
  if (dragon === undefined || tiger === undefined) throw new RangeError(`Not two cards: ${outcome}`)
  return [dragon, tiger]
}

function readCard(text: string): Card {
  const suit = suits.find((known) => text.startsWith(known))
  const rank = Number(text.slice(1))
  if (suit === undefined || !Number.isInteger(rank) || rank < 1 || rank > 13)
    throw new RangeError(`Not a card: ${text}`)
  return { suit, rank }
}

/** Who has the higher card; the ace is the lowest, and suits do not count. */
export function winnerOf(outcome: string): 'dragon' | 'tiger' | 'tie' {
  const [dragon, tiger] = cardsOf(outcome)
  if (dragon.rank === tiger.rank) return 'tie'
  return dragon.rank > tiger.rank ? 'dragon' : 'tiger'
}

/**
 * Dragon tiger: one card each from one pack, the higher one wins. A tie pays those who bet on it, and gives half of the
 * stake back to all others.
 */
export const cardGame: MiniGame = {
  spots: [
    { selection: 'dragon', odds: '1.95', most: '1.95' },
    { selection: 'tiger', odds: '1.95', most: '1.95' },
    { selection: 'tie', odds: '12.00', most: '12.00' },
  ],
  draw: (random) => {
    const first = random.whole(0, 51)
    const second = random.whole(0, 50)
    return [first, second < first ? second : second + 1]
      .map((at) => `${suits[Math.floor(at / 13)]}${(at % 13) + 1}`)
      .join(' ')
  },
  pays: (selection, outcome) => {
    const winner = winnerOf(outcome)
    if (selection === winner) return winner === 'tie' ? '12.00' : '1.95'
    return winner === 'tie' ? '0.5' : '0'
  },
}
