import { css } from '@emotion/react'

import { space } from '#src/ui/theme/scale.ts'

import { Outcome } from './outcome/Outcome.tsx'
import { hasOutcome } from './slipView.ts'
import { useSlip } from './useSlip.ts'

// What is said politely must stand there before it is said; empty it takes no room.
const style = css({ '&:not(:empty):not(:last-child)': { marginBottom: space[3] } })

/** What became of the bet, wherever the member is: in the slip, and on the screen that ends the session [SLIP-18]. */
export function SlipOutcome() {
  const slip = useSlip()
  return (
    <div css={style} aria-live="polite">
      {hasOutcome(slip) && <Outcome slip={slip} />}
    </div>
  )
}
