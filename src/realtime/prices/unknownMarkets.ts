import type { MarketUpdate } from '#domain/market/marketUpdate.ts'

/** Longer than any reply is under way. */
const halfLife = 15_000

/**
 * Updates of markets the book does not know yet. A reply that was made before such an update may arrive after it, and
 * must not hide it; so the newest of each market is kept for as long as a reply can be under way.
 */
export function createUnknownMarkets(now: () => number) {
  let recent = new Map<string, MarketUpdate>()
  let older = new Map<string, MarketUpdate>()
  let turnAt = now() + halfLife

  return {
    /** @param latest what is said at a later time has none, and is followed by whatever comes */
    keep(update: MarketUpdate, latest: number): void {
      const time = now()
      if (time >= turnAt) {
        turnAt = time + halfLife
        older = recent
        recent = new Map()
      }
      const known = recent.get(update.marketId)
      const isFollowed =
        known === undefined ||
        known.timeStamp < update.timeStamp ||
        known.timeStamp > latest ||
        known.eventId !== update.eventId
      if (isFollowed) recent.set(update.marketId, update)
    },
    /** The newest update kept of a market; it is not kept any longer. */
    take(marketId: string): MarketUpdate | undefined {
      const update = recent.get(marketId) ?? older.get(marketId)
      if (update === undefined) return undefined
      recent.delete(marketId)
      older.delete(marketId)
      return update
    },
    clear(): void {
      recent.clear()
      older.clear()
    },
  }
}
