import { placeOf } from '../feeds/simulator/schedule.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import { mapsOf, type PlayedMap, playMatch } from '../statistics/played.ts'

/** The maps of a simulated match that were played to their end; an empty list for any other match. */
export function mapsPlayed(world: WorldSeed, eventId: string): PlayedMap[] {
  const place = placeOf(world, eventId)
  return place === null ? [] : mapsOf(playMatch(world, place)).filter(({ winner }) => winner !== null)
}

/** Parts of a whole as the contract writes shares, to four digits; 0 if the whole is zero. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '0' : (part / whole).toFixed(4)
}
