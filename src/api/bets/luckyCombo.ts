import type { Leg } from '#domain/bets/bet.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import type { LuckyWish } from '#machines/luckyCombo/types.ts'
import type { operations } from '#openapi/client.gen.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { exchange, readReply } from '#src/api/http/exchange.ts'
import { statusError } from '#src/api/http/failures.ts'
import { readLuckyCombo } from '#src/wire/tickets/slipTickets.ts'

/** Milliseconds [SRV-14]. */
const luckyTimeout = 15_000

type LuckyQuery = NonNullable<operations['getLuckyCombo']['parameters']['query']>

function queryOf({ filters, oddsType }: LuckyWish): LuckyQuery {
  const { from, to, events, gameId, count, betType, selection } = filters
  return {
    odds_type: oddsType,
    event_select: events,
    num_events: count,
    bet_type: betType,
    selection,
    ...(from !== null && { from_odds: formatOdds({ euro: from }, oddsType) }),
    ...(to !== null && { to_odds: formatOdds({ euro: to }, oddsType) }),
    ...(gameId !== null && { game_id: gameId }),
  }
}

export function luckyComboCalls({ http, options, onLeftOut }: Caller) {
  return {
    /**
     * A combination to the member's wishes, another on each call [SLIP-14].
     * @throws CallFailed `refused` with the catalogue's noResult where the market has none
     */
    async luckyCombo(wish: LuckyWish, signal?: AbortSignal): Promise<readonly Leg[]> {
      const made = options('GET', signal)
      const { data, error, response } = await exchange(
        { ...made, timeout: made.timeout ?? luckyTimeout },
        (abort) => http.GET('/lucky-combo/', { params: { query: queryOf(wish) }, signal: abort }),
      )
      if (!response.ok) throw statusError(response.status, error)
      return readReply(response.status, data, (reply) => readLuckyCombo(reply, onLeftOut))
    },
  }
}
