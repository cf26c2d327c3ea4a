const firstDelay = 1_000
const longestDelay = 30_000
const goldenRatio = 0.618_033_988_749_895

/**
 * How long to wait before trying to connect again: about 1 s at first, doubling to 30 s, spread by a quarter
 * either way so that the clients of a server that comes back do not arrive together [LIVE-04].
 * @param attempt tries since the channel was last heard, from 1
 * @param random the socket's own number in [0, 1): the same gives the same delays
 * @returns milliseconds
 */
export function reconnectDelayFor(attempt: number, random: number): number {
  const base = Math.min(firstDelay * 2 ** Math.max(0, attempt - 1), longestDelay)
  const jitter = (random + attempt * goldenRatio) % 1
  return Math.min(Math.round(base * (0.75 + jitter / 2)), longestDelay)
}
