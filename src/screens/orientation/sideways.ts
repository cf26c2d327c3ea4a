import { breakpoint } from '#src/ui/theme/scale.ts'

const narrow = breakpoint.desktop - 0.02

/** A touch device that is narrow and wider than high: nobody else is ever asked to turn anything [ROUTE-08]. */
// oxlint-disable-next-line slipway/texts, lingui/no-unlocalized-strings -- a media query
export const sidewaysQuery = `(pointer: coarse) and (max-width: ${narrow}px) and (orientation: landscape)`
