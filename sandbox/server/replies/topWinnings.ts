import { add, type Money, subtract } from '#domain/money/money.ts'
import type { components, operations } from '#openapi/client.gen.ts'

import { wireTicket } from '../../bets/ticket.ts'
import { type Currency, minorWorths } from '../../currencies.ts'
import { dayIn } from '../../market/tabs.ts'
import { memberByCode, type SandboxMember } from '../../members.ts'
import { type Bet, findBet } from '../../store/bets/bets.ts'
import { pendingTicketsOf, topWinnings } from '../../store/bets/winnings.ts'
import { ratingOf } from '../../store/reviews.ts'
import { wireSlipTicket } from '../../wire/slipTicket.ts'
import type { Sandbox } from '../sandbox.ts'
import { exchangedMoney, tagOf } from './memberBoard.ts'

export type Schemas = components['schemas']
type Wish = NonNullable<operations['listTopWinnings']['parameters']['query']>

const dayMs = 24 * 3_600_000

/** How many days each range has, today included. */
const days = { weekly: 7, past_3_months: 92 } as const

/**
 * A page of the tickets of other members that won most, best first, each with its reviews and what its member has open.
 * Winnings of different currencies are compared exactly, and shown in the currency of the member who asks.
 */
export function winningsPage(
  { database, world }: Sandbox,
  reader: SandboxMember,
  { range = 'weekly', percentage, timezone = 'UTC', page = 1, page_size: pageSize = 20 }: Wish,
): Schemas['TopWinningPage'] {
  const now = world.clock.now()
  const share = Number(percentage ?? 0)
  const { count, ticketNums } = topWinnings(database, {
    exceptMember: reader.code,
    since: beginOf(dayIn(now - (days[range] - 1) * dayMs, timezone), timezone, now),
    // 0.2 and 20 are the same share.
    percentage: share < 1 ? Math.round(share * 100) : share,
    worths: minorWorths,
    page,
    pageSize,
  })
  const rowOf = (ticketNum: string, at: number): Schemas['TopWinningPage']['results'] => {
    const bet = findBet(database, ticketNum)
    const member = bet === null ? null : memberByCode(bet.member)
    if (bet === null || member === null) return []
    const ticket = wireTicket(inCurrency(bet, member.currency, reader.currency))
    const { count: reviewCount, sum } = ratingOf(database, ticketNum, now)
    return [
      {
        rank: (page - 1) * pageSize + at + 1,
        member: tagOf(database, member),
        winnings: ticket.earnings ?? '0',
        ticket,
        open: openBetOf(member),
        reviewCount,
        averageRating: reviewCount === 0 ? null : Math.round((100 * sum) / reviewCount) / 100,
      },
    ]
  }
  /** The newest pending bet with a selection that takes bets now. */
  const openBetOf = ({ code }: SandboxMember): Schemas['OpenBet'] => {
    for (const ticketNum of pendingTicketsOf(database, code)) {
      const bet = findBet(database, ticketNum)
      const tickets = bet === null ? [] : bet.legs.flatMap(slipTicketOf)
      if (bet !== null && tickets.length > 0) return { ticketType: bet.ticketType, tickets }
    }
    return null
  }
  const slipTicketOf = ({ marketId, side }: Bet['legs'][number]): Schemas['SlipTicket'][] => {
    const market = world.model.market(marketId)
    const selection = market?.selections.find((one) => one.side === side)
    const event = market === undefined ? undefined : world.model.event(market.eventId)
    if (market?.status !== 'open' || selection?.status !== 'open' || event === undefined) return []
    if (event.closedAt !== null) return []
    return [wireSlipTicket({ event, market, selection }, { currency: reader.currency, oddsType: 'euro' })]
  }
  return {
    count,
    next: page * pageSize < count ? page + 1 : null,
    results: ticketNums.flatMap(rowOf),
  }
}

/** The first millisecond of a day of a time zone that has begun before `now`. */
function beginOf(day: string, timeZone: string, now: number): number {
  let [before, after] = [now - 100 * dayMs, now]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(middle, timeZone) < day) before = middle
    else after = middle
  }
  return after
}

/** Stake and winnings at the house's rates, truncated each; the returns are their sum, so that the figures agree. */
function inCurrency(bet: Bet, from: Currency, to: Currency): Bet {
  const changed = ({ minor }: Money): Money => exchangedMoney(minor, from, to)
  const [first, ...rest] = (bet.stakes ?? []).map(({ size, perLine }) => ({
    size,
    perLine: changed(perLine),
  }))
  const amount = changed(bet.amount)
  return {
    ...bet,
    amount,
    returns: bet.returns === null ? null : add(amount, changed(subtract(bet.returns, bet.amount))),
    stakes: first === undefined ? null : [first, ...rest],
  }
}
