import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { PlacedTicket, TicketLine } from '#domain/bets/bet.ts'
import { useClient } from '#src/client/context.tsx'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { useSlipActor } from '#src/features/selection/slipActor.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { findAgain, takeAgain } from './betAgain.ts'

const styles = {
  again: css({ display: 'grid', gap: space[2] }),
  missing: css({ margin: 0, paddingInlineStart: space[4] }),
}

type Asked =
  | { readonly kind: 'not' | 'asking' | 'failed' | 'busy' }
  | { readonly kind: 'partly'; readonly taken: number; readonly missing: readonly TicketLine[] }

interface BetAgainProps {
  ticket: PlacedTicket
  onSlip: () => void
}

/** Puts those of a ticket's selections that are still open into the slip, and says which are not. */
export function BetAgain({ ticket, onSlip }: BetAgainProps) {
  const client = useClient()
  const slip = useSlipActor()
  const [asked, setAsked] = useState<Asked>({ kind: 'not' })
  const isAsking = asked.kind === 'asking'
  const betAgain = async (): Promise<void> => {
    setAsked({ kind: 'asking' })
    try {
      const { legs, missing } = await findAgain(client, ticket)
      const isTaken = legs.length === 0 || takeAgain(slip, ticket, legs, client.api.serverNow())
      if (!isTaken) setAsked({ kind: 'busy' })
      else if (missing.length > 0) setAsked({ kind: 'partly', taken: legs.length, missing })
      else onSlip()
    } catch {
      setAsked({ kind: 'failed' })
    }
  }
  return (
    <div css={styles.again}>
      <Button aria-disabled={isAsking} onClick={isAsking ? undefined : () => void betAgain()}>
        <Trans>Bet again</Trans>
      </Button>
      {asked.kind === 'failed' && (
        <Notice tone="warning" role="status">
          <Trans>Couldn't get the odds. Nothing was added to your bet slip.</Trans>
        </Notice>
      )}
      {asked.kind === 'busy' && (
        <Notice tone="warning" role="status">
          <Trans>Your last bet is still being placed. Try again in a moment.</Trans>
        </Notice>
      )}
      {asked.kind === 'partly' && <Missing {...asked} onSlip={onSlip} />}
    </div>
  )
}

interface MissingProps {
  taken: number
  missing: readonly TicketLine[]
  onSlip: () => void
}

function Missing({ taken, missing, onSlip }: MissingProps) {
  const count = missing.length
  return (
    <>
      <Notice tone="warning" role="status">
        <Plural
          value={count}
          one="This selection is no longer available:"
          other="These selections are no longer available:"
        />
        <ul css={styles.missing}>
          {missing.map((line) => (
            <li key={`${line.marketId}:${line.side}`}>
              <SelectionLabel selection={line} />
            </li>
          ))}
        </ul>
        {taken > 0 && (
          <Plural
            value={taken}
            one="The other selection is in your bet slip."
            other="The other # selections are in your bet slip."
          />
        )}
      </Notice>
      {taken > 0 && (
        <Button variant="primary" onClick={onSlip}>
          <Trans>Go to bet slip</Trans>
        </Button>
      )}
    </>
  )
}
