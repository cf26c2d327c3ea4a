const firstDelay = 1_000
const longestDelay = 15_000

/**
 * How long to wait before asking again what became of a bet: 1 s, doubling to 15 s, without end [SLIP-18].
 * @param attempt tries since the outcome became unknown, from 0
 * @returns milliseconds
 */
export function retryDelayFor(attempt: number): number {
  return Math.min(firstDelay * 2 ** attempt, longestDelay)
}
