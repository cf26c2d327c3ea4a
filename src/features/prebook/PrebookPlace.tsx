import type { ReactNode } from 'react'

import { isPrebookable } from '#domain/bets/prebookable.ts'
import { quoteId } from '#machines/betSlip/legs.ts'

import { Prebook } from './deferredPrebook.tsx'
import type { SlipStake } from './SetTarget.tsx'
import { useIsPrebookEnabled } from './useIsPrebookEnabled.ts'

export interface PrebookPlaceProps {
  /** The one selection in the slip; null where there are others, or where none can be booked as things are. */
  readonly slip: SlipStake | null
  /** Its price may not be the current one. */
  readonly isStale: boolean
  /** Done with what was booked: the selection leaves the slip. */
  readonly onDone: () => void
  /** Shows a ticket in the history. */
  readonly onShowTicket: (ticketNum: string) => void
  /** How a bet is placed otherwise. */
  readonly children: ReactNode
}

/** Around the slip's button: while the member books a paused selection, that instead of the button [PREBOOK-01]. */
export function PrebookPlace({ slip, ...rest }: PrebookPlaceProps) {
  const isEnabled = useIsPrebookEnabled()
  if (slip === null || !isEnabled || !isPrebookable(slip.leg)) return rest.children
  return <Prebook key={quoteId(slip.leg)} slip={slip} {...rest} />
}
