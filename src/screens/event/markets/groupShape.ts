import { inSideOrder } from '#domain/market/betType.ts'
import { lineOfMarket } from '#domain/market/ladder.ts'
import type { Selection } from '#domain/market/selection.ts'

import type { MarketGroup } from './marketGroups.ts'

/** How the markets under one heading stand: several lines as a ladder below the names of its two sides, or each cell with its own name. */
export type GroupShape =
  | { readonly kind: 'ladder'; readonly heads: readonly Selection[] }
  | { readonly kind: 'named' }

const named: GroupShape = { kind: 'named' }

/** Names stand above where they are the same for all lines of a group; else each cell says its own [BROWSE-09]. */
export function groupShape({ layout, markets }: Pick<MarketGroup, 'layout' | 'markets'>): GroupShape {
  const [first] = markets
  if (layout !== 'lines' || markets.length < 2) return named
  const heads = inSideOrder(first.betType, first.selections)
  const isSame = markets.every(({ betType, selections }) => {
    const others = inSideOrder(betType, selections)
    return (
      others.length === heads.length &&
      others.every(({ side, name }, at) => side === heads[at]?.side && name === heads[at].name)
    )
  })
  if (!isSame || new Set(heads.map(({ side }) => side)).size < heads.length) return named
  return markets.every((market) => lineOfMarket(market) !== null) ? { kind: 'ladder', heads } : named
}
