import { placeOf } from '../feeds/simulator/schedule.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import { mapsOf, type PlayedMap, playMatch } from '../statistics/played.ts'

/** The maps of a match of the simulator that were played to their end; none of any other match. */
export function mapsPlayed(world: WorldSeed, eventId: string): PlayedMap[] {
  const place = placeOf(world, eventId)
  return place === null ? [] : mapsOf(playMatch(world, place)).filter(({ winner }) => winner !== null)
}

/** Parts of a whole as the contract writes shares, to four digits; of nothing, 0. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '0' : (part / whole).toFixed(4)
}
