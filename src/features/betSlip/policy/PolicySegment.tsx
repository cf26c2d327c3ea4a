import { Segment } from '#src/ui/controls/Segment.tsx'

import { usePolicyChoice } from './usePolicyChoice.ts'

/** Which moves of a price the member takes without being asked, all of them side by side. */
export function PolicySegment() {
  return <Segment {...usePolicyChoice()} />
}
