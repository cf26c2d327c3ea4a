import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { Slip } from '#src/features/betSlip/Slip.tsx'
import type { SlipView } from '#src/features/betSlip/slipView.ts'
import { useSlipView } from '#src/features/betSlip/useSlip.ts'
import { AfterPaint } from '#src/ui/afterPaint.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { layer, phone, space } from '#src/ui/theme/scale.ts'

import { History } from './lazyBets.tsx'

const styles = {
  tabs: css({ position: 'sticky', top: 0, zIndex: layer.stickyInPart, background: 'var(--surface-2)' }),
  // A sheet whose tabs are of one height keeps them in place under the thumb.
  body: css({ padding: space[3], [phone]: { minHeight: '56dvh' } }),
}

function countOf({ tickets }: SlipView): number {
  return tickets.length
}

/** The two tabs of the slip's panel [SLIP-22]. */
export function BetsTabs({ hasKeypad }: { hasKeypad: boolean }) {
  const { t } = useLingui()
  const panel = useSlipPanel()
  const count = useSlipView(countOf)
  const panelId = useId()
  const names = { slip: t`Bet slip`, history: t`Bet history` }
  return (
    <>
      <div css={styles.tabs}>
        <Tabs
          label={t`Bets`}
          tabs={[
            {
              name: 'slip',
              label: (
                <>
                  {names.slip} {count > 0 && <Badge tone="accent">{count}</Badge>}
                </>
              ),
            },
            { name: 'history', label: names.history },
          ]}
          selected={panel.tab}
          onSelect={panel.show}
          panelId={panelId}
          isFilling
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={names[panel.tab]} css={styles.body}>
        <AfterPaint key={panel.tab} waiting={<Skeleton height={96} />}>
          {panel.tab === 'slip' ? <Slip hasKeypad={hasKeypad} /> : <History />}
        </AfterPaint>
      </div>
    </>
  )
}
