import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/controls/Button.tsx'

import { useSlipPanel } from '../panel.ts'
import type { PendingBet } from '../view/shownBets.ts'
import type { SendToSlip } from '../view/useSlip.ts'
import { OpenBet } from './OpenBet.tsx'
import { PendingFacts } from './PendingFacts.tsx'

interface LapsedBetProps {
  readonly bet: PendingBet
  /** It was not placed, for certain; else nobody can say any more. */
  readonly isCertain: boolean
  readonly send: SendToSlip
}

/** A confirmed bet that ended without a decision of the server's [SLIP-18]. */
export function LapsedBet({ bet, isCertain, send }: LapsedBetProps) {
  const panel = useSlipPanel()
  return (
    <OpenBet title={<Title isBooking={bet.isBooking} isCertain={isCertain} />}>
      <p>
        {!isCertain ? (
          <Trans>
            Its stake may have been taken. It's too long ago, or this device's record of it is damaged. If it
            was placed, it's in your bet history. Check there before you bet again.
          </Trans>
        ) : bet.isBooking ? (
          <Trans>No money was taken. Your prebooked bet didn't reach us. You can prebook again.</Trans>
        ) : (
          <Trans>No money was taken. It didn't reach us in time and won't be placed.</Trans>
        )}
      </p>
      <PendingFacts bet={bet} />
      {!isCertain && (
        <Button variant="secondary" onClick={() => panel.show('history')}>
          <Trans context="the member's bets and transactions">Bet history</Trans>
        </Button>
      )}
      <Button variant="primary" onClick={() => send({ type: 'lapse.dismissed' })}>
        <Trans context="button: finish with a receipt">Done</Trans>
      </Button>
    </OpenBet>
  )
}

function Title({ isBooking, isCertain }: { isBooking: boolean; isCertain: boolean }) {
  if (isBooking)
    return isCertain ? (
      <Trans context="prebooked bet">Not booked</Trans>
    ) : (
      <Trans>We can't check your prebooked bet</Trans>
    )
  return isCertain ? <Trans>Bet not placed</Trans> : <Trans>We can't check your bet</Trans>
}
