import { Trans } from '@lingui/react/macro'
import { memo, useMemo, useRef } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import type { Event } from '#domain/event.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { useSteps } from '#src/ui/afterPaint.tsx'
import { findInSightWithin } from '#src/ui/arrowKeys/findInSight.ts'
import { useToolbars } from '#src/ui/arrowKeys/toolbars.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

import { marketGroups } from './marketGroups.ts'
import { MarketSection } from './MarketSection.tsx'
import { marketStyle } from './marketStyle.ts'

/** Lines of a market, and markets, stand in as many columns as their width allows: what is seen above or below counts. */
const findInSight = findInSightWithin((stop) => stop.closest('[role="tabpanel"]'))

/** More than a screen shows. */
const groupsAtOnce = 12

interface MarketPanelProps {
  id: string
  /** What its tab is called. */
  label: string
  event: Event
  tabName: string
  kind?: BetKind
}

/** Every market of a tab: one stop for Tab each, arrow keys within and between them. */
export const MarketPanel = memo(function MarketPanel({ id, label, event, tabName, kind }: MarketPanelProps) {
  const root = useRef<HTMLDivElement>(null)
  useToolbars(root, findInSight)
  const groups = useMemo(() => marketGroups(event.markets, tabName), [event.markets, tabName])
  const made = useSteps(groups.length, groupsAtOnce)
  return (
    <div
      ref={root}
      id={id}
      role="tabpanel"
      aria-label={label}
      css={[marketStyle.panel, priceRoom]}
      data-odds-type={usePreference('oddsType')}
    >
      {groups.slice(0, made).map((group) => (
        <MarketSection key={group.key} event={event} group={group} kind={kind} />
      ))}
      {groups.length === 0 && (
        <EmptyState icon="clock" title={<Trans>No markets here yet</Trans>}>
          <Trans>They appear when they open. Have a look at the other tabs meanwhile.</Trans>
        </EmptyState>
      )}
    </div>
  )
})
