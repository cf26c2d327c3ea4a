import type { Team } from '../feeds/simulator/match.ts'
import type { PlayedMap } from './played.ts'

/** Maps won, this one included once it has a winner; null before it is played. */
export function matchScoreline({ before, startAt }: PlayedMap, winner: Team | null): string | null {
  if (startAt === Number.POSITIVE_INFINITY) return null
  return `${before.home + (winner === 'home' ? 1 : 0)}-${before.away + (winner === 'away' ? 1 : 0)}`
}
