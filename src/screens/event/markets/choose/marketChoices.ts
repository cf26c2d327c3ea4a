import { betTypeInfo } from '#domain/market/betType.ts'
import type { MarketTab } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'

import { groupMarkets } from '../marketGroups.ts'

/** Kinds of markets that can be chosen, whichever part of the match they are of. */
export type MarketKind = 'winner' | 'handicap' | 'total' | 'special'

/** What of an event's markets can be looked at: all, a part of the match, or a kind. */
export type MarketChoice =
  | { readonly by: 'all' }
  | { readonly by: 'part'; readonly tab: MarketTab }
  | { readonly by: 'kind'; readonly kind: MarketKind }

export interface CountedChoice {
  /** What it is known by. A part has the tab's own name. */
  readonly name: string
  readonly choice: MarketChoice
  /** Of headings. */
  readonly count: number
}

export const allMarkets = 'all'

const kinds = ['winner', 'handicap', 'total', 'special'] as const satisfies readonly MarketKind[]

/** By what a market is bet on. */
export function kindOfMarket({ betType }: Pick<Market, 'betType'>): MarketKind {
  const { figure, sides, layout } = betTypeInfo(betType)
  if (figure === 'handicap') return 'handicap'
  if (figure === 'line') return 'total'
  return layout === 'columns' && sides.includes('home') ? 'winner' : 'special'
}

function isOf(choice: MarketChoice, market: Market): boolean {
  switch (choice.by) {
    case 'all':
      return true
    case 'part':
      return market.tabName === choice.tab.tabName
    default:
      return kindOfMarket(market) === choice.kind
  }
}

/**
 * The markets of a choice: those of the match, then those of one part, then the rest in the order of their parts.
 * @param order the parts by their tabs' names
 * @param first the part that comes first, if any
 */
export function marketsOf(
  choice: MarketChoice,
  markets: readonly Market[],
  order: readonly string[],
  first: string | null,
): Market[] {
  const place = new Map(order.map((tabName, at) => [tabName, at]))
  const rank = ({ tabName }: Market): number =>
    tabName === 'MATCH' ? -2 : tabName === first ? -1 : (place.get(tabName) ?? order.length)
  return markets.filter((market) => isOf(choice, market)).sort((a, b) => rank(a) - rank(b))
}

/**
 * What can be chosen of an event's markets, with the number of headings of each: all, the parts of the match where there
 * are several, and the kinds of which there are several [BROWSE-08].
 */
export function choicesOf(markets: readonly Market[], tabs: readonly MarketTab[]): CountedChoice[] {
  const counted = (name: string, choice: MarketChoice): CountedChoice => ({
    name,
    choice,
    count: groupMarkets(markets.filter((market) => isOf(choice, market))).length,
  })
  const ofKinds = kinds
    .map((kind) => counted(`kind ${kind}`, { by: 'kind', kind }))
    .filter(({ count }) => count > 0)
  return [
    counted(allMarkets, { by: 'all' }),
    ...(tabs.length > 1 ? tabs.map((tab) => counted(tab.tabName, { by: 'part', tab })) : []),
    ...(ofKinds.length > 1 ? ofKinds : []),
  ]
}
