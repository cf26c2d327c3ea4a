import { css } from '@emotion/react'
import { useRef } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { space } from '#src/ui/theme/scale.ts'

import { AlertButton } from './AlertButton.tsx'
import { LegWaiting } from './LegWaiting.tsx'

const style = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  outline: 'none',
  // No line of its own where there is nothing to say.
  '&:empty': { display: 'none' },
  '> button': { margin: `${space[1]}px 0` },
  '> ul': { justifySelf: 'stretch' },
})

interface LegAlertsProps {
  readonly leg: Pick<Leg, 'marketId' | 'side' | 'status'>
  /** The selection at its price of the moment; null where it is gone. */
  readonly legNow: () => Leg | null
  readonly isLocked: boolean
}

/** Of a selection in the slip: the alerts that wait on it, and the way to set one [ALERT-01]. */
export function LegAlerts({ leg, legNow, isLocked }: LegAlertsProps) {
  const place = useRef<HTMLDivElement>(null)
  const legs = (): readonly Leg[] => {
    const now = legNow()
    return now === null ? [] : [{ ...now, euroOdds: now.price.euro, change: 'none' }]
  }
  return (
    <div ref={place} tabIndex={-1} css={style}>
      <LegWaiting leg={leg} onRemoved={() => place.current?.focus()} />
      <AlertButton market={leg} legs={legs} isLocked={isLocked} />
    </div>
  )
}
