/** One look at a page: when, what it held, and how much was on screen. */
export interface TrendPoint {
  readonly minute: number
  readonly value: number
  /** What the value goes with, whenever it is looked at; 0 for all points where it goes with nothing. */
  readonly beside: number
}

/**
 * Where the value begins and ends by the plane of least squares through the points, with as much beside it as there was on
 * average: what comes and goes with the screen is told from what only time adds.
 */
export function trendOf(points: readonly TrendPoint[]): { readonly begin: number; readonly end: number } {
  const mean = (of: (point: TrendPoint) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y, z] = [
    mean(({ minute }) => minute),
    mean(({ value }) => value),
    mean(({ beside }) => beside),
  ] as const
  const sum = (of: (dx: number, dy: number, dz: number) => number) =>
    points.reduce((all, point) => all + of(point.minute - x, point.value - y, point.beside - z), 0)
  const [xx, zz, xz, xy, yz] = [
    sum((dx) => dx * dx),
    sum((_, __, dz) => dz * dz),
    sum((dx, _, dz) => dx * dz),
    sum((dx, dy) => dx * dy),
    sum((_, dy, dz) => dy * dz),
  ] as const
  const both = xx * zz - xz * xz
  const slope = both > 0 ? (xy * zz - yz * xz) / both : xx > 0 ? xy / xx : 0
  const at = (minute: number) => y + slope * (minute - x)
  const minutes = points.map(({ minute }) => minute)
  return { begin: at(Math.min(...minutes)), end: at(Math.max(...minutes)) }
}
