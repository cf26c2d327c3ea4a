import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'

import type { Event } from '#domain/event.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Name } from '#src/ui/Name.tsx'
import { type LeftReason, leftReasonName } from '#src/words/leftReasons.ts'
import type { StartLabels } from '#src/words/starts.ts'

interface RowTimeProps extends StartLabels {
  /** Why the event has left its list; then it says that alone. */
  readonly left: LeftReason | null
  /** The game and competition, where no head above says them. */
  readonly of: Pick<Event, 'gameName' | 'competitionName'> | null
}

/** When an event starts or, in play, where it stands, in one line; the score book shows the one and hides the other. */
export function RowTime({ time, day, full, left, of }: RowTimeProps) {
  const { i18n } = useLingui()
  return (
    <span data-time="" title={full}>
      {left !== null && <strong data-reason="">{leftReasonName(i18n, left)}</strong>}
      <span data-live="">
        <Badge tone="live">
          <Trans>Live</Trans>
        </Badge>
      </span>
      <span data-standing="" />
      <span data-start="">{time}</span>
      {day !== null && <span data-day="">{day}</span>}
      {of !== null && (
        <span data-of="">
          <Name>{of.gameName}</Name> · <Name>{of.competitionName}</Name>
        </span>
      )}
    </span>
  )
}
