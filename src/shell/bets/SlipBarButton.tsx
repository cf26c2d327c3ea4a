import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'

import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { useSlipCount } from '#src/features/betSlip/view/useSlipCount.ts'
import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

import { barItem } from './barItem.ts'
import { SlipState } from './deferredSheet.tsx'
import { SlipBadge } from './SlipBadge.tsx'

const style = css({ position: 'relative' })

/** The phone's way to the slip: how many selections it holds, and whether something in it needs a look [SLIP-22]. */
export function SlipBarButton() {
  const panel = useSlipPanel()
  const count = useSlipCount()
  // Whether it needs a look is said by its code.
  const isSlipThere = useIsSlipThere()
  return (
    <button
      type="button"
      css={[barItem, style]}
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
      {isSlipThere ? <SlipState count={count} /> : <SlipBadge count={count} />}
    </button>
  )
}
