import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { SlipAnnouncer } from '#src/features/betSlip/lazySlip.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { useDevice } from '#src/ui/device.ts'
import { Overlay } from '#src/ui/Overlay.tsx'

import { BetsTabPanel, BetsTabs } from './BetsTabs.tsx'

/** The slip over the events: a sheet with its own keypad on phones, a drawer on pads [SLIP-22]. Mounted open or not. */
export function BetsSheet() {
  const { t } = useLingui()
  const { isOpen, tab, close } = useSlipPanel()
  const isPhone = useDevice() === 'phone'
  const panelId = useId()
  return (
    <>
      <Overlay
        kind={isPhone ? 'sheet' : 'drawer'}
        title={t`Bets`}
        tabs={<BetsTabs panelId={panelId} />}
        isOpen={isOpen}
        onClose={close}
      >
        <BetsTabPanel panelId={panelId} hasKeypad={isPhone} />
      </Overlay>
      <SlipAnnouncer isSlipShown={isOpen && tab === 'slip'} />
    </>
  )
}
