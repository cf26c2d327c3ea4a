import { breakpoint } from '#src/ui/theme/scale.ts'

const conditions = [
  '(pointer: coarse)',
  `(max-width: ${breakpoint.desktop - 0.02}px)`,
  '(orientation: landscape)',
]

/** A touch device that is narrow and wider than high: nobody else is ever asked to turn anything [ROUTE-08]. */
export const sidewaysQuery = conditions.join(' and ')
