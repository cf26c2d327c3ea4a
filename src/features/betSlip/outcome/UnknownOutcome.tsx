import { Trans } from '@lingui/react/macro'

import { useAmount } from '#src/client/useAmount.ts'
import { Button } from '#src/ui/Button.tsx'

import type { PendingBet } from '../shownBets.ts'
import type { SendToSlip } from '../useSlip.ts'
import { AskedOnly } from './AskedOnly.tsx'
import { OpenBet } from './OpenBet.tsx'
import { PendingFacts } from './PendingFacts.tsx'

/** The bet was sent and its answer is not known: said as such, never as failed, until it is [SLIP-18]. */
export function UnknownOutcome({ pending, send }: { pending: PendingBet; send: SendToSlip }) {
  const amountOf = useAmount()
  const { stake, isSendable, isBooking } = pending
  return (
    <OpenBet title={isBooking ? <Trans>Checking your booking</Trans> : <Trans>Checking your bet</Trans>}>
      {isBooking ? (
        <p>
          <Trans>
            It was sent, but no answer has come back yet. We keep asking until it is certain. It can be booked
            once at most.
          </Trans>
        </p>
      ) : (
        <SentBet amount={stake === null ? null : amountOf(stake)} />
      )}
      {!isSendable && <AskedOnly />}
      <PendingFacts bet={pending} />
      <Button variant="secondary" onClick={() => send({ type: 'check.requested' })}>
        <Trans>Check now</Trans>
      </Button>
    </OpenBet>
  )
}

function SentBet({ amount }: { amount: string | null }) {
  return (
    <>
      <p>
        {amount === null ? (
          <Trans>
            A bet was sent, but no answer has come back yet. It may have been placed and its stake taken, or
            not.
          </Trans>
        ) : (
          <Trans>
            Your bet was sent, but no answer has come back yet. It may have been placed and {amount} may have
            been taken, or not.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          We keep asking until it is certain. It can be placed once at most, and this page can be closed.
        </Trans>
      </p>
    </>
  )
}
