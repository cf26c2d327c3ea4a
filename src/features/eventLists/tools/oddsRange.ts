import type { Event } from '#domain/market/event.ts'
import { compareEuro } from '#domain/odds/odds.ts'
import type { OddsRange } from '#domain/odds/oddsRange.ts'

/**
 * Whether an event has what is looked for: a selection that can be bet on in one of the list's markets, at odds within
 * the bounds [ROUTE-11]. By the odds of the reply: a list does not change with every price.
 */
export function isWithin({ from, to }: OddsRange): (event: Event) => boolean {
  return ({ markets }) =>
    markets.some(({ selections }) =>
      selections.some(
        ({ status, price: { euro } }) =>
          status === 'open' &&
          (from === null || compareEuro(euro, from) >= 0) &&
          (to === null || compareEuro(euro, to) <= 0),
      ),
    )
}
