import { css } from '@emotion/react'

import { space } from '#src/ui/theme/scale.ts'

import { SeenOutcome } from './outcome/deferredOutcome.tsx'
import { hasOutcome, isFilledByOutcome } from './view/slipView.ts'
import { useSlip } from './view/useSlip.ts'

// What is said politely must stand there before it is said; empty it takes no room.
const style = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  '&:empty': { display: 'none' },
  '&:not(:empty):not(:last-child)': { marginBottom: space[3] },
})

/**
 * What became of the bet, wherever the member is: in the slip, and on the screen that ends the session [SLIP-18].
 * `isRefusalBelow` where the form itself has a place for a refusal.
 */
export function SlipOutcome({ isRefusalBelow = false }: { isRefusalBelow?: boolean }) {
  const slip = useSlip()
  const isShown = isRefusalBelow ? isFilledByOutcome(slip) : hasOutcome(slip)
  return (
    <div css={style} aria-live="polite">
      {isShown && <SeenOutcome slip={slip} />}
    </div>
  )
}
