/* oxlint-disable lingui/no-unlocalized-strings -- the letters of SVG's paths */

/** A point of a course: when, in seconds of play, and how much. */
export interface Point {
  readonly at: number
  readonly value: number
}

/** The room of a chart, in units of its own: it is stretched to the width there is. */
export const room = { width: 1_000, height: 120 } as const

/** What a chart reaches from and to. */
export interface Bounds {
  readonly end: number
  readonly least: number
  readonly most: number
}

/** What all of the courses fit in; never so flat or so short that nothing could be drawn. */
export function boundsOf(courses: readonly (readonly Point[])[]): Bounds {
  const points = courses.flat()
  const least = points.reduce((so, { value }) => Math.min(so, value), 0)
  const most = points.reduce((so, { value }) => Math.max(so, value), 0)
  const end = points.reduce((so, { at }) => Math.max(so, at), 1)
  return { end, least, most: most === least ? least + 1 : most }
}

export function xOf(at: number, { end }: Bounds): number {
  return (room.width * at) / end
}

export function yOf(value: number, { least, most }: Bounds): number {
  return room.height - (room.height * (value - least)) / (most - least)
}

/** A line from point to point. */
export function linePath(points: readonly Point[], bounds: Bounds): string {
  return points
    .map(
      ({ at, value }, index) =>
        `${index === 0 ? 'M' : 'L'}${tidy(xOf(at, bounds))} ${tidy(yOf(value, bounds))}`,
    )
    .join('')
}

/** A line that stays until it steps: of what is counted. */
export function stepPath(points: readonly Point[], bounds: Bounds): string {
  return points
    .map(({ at, value }, index) => {
      const [x, y] = [tidy(xOf(at, bounds)), tidy(yOf(value, bounds))]
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`
    })
    .join('')
}

/** The part of a course above nothing, or below it where `sign` is -1: it meets the line of nothing where the course does. */
export function partOf(points: readonly Point[], sign: 1 | -1): Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1]
    const kept = { at: point.at, value: sign * Math.max(0, sign * point.value) }
    if (before === undefined || before.value * point.value >= 0) return [kept]
    const share = before.value / (before.value - point.value)
    return [{ at: before.at + share * (point.at - before.at), value: 0 }, kept]
  })
}

/** The ground between a line and nothing. */
export function areaPath(points: readonly Point[], bounds: Bounds): string {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return ''
  const zero = tidy(yOf(0, bounds))
  return `${linePath(points, bounds)}L${tidy(xOf(last.at, bounds))} ${zero}L${tidy(xOf(first.at, bounds))} ${zero}Z`
}

function tidy(number: number): number {
  return Math.round(number * 10) / 10
}
