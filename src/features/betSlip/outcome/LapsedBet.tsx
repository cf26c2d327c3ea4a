import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/Button.tsx'

import { useSlipPanel } from '../panel.ts'
import type { PendingBet } from '../shownBets.ts'
import type { SendToSlip } from '../useSlip.ts'
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
            It is too long ago, or what this device kept of it is damaged. If it was placed, it is in your bet
            history: look there before you bet again.
          </Trans>
        ) : bet.isBooking ? (
          <Trans>The booking never arrived, and nothing was taken. You can book again.</Trans>
        ) : (
          <Trans>It did not reach us in time, and it will not be placed any more. No money was taken.</Trans>
        )}
      </p>
      <PendingFacts bet={bet} />
      {!isCertain && (
        <Button variant="secondary" onClick={() => panel.show('history')}>
          <Trans>Bet history</Trans>
        </Button>
      )}
      <Button variant="primary" onClick={() => send({ type: 'lapse.dismissed' })}>
        <Trans>Done</Trans>
      </Button>
    </OpenBet>
  )
}

function Title({ isBooking, isCertain }: { isBooking: boolean; isCertain: boolean }) {
  if (isBooking) return isCertain ? <Trans>Not booked</Trans> : <Trans>Your booking cannot be checked</Trans>
  return isCertain ? <Trans>Your bet was not placed</Trans> : <Trans>Your bet cannot be checked</Trans>
}
