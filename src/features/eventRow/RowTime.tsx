import { Trans } from '@lingui/react/macro'

import { Badge } from '#src/ui/Badge.tsx'
import type { StartLabels } from '#src/words/starts.ts'

/** When an event starts or, in play, where it stands, in one line; the score book shows the one and hides the other. */
export function RowTime({ time, day, full }: StartLabels) {
  return (
    <span data-time="" title={full}>
      <span data-live="">
        <Badge tone="live">
          <Trans>Live</Trans>
        </Badge>
      </span>
      <span data-standing="" />
      <span data-start="">{time}</span>
      {day !== null && <span data-day="">{day}</span>}
    </span>
  )
}
