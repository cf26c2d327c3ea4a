import type { Format } from '#src/client/hooks/useFormat.ts'

/** The time to the second, in the member's zone: prices in play move by seconds, which are the same in every zone. */
export function timeToSecond({ time }: Pick<Format, 'time'>, ms: number): string {
  return `${time(ms)}:${String(new Date(ms).getUTCSeconds()).padStart(2, '0')}`
}
