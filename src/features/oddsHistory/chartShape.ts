import { isEuroOdds } from '#domain/odds/odds.ts'
import type { OddsRow } from '#src/wire/match/oddsHistory.ts'

import type { HistorySide } from './movement.ts'

// What is drawn is places on a screen, so that it may be reckoned in floats: no price is shown, compared or sent from here.

/** A place in the drawing, px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the drawing is, px from its own top left. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** From moments and euro odds to places. Prices stand by their logarithm: the same change of chance is as high anywhere. */
export interface Scale {
  readonly x: (ms: number) => number
  readonly y: (euro: number) => number
  readonly times: readonly [first: number, last: number]
  readonly prices: readonly [lowest: number, highest: number]
}

/** At least so long, so that one price is a line and no dot. */
const shortest = 60_000

/** @param rows newest first, at least one */
export function scaleOf(rows: readonly OddsRow[], sides: readonly HistorySide[], area: Area): Scale {
  const first = rows.at(-1)?.at ?? 0
  const last = Math.max(rows[0]?.at ?? 0, first + shortest)
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  for (const row of rows)
    for (const side of sides) {
      const price = priceOf(row, side)
      if (price === null) continue
      lowest = Math.min(lowest, price)
      highest = Math.max(highest, price)
    }
  if (highest === 0) [lowest, highest] = [1.5, 2.5]
  const [from, to] = [Math.log(lowest / 1.03), Math.log(highest * 1.03)]
  return {
    x: (ms) => area.left + ((ms - first) / (last - first)) * area.width,
    y: (euro) => area.top + ((to - Math.log(euro)) / (to - from)) * area.height,
    times: [first, last],
    prices: [lowest, highest],
  }
}

function priceOf(row: OddsRow, side: HistorySide): number | null {
  const text = row[side]
  return text !== null && isEuroOdds(text) ? Number(text) : null
}

/** The places of a side's prices, from the oldest on, in stretches: where there was no price the line breaks. */
export function stretchesOf(rows: readonly OddsRow[], side: HistorySide, { x, y }: Scale): Point[][] {
  const stretches: Point[][] = []
  let current: Point[] | null = null
  for (const row of rows.toReversed()) {
    const price = priceOf(row, side)
    if (price === null) current = null
    else if (current === null) stretches.push((current = [{ x: x(row.at), y: y(price) }]))
    else current.push({ x: x(row.at), y: y(price) })
  }
  return stretches
}

/**
 * As few points as look the same: of those in one column of pixels the first, the highest, the lowest and the last, in
 * their order.
 * @param points from left to right
 */
export function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (let from = 0; from < points.length;) {
    const column = Math.floor(points[from]?.x ?? 0)
    let [top, bottom, to] = [from, from, from]
    while (to < points.length && Math.floor(points[to]?.x ?? 0) === column) {
      if ((points[to]?.y ?? 0) < (points[top]?.y ?? 0)) top = to
      if ((points[to]?.y ?? 0) > (points[bottom]?.y ?? 0)) bottom = to
      to += 1
    }
    for (const at of [...new Set([from, top, bottom, to - 1])].toSorted((a, b) => a - b)) {
      const point = points[at]
      if (point !== undefined) kept.push(point)
    }
    from = to
  }
  return kept
}

const px = (value: number): string => String(Math.round(value * 10) / 10)

/** The path of a price: it holds until it is another. @param end px, to where the last holds */
export function stepPath(points: readonly Point[], end: number): string {
  const [first, ...others] = points
  if (first === undefined) return ''
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- the steps of a path
  const steps = others.map(({ x, y }) => `H${px(x)}V${px(y)}`)
  return `M${px(first.x)} ${px(first.y)}${steps.join('')}H${px(end)}`
}

/** A stretch in which nothing could be bet, px from the left. */
export interface Band {
  readonly from: number
  readonly to: number
}

/** When the market was not open. What lies within a pixel of another is one with it, and none is too narrow to be seen. */
export function bandsOf(rows: readonly OddsRow[], { x, times: [, last] }: Scale): Band[] {
  const bands: { from: number; to: number }[] = []
  rows.toReversed().forEach((row, at, ordered) => {
    if (row.status === 'open') return
    const from = x(row.at)
    const to = Math.max(from + 1, x(ordered[at + 1]?.at ?? last))
    const before = bands.at(-1)
    if (before !== undefined && from - before.to <= 1) before.to = Math.max(before.to, to)
    else bands.push({ from, to })
  })
  return bands
}

/** Steps from one round price to the next. */
const roundSteps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500]

/**
 * Round prices to mark beside the drawing, rising, from the lowest on: each the next multiple of the finest step that is
 * far enough above the one before.
 * @param apart px between two
 */
export function priceTicks({ prices: [lowest, highest], y }: Scale, apart: number): string[] {
  const isApart = (low: number, high: number): boolean => y(low) - y(high) >= apart
  const multipleFrom = (price: number, step: number): number => Math.ceil(price / step - 1e-9) * step
  const stepAt = (price: number) => roundSteps.find((step) => isApart(price, price + step))
  const ticks: number[] = []
  const firstStep = roundSteps.find((step) => {
    const first = multipleFrom(lowest, step)
    return isApart(first, first + step)
  })
  let next = firstStep === undefined ? Infinity : multipleFrom(lowest, firstStep)
  while (next <= highest + 1e-9) {
    ticks.push(next)
    const step = stepAt(next)
    if (step === undefined) break
    const after = multipleFrom(next + step / 2, step)
    next = isApart(next, after) ? after : after + step
  }
  return ticks.map((price) => price.toFixed(2)).filter(isEuroOdds)
}

/** The row that held at a moment, by its place among rows (newest first): the newest that is no later. */
export function rowAt(rows: readonly OddsRow[], ms: number): number {
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle]?.at ?? 0) <= ms) high = middle
    else low = middle + 1
  }
  return Math.max(0, low)
}
