import type { Database } from '../store/database.ts'
import { integer, integerOrNull, type Row, text, textOrNull } from '../store/rows.ts'

const secondsOfRound = 60
const secondsWithoutBets = 10

/** Judges every bet on a mini-game again, from what its round drew and the guides alone: it shares no code with the games. */
export function auditMiniGames(database: Database): string[] {
  return database
    .rows('SELECT * FROM mini_game_bets ORDER BY id')
    .flatMap((bet) =>
      problemsOf(bet).map((problem) => `Mini-game ticket ${text(bet, 'ticket_num')} ${problem}`),
    )
}

function problemsOf(bet: Row): string[] {
  const begin = integer(bet, 'round') * secondsOfRound * 1000
  const end = begin + secondsOfRound * 1000
  const placedAt = integer(bet, 'placed_at')
  const found: string[] = []
  if (placedAt < begin || placedAt >= end - secondsWithoutBets * 1000)
    found.push('was taken outside of its round')
  if (bet.result === 'pending') return found
  const returns = integerOrNull(bet, 'returns')
  const stake = integer(bet, 'amount')
  const outcome = textOrNull(bet, 'outcome')
  const due = outcome === null ? stake : paid(text(bet, 'game'), text(bet, 'selection'), outcome, stake)
  if (returns !== due) found.push(`paid ${returns}, and should have paid ${due} (minor units)`)
  if (outcome !== null && integer(bet, 'settled_at') !== end)
    found.push('was not settled at the end of its round')
  return found
}

/** What a stake returns by what a round drew; all in minor units. */
function paid(game: string, selection: string, outcome: string, stake: number): number {
  const drawn = outcome.split(' ')
  const hundredths = judges[game]?.(selection, drawn)
  if (hundredths === undefined) throw new RangeError(`There is no game ${game}.`)
  return Number((BigInt(stake) * BigInt(hundredths)) / 100n)
}

/** What each game pays for one unit, in hundredths. */
const judges: Readonly<Record<string, (selection: string, drawn: readonly string[]) => number>> = {
  card: ofCards,
  roulette: ofPocket,
  fishPrawnCrab: ofDice,
}

function ofCards(selection: string, drawn: readonly string[]): number {
  const [dragon = 0, tiger = 0] = drawn.map((card) => Number.parseInt(card.slice(1), 10))
  if (dragon === tiger) return selection === 'tie' ? 1200 : 50
  return selection === (dragon > tiger ? 'dragon' : 'tiger') ? 195 : 0
}

const blackPockets = '2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35'.split(' ')

function ofPocket(selection: string, [drawn = '']: readonly string[]): number {
  const pocket = Number(drawn)
  if (selection === drawn) return 3600
  if (pocket === 0) return 0
  const isBlack = blackPockets.includes(drawn)
  const won = [
    isBlack ? 'black' : 'red',
    ['even', 'odd'][pocket % 2],
    pocket < 19 ? 'low' : 'high',
    `dozen${Math.ceil(pocket / 12)}`,
  ]
  if (!won.includes(selection)) return 0
  return selection.startsWith('dozen') ? 300 : 200
}

function ofDice(selection: string, drawn: readonly string[]): number {
  const [first, second, third] = drawn
  if (selection === 'triple') return first === second && second === third ? 3100 : 0
  const shown = drawn.filter((face) => face === selection).length
  return shown === 0 ? 0 : (shown + 1) * 100
}
