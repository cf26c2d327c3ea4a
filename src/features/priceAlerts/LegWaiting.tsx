import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'

import type { Leg } from '#domain/bets/bet.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { radius } from '#src/ui/theme/scale.ts'

import { AlertRow } from './AlertRow.tsx'
import { createPriceAlerts } from './alerts.ts'
import { alertKey } from './reached.ts'

const style = css({
  margin: 0,
  padding: 0,
  borderRadius: radius.s,
  overflow: 'hidden',
  '> li:last-child': { borderBottom: 0 },
})

interface LegWaitingProps {
  readonly leg: Pick<Leg, 'marketId' | 'side'>
  /** What was pressed goes with its row. */
  readonly onRemoved: () => void
}

/** The alerts that wait on one selection, each to be removed; nothing where there are none. */
export function LegWaiting({ leg: { marketId, side }, onRemoved }: LegWaitingProps) {
  const { t } = useLingui()
  const alerts = useClient().once(createPriceAlerts)
  const oddsType = usePreference('oddsType')
  const waiting = useSelector(alerts.waiting).filter(
    ({ leg }) => leg.marketId === marketId && leg.side === side,
  )
  if (waiting.length === 0) return null
  return (
    <ul
      css={style}
      aria-label={t({
        message: 'Odds alerts',
        context: 'heading: what the member wants to be told of odds',
      })}
    >
      {waiting.map((alert) => (
        <AlertRow
          key={alertKey(alert)}
          alert={alert}
          oddsType={oddsType}
          onRemove={() => {
            onRemoved()
            alerts.remove(alert)
          }}
        />
      ))}
    </ul>
  )
}
