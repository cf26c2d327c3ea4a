import { betTypeInfo, inSideOrder } from '#domain/betType.ts'
import { lineOfMarket } from '#domain/ladder.ts'
import type { Selection } from '#domain/selection.ts'

import type { MarketGroup } from './marketGroups.ts'

/**
 * How the markets under one heading stand: lines as a ladder between two sides, side by side under the names of the sides,
 * or each cell with its own name.
 */
export type GroupShape =
  | { readonly kind: 'ladder' | 'headed'; readonly heads: readonly Selection[] }
  | { readonly kind: 'named' }

const teams: ReadonlySet<string> = new Set(['home', 'draw', 'away'])
const named: GroupShape = { kind: 'named' }

/** Names stand above where they are the same for all of a group; else each cell says its own [BROWSE-09]. */
export function groupShape({ layout, markets }: Pick<MarketGroup, 'layout' | 'markets'>): GroupShape {
  const [first] = markets
  const heads = inSideOrder(first.betType, first.selections)
  const isSame = markets.every(({ betType, selections }) => {
    const others = inSideOrder(betType, selections)
    return (
      others.length === heads.length &&
      others.every(({ side, name }, at) => side === heads[at]?.side && name === heads[at].name)
    )
  })
  if (!isSame || new Set(heads.map(({ side }) => side)).size < heads.length) return named
  if (layout === 'lines' && markets.every((market) => lineOfMarket(market) !== null))
    return { kind: 'ladder', heads }
  const isOfTeams = heads.length >= 2 && heads.every(({ side }) => teams.has(side))
  const { figure } = betTypeInfo(first.betType)
  return layout === 'columns' && isOfTeams && figure === 'none' ? { kind: 'headed', heads } : named
}
