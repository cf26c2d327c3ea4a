import type { Leg } from '#domain/bets/bet.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'

/**
 * The leg of a selection as the member saw it when they pressed its odds [SLIP-01]: structure from the reply,
 * price, status, handicap and line from the book, which is what the button showed.
 */
export function legOf(
  book: Pick<PriceBook, 'get' | 'getMarket'>,
  event: Event,
  market: Market,
  selection: Selection,
): Leg {
  const { status, price, handicap, line } = book.get(market.marketId, selection.side) ?? selection
  return {
    eventId: event.eventId,
    marketId: market.marketId,
    side: selection.side,
    line,
    handicap,
    euroOdds: price.euro,
    price,
    status,
    timeStamp: book.getMarket(market.marketId)?.timeStamp ?? market.timeStamp,
    betType: market.betType,
    marketName: market.name,
    selectionName: selection.name,
    gameId: event.gameId,
    gameName: event.gameName,
    competitionName: event.competitionName,
    homeName: event.home,
    awayName: event.away,
    startUtc: event.startUtc,
    inPlay: event.inPlay,
    option: market.option,
    comboAllowed: market.comboAllowed,
    maxBetAmount: market.maxAmount,
    change: 'none',
  }
}
