import { type Decimal, decimal, truncatedText } from '#domain/money/decimal.ts'
import type { OddsType } from '#domain/odds/odds.ts'
import { toEuro } from '#domain/odds/oddsConversion.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { type Candidate, priceOf } from '../../bets/offers/candidates.ts'
import type { ModelEvent } from '../../market/entities.ts'
import { countMembersOf } from '../../store/bets/bets.ts'
import { ApiError } from '../../wire/apiError.ts'
import { wireSlipTicket } from '../../wire/slipTicket.ts'
import { bigComboNameIn, houseWords } from '../../words/words.ts'
import { type Handlers, callerOf } from '../calls/operation.ts'
import { featureSwitches } from '../features.ts'
import type { Sandbox } from '../sandbox.ts'
import { isOutright } from './eventQuery.ts'

/** Combos that the server makes up to a wish, and those it offers. */
export function offerHandlers(sandbox: Sandbox): Handlers {
  const model = () => sandbox.world.model
  return {
    getLuckyCombo: (call) => {
      const { member } = callerOf(call)
      const { query } = call
      const { odds_type: oddsType = 'euro', event_select: tab = 'all' } = query
      const isEvent = (event: ModelEvent): boolean =>
        !isOutright(event) &&
        (query.game_id === undefined || event.gameId === query.game_id) &&
        (tab === 'all' ? model().tabOf(event) !== null : model().tabOf(event) === tab)
      const made = sandbox.luckyCombos.make(member, {
        isEvent,
        betType: query.bet_type ?? 'all',
        side: query.selection ?? 'all',
        from: euroOf(query.from_odds, oddsType),
        to: euroOf(query.to_odds, oddsType),
        events: query.num_events ?? 3,
      })
      if (made === null) throw new ApiError(404, errors.noResult)
      return {
        totalOdds: truncatedText(priceOf(made), 2),
        tickets: made.map((leg) => wireSlipTicket(leg, { currency: member.currency, oddsType })),
      }
    },

    listBigCombos: (call) => {
      const caller = callerOf(call)
      const { currency } = caller.member
      const words = houseWords(sandbox.languages.of(caller, call.query.lang))
      if (featureSwitches(sandbox.features).enableBigCombo !== true) return { results: [] }
      const results = sandbox.bigCombos.list().map(({ id, name, selections }) => {
        const legs = selections.map(({ marketId, side }) => find(marketId, side))
        return {
          id,
          name: bigComboNameIn(words, name),
          totalOdds: truncatedText(priceOf(legs), 2),
          betCount: countMembersOf(sandbox.database, id),
          tickets: legs.map((leg) => wireSlipTicket(leg, { currency, oddsType: 'euro' })),
        }
      })
      return { results }
    },
  }

  function find(marketId: string, side: string): Candidate {
    const market = model().market(marketId)
    const selection = market?.selections.find((one) => one.side === side)
    const event = market === undefined ? undefined : model().event(market.eventId)
    if (market === undefined || selection === undefined || event === undefined)
      throw new Error(`A big combo has a selection that is not there: ${marketId} ${side}.`)
    return { event, market, selection }
  }
}

/** A bound of the odds, as euro odds; null for none. */
function euroOf(text: string | undefined, type: OddsType): Decimal | null {
  if (text === undefined) return null
  const odds = decimal(text)
  try {
    return toEuro(odds, type)
  } catch (error) {
    if (error instanceof RangeError) throw new ApiError(400, errors.invalidMemberOdds)
    throw error
  }
}
