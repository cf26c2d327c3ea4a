import type { BoardTab } from '#src/features/eventLists/eventsSearch.ts'
import { type LazyPart, lazyPart } from '#src/i18n/lazyPart.tsx'

/** What stands beside the lists, each fetched when it is opened. */
export const boards: Readonly<Record<BoardTab, LazyPart<{ id: string }>>> = {
  home: lazyPart(async () => (await import('./home/Home.tsx')).Home),
  favourite: lazyPart(async () => (await import('./Favourites.tsx')).Favourites),
  hotBetting: lazyPart(async () => (await import('./HotBetting.tsx')).HotBetting),
  masterRankings: lazyPart(async () => (await import('./MasterRankings.tsx')).MasterRankings),
}
