import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { SlipAnnouncer } from '#src/features/betSlip/lazySlip.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import { BetsTabs } from './BetsTabs.tsx'

const styles = {
  panel: css({
    height: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'var(--surface-2)',
    scrollbarWidth: 'thin',
  }),
}

export const slipPanelId = 'bets'

/** The slip beside the events, on desktops: always in reach, scrolling on its own. Its place gives it its size. */
export function BetsPanel() {
  const { t } = useLingui()
  const { tab } = useSlipPanel()
  return (
    <aside id={slipPanelId} css={styles.panel} aria-label={t`Bets`}>
      <h2 css={visuallyHidden}>{t`Bets`}</h2>
      <BetsTabs hasKeypad={false} />
      <SlipAnnouncer isSlipShown={tab === 'slip'} />
    </aside>
  )
}
