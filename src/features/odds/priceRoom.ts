import { css } from '@emotion/react'

import type { OddsType } from '#domain/odds/odds.ts'

interface PriceWidths {
  /**
   * The longest price, "1000.00", "-0.99", "-100.0000" (euro 1.01), in digits of the price's own font: a sign and a
   * point take a little more than half of one.
   */
  readonly digits: number
  /** From which width a row's cells have room beside team names with all columns: each in one line, and the three of a draw side by side. */
  readonly row: { readonly list: string; readonly three: string }
  /** From which width of an event's panel names and prices have room side by side: two of them, and three. */
  readonly panel: { readonly two: string; readonly three: string }
}

const ofTwoDecimals: PriceWidths = {
  digits: 6.75,
  row: { list: '50rem', three: '41rem' },
  panel: { two: '24rem', three: '30rem' },
}

/** What the prices of an odds type need. */
export const priceWidths: Readonly<Record<OddsType, PriceWidths>> = {
  malay: { digits: 4.5, row: { list: '45rem', three: '37.5rem' }, panel: { two: '22rem', three: '30rem' } },
  euro: ofTwoDecimals,
  hongkong: ofTwoDecimals,
  indo: { digits: 8.25, row: { list: '58rem', three: '44rem' }, panel: { two: '30rem', three: '50rem' } },
}

/** A digit of the widest font in use, in its font's size. */
const widestDigit = 0.7

/**
 * Says how wide prices can be to what is around them: `--price` for what has the price's font, `--price-em` for what
 * knows the width, and the attribute for layouts that need more room. Put it, with `data-odds-type`, around a list or
 * a panel.
 */
export const priceRoom = css(
  Object.fromEntries(
    Object.entries(priceWidths).map(([oddsType, { digits }]) => [
      `&[data-odds-type="${oddsType}"]`,
      { '--price': `${digits}ch`, '--price-em': digits * widestDigit },
    ]),
  ),
)

/** A cell of one line. */
export const cellsInLine = {
  '--cell-areas': '"label sign price"',
  '--cell-columns': 'minmax(min-content, 1fr) auto auto',
} as const
