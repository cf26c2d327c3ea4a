import { isPrebookable } from '#domain/bets/prebookable.ts'
import { quoteId } from '#machines/betSlip/legs.ts'

import { Prebook } from './deferredPrebook.tsx'
import type { PrebookPlaceProps } from './Prebook.tsx'
import { useIsPrebookEnabled } from './useIsPrebookEnabled.ts'

/** Around the slip's button: while the member books a paused selection, that instead of the button [PREBOOK-01]. */
export function PrebookPlace({ slip, ...rest }: PrebookPlaceProps) {
  const isEnabled = useIsPrebookEnabled()
  if (slip === null || !isEnabled || !isPrebookable(slip.leg)) return rest.children
  return <Prebook key={quoteId(slip.leg)} slip={slip} {...rest} />
}
