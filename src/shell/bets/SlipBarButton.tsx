import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'

import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { useSlipSummary } from '#src/features/betSlip/view/slipSummary.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { barItem } from './barItem.ts'

const styles = {
  button: css({ position: 'relative' }),
  badge: css({ position: 'absolute', top: space[1], left: '50%', marginLeft: space[2] }),
}

/** The phone's way to the slip: how many selections it holds, and whether something in it needs a look [SLIP-22]. */
export function SlipBarButton() {
  const panel = useSlipPanel()
  const { count, needsAttention: isNeeded } = useSlipSummary()
  return (
    <button
      type="button"
      css={[barItem, styles.button]}
      data-filled={count > 0}
      aria-haspopup="dialog"
      aria-expanded={panel.isOpen && panel.tab === 'slip'}
      onClick={() => panel.open('slip')}
    >
      <Icon name="slip" size={24} />
      <Trans context="where selections wait for their stakes">Bet slip</Trans>
      {count > 0 && (
        <VisuallyHidden>
          <Plural value={count} one="# selection" other="# selections" />
        </VisuallyHidden>
      )}
      {isNeeded && (
        <VisuallyHidden>
          <Trans>Needs your attention</Trans>
        </VisuallyHidden>
      )}
      {(count > 0 || isNeeded) && (
        <span css={styles.badge} aria-hidden="true">
          <Badge tone={isNeeded ? 'warning' : 'accent'}>{isNeeded ? '!' : count}</Badge>
        </span>
      )}
    </button>
  )
}
