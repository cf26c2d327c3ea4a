import { amountText, compareMoney, type Money } from '#domain/money/money.ts'

import { amountIn, shortText } from '../../currencies.ts'
import { limitsOf } from '../../members.ts'
import { games } from '../../minigames/games/games.ts'
import { endedRounds, outcomeOf, roundAt } from '../../minigames/rounds.ts'
import { limitsOfTable, type MiniTable } from '../../minigames/tables.ts'
import type { MiniGameWords } from '../../minigames/words/language.ts'
import { outcomeName, selectionName, tableName } from '../../minigames/words/words.ts'
import { playToken, type Player } from '../../server/miniGames.ts'
import type { Sandbox } from '../../server/sandbox.ts'
import { readBalance } from '../../store/ledger.ts'
import { type MiniGameBet, miniGameBetsAt } from '../../store/miniGames.ts'
import { filled } from '../../words/houseWords.ts'

/** How many ended rounds a game shows. */
const shownRounds = 10

/** A bet as its game is told of it. */
export function playedBet(bet: MiniGameBet, words: MiniGameWords) {
  return {
    ticketNum: bet.ticketNum,
    round: String(bet.round),
    selection: bet.selection,
    name: selectionName(words, bet.selection),
    odds: bet.odds,
    amount: amountText(bet.amount),
    result: bet.result,
    returns: bet.returns === null ? null : amountText(bet.returns),
  }
}

/**
 * What a game shows of its table now, to one who plays there, in the words of the page's language. Times are sandbox time,
 * in milliseconds.
 */
export function playedState(
  sandbox: Sandbox,
  table: MiniTable,
  { member, session }: Player,
  words: MiniGameWords,
) {
  const { database } = sandbox
  const { clock, seed } = sandbox.world
  const now = clock.now()
  const { number, startsAt, closesAt, endsAt } = roundAt(now)
  const { min, max, maxPayout } = limitsOfTable(table, member)
  const { code, symbol, digits } = member.currency
  const balance = session.isGuest ? null : readBalance(database, member.code)
  return {
    now,
    /** How fast the clock runs; 0 while it stands. */
    speed: clock.frozen ? 0 : clock.speed,
    name: tableName(words, table),
    type: table.type,
    spots: games[table.type].spots.map(({ selection, odds, most }) => {
      const told = odds === most ? odds : filled(words.page.oddsRange, { least: odds, most })
      return { selection, name: selectionName(words, selection), odds: told }
    }),
    limits: { min: amountText(min), max: amountText(max), maxPayout: amountText(maxPayout) },
    /** Stakes to choose from. */
    chips: [
      shortText(min),
      ...limitsOf(member).increments.filter((chip) => isWithin(chip, member, min, max)),
    ],
    currency: { code, symbol, digits },
    balance: textOf(balance),
    round: { id: String(number), startsAt, closesAt, endsAt },
    ended: endedRounds(now)
      .slice(0, shownRounds)
      .map((round) => {
        const outcome = outcomeOf(seed.seed, table, round)
        return { round: String(round), outcome, name: outcomeName(words, table.type, outcome) }
      }),
    bets: session.isGuest
      ? []
      : miniGameBetsAt(database, { member: member.code, tableId: table.id, from: number - 1 }).map((bet) =>
          playedBet(bet, words),
        ),
    conduct: table.conduct,
    /** For the calls to come: the right to play lasts as long as the game is open. */
    token: playToken(sandbox, table.id, session.sessionId),
  }
}

function textOf(amount: Money | null): string | null {
  return amount === null ? null : amountText(amount)
}

function isWithin(chip: string, { currency }: Player['member'], min: Money, max: Money): boolean {
  const amount = amountIn(currency, chip)
  return compareMoney(amount, min) > 0 && compareMoney(amount, max) <= 0
}
