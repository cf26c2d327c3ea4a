const units = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 } as const
export const durationPattern = /^(\d+(?:\.\d+)?) (ms|s|min|h)$/

/** Milliseconds of `250 ms`, `10 s`, `2 min`, `1 h`. @throws TypeError for anything else */
export function milliseconds(duration: string): number {
  const [, amount, unit] = durationPattern.exec(duration) ?? []
  if (unit !== 'ms' && unit !== 's' && unit !== 'min' && unit !== 'h')
    throw new TypeError(`${duration} is not a duration such as 250 ms or 10 s`)
  return Number(amount) * units[unit]
}
