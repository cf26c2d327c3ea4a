import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { useAmount } from '#src/features/wallet/useAmount.ts'
import { Button } from '#src/ui/Button.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import type { PendingBet } from '../slipView.ts'
import type { SendToSlip } from '../useSlip.ts'
import { OutcomeHeading } from './OutcomeHeading.tsx'
import { PendingFacts } from './PendingFacts.tsx'

const styles = {
  unknown: css({
    display: 'grid',
    gap: space[3],
    padding: space[3],
    borderRadius: radius.m,
    background: 'var(--warning-surface)',
    color: 'var(--text-1)',
  }),
  text: css({ margin: 0, fontSize: text.s, lineHeight: 1.5 }),
}

/** The bet was sent and its answer is not known: said as such, never as failed, until it is [SLIP-18]. */
export function UnknownOutcome({ pending, send }: { pending: PendingBet; send: SendToSlip }) {
  const amountOf = useAmount()
  const { stake, isSendable } = pending
  const amount = stake === null ? null : amountOf(stake)
  return (
    <section css={styles.unknown}>
      <OutcomeHeading tone="warning">
        <Trans>Checking your bet</Trans>
      </OutcomeHeading>
      <p css={styles.text}>
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
      <p css={styles.text}>
        <Trans>
          We keep asking until it is certain. It can be placed once at most, and this page can be closed.
        </Trans>
      </p>
      {!isSendable && (
        <p css={styles.text}>
          <Trans>
            This page cannot read all that was kept of the bet, so it only asks about it and never sends it
            again.
          </Trans>
        </p>
      )}
      <PendingFacts bet={pending} />
      <Button variant="secondary" onClick={() => send({ type: 'check.requested' })}>
        <Trans>Check now</Trans>
      </Button>
    </section>
  )
}
