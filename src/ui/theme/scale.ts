/**
 * The five sizes of the type scale: clocks and labels, names and words, prices and titles, money at stake, the score of
 * the match. In rem, so that the member's own text size counts. There are three weights: 600 for prices, scores, money and
 * what is chosen; 500 for names of teams, headings and what can be pressed; 400 for all else.
 */
export const text = {
  xs: '0.6875rem',
  s: '0.8125rem',
  m: '0.9375rem',
  l: '1.1875rem',
  xl: '1.75rem',
} as const

/** Steps of 4 px. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32 } as const

export const radius = { s: 4, m: 8 } as const

/** Only what floats has a shadow. */
export const floating = '0 8px 32px var(--shadow)'

/** What the device's own shape takes of each edge: a notch, rounded corners, the bar for gestures. */
export const inset = {
  top: 'env(safe-area-inset-top, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
} as const

/** What lies above what, once for all; dialogs lie above all of it by themselves. */
export const layer = {
  stickyInPart: 1,
  overRows: 5,
  sticky: 10,
  window: 15,
  bar: 20,
  toast: 30,
  skip: 40,
} as const

/** Motion only explains where something went; `reducedMotion` takes it away. */
export const motion = '140ms ease-out'

/** Widths at which the layout changes: phone below pad, pad below desktop [DEVICE-01]. */
export const breakpoint = { pad: 768, desktop: 1024, wide: 1440 } as const

/**
 * A width of the page in a query. It is counted in the member's own size of text, as zoom is: with letters twice as large
 * a page has room for half as much, and is laid out as a page of half the width.
 */
export function width(pixels: number): string {
  return `${pixels / 16}em`
}

/** The width below another. */
export function below(pixels: number): string {
  return width(pixels - 0.02)
}

export const phone = `@media (max-width: ${below(breakpoint.pad)})`
export const padOrWider = `@media (min-width: ${width(breakpoint.pad)})`
export const pad = `@media (min-width: ${width(breakpoint.pad)}) and (max-width: ${below(breakpoint.desktop)})`
export const desktop = `@media (min-width: ${width(breakpoint.desktop)})`
/** Where the slip has no column. */
export const belowDesktop = `@media (max-width: ${below(breakpoint.desktop)})`
/** Where a part of the page has room for a column beside its text, however wide the page is. */
export const roomBeside = '@container (min-width: 44rem)'
export const touch = '@media (pointer: coarse)'
/** Where height is what is missing: small phones, landscape, large zoom. */
export const low = '@media (max-height: 739.98px)'
/** Where not even a slip with its keys has the height it needs. */
export const lowest = '@media (max-height: 499.98px)'
/** Where controls may be small: a wide screen, and no finger. */
export const mouse = `@media (min-width: ${width(breakpoint.desktop)}) and (not (pointer: coarse))`
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
/** Where the member's system gives the colours: what is chosen, and what pays, is told by its own. */
export const forcedColours = '@media (forced-colors: active)'
