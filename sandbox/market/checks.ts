import { decimal } from '#domain/money/decimal.ts'
import { isDecimalText } from '#domain/money/decimalText.ts'
import { isEuroOdds } from '#domain/odds/odds.ts'

import type { MarketSeed, PriceSeed } from './commands.ts'
import type { ModelMarket } from './entities.ts'
import { judgedFigure, type LineTerms } from './result.ts'

/** Why a new market cannot be accepted; null if it can. */
export function badMarket(seed: MarketSeed): string | null {
  if (seed.selections.length === 0) return `Market ${seed.marketId} has no selection.`
  const sides = new Set(seed.selections.map((selection) => selection.side))
  if (sides.size < seed.selections.length) return `Market ${seed.marketId} has a selection twice.`
  for (const { side, euro, handicap = null, line = null } of seed.selections) {
    if (!isEuroOdds(euro)) return `${euro} is not a price (${seed.marketId}, ${side}).`
    const bad = badTerms(seed, { handicap, line })
    if (bad !== null) return bad
  }
  return null
}

/** Why prices cannot be accepted; null if they can. */
export function badPrices(market: ModelMarket, prices: readonly PriceSeed[]): string | null {
  for (const { side, euro, handicap, line } of prices) {
    const selection = market.selections.find((known) => known.side === side)
    if (selection === undefined) return `Market ${market.marketId} has no selection ${side}.`
    if (!isEuroOdds(euro)) return `${euro} is not a price (${market.marketId}, ${side}).`
    const bad = badTerms(market, {
      handicap: handicap === undefined ? selection.handicap : handicap,
      line: line === undefined ? selection.line : line,
    })
    if (bad !== null) return bad
  }
  return null
}

/** A bet is judged at its handicap or line, so it must have one, in quarters. */
function badTerms(market: Pick<MarketSeed, 'marketId' | 'betType'>, terms: LineTerms): string | null {
  const figure = judgedFigure(market.betType)
  if (figure === null) return null
  const text = terms[figure]
  if (text === null) return `A ${figure} is needed in ${market.marketId} (${market.betType}).`
  if (!isDecimalText(text)) return `"${text}" is no ${figure} (${market.marketId}).`
  const quarters = decimal(text).times(4n)
  if (!quarters.round(0, 0).eq(quarters)) {
    return `A ${figure} goes in quarters (0, 0.25, 0.5, 0.75): ${text} does not (${market.marketId}).`
  }
  return null
}
