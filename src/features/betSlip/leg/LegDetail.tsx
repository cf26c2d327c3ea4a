import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { PendingChange } from '#machines/betSlip/legs.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import type { LegFacts } from '../view/shownLegs.ts'
import { LegChange } from './LegChange.tsx'

const styles = {
  detail: css({
    display: 'grid',
    gap: 2,
    marginTop: space[1],
    paddingTop: space[1],
    borderTop: '1px solid var(--border)',
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-2)',
    fontVariantNumeric: 'tabular-nums',
    '> p': { margin: 0 },
  }),
  change: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
}

interface LegDetailProps {
  readonly leg: LegFacts
  readonly change: PendingChange | null
  /** Takes what has changed without placing anything; null where that is not to be said here. */
  readonly onAccept: (() => void) | null
  /** Its own range, where it is the only one there is; else null. */
  readonly range: ReactNode
  /** To be told of its odds. */
  readonly alerts: ReactNode
}

/** What is said of a selection where the member asks for more: its match in full, its range, what has changed, and its alerts. */
export function LegDetail({ leg, change, onAccept, range, alerts }: LegDetailProps) {
  const format = useFormat()
  const { homeName, awayName } = leg
  return (
    <div css={styles.detail}>
      {leg.option !== 'outright' && (
        <p>
          <Trans>
            <Name>{homeName}</Name> v <Name>{awayName}</Name>
          </Trans>
        </p>
      )}
      <p>
        <Name>{leg.gameName}</Name>
        <Dot />
        <Name>{leg.competitionName}</Name>
        <Dot />
        {format.kickOff(leg.startUtc)}
      </p>
      {range}
      {change !== null && (
        <div css={styles.change}>
          <span>
            <LegChange change={change} />
          </span>
          {onAccept !== null && change.kind !== 'locked' && (
            <Button onClick={onAccept}>
              <Trans context="button: accept the new odds or handicap">Accept</Trans>
            </Button>
          )}
        </div>
      )}
      {alerts}
    </div>
  )
}
