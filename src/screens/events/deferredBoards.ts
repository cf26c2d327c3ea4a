import type { BoardTab } from '#src/features/eventLists/eventsSearch.ts'
import { type DeferredPart, deferredPart } from '#src/i18n/deferredPart.tsx'

/** The boards next to the lists, each fetched when it is opened. */
export const boards: Readonly<Record<BoardTab, DeferredPart<{ id: string }>>> = {
  home: deferredPart(async () => (await import('./home/Home.tsx')).Home),
  favourite: deferredPart(async () => (await import('./Favourites.tsx')).Favourites),
  hotBetting: deferredPart(async () => (await import('./HotBetting.tsx')).HotBetting),
  topWinnings: deferredPart(async () => (await import('./TopWinnings.tsx')).TopWinnings),
  masterRankings: deferredPart(async () => (await import('./MasterRankings.tsx')).MasterRankings),
}
