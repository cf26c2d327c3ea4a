import type { MapStats } from '#src/wire/match/statistics.ts'

/** What a member chose to look at, and which map was the latest then. */
export interface MapChoice {
  readonly mapNum: number
  readonly latest: number | null
}

/** The maps on which something has happened: one that is still to come has nothing to show [LIVE-10]. */
export function begunMaps(maps: readonly MapStats[]): MapStats[] {
  return maps.filter(({ status }) => status !== 'pending')
}

/** The number of the latest map that has begun; null while none has. */
export function latestMap(maps: readonly MapStats[]): number | null {
  return begunMaps(maps).at(-1)?.mapNum ?? null
}

/**
 * The map that is shown: the one that was chosen, until a new map begins; else the latest that has begun [LIVE-10].
 * @returns undefined where none has begun
 */
export function selectedMap(maps: readonly MapStats[], choice: MapChoice | null): MapStats | undefined {
  const latest = latestMap(maps)
  const wanted = choice !== null && choice.latest === latest ? choice.mapNum : latest
  return maps.find(({ mapNum }) => mapNum === wanted)
}
