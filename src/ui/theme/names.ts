/**
 * The names a theme gives colours to: the one list. Each becomes the CSS variable `--name` on the root element; the
 * type, the default theme, the reader and the contract's schema follow from it, or fail to compile or a test.
 */
export const themeVariables = [
  /* page, panel, control, control under the pointer */
  'surface-1',
  'surface-2',
  'surface-3',
  'surface-4',
  'text-1',
  'text-2',
  'text-3',
  'border',
  'border-strong',
  'accent',
  'accent-strong',
  'accent-surface',
  'on-accent',
  'up',
  'up-surface',
  'down',
  'down-surface',
  'live',
  'live-surface',
  /* what came of a bet: not of a price, so it need not follow up and down */
  'win',
  'win-surface',
  'lose',
  'lose-surface',
  'draw',
  'refund',
  'warning',
  'warning-surface',
  'danger',
  'danger-surface',
  'focus',
  'scrim',
  'shadow',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
] as const

export type ThemeVariable = (typeof themeVariables)[number]

/** A colour for every name, in a notation of the contract (`colour.ts`). */
export type Theme = Readonly<Record<ThemeVariable, string>>
