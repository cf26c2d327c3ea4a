import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { SlipAnnouncer } from '#src/features/betSlip/lazySlip.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { layer } from '#src/ui/theme/scale.ts'
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import { BetsTabPanel, BetsTabs } from './BetsTabs.tsx'

const styles = {
  panel: css({
    height: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'var(--surface-2)',
    scrollbarWidth: 'thin',
  }),
  tabs: css({ position: 'sticky', top: 0, zIndex: layer.stickyInPart, background: 'var(--surface-2)' }),
}

export const slipPanelId = 'bets'

/** The slip beside the events, on desktops: always in reach, scrolling on its own. Its place gives it its size. */
export function BetsPanel() {
  const { t } = useLingui()
  const { tab } = useSlipPanel()
  const panelId = useId()
  return (
    <aside id={slipPanelId} css={styles.panel} aria-label={t`Bets`}>
      <h2 css={visuallyHidden}>{t`Bets`}</h2>
      <div css={styles.tabs}>
        <BetsTabs panelId={panelId} />
      </div>
      <BetsTabPanel panelId={panelId} hasKeypad={false} />
      <SlipAnnouncer isSlipShown={tab === 'slip'} />
    </aside>
  )
}
