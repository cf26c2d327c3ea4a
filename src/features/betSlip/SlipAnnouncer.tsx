import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import { selectionName } from '#src/features/odds/selectionName.ts'
import { useErrorText } from '#src/i18n/useErrorText.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { floating, phone, radius, space } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import { refusedSelectionsOf } from './selection/refusedSelections.ts'
import { useSlipActor } from './slipActor.ts'
import { useSlip } from './useSlip.ts'

const styles = {
  toast: css({
    position: 'fixed',
    zIndex: 10,
    left: '50%',
    bottom: space[6],
    width: 'max-content',
    maxWidth: 'calc(100% - 32px)',
    transform: 'translateX(-50%)',
    borderRadius: radius.s,
    boxShadow: floating,
    [phone]: { bottom: 72 },
  }),
}

/**
 * Says politely what pressing odds did to the slip, which otherwise only the pressed button shows. What the slip
 * itself shows is announced where it is shown; prices never are [A11Y-01].
 */
export function SlipAnnouncer() {
  const { i18n } = useLingui()
  const { tickets, phase } = useSlip()
  const [ticket] = tickets
  const name =
    ticket === undefined ? null : selectionName(i18n, { side: ticket.side, name: ticket.selectionName })
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {name !== null && phase === 'editing' && <Trans>Added to the bet slip: {name}</Trans>}
      </VisuallyHidden>
      <div css={styles.toast} aria-live="polite">
        <RefusedSelection />
      </div>
    </>
  )
}

/** 'Unable to add to betslip when match ended or paused' [SLIP-04]. */
function RefusedSelection() {
  const refused = refusedSelectionsOf(useSlipActor())
  const code = useSyncExternalStore(refused.subscribe, refused.current)
  const errorText = useErrorText()
  return code === null ? null : <Notice tone="warning">{errorText({ code })}</Notice>
}
