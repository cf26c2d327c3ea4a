import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import { optionalPart } from '#src/i18n/deferredPart.tsx'
import { Button } from '#src/ui/controls/Button.tsx'

const ShareDialog = optionalPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)

interface ShareBetProps {
  ticket: PlacedTicket
  /** What it pays or has paid, stake included; null where that is not known. */
  returns: Money | null
}

/** Opens a bet as text and as a picture, to be copied, shared and saved [HIST-01]. What it opens is fetched with the first press. */
export function ShareBet({ ticket, returns }: ShareBetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans context="verb: send a bet to somebody as text or as a picture">Share</Trans>
      </Button>
      {isOpen && <ShareDialog ticket={ticket} returns={returns} onClose={() => setOpen(false)} />}
    </>
  )
}
