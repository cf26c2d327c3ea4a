import { add, amountText, negate } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import { gameIds } from '../../../minigames/games/games.ts'
import { payoutsOf } from '../../../minigames/guide.ts'
import { endedRounds, outcomeOf, roundOf } from '../../../minigames/rounds.ts'
import { settleRounds } from '../../../minigames/settling.ts'
import { isNewTable, limitsOfTable, type MiniTable } from '../../../minigames/tables.ts'
import type { MiniGameWords } from '../../../minigames/words/language.ts'
import {
  languageFor,
  miniGameWords,
  outcomeName,
  selectionName,
  tableName,
} from '../../../minigames/words/words.ts'
import { type MiniGameBet, miniGameBetsOf } from '../../../store/miniGames.ts'
import { ApiError } from '../../../wire/apiError.ts'
import { wireTime } from '../../../wire/wire.ts'
import type { LanguageCode } from '../../../words/words.ts'
import type { Caller } from '../../access/auth.ts'
import { callerOf, type Handlers } from '../../calls/operation.ts'
import { areMiniGamesOn, gameUrlOf } from '../../miniGames.ts'
import type { Sandbox } from '../../sandbox.ts'

type Schemas = components['schemas']

/** A call that may say which language it is to be answered in. */
interface Asked {
  caller: Caller | null
  header: (name: 'accept-language') => string | undefined
}

/** The lobby of the mini-games: its tables, the member's bets, the latest rounds, and how the games are played [MEMBER-08]. */
export function miniGameOperations(sandbox: Sandbox): Handlers {
  const { database, tables } = sandbox
  const refuseWhenDown = (): void => {
    if (tables.isDown) throw new ApiError(503, errors.minigameDown)
  }
  /** @throws ApiError for a table that nobody can play at */
  const findTable = (id: number): MiniTable => {
    refuseWhenDown()
    const table = tables.find(id)
    if (table === undefined) throw new ApiError(404, errors.noResult)
    if (!areMiniGamesOn(sandbox) || !table.isEnabled) throw new ApiError(400, errors.gameDisabled)
    if (table.isDown) throw new ApiError(503, errors.minigameDown)
    return table
  }
  /** On the wire of calls both Chineses are `zh`: which of them it is the launch has said. */
  const languageOf = ({ caller, header }: Asked): LanguageCode =>
    sandbox.languages.of(caller, languageFor(header('accept-language')))
  const wireTable = (table: MiniTable, language: LanguageCode, caller: Caller): Schemas['MiniGameTable'] => {
    const words = miniGameWords(language)
    const { min, max, maxPayout } = limitsOfTable(table, caller.member)
    const { id, type, isEnabled, isDown } = table
    return {
      id,
      name: tableName(words, table),
      miniGameId: gameIds[type],
      miniGameName: words.games[type],
      type,
      isEnabled,
      isNewGame: isNewTable(id),
      minBetAmount: amountText(min),
      maxBetAmount: amountText(max),
      maxPayoutAmount: amountText(maxPayout),
      gameUrl: isDown || !isEnabled ? null : gameUrlOf(sandbox, table, caller.session, language),
    }
  }
  const wireBet = (
    bet: MiniGameBet,
    words: MiniGameWords,
  ): Schemas['MiniGameBetPage']['results'][number] => ({
    ticketNum: bet.ticketNum,
    tableId: bet.tableId,
    tableName: tableNameOf(tables.find(bet.tableId), words),
    roundId: String(bet.round),
    dateCreatedUtc: wireTime(bet.placedAt),
    selection: selectionName(words, bet.selection),
    odds: bet.odds,
    amount: amountText(bet.amount),
    earnings: bet.returns === null ? null : amountText(add(bet.returns, negate(bet.amount))),
    currency: bet.amount.currency,
    resultStatus: bet.result,
  })

  return {
    listMiniGameTables: (call) => {
      const caller = callerOf(call)
      refuseWhenDown()
      const { page = 1, page_size: pageSize = 100 } = call.query
      const language = languageOf(call)
      const all = areMiniGamesOn(sandbox) ? tables.list() : []
      return pageOf(all, page, pageSize, (table) => wireTable(table, language, caller))
    },

    listMiniGameBets: (call) => {
      const { member, session } = callerOf(call)
      if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
      refuseWhenDown()
      const { page = 1, page_size: pageSize = 20 } = call.query
      const words = miniGameWords(languageOf(call))
      const { clock, seed } = sandbox.world
      settleRounds(database, seed.seed, clock.now())
      const { count, bets } = miniGameBetsOf(database, { member: member.code, page, pageSize })
      return {
        count,
        next: page * pageSize < count ? page + 1 : null,
        results: bets.map((bet) => wireBet(bet, words)),
      }
    },

    listMiniGameResults: (call) => {
      const { table_id: tableId, page = 1, page_size: pageSize = 20 } = call.query
      const table = findTable(tableId)
      const words = miniGameWords(languageOf(call))
      const { clock, seed } = sandbox.world
      return pageOf(endedRounds(clock.now()), page, pageSize, (round) => ({
        roundId: String(round),
        tableId,
        result: outcomeName(words, table.type, outcomeOf(seed.seed, table, round)),
        endedUtc: wireTime(roundOf(round).endsAt),
      }))
    },

    getMiniGameGuide: (call) => {
      const table = findTable(call.query.table_id)
      const words = miniGameWords(languageOf(call))
      return { tableId: table.id, payouts: payoutsOf(words, table), help: [...words.help[table.type]] }
    },
  }
}

function pageOf<Item, Row>(
  items: readonly Item[],
  page: number,
  pageSize: number,
  wire: (item: Item) => Row,
): { count: number; next: number | null; results: Row[] } {
  return {
    count: items.length,
    next: page * pageSize < items.length ? page + 1 : null,
    results: items.slice((page - 1) * pageSize, page * pageSize).map(wire),
  }
}

/** A table of which there were more once has no name any more. */
function tableNameOf(table: MiniTable | undefined, words: MiniGameWords): string {
  return table === undefined ? '' : tableName(words, table)
}
