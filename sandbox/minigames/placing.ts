import { createHash } from 'node:crypto'

import { amountText, compareMoney, isZero } from '#domain/money/money.ts'
import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import type { House } from '../bets/house.ts'
import { readStake, refuseMember } from '../bets/rules/shared.ts'
import type { SandboxMember } from '../members.ts'
import type { Database } from '../store/database.ts'
import { readBalance } from '../store/ledger.ts'
import { findMiniGameKey, insertMiniGameBet, keepMiniGameKey, type MiniGameBet } from '../store/miniGames.ts'
import { errorBody } from '../wire/apiError.ts'
import { games } from './games/games.ts'
import { roundAt } from './rounds.ts'
import { returnsOf, settleRounds } from './settling.ts'
import { limitsOfTable, type MiniTable } from './tables.ts'

/** A request to place a bet at a table, as it came. */
export interface MiniGamePlacement {
  member: SandboxMember
  isGuest: boolean
  table: MiniTable
  /** The game's own key of this bet. */
  key: string
  /** The body byte for byte, which a repetition must equal. */
  bytes: string
}

/** An answer: its status and exact text. */
export interface MiniGameAnswer {
  status: number
  text: string
  replayed: boolean
}

interface Refusal {
  entry: CatalogueEntry
  params?: Record<string, string>
}

export interface MiniGamePlacingContext {
  database: Database
  house: House
  seed: number
  /** Sandbox time. */
  now: () => number
  realNow: () => number
  /** Whether the partner has mini-games. */
  isOn: () => boolean
  /** A bet as the game is told of it. */
  told: (bet: MiniGameBet) => object
}

/**
 * Places a bet on the round that is played, each key at most once. Bet, stake and the answer's text go to disk in one
 * transaction before the answer is sent; refusals are kept as well. A bet names its round, so a copy that arrives after
 * that round took its last bet can never place anything.
 */
export function placeMiniGameBet(
  context: MiniGamePlacingContext,
  placement: MiniGamePlacement,
): MiniGameAnswer {
  const { database } = context
  const { member, table, key, bytes } = placement
  const now = context.now()
  const digest = createHash('sha256').update(`${table.id}\n${bytes}`).digest('hex')
  return database.transaction(() => {
    settleRounds(database, context.seed, now)
    const known = findMiniGameKey(database, member.code, key)
    if (known !== null)
      return known.digest === digest
        ? { status: known.status, text: known.reply, replayed: true }
        : { status: 409, text: JSON.stringify(errorBody(errors.duplicateTicket)), replayed: false }
    const judged = judge(context, placement, now)
    const answer =
      'entry' in judged
        ? { status: 400, text: JSON.stringify(errorBody(judged.entry, judged.params)) }
        : { status: 201, text: placedText(context, judged) }
    const ticketNum = 'entry' in judged ? null : judged.ticketNum
    const kept = { status: answer.status, reply: answer.text, ticketNum, real: context.realNow() }
    keepMiniGameKey(database, { member: member.code, key, digest, ...kept })
    return { ...answer, replayed: false }
  })
}

function placedText({ database, told }: MiniGamePlacingContext, bet: MiniGameBet): string {
  const balance = readBalance(database, bet.member)
  if (balance === null) throw new Error('A bet of a member without an account.')
  return JSON.stringify({
    bet: told(bet),
    wallet: { balance: amountText(balance), currency: balance.currency },
  })
}

/** The bet, written and with its stake taken; or why it is refused. */
function judge(
  { database, house, isOn, realNow }: MiniGamePlacingContext,
  { member, isGuest, table, key, bytes }: MiniGamePlacement,
  now: number,
): MiniGameBet | Refusal {
  const barred = refuseMember(member, isGuest)
  if (barred !== null) return { entry: barred }
  if (!isOn() || !table.isEnabled) return { entry: errors.gameDisabled }
  const body = readBody(bytes)
  if (body === null || body.currency !== member.currency.code) return { entry: errors.invalidPostData }
  const spot = games[table.type].spots.find(({ selection }) => selection === body.selection)
  if (spot === undefined) return { entry: errors.invalidSelection }
  const round = roundAt(now)
  if (body.round !== String(round.number) || now >= round.closesAt) return { entry: errors.marketClosed }

  const stake = readStake(body.amount, member)
  if (stake === null) return { entry: errors.invalidPostData }
  if (isZero(stake)) return { entry: errors.enterBetAmount }
  const { min, max, maxPayout } = limitsOfTable(table, member)
  if (compareMoney(stake, min) < 0) return { entry: errors.minimumBet, params: { min_bet: amountText(min) } }
  if (compareMoney(stake, max) > 0)
    return { entry: errors.amountLimitReached, params: { max_bet: amountText(max) } }
  const balance = readBalance(database, member.code)
  if (balance === null || compareMoney(stake, balance) > 0) return { entry: errors.insufficientBalance }
  if (compareMoney(returnsOf(stake, spot.most), maxPayout) > 0)
    return { entry: errors.ticketLimitReached, params: { max_payout: amountText(maxPayout) } }
  const funds = house.fundsOf(member)
  if (funds === 'unanswered') return { entry: errors.remoteWalletError }
  if (funds !== null && compareMoney(stake, funds) > 0) return { entry: errors.insufficientFunds }
  if (!house.takeTicketNumber()) return { entry: errors.uniqueIdFailed }
  return insertMiniGameBet(database, {
    member: member.code,
    key,
    tableId: table.id,
    game: table.type,
    round: round.number,
    selection: spot.selection,
    odds: spot.odds,
    amount: stake,
    placedAt: now,
    placedReal: realNow(),
  })
}

const fields = ['round', 'selection', 'amount', 'currency'] as const
type Body = Record<(typeof fields)[number], string>

/** What a bet's body says; null if it is anything else than these four texts. */
function readBody(bytes: string): Body | null {
  let value: unknown
  try {
    value = JSON.parse(bytes)
  } catch {
    return null
  }
  return isBody(value) ? value : null
}

function isBody(value: unknown): value is Body {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const given = Object.entries(value)
  const isKnown = (name: string): boolean => fields.some((field) => field === name)
  return (
    given.length === fields.length && given.every(([name, part]) => isKnown(name) && typeof part === 'string')
  )
}
