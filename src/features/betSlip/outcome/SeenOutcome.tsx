import { css } from '@emotion/react'

import { useSeen } from '../useSeen.ts'
import { areSeveralShown } from '../view/slipView.ts'
import type { Slip } from '../view/useSlip.ts'
import { Outcome } from './Outcome.tsx'

const style = css({ display: 'flex', flexDirection: 'column', flex: 1 })

/** What became of the bet, which counts as told once it was looked at; of several bets each is by itself. */
export function SeenOutcome({ slip }: { slip: Slip }) {
  const looked = useSeen(areSeveralShown(slip) ? [] : slip.untold, slip.send)
  return (
    <div ref={looked} css={style}>
      <Outcome slip={slip} />
    </div>
  )
}
