import { betTypeInfo, type MarketLayout } from '#domain/market/betType.ts'
import type { Event, MarketTab } from '#domain/market/event.ts'
import { lineOfMarket } from '#domain/market/ladder.ts'
import { mapOfTab, mapTab, mostMaps } from '#domain/market/mapTab.ts'
import type { Market } from '#domain/market/selection.ts'

/** Markets that stand under one heading: the lines of a handicap or of a total, or a single market. */
export interface MarketGroup {
  readonly key: string
  readonly layout: MarketLayout
  readonly markets: readonly [Market, ...Market[]]
}

/** Markets under their headings, a heading for each part of the match, in the order given [BROWSE-08]. */
export function groupMarkets(markets: readonly Market[]): MarketGroup[] {
  const groups = new Map<string, [Market, ...Market[]]>()
  for (const market of markets) {
    const key = `${market.tabName} ${market.betType} ${market.name}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [market])
    else if (!group.some((other) => isTwin(other, market))) group.push(market)
  }
  return [...groups].map(([key, group]) => ({
    key,
    layout: betTypeInfo(group[0].betType).layout,
    markets: group,
  }))
}

/** The markets of a tab under their headings, in the server's order [BROWSE-08]. */
export function marketGroups(markets: readonly Market[], tabName: string): MarketGroup[] {
  return groupMarkets(markets.filter((market) => market.tabName === tabName))
}

/** Whether two markets are the same line at the same prices, which is then shown once [BROWSE-09]. */
function isTwin(one: Market, other: Market): boolean {
  const line = lineOfMarket(one)
  return (
    line !== null &&
    line === lineOfMarket(other) &&
    one.status === other.status &&
    one.selections.every(({ side, price, status }) => {
      const twin = other.selections.find((selection) => selection.side === side)
      return twin?.price.euro === price.euro && twin.status === status
    })
  )
}

/**
 * The tabs of an event: those the scoreboard knows and any other that has a market, the match first, then the maps of the
 * series by number with none left out, then what else there is [BROWSE-08].
 */
export function tabsOf(tabs: readonly MarketTab[], markets: readonly Market[]): MarketTab[] {
  const all = new Map(tabs.map((tab) => [tab.tabName, tab]))
  const add = (tabName: string, open: boolean) => all.set(tabName, { tabName, open, scoreline: null })
  for (const { tabName } of markets) if (!all.has(tabName)) add(tabName, true)
  const last = Math.min(mostMaps, Math.max(0, ...[...all.keys()].map((name) => mapOfTab(name) ?? 0)))
  const named = new Set([...all.keys()].map(mapOfTab))
  for (let map = 1; map <= last; map += 1) if (!named.has(map)) add(mapTab(map), false)
  const rank = ({ tabName }: MarketTab) => (tabName === 'MATCH' ? 0 : (mapOfTab(tabName) ?? Infinity))
  const inOrder = (a: MarketTab, b: MarketTab) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b))
  return [...all.values()].sort(inOrder)
}

/** The tab an event opens on: the live one in play where there is one, else MATCH, else the first [LIVE-11]. */
export function firstTab(
  { inPlay, liveTab }: Pick<Event, 'inPlay' | 'liveTab'>,
  tabs: readonly MarketTab[],
): string {
  const named = (name: string | null) => tabs.find((tab) => tab.tabName === name)?.tabName
  return (inPlay ? named(liveTab) : undefined) ?? named('MATCH') ?? tabs[0]?.tabName ?? 'MATCH'
}
