import { Trans } from '@lingui/react/macro'

import { Badge } from '#src/ui/Badge.tsx'
import type { StartLabels } from '#src/words/starts.ts'

/** When an event starts or, in play, where it stands; the score book shows the one and hides the other. */
export function RowTime({ time, day, full }: StartLabels) {
  return (
    <div data-column="time" title={full}>
      <span data-live="">
        <Badge tone="live">
          <Trans>Live</Trans>
        </Badge>
      </span>
      <span data-standing="" />
      <span data-start="">{time}</span>
      {day !== null && <span data-day="">{day}</span>}
    </div>
  )
}
