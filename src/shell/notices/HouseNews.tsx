import { useSelector as useAtom } from '@tanstack/react-store'
import { useSelector } from '@xstate/react'

import { useClient } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { createNotices } from '#src/client/notices/notices.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { useSlipCount } from '#src/features/betSlip/view/useSlipCount.ts'
import { ImportantNews } from '#src/features/news/ImportantNews.tsx'
import { useIsSlipThere } from '#src/features/selection/slipActor.ts'

/** What the house announces to everybody; before the slip is there nobody knows whether a bet is in progress. */
export function HouseNews() {
  return useIsSlipThere() ? <WithSlip /> : null
}

/** Never over a bet: not while there is a selection or one is placed, nor while the panel of bets is open over the page. */
function WithSlip() {
  const hasSelections = useSlipCount() > 0
  const isPlacing = useSelector(
    useActor('betSlip'),
    (slip) => slip !== undefined && !isArriving(slip) && slip.matches({ placement: 'underWay' }),
  )
  const { isOpen } = useSlipPanel()
  // One thing at a time: what has just been told is read first.
  const isTold = useAtom(useClient().once(createNotices).toasts).length > 0
  return <ImportantNews isHeldBack={hasSelections || isPlacing || isOpen || isTold} />
}
