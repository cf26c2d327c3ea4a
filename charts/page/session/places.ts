/** The last of some rising places that is no later than a moment, by its position; -1 before the first. */
export function lastUpTo(places: readonly number[], moment: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low - 1
}
