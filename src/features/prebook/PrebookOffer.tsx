import type { ReactNode } from 'react'

import { isPrebookable } from '#domain/bets/prebookable.ts'

import { Offer } from './deferredPrebook.tsx'
import type { SlipStake } from './SetTarget.tsx'
import { useIsPrebookEnabled } from './useIsPrebookEnabled.ts'

interface PrebookOfferProps {
  /** The one selection in the slip; null where there are others, or where none can be booked as things are. */
  readonly slip: SlipStake | null
  /** Its price may not be the current one. */
  readonly isStale: boolean
  /** What else can be done about it. */
  readonly children: ReactNode
}

/** At a paused selection that may be prebooked: what opens the form in the place of the slip's button, and whether it is booked [PREBOOK-01]. */
export function PrebookOffer({ slip, isStale, children }: PrebookOfferProps) {
  const isEnabled = useIsPrebookEnabled()
  if (slip === null || !isEnabled || !isPrebookable(slip.leg)) return children
  return (
    <Offer leg={slip.leg} isStale={isStale}>
      {children}
    </Offer>
  )
}
