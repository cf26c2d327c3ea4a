import { Segment } from '#src/ui/controls/Segment.tsx'

import { useOddsTypeChoice } from './useOddsTypeChoice.ts'

/** The odds type, all of them in sight. */
export function OddsTypeSegment() {
  return <Segment {...useOddsTypeChoice()} />
}
