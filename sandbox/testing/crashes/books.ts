import { parseAmount } from '#domain/money/money.ts'

import { audit } from '../../audit/audit.ts'
import type { BetOrder } from '../../bets/rules/judge.ts'
import { memberByCode } from '../../members.ts'
import { roundMs } from '../../minigames/rounds.ts'
import type { Database } from '../../store/database.ts'
import { clockStore } from '../../store/meta.ts'
import { integer, type Row, text, textOrNull } from '../../store/rows.ts'
import type { Answer, Wish } from './calls.ts'
import { passedTo, type Sent, ticketOf } from './load.ts'

/** What a comparison of books with answers brought. */
export interface Compared {
  /** What is wrong, in words. */
  readonly problems: string[]
  /** The keys of bets that are in the books and whose clients had no answer. */
  readonly unanswered: ReadonlySet<string>
}

/**
 * Compares a store's books with what its clients asked for and were told. Every answer is in the books as it was told, to
 * the minor unit; what has no answer is there once and whole, or not at all; nothing else is there; and the judge, who
 * shares no code with the product, is content.
 * @param isReopened a process has opened the store since: what was begun and is there must be whole
 */
export function compareBooks(
  database: Database,
  sent: readonly Sent[],
  { isReopened }: { isReopened: boolean },
): Compared {
  const problems = audit(database, [])
  const unanswered = new Set<string>()
  const say = (problem: string): void => void problems.push(problem)
  const overrides = new Set(database.rows('SELECT command FROM overrides').map((row) => text(row, 'command')))
  for (const { wish, answer } of sent) {
    switch (wish.kind) {
      case 'bet':
      case 'miniGame': {
        const bet = findBetOf(database, wish)
        if (answer === null && bet !== null) unanswered.add(wish.key)
        for (const problem of betProblems(database, wish, { bet, answer })) say(`${wish.key}: ${problem}`)
        break
      }
      case 'cancel':
      case 'cashOut':
        if (answer !== null)
          for (const problem of endProblems(database, wish, answer)) say(`${wish.ticketNum}: ${problem}`)
        break
      case 'market':
        for (const command of wish.commands) {
          const isKept = overrides.has(JSON.stringify(command))
          if (answer?.status === 200 && !isKept) say(`forgotten: ${JSON.stringify(command)}`)
          if (command.kind !== 'settle') continue
          const { marketId } = command
          if (!isKept && isSettledBy(database, marketId))
            say(`${marketId} is settled by a result that nobody knows`)
          if (isKept && (isReopened || answer !== null) && hasPending(database, marketId))
            say(`${marketId} has its result, and bets on it wait`)
        }
        break
      case 'pass':
        if (answer !== null) for (const problem of timeProblems(database, passedTo(answer))) say(problem)
    }
  }
  for (const problem of strangers(database, sent)) say(problem)
  return { problems: [...new Set(problems)], unanswered }
}

type Placed = Extract<Wish, { kind: 'bet' | 'miniGame' }>

/** A bet as it is in the books, placed or booked. */
interface BookedBet {
  readonly ticketNum: string
  readonly stake: number
  readonly row: Row
  readonly table: string
}

function findBetOf(database: Database, { kind, member, key }: Placed): BookedBet | null {
  for (const table of kind === 'miniGame' ? ['mini_game_bets'] : ['prebooks', 'bets']) {
    const row = database.row(`SELECT * FROM ${table} WHERE member = ? AND unique_key = ?`, member, key)
    if (row !== undefined)
      return { ticketNum: text(row, 'ticket_num'), stake: integer(row, 'amount'), row, table }
  }
  return null
}

function betProblems(
  database: Database,
  wish: Placed,
  { bet, answer }: { bet: BookedBet | null; answer: Answer | null },
): string[] {
  const found: string[] = []
  const say = (is: boolean, problem: string): void => {
    if (!is) found.push(problem)
  }
  const { member, key } = wish
  if (bet !== null) {
    say(bet.stake === stakeOf(wish), `the stake is ${bet.stake}, and ${stakeOf(wish)} was asked for`)
    const entries = database.rows(
      `SELECT * FROM entries WHERE ticket_num = ? AND kind = 'stake'`,
      bet.ticketNum,
    )
    say(entries.length === 1, `its stake was taken ${entries.length} times`)
  }
  if (answer === null) return found
  const kept =
    wish.kind === 'bet'
      ? database.row('SELECT status, reply FROM uniques WHERE member = ? AND key = ?', member, key)
      : database.row('SELECT status, reply FROM mini_game_keys WHERE member = ? AND key = ?', member, key)
  say(
    kept !== undefined && textOrNull(kept, 'reply') === answer.text,
    'its answer is not kept as it was told',
  )
  if (answer.status !== 201) {
    say(bet === null, `it was told ${answer.status}, and is placed`)
    return found
  }
  if (bet === null) return [...found, 'it was told that it is placed, and it is not there']
  if (wish.kind === 'miniGame') return found
  const { ticket, wallet } = ticketOf(answer)
  say(bet.ticketNum === ticket.ticketNum, `it was told ${ticket.ticketNum}, and is ${bet.ticketNum}`)
  say(bet.stake === minorOf(member, ticket.amount), `it was told a stake of ${ticket.amount}`)
  const entry = database.row(`SELECT * FROM entries WHERE ticket_num = ? AND kind = 'stake'`, bet.ticketNum)
  const after = minorOf(member, wallet.balance)
  say(
    entry !== undefined &&
      integer(entry, 'amount') === -bet.stake &&
      integer(entry, 'balance_after') === after,
    `a balance of ${wallet.balance} was told`,
  )
  if (bet.table === 'bets') {
    const legs = database
      .rows('SELECT market_id, euro_odds FROM legs WHERE bet = ? ORDER BY position', integer(bet.row, 'id'))
      .map((leg) => `${text(leg, 'market_id')} ${text(leg, 'euro_odds')}`)
    const told = ticket.tickets.map(({ marketId, euroOdds }) => `${marketId} ${euroOdds}`)
    say(legs.join() === told.join(), `it was told ${told.join()}, and is ${legs.join()}`)
  } else {
    const [line] = ticket.tickets
    say(text(bet.row, 'target_odds') === line?.euroOdds, `a target of ${line?.euroOdds} was told`)
  }
  return found
}

