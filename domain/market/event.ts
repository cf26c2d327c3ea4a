import type { Market } from './selection.ts'

export interface MarketTab {
  tabName: string
  open: boolean
  scoreline: string | null
}

export interface Event {
  eventId: string
  gameId: string
  gameName: string
  competitionId: string
  competitionName: string
  home: string
  away: string
  inPlay: boolean
  /** Milliseconds since 1970, UTC. */
  startUtc: number
  /** The main ones in a list, all of them in a detail. */
  markets: Market[]
  tabs: MarketTab[]
  isFavourite: boolean
  mapNum: number | null
  /** How far the event is, in the scoreboard's words. */
  details: string | null
  liveTab: string | null
  /** "2-1" */
  scoreline: string | null
  marketCount: number
  hasStream: boolean
}

/**
 * Whether an event can be opened: never without a market; with a single one only to watch its
 * stream [BROWSE-06]. Decision: streaming counts as requested if the event has a stream.
 */
export function canOpen(event: Pick<Event, 'marketCount'>, { streaming }: { streaming: boolean }): boolean {
  if (event.marketCount <= 0) return false
  return event.marketCount > 1 || streaming
}
