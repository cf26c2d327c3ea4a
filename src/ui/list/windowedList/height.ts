/**
 * A height that grows with the member's text: said once, for the style that makes it and for the list that counts
 * on it.
 */
export interface Height {
  readonly rem: number
  /** Beside it, what grows with nothing: gaps, paddings and lines. */
  readonly px: number
}

export function cssHeight({ rem, px }: Height): string {
  return px === 0 ? `${rem}rem` : `calc(${rem}rem + ${px}px)`
}

/** @param textSize px of the page's text */
export function heightInPx({ rem, px }: Height, textSize: number): number {
  return rem * textSize + px
}
