import type { MarketGroup } from './marketGroups.ts'

/** Lines of a ladder that are shown before more are asked for. */
export const linesAtOnce = 5

/** Markets in two columns: what goes over both of them, and the two. */
export interface Columns {
  readonly over: readonly MarketGroup[]
  readonly columns: readonly (readonly MarketGroup[])[]
}

/** How high a market is, in rows of cells. */
function rowsOf({ layout, markets }: MarketGroup): number {
  const head = 1.4
  if (layout === 'list') return head + Math.ceil(markets[0].selections.length / 2)
  return markets.length > linesAtOnce ? head + linesAtOnce + 2 : head + markets.length
}

/**
 * Deals markets out in their order, each to the column that is less high so far; what is dealt stays where it is when
 * more come. A first market of three goes over both.
 */
export function inColumns(groups: readonly MarketGroup[], count: 1 | 2): Columns {
  if (count === 1) return { over: [], columns: [groups] }
  const isOver = (group: MarketGroup | undefined): boolean =>
    group?.layout === 'columns' && group.markets[0].selections.length === 3
  const over = groups.slice(0, isOver(groups[0]) ? 1 : 0)
  const left: MarketGroup[] = []
  const right: MarketGroup[] = []
  let [leftRows, rightRows] = [0, 0]
  for (const group of groups.slice(over.length))
    if (leftRows <= rightRows) {
      left.push(group)
      leftRows += rowsOf(group)
    } else {
      right.push(group)
      rightRows += rowsOf(group)
    }
  return { over, columns: [left, right] }
}
