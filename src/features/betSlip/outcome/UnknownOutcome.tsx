import { Trans } from '@lingui/react/macro'

import { useAmount } from '#src/client/hooks/useAmount.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import type { PendingBet } from '../view/shownBets.ts'
import type { SendToSlip } from '../view/useSlip.ts'
import { AskedOnly } from './AskedOnly.tsx'
import { OpenBet } from './OpenBet.tsx'
import { PendingFacts } from './PendingFacts.tsx'

/** The bet was sent and its answer is not known: said as such, never as failed, until it is [SLIP-18]. */
export function UnknownOutcome({ pending, send }: { pending: PendingBet; send: SendToSlip }) {
  const amountOf = useAmount()
  const { stake, isSendable, isBooking } = pending
  return (
    <OpenBet
      title={isBooking ? <Trans>Checking your prebooked bet</Trans> : <Trans>Checking your bet</Trans>}
    >
      {isBooking ? (
        <p>
          <Trans>
            No reply yet. It may have been booked, and your stake may have been taken. We'll keep checking. It
            can't be booked twice.
          </Trans>
        </p>
      ) : (
        <SentBet amount={stake === null ? null : amountOf(stake)} />
      )}
      {!isSendable && <AskedOnly />}
      <PendingFacts bet={pending} />
      <Button variant="secondary" onClick={() => send({ type: 'check.requested' })}>
        <Trans context="button: ask again what became of a bet">Check now</Trans>
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
            No reply yet for your bet. It may have been placed, and its stake may have been taken.
          </Trans>
        ) : (
          <Trans>
            No reply yet. Your bet may have been placed, and {amount} may have been taken from your balance.
          </Trans>
        )}
      </p>
      <p>
        <Trans>We'll keep checking. It can't be placed twice, and you can close this page.</Trans>
      </p>
    </>
  )
}
