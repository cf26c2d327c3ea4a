import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { SlipAnnouncer } from '#src/features/betSlip/deferredSlip.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { useDevice } from '#src/ui/theme/device.ts'

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
        title={t({ message: 'Bets', context: 'bet slip and bet history together' })}
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
