import { css } from '@emotion/react'

import { space } from '#src/ui/theme/scale.ts'

/**
 * A row before it is made: two lines of text and what stands beside them, as grounds of one box. A screen of them is on
 * the page in the frame that shows a press, which boxes for every part would not be.
 */
export const rowPlace = css({
  borderBottom: '1px solid var(--border)',
  background: `linear-gradient(var(--surface-3) 0 0) ${space[3]}px 32% / 140px 12px no-repeat, linear-gradient(var(--surface-3) 0 0) ${space[3]}px 68% / 108px 12px no-repeat, linear-gradient(var(--surface-3) 0 0) right ${space[3]}px center / 50% 50% no-repeat, var(--surface-2)`,
})
