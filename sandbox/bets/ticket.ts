import type { SystemStake } from '#domain/combination.ts'
import { truncateText } from '#domain/decimalText.ts'
import { add, amountText, negate } from '#domain/money.ts'
import { formatOdds } from '#domain/odds.ts'
import type { components } from '#openapi/client.gen.ts'

import type { Bet, BetLeg } from '../store/bets.ts'

type Schemas = components['schemas']

/** A bet as the contract shows it. */
export function wireTicket(bet: Bet): Schemas['Ticket'] {
  const memberOdds = formatOdds({ euro: bet.euroOdds }, bet.oddsStyle)
  return {
    ticketNum: bet.ticketNum,
    ticketType: bet.ticketType,
    dateCreatedUtc: new Date(bet.placedAt).toISOString(),
    // The exact product of many odds has more digits than anyone reads.
    totalOdds: bet.legs.length === 1 ? bet.euroOdds : truncateText(bet.euroOdds, 2),
    memberOdds,
    memberOddsStyle: bet.oddsStyle,
    amount: amountText(bet.amount),
    earnings: bet.returns === null ? null : amountText(add(bet.returns, negate(bet.amount))),
    returns: bet.returns === null ? null : amountText(bet.returns),
    currency: bet.amount.currency,
    isPrebook: 'false',
    resultStatus: bet.result,
    ...(bet.isFollowBet ? { isFollowBet: true } : {}),
    ...(bet.stakes === null ? {} : { stakes: bet.stakes.map(wireStake) }),
    settledUtc: bet.settledAt === null ? null : new Date(bet.settledAt).toISOString(),
    tickets: bet.legs.map((leg) => wireTicketLine(leg, bet)),
  }
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
    memberOdds,
    memberOddsStyle: bet.oddsStyle,
    gameName: leg.description.gameName,
    gameId: leg.description.gameId,
    gameMarketName: leg.description.marketName,
    betTypeName: leg.description.betType,
    competitionName: leg.description.competitionName,
    eventName: leg.description.eventName,
    eventDateUtc: new Date(leg.description.startUtc).toISOString(),
    handicap: leg.handicap,
    line: leg.line,
    selection: { name: leg.description.selectionName },
    betSelectionType: leg.side,
    resultStatus: leg.result,
    resultValue: leg.resultValue,
  }
}
