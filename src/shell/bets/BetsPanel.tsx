import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { SlipAnnouncer } from '#src/features/betSlip/deferredSlip.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { lowest } from '#src/ui/theme/scale.ts'

import { BetsTabPanel, BetsTabs } from './BetsTabs.tsx'

const styles = {
  panel: css({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    background: 'var(--surface-2)',
    // Where there is not the height for parts that stay, all of it scrolls.
    [lowest]: { overflowY: 'auto' },
  }),
  tabs: css({ flex: 'none' }),
}

export const slipPanelId = 'bets'

/** The slip beside the events, on desktops: always in reach, scrolling on its own. Its place gives it its size. */
export function BetsPanel() {
  const { t } = useLingui()
  const { tab } = useSlipPanel()
  const panelId = useId()
  return (
    <aside
      id={slipPanelId}
      css={styles.panel}
      aria-label={t({ message: 'Bets', context: 'bet slip and bet history together' })}
    >
      <h2 css={visuallyHidden}>{t({ message: 'Bets', context: 'bet slip and bet history together' })}</h2>
      <div css={styles.tabs}>
        <BetsTabs panelId={panelId} />
      </div>
      <BetsTabPanel panelId={panelId} hasKeypad={false} />
      <SlipAnnouncer isSlipShown={tab === 'slip'} />
    </aside>
  )
}
