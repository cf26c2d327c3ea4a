import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { CatchBoundary } from '@tanstack/react-router'

import { useSession } from '#src/client/context.tsx'
import { Slip } from '#src/features/betSlip/deferredSlip.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { SlipSkeleton } from '#src/features/betSlip/SlipSkeleton.tsx'
import { useSlipCount } from '#src/features/betSlip/view/useSlipCount.ts'
import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { low, lowest, space } from '#src/ui/theme/scale.ts'
import { AfterPaint } from '#src/ui/timing/afterPaint.tsx'
import { betsTabName } from '#src/words/market/tabs.ts'

import { BetsFault } from './BetsFault.tsx'
import { History, PendingCount } from './deferredBets.tsx'

const styles = {
  // It fills the height there is; the slip has parts in it that scroll and parts that stay.
  body: css({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minHeight: 0,
    [lowest]: { flex: 'none', minHeight: '100%' },
  }),
  history: css({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: space[3],
    [low]: { padding: space[2] },
  }),
}

/** The label of the slip's tab, on its own so that a new selection renders no more than its number. */
function SlipTabLabel() {
  const { i18n } = useLingui()
  const count = useSlipCount()
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
      label={t({ message: 'Bets', context: 'bet slip and bet history together' })}
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
    <div
      id={panelId}
      role="tabpanel"
      aria-label={betsTabName(i18n, tab)}
      css={[styles.body, tab === 'history' && styles.history]}
    >
      <AfterPaint key={tab} waiting={tab === 'slip' ? <SlipSkeleton /> : <Skeleton height={96} />}>
        <CatchBoundary getResetKey={() => tab} errorComponent={BetsFault}>
          {tab === 'slip' ? (
            <Slip hasKeypad={hasKeypad} />
          ) : (
            <History
              ticketNum={panel.ticketNum}
              onTicket={panel.showTicket}
              onSlip={() => panel.goToStake(true)}
            />
          )}
        </CatchBoundary>
      </AfterPaint>
    </div>
  )
}
