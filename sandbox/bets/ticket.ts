import type { SystemStake } from '#domain/bets/combination.ts'
import { truncateText } from '#domain/money/decimalText.ts'
import { add, amountText, negate } from '#domain/money/money.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import type { components } from '#openapi/client.gen.ts'

import { type Bet, type BetLeg, findBet } from '../store/bets/bets.ts'
import { findPrebook, type Prebook } from '../store/bets/prebooks.ts'
import type { Database } from '../store/database.ts'
import { possibleReturnsOf } from './payout.ts'

type Schemas = components['schemas']

/** A bet as the contract shows it. */
export function wireTicket(bet: Bet): Schemas['Ticket'] {
  const memberOdds = formatOdds({ euro: bet.euroOdds }, bet.oddsStyle)
  const possible = possibleReturnsOf(bet)
  return {
    ticketNum: bet.ticketNum,
    ticketType: bet.ticketType,
    dateCreatedUtc: utc(bet.booking?.at ?? bet.placedAt),
    // The exact product of many odds has more digits than anyone reads.
    totalOdds: bet.legs.length === 1 ? bet.euroOdds : truncateText(bet.euroOdds, 2),
    askedEuroOdds: bet.askedOdds,
    memberOdds,
    memberOddsStyle: bet.oddsStyle,
    amount: amountText(bet.amount),
    possibleReturns: possible === null ? null : amountText(possible),
    earnings: bet.returns === null ? null : amountText(add(bet.returns, negate(bet.amount))),
    returns: bet.returns === null ? null : amountText(bet.returns),
    currency: bet.amount.currency,
    isPrebook: bet.booking === null ? 'false' : 'true',
    resultStatus: bet.result,
    ...(bet.isFollowBet ? { isFollowBet: true } : {}),
    ...(bet.stakes === null ? {} : { stakes: bet.stakes.map(wireStake) }),
    settledUtc: bet.settledAt === null ? null : utc(bet.settledAt),
    ...(bet.booking === null
      ? {}
      : {
          prebook: {
            status: 'accepted',
            targetOdds: bet.booking.targetOdds,
            placedUtc: utc(bet.placedAt),
          },
        }),
    tickets: bet.legs.map((leg) => wireTicketLine(leg, bet)),
  }
}

/**
 * A booked bet that has not been placed, or was cancelled: its odds are the target's, and a cancelled one
 * returns its stake [PREBOOK-05].
 */
export function wirePrebook(prebook: Prebook): Schemas['Ticket'] {
  const { targetOdds, bookedAt, endedAt } = prebook
  const isCancelled = prebook.status === 'cancelled'
  const leg = {
    ...prebook.leg,
    euroOdds: targetOdds,
    askedOdds: null,
    result: 'pending' as const,
    outcome: null,
    resultValue: null,
  }
  const ticket = wireTicket({
    ...prebook,
    ticketType: 'single',
    stakes: null,
    dependence: null,
    bigComboId: null,
    isFollowBet: false,
    euroOdds: targetOdds,
    askedOdds: null,
    placedAt: bookedAt,
    result: 'pending',
    returns: isCancelled ? prebook.amount : null,
    settledAt: endedAt,
    booking: { targetOdds, at: bookedAt },
    legs: [leg],
  })
  const resultStatus = isCancelled ? 'cancelled' : 'pending'
  return {
    ...ticket,
    resultStatus,
    prebook: { status: prebook.status, targetOdds, placedUtc: null },
    tickets: ticket.tickets.map((line) => ({ ...line, resultStatus })),
  }
}

/** A ticket by its number in its current state, placed or booked; null for an unknown number. */
export function findTicket(database: Database, ticketNum: string): Schemas['Ticket'] | null {
  const bet = findBet(database, ticketNum)
  if (bet !== null) return wireTicket(bet)
  const prebook = findPrebook(database, ticketNum)
  return prebook === null ? null : wirePrebook(prebook)
}

function utc(at: number): string {
  return new Date(at).toISOString()
}

function wireStake({ size, perLine }: SystemStake): Schemas['SystemStake'] {
  return { size, amount: amountText(perLine) }
}

function wireTicketLine(leg: BetLeg, bet: Bet): Schemas['TicketLine'] {
  const memberOdds = formatOdds({ euro: leg.euroOdds }, bet.oddsStyle)
  return {
    eventId: leg.eventId,
    marketId: leg.marketId,
    odds: memberOdds,
    euroOdds: leg.euroOdds,
    askedEuroOdds: leg.askedOdds,
    memberOdds,
    memberOddsStyle: bet.oddsStyle,
    gameName: leg.description.gameName,
    gameId: leg.description.gameId,
    gameMarketName: leg.description.marketName,
    betTypeName: leg.description.betType,
    competitionName: leg.description.competitionName,
    eventName: leg.description.eventName,
    eventDateUtc: utc(leg.description.startUtc),
    handicap: leg.handicap,
    line: leg.line,
    selection: { name: leg.description.selectionName },
    betSelectionType: leg.side,
    resultStatus: leg.result,
    resultValue: leg.resultValue,
  }
}
