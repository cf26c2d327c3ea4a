/** Messages further apart than this (ms) do not belong to one stretch of recording: the gap between them is closed. */
export const longestGapMs = 7 * 24 * 3_600_000

/** When a message is played, and what was wrong with its publish time. */
export interface Timed {
  at: number
  wrong: string | null
}

/**
 * The times at which messages are played, in the order of the file, never falling. Most messages agree with
 * each other, and keep their publish time; one that is before or after those around it is played with the
 * one before it; a stretch that is more than a week away from the longest one is moved next to it.
 */
export function playTimes(published: readonly number[]): Timed[] {
  const agreeing = longestRise(published)
  const { shifts, wrong } = closeGaps(published, agreeing)
  const kept = new Map(agreeing.map((index, position) => [index, position]))
  let at = (published[agreeing[0] ?? 0] ?? 0) + (shifts[0] ?? 0)
  let seen = Number.NEGATIVE_INFINITY
  return published.map((time, index) => {
    const position = kept.get(index)
    if (position === undefined) {
      const where = time > seen ? 'after that of the next lines' : 'before that of the last line'
      return { at, wrong: `publish time ${textOf(time)} lies ${where}: played with the line before it` }
    }
    seen = time
    at = time + (shifts[position] ?? 0)
    return { at, wrong: wrong[position] ?? null }
  })
}

/** Indices of a longest run of values that never falls, with the lowest values if there are several. */
function longestRise(values: readonly number[]): number[] {
  const ends: number[] = []
  const before: number[] = []
  values.forEach((value, index) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] ?? 0] ?? 0) <= value) low = middle + 1
      else high = middle
    }
    before[index] = ends[low - 1] ?? -1
    ends[low] = index
  })
  const rise: number[] = []
  for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index] ?? -1) rise.push(index)
  return rise.reverse()
}

/** How far each of the agreeing messages is moved, so that no gap is longer than allowed. */
function closeGaps(
  published: readonly number[],
  agreeing: readonly number[],
): { shifts: number[]; wrong: (string | null)[] } {
  const times = agreeing.map((index) => published[index] ?? 0)
  const starts = times.flatMap((time, position) =>
    position === 0 || time - (times[position - 1] ?? time) > longestGapMs ? [position] : [],
  )
  const lengthOf = (stretch: number): number => (starts[stretch + 1] ?? times.length) - (starts[stretch] ?? 0)
  let main = 0
  starts.forEach((_, stretch) => {
    if (lengthOf(stretch) > lengthOf(main)) main = stretch
  })

  const shifts = times.map(() => 0)
  const wrong: (string | null)[] = times.map(() => null)
  const move = (stretch: number, by: number, beside: string): void => {
    const start = starts[stretch] ?? 0
    shifts.fill(by, start, start + lengthOf(stretch))
    const days = Math.round(Math.abs(gapAt(stretch)) / 86_400_000)
    wrong[start] = `publish time ${textOf(times[start] ?? 0)} lies ${days} days ${beside}: played beside it`
  }
  /** From a stretch to its neighbour that is closer to the main one. */
  const gapAt = (stretch: number): number => {
    const next = stretch < main ? (starts[stretch + 1] ?? 0) : (starts[stretch] ?? 0)
    return (times[next] ?? 0) - (times[next - 1] ?? 0)
  }
  let by = 0
  for (let stretch = main + 1; stretch < starts.length; stretch += 1) {
    by -= gapAt(stretch)
    move(stretch, by, 'after the line before it')
  }
  by = 0
  for (let stretch = main - 1; stretch >= 0; stretch -= 1) {
    by += gapAt(stretch)
    move(stretch, by, 'before what follows')
  }
  return { shifts, wrong }
}

function textOf(time: number): string {
  return new Date(time).toISOString()
}
