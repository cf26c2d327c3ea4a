import { useSelector } from '@tanstack/react-store'

import { useClient } from '#src/client/context.tsx'
import { createNotices } from '#src/client/notices/notices.ts'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { ImportantNews } from '#src/features/news/ImportantNews.tsx'

/**
 * What the house announces to everybody: never over a bet, nor while the panel of bets is open over the page.
 * @param isHeldBack a bet is in progress
 */
export function HouseNews({ isHeldBack }: { isHeldBack: boolean }) {
  const { isOpen } = useSlipPanel()
  // One thing at a time: what has just been told is read first.
  const isTold = useSelector(useClient().once(createNotices).toasts).length > 0
  return <ImportantNews isHeldBack={isHeldBack || isOpen || isTold} />
}
