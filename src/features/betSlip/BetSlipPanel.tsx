import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { SlipAnnouncer } from './SlipAnnouncer.tsx'
import { SlipTabs } from './SlipTabs.tsx'

const styles = {
  panel: css({
    height: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'var(--surface-2)',
    scrollbarWidth: 'thin',
  }),
}

/** The slip beside the events, on desktops: always in reach, scrolling on its own. Its place gives it its size. */
export function BetSlipPanel() {
  const { t } = useLingui()
  return (
    <aside css={styles.panel} aria-label={t`Bets`}>
      <SlipTabs hasKeypad={false} />
      <SlipAnnouncer />
    </aside>
  )
}
