import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { figureLabel } from '#domain/betType.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { formatOdds } from '#domain/odds.ts'
import type { PendingChange } from '#machines/betSlip/tickets.ts'
import { usePreference } from '#src/app/usePreference.ts'
import { useErrorText } from '#src/i18n/useErrorText.ts'
import { Button } from '#src/ui/Button.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  change: css({
    display: 'flex',
    alignItems: 'center',
    marginTop: space[2],
    justifyContent: 'space-between',
    gap: space[2],
    padding: '8px 8px 8px 12px',
    borderRadius: radius.s,
    background: 'var(--warning-surface)',
    color: 'var(--text-1)',
    fontVariantNumeric: 'tabular-nums',
  }),
  before: css({ display: 'block', color: 'var(--text-2)', fontSize: text.s }),
}

/** What a leg's terms are now, where the member has not agreed to them, and the way to [SLIP-15]. */
export function LegChange({ change, onAccept }: { change: PendingChange; onAccept: (() => void) | null }) {
  const text = useChangeText(change)
  const oddsType = usePreference('oddsType')
  const agreed = formatOdds({ euro: change.ticket.euroOdds }, oddsType)
  return (
    <div css={styles.change}>
      <span>
        {text}
        {change.kind !== 'locked' && (
          <span css={styles.before}>
            <Before change={change} agreed={agreed} />
          </span>
        )}
      </span>
      {onAccept !== null && (
        <Button variant="secondary" onClick={onAccept}>
          <Trans>Accept</Trans>
        </Button>
      )}
    </div>
  )
}

function Before({ change: { kind, ticket }, agreed }: { change: PendingChange; agreed: string }) {
  const figure = figureLabel(ticket.betType, ticket)
  if (kind === 'handicap' && figure !== null)
    return (
      <Trans>
        You chose {figure} at {agreed}
      </Trans>
    )
  return <Trans>You chose {agreed}</Trans>
}

/** The catalogue's words for a change: 'New odds is', 'New handicap is', 'Locked odds will be removed', 'Ticket will be removed'. */
function useChangeText({ kind, ticket, quote }: PendingChange): string {
  const errorText = useErrorText()
  const oddsType = usePreference('oddsType')
  const odds = formatOdds(quote.price, oddsType)
  switch (kind) {
    case 'odds':
      return errorText({ ...errors.newOdds, params: { odds } })
    case 'handicap': {
      const handicap = figureLabel(ticket.betType, quote) ?? quote.handicap ?? quote.line ?? odds
      return errorText({ ...errors.newHandicap, params: { handicap } })
    }
    case 'locked':
      // Paused may open again; what is closed or decided cannot.
      return errorText(
        quote.status === 'paused' ? errors.lockedOddsWillBeRemoved : errors.ticketWillBeRemoved,
      )
  }
}
