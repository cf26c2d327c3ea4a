import { useLingui } from '@lingui/react/macro'

import { SlipAnnouncer } from '#src/features/betSlip/lazySlip.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { useDevice } from '#src/ui/device.ts'
import { Overlay } from '#src/ui/Overlay.tsx'

import { BetsTabs } from './BetsTabs.tsx'

/** The slip over the events: a sheet with its own keypad on phones, a drawer on pads [SLIP-22]. Mounted open or not. */
export function BetsSheet() {
  const { t } = useLingui()
  const { isOpen, tab, close } = useSlipPanel()
  const isPhone = useDevice() === 'phone'
  return (
    <>
      <Overlay kind={isPhone ? 'sheet' : 'drawer'} title={t`Bets`} isOpen={isOpen} onClose={close}>
        <BetsTabs hasKeypad={isPhone} />
      </Overlay>
      <SlipAnnouncer isSlipShown={isOpen && tab === 'slip'} />
    </>
  )
}
