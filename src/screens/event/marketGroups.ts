import { betTypeInfo, type MarketLayout } from '#domain/betType.ts'
import type { Event, MarketTab } from '#domain/event.ts'
import type { Market } from '#domain/selection.ts'

/** Markets that stand under one heading: the lines of a handicap or of a total, or a single market. */
export interface MarketGroup {
  readonly key: string
  readonly layout: MarketLayout
  readonly markets: readonly [Market, ...Market[]]
}

/** The markets of a tab under their headings, in the server's order [BROWSE-08]. */
export function marketGroups(markets: readonly Market[], tabName: string): MarketGroup[] {
  const groups = new Map<string, [Market, ...Market[]]>()
  for (const market of markets) {
    if (market.tabName !== tabName) continue
    const key = `${market.betType} ${market.name}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [market])
    else group.push(market)
  }
  return [...groups].map(([key, group]) => ({
    key,
    layout: betTypeInfo(group[0].betType).layout,
    markets: group,
  }))
}

/** The tabs of an event: those the scoreboard knows, then any other that has a market [BROWSE-08]. */
export function tabsOf(tabs: readonly MarketTab[], markets: readonly Market[]): MarketTab[] {
  const all = [...tabs]
  for (const { tabName } of markets) {
    if (!all.some((tab) => tab.tabName === tabName)) all.push({ tabName, open: true, scoreline: null })
  }
  return all
}

/** The tab an event opens on: the live one in play where there is one, else MATCH, else the first [LIVE-11]. */
export function firstTab(
  { inPlay, liveTab }: Pick<Event, 'inPlay' | 'liveTab'>,
  tabs: readonly MarketTab[],
): string {
  const named = (name: string | null) => tabs.find((tab) => tab.tabName === name)?.tabName
  return (inPlay ? named(liveTab) : undefined) ?? named('MATCH') ?? tabs[0]?.tabName ?? 'MATCH'
}
