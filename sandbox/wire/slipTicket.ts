import { betRangeDisplay } from '#domain/bets/payout.ts'
import { amountText } from '#domain/money/money.ts'
import { formatOdds, type OddsType } from '#domain/odds/odds.ts'
import type { components } from '#openapi/client.gen.ts'

import { type Currency, shortText } from '../currencies.ts'
import type { ModelEvent, ModelMarket, ModelSelection } from '../market/entities.ts'
import { rangeIn } from '../members.ts'
import { wireStamp, wireTime } from './wire.ts'

/** A selection in the form the slip uses, with the odds in a type and limits in the reader's currency. */
export function wireSlipTicket(
  { event, market, selection }: { event: ModelEvent; market: ModelMarket; selection: ModelSelection },
  { currency, oddsType }: { currency: Currency; oddsType: OddsType },
): components['schemas']['SlipTicket'] {
  const { maxAmount } = rangeIn(market, currency)
  return {
    eventId: event.eventId,
    marketId: market.marketId,
    betSelection: selection.side,
    line: selection.line,
    selectOddType: oddsType,
    handicap: selection.handicap,
    odds: formatOdds(selection.price, 'malay'),
    euroOdd: selection.price.euro,
    selectOdd: formatOdds(selection.price, oddsType),
    changeStatus: 'none',
    timeStamp: wireStamp(market.timeStamp),
    gameName: event.gameName,
    gameLogo: null,
    gameId: event.gameId,
    marketTypeName: market.name,
    maxBetAmount: shortText(maxAmount),
    betShortName: market.betType,
    competitionName: event.competitionName,
    participantHomeName: event.home,
    participantAwayName: event.away,
    betSelectionDisplay: selection.name,
    betRangeDisplay: amountText(betRangeDisplay(maxAmount, selection.price.euro)),
    marketStatus: selection.status,
    eventDate: wireTime(event.startUtc),
  }
}
