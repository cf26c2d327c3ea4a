import { css } from '@emotion/react'

import type { OddsType } from '#domain/odds.ts'

/**
 * The longest price of an odds type, "1000.00", "-0.99", "-100.0000" (euro 1.01), in digits of the price's own font: a
 * sign and a point take a little more than half of one.
 */
const longest: Readonly<Record<OddsType, number>> = { euro: 6.75, hongkong: 6.75, malay: 4.5, indo: 8.25 }

/** A digit of the widest font in use, in its font's size. */
const widestDigit = 0.7

/**
 * What stands around prices knows how wide they can be: `--price` for who has the price's font, `--price-em` for who
 * knows the width, and the attribute for layouts that need more room. Put it, with `data-odds-type`, around a list or
 * a panel.
 */
export const priceRoom = css(
  Object.fromEntries(
    Object.entries(longest).map(([oddsType, digits]) => [
      `&[data-odds-type="${oddsType}"]`,
      { '--price': `${digits}ch`, '--price-em': digits * widestDigit },
    ]),
  ),
)

/** A cell of two lines, what is bet on above and its price below, where one line has no room. */
export const stackedCells = {
  '--cell-areas': '"label sign" "price price"',
  '--cell-columns': 'minmax(min-content, 1fr) auto',
} as const

/** The same again, a cell of one line. */
export const cellsInLine = {
  '--cell-areas': '"label sign price"',
  '--cell-columns': 'minmax(min-content, 1fr) auto auto',
} as const
