import type { BoardTab } from '#src/features/eventLists/eventsSearch.ts'
import type { DeferredPart } from '#src/i18n/deferredPart.tsx'
import { deferredScreen } from '#src/shell/deferredScreen.tsx'

/** The boards next to the lists, each fetched when it is opened. */
export const boards: Readonly<Record<BoardTab, DeferredPart<{ id: string }>>> = {
  home: deferredScreen(async () => (await import('./home/Home.tsx')).Home),
  favourite: deferredScreen(async () => (await import('./Favourites.tsx')).Favourites),
  hotBetting: deferredScreen(async () => (await import('./HotBetting.tsx')).HotBetting),
  topWinnings: deferredScreen(async () => (await import('./TopWinnings.tsx')).TopWinnings),
  masterRankings: deferredScreen(async () => (await import('./MasterRankings.tsx')).MasterRankings),
}
