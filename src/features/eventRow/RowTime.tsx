import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'

import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { StartLabels } from '#src/words/format/starts.ts'
import { leftReasonName, type LeftReason } from '#src/words/match/leftReasons.ts'

interface RowTimeProps extends StartLabels {
  /** Why the event is not in its list any more: then it says that alone. */
  readonly left: LeftReason | null
}

/** When an event starts or, in play, where it stands: the clock first; the score book shows the one and hides the other. */
export function RowTime({ time, day, full, left }: RowTimeProps) {
  const { i18n } = useLingui()
  return (
    <span data-time="" title={full}>
      {left !== null && <strong data-reason="">{leftReasonName(i18n, left)}</strong>}
      <span data-live="">
        <VisuallyHidden>
          <Trans context="mark: match in progress">Live</Trans>
        </VisuallyHidden>{' '}
        <b data-clock="" /> <bdi data-standing="" />
      </span>
      <span data-start="">
        <b>{time}</b> {day !== null && <span data-day="">{day}</span>}
      </span>
    </span>
  )
}
