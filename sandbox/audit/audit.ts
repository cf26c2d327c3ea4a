import type { UnsettledBet } from '../bets/settlement.ts'
import type { Database } from '../store/database.ts'
import { auditLedger } from '../store/ledger.ts'
import { integer, integerOrNull, type Row, text, textOrNull } from '../store/rows.ts'
import { judgeBet, judgeCashOut, type JudgedBet, type JudgedLeg } from './judge.ts'
import { auditMiniGames } from './miniGames.ts'

/** What is wrong with the books and bets of all members, in words; empty if nothing is. */
export function audit(database: Database, unsettled: readonly UnsettledBet[]): string[] {
  return [
    ...auditLedger(database),
    ...auditBets(database),
    ...auditMiniGames(database),
    ...unsettled.map(({ ticketNum, reason }) => `Ticket ${ticketNum} could not be settled: ${reason}`),
  ]
}

/** Judges every settled bet again, from what was stored with its settlement. */
function auditBets(database: Database): string[] {
  const legs = new Map<number, Row[]>()
  for (const leg of database.rows(
    `SELECT legs.*, s.id AS told, s.ending, s.results, s.home, s.away, s.at AS ended_at
     FROM legs JOIN bets ON bets.id = legs.bet LEFT JOIN settlements s ON s.id = legs.settlement
     WHERE bets.result <> 'pending' OR bets.ticket_num IN (SELECT ticket_num FROM cash_outs WHERE state = 'paid')
     ORDER BY legs.bet, legs.position`,
  )) {
    const bet = integer(leg, 'bet')
    legs.set(bet, [...(legs.get(bet) ?? []), leg])
  }
  const cashOuts = new Map(
    database
      .rows(`SELECT * FROM cash_outs WHERE state = 'paid'`)
      .map((paid) => [text(paid, 'ticket_num'), paid] as const),
  )
  return database
    .rows(`SELECT * FROM bets WHERE result <> 'pending' OR ticket_num IN
       (SELECT ticket_num FROM cash_outs WHERE state = 'paid') ORDER BY id`)
    .flatMap((bet) => {
      const own = legs.get(integer(bet, 'id')) ?? []
      const paid = cashOuts.get(text(bet, 'ticket_num'))
      return paid === undefined ? problemsOf(bet, own) : cashOutProblems(bet, own, paid)
    })
    .map(({ ticketNum, problem }) => `Ticket ${ticketNum} ${problem}`)
}

interface Found {
  ticketNum: string
  problem: string
}

/** Judges a bet that its member ended by what was stored with that: its odds of then, and how its ended legs had ended. */
function cashOutProblems(bet: Row, legs: readonly Row[], paid: Row): Found[] {
  const ticketNum = text(bet, 'ticket_num')
  const found: string[] = []
  try {
    const prices: (string | null)[] = JSON.parse(text(paid, 'prices'))
    const at = integer(paid, 'at')
    const judged = judgeCashOut({
      stake: BigInt(integer(bet, 'amount')),
      legs: legs.map((leg, place) => ({
        leg: leg.result === 'pending' ? null : readLeg(leg),
        euroOdds: text(leg, 'euro_odds'),
        oddsThen: prices[place] ?? null,
      })),
    })
    const said = text(bet, 'result')
    const returns = integerOrNull(bet, 'returns')
    const saidOfLegs = legs.map((leg) => text(leg, 'result'))
    if (said !== 'cashed_out' || saidOfLegs.join() !== judged.legs.join())
      found.push(`is ${said} (${saidOfLegs.join(', ')}), and was cashed out (${judged.legs.join(', ')})`)
    if (returns === null || BigInt(returns) !== judged.returns)
      found.push(`paid ${returns}, and should have paid ${judged.returns} (minor units)`)
    if (returns === null || returns < integer(paid, 'least'))
      found.push('paid less than its member agreed to')
    if (member(bet) !== member(paid)) found.push('was cashed out by another member')
    const isOutOfTime = legs.some((leg, place) => {
      const endedAt = integerOrNull(leg, 'ended_at')
      return (prices[place] ?? null) === null
        ? endedAt === null || endedAt > at
        : endedAt !== null && endedAt < at
    })
    if (isOutOfTime) found.push('was cashed out by odds of another moment')
  } catch (error) {
    found.push(`cannot be judged: ${error instanceof Error ? error.message : String(error)}`)
  }
  return found.map((problem) => ({ ticketNum, problem }))
}

function member(row: Row): string {
  return text(row, 'member')
}

function problemsOf(bet: Row, legs: readonly Row[]): Found[] {
  const ticketNum = text(bet, 'ticket_num')
  const found: string[] = []
  try {
    const ended = legs.filter((leg) => leg.result !== 'pending')
    if (ended.length === 0 || ended.some((leg) => leg.told === null))
      found.push('is settled, and it is not known by what')
    // Stores of an earlier version did not record how bets were settled.
    else if (legs.every((leg) => leg.ending !== 'untold')) found.push(...faults(bet, legs))
  } catch (error) {
    found.push(`cannot be judged: ${error instanceof Error ? error.message : String(error)}`)
  }
  return found.map((problem) => ({ ticketNum, problem }))
}

function faults(bet: Row, legs: readonly Row[]): string[] {
  const judged = judgeBet(readBet(bet, legs))
  const said = text(bet, 'result')
  const returns = integerOrNull(bet, 'returns')
  const saidOfLegs = legs.map((leg) => text(leg, 'result'))
  const placedAt = integer(bet, 'placed_at')
  return [
    ...(saidOfLegs.join() === judged.legs.join() && said === judged.ticket
      ? []
      : [
          `is ${said} (${saidOfLegs.join(', ')}), and should be ${judged.ticket} (${judged.legs.join(', ')})`,
        ]),
    ...(returns !== null && BigInt(returns) === judged.returns
      ? []
      : [`paid ${returns}, and should have paid ${judged.returns} (minor units)`]),
    ...(legs.every((leg) => leg.told === null || integer(leg, 'ended_at') >= placedAt)
      ? []
      : ['was taken after its market had ended']),
  ]
}

function readBet(row: Row, legs: readonly Row[]): JudgedBet {
  const stakes: { size: number; minor: number }[] | null = JSON.parse(textOrNull(row, 'stakes') ?? 'null')
  const shares: string[][] | null = JSON.parse(textOrNull(row, 'dependence') ?? 'null')
  return {
    stake: BigInt(integer(row, 'amount')),
    stakes: stakes?.map(({ size, minor }) => ({ size, minor: BigInt(minor) })) ?? null,
    builder: shares === null ? null : { price: text(row, 'euro_odds'), shares },
    legs: legs.map((leg) => (leg.result === 'pending' ? null : readLeg(leg))),
  }
}

function readLeg(row: Row): JudgedLeg {
  const { betType }: { betType: string } = JSON.parse(text(row, 'description'))
  const results: Record<string, unknown> = JSON.parse(text(row, 'results'))
  const side = text(row, 'side')
  return {
    betType,
    side,
    euroOdds: text(row, 'euro_odds'),
    handicap: textOrNull(row, 'handicap'),
    line: textOrNull(row, 'line'),
    ending: text(row, 'ending'),
    stated: results[side],
    home: integerOrNull(row, 'home'),
    away: integerOrNull(row, 'away'),
  }
}
