import { Trans } from '@lingui/react/macro'
import { Fragment, memo, type ReactNode, useMemo, useRef } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import type { Event } from '#domain/market/event.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { findInSightWithin } from '#src/ui/list/arrowKeys/findInSight.ts'
import { useToolbars } from '#src/ui/list/arrowKeys/toolbars.ts'
import { useSteps } from '#src/ui/timing/afterPaint.tsx'

import { inColumns } from './columns.ts'
import type { MarketGroup } from './marketGroups.ts'
import { MarketSection } from './MarketSection.tsx'
import { marketStyle } from './marketStyle.ts'
import { useColumnCount } from './useColumnCount.ts'

/** Lines of a market, and markets, stand in as many columns as their width allows: what is seen above or below counts. */
const findInSight = findInSightWithin((stop) => stop.closest('[role="tabpanel"]'))

/** More than a screen shows. */
const groupsAtOnce = 12

interface MarketPanelProps {
  id: string
  /** What its tab is called. */
  label: string
  event: Event
  groups: readonly MarketGroup[]
  /** Each says of which part of the match it is. */
  hasParts?: boolean
  kind?: BetKind
  /** What stands after the first of them. */
  afterFirst?: ReactNode
  /** In the place of markets where there are none. */
  empty?: ReactNode
}

/** The markets of a choice: one stop for Tab each, arrow keys within and between them. */
export const MarketPanel = memo(function MarketPanel({
  id,
  label,
  event,
  groups,
  hasParts = false,
  kind,
  afterFirst,
  empty = <NoMarkets />,
}: MarketPanelProps) {
  const root = useRef<HTMLDivElement>(null)
  useToolbars(root, findInSight)
  const made = useSteps(groups.length, groupsAtOnce)
  const count = useColumnCount()
  const { over, columns } = useMemo(() => inColumns(groups.slice(0, made), count), [groups, made, count])
  const [first] = groups
  const sectionOf = (group: MarketGroup): ReactNode => (
    <Fragment key={group.key}>
      <MarketSection event={event} group={group} hasPart={hasParts} kind={kind} />
      {group === first && afterFirst}
    </Fragment>
  )
  return (
    <div
      ref={root}
      id={id}
      role="tabpanel"
      aria-label={label}
      css={[marketStyle.panel, priceRoom]}
      data-odds-type={usePreference('oddsType')}
    >
      {over.map(sectionOf)}
      <div data-columns={count}>
        {columns.map((column, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns stand where they are
          <div key={at} data-column="">
            {column.map(sectionOf)}
          </div>
        ))}
      </div>
      {groups.length === 0 && empty}
    </div>
  )
})

function NoMarkets() {
  return (
    <EmptyState icon="clock" title={<Trans>No markets here yet</Trans>}>
      <Trans>Markets appear here when they open. Try the other tabs.</Trans>
    </EmptyState>
  )
}
