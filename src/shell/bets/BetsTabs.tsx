import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { Slip } from '#src/features/betSlip/lazySlip.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { useSlipSummary } from '#src/features/betSlip/slipSummary.ts'
import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { AfterPaint } from '#src/ui/afterPaint.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { low, phone, space } from '#src/ui/theme/scale.ts'
import { betsTabName } from '#src/words/tabs.ts'

import { History, PendingCount } from './lazyBets.tsx'

// A sheet whose tabs are of one height keeps them in place under the thumb.
const body = css({ padding: space[3], [phone]: { minHeight: '56dvh' }, [low]: { padding: space[2] } })

/** The slip's tab by itself, so that a selection that comes renders no more than its number. */
function SlipTabLabel() {
  const { i18n } = useLingui()
  const { count } = useSlipSummary()
  return (
    <>
      {betsTabName(i18n, 'slip')} {count > 0 && <Badge tone="accent">{count}</Badge>}
    </>
  )
}

/** The history's tab, with how many bets wait for their results; a guest has none. */
function HistoryTabLabel() {
  const { i18n } = useLingui()
  const { isGuest } = useSession()
  // Its code comes after the first list, with the slip's: nothing that is mounted at once may ask for it.
  const isLate = useIsSlipThere()
  return (
    <>
      {betsTabName(i18n, 'history')} {isLate && !isGuest && <PendingCount />}
    </>
  )
}

/** The two tabs of the slip's panel [SLIP-22]. */
export function BetsTabs({ panelId }: { panelId: string }) {
  const { t } = useLingui()
  const panel = useSlipPanel()
  return (
    <Tabs
      label={t`Bets`}
      tabs={[
        {
          name: 'slip',
          label: <SlipTabLabel />,
        },
        { name: 'history', label: <HistoryTabLabel /> },
      ]}
      selected={panel.tab}
      onSelect={panel.show}
      panelId={panelId}
      isFilling
    />
  )
}

/** What the chosen tab shows. */
export function BetsTabPanel({ panelId, hasKeypad }: { panelId: string; hasKeypad: boolean }) {
  const { i18n } = useLingui()
  const panel = useSlipPanel()
  const { tab } = panel
  return (
    <div id={panelId} role="tabpanel" aria-label={betsTabName(i18n, tab)} css={body}>
      <AfterPaint key={tab} waiting={<Skeleton height={96} />}>
        {tab === 'slip' ? (
          <Slip hasKeypad={hasKeypad} />
        ) : (
          <History
            ticketNum={panel.ticketNum}
            onTicket={panel.showTicket}
            onSlip={() => panel.goToStake(true)}
          />
        )}
      </AfterPaint>
    </div>
  )
}
