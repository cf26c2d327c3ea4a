import { isPrebookable } from '#domain/bets/prebookable.ts'

import { Offer } from './deferredPrebook.tsx'
import type { SlipStake } from './SetTarget.tsx'
import { useIsPrebookEnabled } from './useIsPrebookEnabled.ts'

interface PrebookOfferProps {
  /** The one selection in the slip; null where there are others, or where none can be booked as things are. */
  readonly slip: SlipStake | null
  /** Its price may not be the current one. */
  readonly isStale: boolean
}

/** At a paused selection that may be prebooked: what opens the form in the place of the slip's button [PREBOOK-01]. */
export function PrebookOffer({ slip, isStale }: PrebookOfferProps) {
  const isEnabled = useIsPrebookEnabled()
  if (slip === null || isStale || !isEnabled || !isPrebookable(slip.leg)) return null
  return <Offer leg={slip.leg} />
}
