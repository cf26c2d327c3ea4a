import { loadSoonTexts } from '#src/i18n/activate.ts'
import { optionalPart } from '#src/i18n/deferredPart.tsx'

/** Search, competitions, odds and starts: what a list is narrowed by. */
export const ListTools = optionalPart(
  async () => (await import('./ListTools.tsx')).ListTools,
  null,
  loadSoonTexts,
)

/** The games, on phones. */
export const GameChips = optionalPart(
  async () => (await import('./GameChips.tsx')).GameChips,
  null,
  loadSoonTexts,
)

/** The lists and boards, on phones. */
export const ViewMenu = optionalPart(
  async () => (await import('../tabs/ViewMenu.tsx')).ViewMenu,
  null,
  loadSoonTexts,
)

/** Which market a phone's list shows. */
export const MarketSwitch = optionalPart(
  async () => (await import('./MarketSwitch.tsx')).MarketSwitch,
  null,
  loadSoonTexts,
)

/** The order of a list, and what has come while it is held. */
export const ListOrder = optionalPart(
  async () => (await import('./ListOrder.tsx')).ListOrder,
  null,
  loadSoonTexts,
)

/** Fetches what stands over a list while the list itself is waited for. */
export function loadListTools(): void {
  // What fails is asked for again where it is shown.
  void Promise.allSettled(
    [ListTools, GameChips, ViewMenu, MarketSwitch, ListOrder].map((part) => part.load()),
  )
}
