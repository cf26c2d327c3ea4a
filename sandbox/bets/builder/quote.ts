import type { ModelMarket, ModelSelection } from '../../market/entities.ts'
import { type Dependence, builderPrice } from './price.ts'
import { canWinTogether, dependenceOf } from './together.ts'

/** What several selections of one event cost together. */
export interface BuilderQuote {
  euroOdds: string
  dependence: Dependence
}

/** The current price of selections of one event; null if they cannot all win. */
export function quoteBuilder(
  legs: readonly { market: ModelMarket; selection: ModelSelection }[],
): BuilderQuote | null {
  const questions = legs.map(({ market, selection }) => ({
    tabName: market.tabName,
    betType: market.betType,
    side: selection.side,
    handicap: selection.handicap,
    line: selection.line,
  }))
  if (!canWinTogether(questions)) return null
  const dependence = dependenceOf(questions)
  return {
    euroOdds: builderPrice(
      legs.map(({ selection }) => selection.price.euro),
      dependence,
    ),
    dependence,
  }
}
