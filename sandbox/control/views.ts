import { amountText } from '#domain/money/money.ts'

import { audit } from '../audit/audit.ts'
import type { ModelEvent } from '../market/entities.ts'
import { memberByCode, openingDeposit, type SandboxMember } from '../members.ts'
import { eventsOf } from '../server/operations/eventQuery.ts'
import type { Sandbox } from '../server/sandbox.ts'
import type { Bet } from '../store/bets/bets.ts'
import { type Prebook, prebooksOf } from '../store/bets/prebooks.ts'
import { betsOf } from '../store/bets/tickets.ts'
import { readUniques } from '../store/bets/uniques.ts'
import { readBalance, readEntries } from '../store/ledger.ts'
import { allMiniGameBetsOf, type MiniGameBet } from '../store/miniGames.ts'
import { wireStamp } from '../wire/wire.ts'

export interface EventsQuery {
  game?: string
  /** One event, even if it has ended. */
  event?: string
  inPlay?: boolean
  timing?: 'today' | 'inplay' | 'early'
  limit?: number
}

/** Events with all of their markets, for tests to choose from. */
export function eventsView(sandbox: Sandbox, query: EventsQuery) {
  const { model } = sandbox.world
  const one = query.event === undefined ? undefined : model.event(query.event)
  const found =
    query.event === undefined
      ? eventsOf(model, { game_id: query.game, timing: query.timing })
      : one === undefined
        ? []
        : [one]
  const wanted = found.filter((event) => query.inPlay === undefined || event.inPlay === query.inPlay)
  return { count: wanted.length, events: wanted.slice(0, query.limit).map(eventView) }
}

function eventView(event: ModelEvent) {
  return {
    eventId: event.eventId,
    gameId: event.gameId,
    gameName: event.gameName,
    competitionId: event.competitionId,
    competitionName: event.competitionName,
    home: event.home,
    away: event.away,
    inPlay: event.inPlay,
    startUtc: event.startUtc,
    scoreline: event.scoreline,
    details: event.details,
    closed: event.closedAt !== null,
    markets: event.markets.map((market) => ({
      marketId: market.marketId,
      name: market.name,
      betType: market.betType,
      tabName: market.tabName,
      status: market.status,
      held: market.held,
      betDelay: market.betDelayMs,
      comboAllowed: market.comboAllowed,
      option: market.option,
      minAmount: market.minAmount,
      maxAmount: market.maxAmount,
      timeStamp: wireStamp(market.timeStamp),
      selections: market.selections.map((selection) => ({
        side: selection.side,
        name: selection.name,
        euroOdds: selection.price.euro,
        handicap: selection.handicap,
        line: selection.line,
        status: selection.status,
        won: selection.won,
      })),
    })),
  }
}

/** A member with the balance, as the sandbox has it. */
export function memberView(sandbox: Sandbox, member: SandboxMember) {
  const balance = readBalance(sandbox.database, member.code) ?? openingDeposit(member)
  return {
    member: member.code,
    loginName: member.loginName,
    meaning: member.meaning,
    currency: member.currency.code,
    balance: amountText(balance),
  }
}

/** A bet as stored in the ledger. */
export function betView(bet: Bet) {
  return {
    ticketNum: bet.ticketNum,
    key: bet.key,
    ticketType: bet.ticketType,
    amount: amountText(bet.amount),
    euroOdds: bet.euroOdds,
    oddsStyle: bet.oddsStyle,
    stakes: bet.stakes?.map(({ size, perLine }) => ({ size, amount: amountText(perLine) })) ?? null,
    bigComboId: bet.bigComboId,
    isFollowBet: bet.isFollowBet,
    status: bet.result,
    returns: bet.returns === null ? null : amountText(bet.returns),
    placedAt: bet.placedAt,
    settledAt: bet.settledAt,
    askedOdds: bet.askedOdds,
    legs: bet.legs.map(
      ({ eventId, marketId, side, euroOdds, askedOdds, handicap, line, result, resultValue }) => ({
        eventId,
        marketId,
        side,
        euroOdds,
        askedOdds,
        handicap,
        line,
        result,
        resultValue,
      }),
    ),
  }
}

/** A booked bet as stored, whatever became of it. */
function prebookView(prebook: Prebook) {
  const { ticketNum, key, amount, targetOdds, oddsStyle, leg, status, bookedAt, endedAt } = prebook
  const { marketId, side, handicap, line } = leg
  const terms = { marketId, side, handicap, line, targetOdds, oddsStyle, amount: amountText(amount) }
  return { ticketNum, key, status, bookedAt, endedAt, ...terms }
}

/** A bet on a mini-game as stored. */
function miniGameView(bet: MiniGameBet) {
  const { ticketNum, key, tableId, round, selection, odds, outcome, result, placedAt, settledAt } = bet
  return {
    ticketNum,
    key,
    tableId,
    round,
    selection,
    odds,
    amount: amountText(bet.amount),
    outcome,
    status: result,
    returns: bet.returns === null ? null : amountText(bet.returns),
    placedAt,
    settledAt,
  }
}

/**
 * Everything stored about a member's money; null for an unknown member.
 * @param isAudited whether all books are looked through too, which takes a while where there are many bets
 */
export function ledgerView(sandbox: Sandbox, code: string, isAudited = true) {
  const member = memberByCode(code)
  if (member === null) return null
  const { database } = sandbox
  const balance = readBalance(database, code) ?? openingDeposit(member)
  return {
    member: code,
    wallet: { balance: amountText(balance), currency: balance.currency },
    bets: betsOf(database, code).map(betView),
    prebooks: prebooksOf(database, code).map(prebookView),
    miniGames: allMiniGameBetsOf(database, code).map(miniGameView),
    entries: readEntries(database, code).map((entry) => ({
      kind: entry.kind,
      amount: amountText(entry.amount),
      balanceAfter: amountText(entry.balanceAfter),
      ticketNum: entry.ticketNum,
      at: entry.at,
    })),
    uniques: readUniques(database, code),
    /** What is wrong with the books of all members; empty if nothing is, or if nobody looked. */
    problems: isAudited ? audit(database, sandbox.world.settling.unsettled) : [],
  }
}
