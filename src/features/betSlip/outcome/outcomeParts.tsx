/** What is said of a press once it is answered: fetched together, after the stake field, before a stake is there. */
import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

import { useSeen } from '../useSeen.ts'
import { areSeveralShown } from '../view/slipView.ts'
import type { Slip } from '../view/useSlip.ts'
import { Outcome } from './Outcome.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'

export { UnseenOutcome } from '../UnseenOutcome.tsx'
export { EarlierNote } from './EarlierNote.tsx'

const style = css({ display: 'flex', flexDirection: 'column', flex: 1 })

/** What became of the bet, which counts as told once it was looked at; of several bets each counts alone. */
export function SeenOutcome({ slip }: { slip: Slip }) {
  const looked = useSeen(areSeveralShown(slip) ? [] : slip.untold, slip.send)
  return (
    <div ref={looked} css={style}>
      <Outcome slip={slip} />
    </div>
  )
}

interface SeenRefusalProps extends ComponentProps<typeof RefusalNotice> {
  /** The keys of the answers that say so, and which the member may not have seen yet. */
  readonly untold: readonly string[]
}

/** A definite no, which counts as told once it was looked at. */
export function SeenRefusal({ untold, ...notice }: SeenRefusalProps) {
  const looked = useSeen(untold, notice.send)
  return (
    <div ref={looked}>
      <RefusalNotice {...notice} />
    </div>
  )
}
