import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { formatOdds } from '#domain/odds.ts'
import { usePreference } from '#src/app/usePreference.ts'
import { useAmount } from '#src/features/wallet/useAmount.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Name } from '#src/ui/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { SelectionLabel } from '../leg/SelectionLabel.tsx'
import type { PendingBet } from '../slipView.ts'
import type { SendToSlip } from '../useSlip.ts'
import { Fact, FactList } from './FactList.tsx'
import { OutcomeHeading } from './OutcomeHeading.tsx'

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
  const amount = amountOf(pending.stake)
  return (
    <section css={styles.unknown}>
      <OutcomeHeading tone="warning">
        <Trans>Checking your bet</Trans>
      </OutcomeHeading>
      <p css={styles.text}>
        <Trans>
          Your bet was sent, but no answer has come back yet. It may have been placed and {amount} may have
          been taken, or not.
        </Trans>
      </p>
      <p css={styles.text}>
        <Trans>
          We keep asking until it is certain. It can be placed once at most, and this page can be closed.
        </Trans>
      </p>
      <PendingFacts pending={pending} />
      <Button variant="secondary" onClick={() => send({ type: 'check.requested' })}>
        <Trans>Check now</Trans>
      </Button>
    </section>
  )
}

function PendingFacts({ pending: { tickets, stake, confirmedAt, supportCode } }: { pending: PendingBet }) {
  const format = useFormat()
  const amountOf = useAmount()
  const oddsType = usePreference('oddsType')
  return (
    <FactList>
      {tickets.map((ticket) => (
        <Fact key={`${ticket.marketId}:${ticket.side}`} name={<Name lines={2}>{ticket.marketName}</Name>}>
          <SelectionLabel selection={ticket} /> @ {formatOdds({ euro: ticket.euroOdds }, oddsType)}
        </Fact>
      ))}
      <Fact name={<Trans>Stake</Trans>}>{amountOf(stake)}</Fact>
      {confirmedAt !== null && <Fact name={<Trans>Confirmed</Trans>}>{format.dateTime(confirmedAt)}</Fact>}
      {supportCode !== null && <Fact name={<Trans>Support code</Trans>}>{supportCode}</Fact>}
    </FactList>
  )
}