/** Of a booking that was cancelled, or a ticket that was cashed out. */
function endProblems(
  database: Database,
  wish: Extract<Wish, { kind: 'cancel' | 'cashOut' }>,
  answer: Answer,
): string[] {
  const { ticketNum, member } = wish
  const money = (kind: string): number =>
    database
      .rows('SELECT amount FROM entries WHERE ticket_num = ? AND kind = ?', ticketNum, kind)
      .reduce((sum, row) => sum + integer(row, 'amount'), 0)
  if (wish.kind === 'cancel') {
    const booking = database.row('SELECT * FROM prebooks WHERE ticket_num = ?', ticketNum)
    const status = booking === undefined ? 'nowhere' : text(booking, 'status')
    const wanted = answer.status === 200 ? 'cancelled' : 'accepted'
    if (booking === undefined || status !== wanted) return [`${wanted} was told, and it is ${status}`]
    const isRight = wanted !== 'cancelled' || money('refund') === integer(booking, 'amount')
    return isRight ? [] : [`it is cancelled, and ${money('refund')} was given back`]
  }
  const key = database.row('SELECT state FROM cash_outs WHERE member = ? AND key = ?', member, wish.key)
  const state = key === undefined ? 'unknown' : text(key, 'state')
  if (answer.status !== 200) return state === 'paid' ? ['it was told that it is not paid, and it is'] : []
  const { returns } = ticketOf(answer).ticket
  const paid = returns === null ? null : minorOf(member, returns)
  const isRight = state === 'paid' && paid === money('payout')
  return isRight ? [] : [`${returns} were told to be paid, and ${money('payout')} were (${state})`]
}

function timeProblems(database: Database, told: number): string[] {
  const clock = clockStore(database).load()
  if (clock === null || clock.base < told) return [`the clock is at ${clock?.base}, and ${told} was told`]
  const round = Math.floor(told / roundMs)
  return database
    .rows(`SELECT ticket_num FROM mini_game_bets WHERE result = 'pending' AND round < ?`, round)
    .map((row) => `${text(row, 'ticket_num')} waits, and its round has ended`)
}

/** What is in the books, and nobody asked for. */
function strangers(database: Database, sent: readonly Sent[]): string[] {
  const keys = new Set(sent.flatMap(({ wish }) => ('key' in wish ? [`${wish.member} ${wish.key}`] : [])))
  return ['bets', 'prebooks', 'mini_game_bets'].flatMap((table) =>
    database
      .rows(`SELECT ticket_num, member, unique_key FROM ${table}`)
      .filter((row) => !keys.has(`${text(row, 'member')} ${text(row, 'unique_key')}`))
      .map((row) => `nobody asked for ${text(row, 'ticket_num')}`),
  )
}

/** Whether a result was taken for bets on a market: a cash out keeps none. */
function isSettledBy(database: Database, marketId: string): boolean {
  return database.row('SELECT 1 AS found FROM settlements WHERE market_id = ?', marketId) !== undefined
}

function hasPending(database: Database, marketId: string): boolean {
  const row = database.row(
    `SELECT 1 AS found FROM legs WHERE market_id = ? AND result = 'pending'
       UNION SELECT 1 FROM prebooks WHERE market_id = ? AND status = 'booked'`,
    marketId,
    marketId,
  )
  return row !== undefined
}

function stakeOf(wish: Placed): number {
  return wish.kind === 'miniGame' ? minorOf(wish.member, wish.amount) : stakeOfOrder(wish.member, wish.order)
}

function stakeOfOrder(member: string, { body }: BetOrder): number {
  if (!('stakes' in body)) return minorOf(member, body.amount)
  const [pairs] = body.stakes
  // Three legs have three pairs.
  return 3 * minorOf(member, pairs?.amount ?? '0')
}

function minorOf(member: string, amount: string): number {
  const { currency } = memberByCode(member) ?? {}
  if (currency === undefined) throw new Error(`There is no member ${member}.`)
  return parseAmount(amount, currency.code, currency.digits).minor
}
